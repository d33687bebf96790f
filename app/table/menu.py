"""What lies over a table when asked for: everything that has no place on it."""

from typing import TYPE_CHECKING, Any

from app.look.running import lanterne
from app.table.keeping.codes import Code, written
from app.table.keeping.sending import send_game, send_story
from app.table.keeping.share import share
from app.table.restarting import offer_restart
from app.widgets.dialog import Answer
from engine.core.game import Action

if TYPE_CHECKING:
    from app.table.screen import Table


def open_menu(table: "Table") -> None:
    """Everything that is not on the table itself."""
    app = lanterne()
    _, game = app.tr._, table.session.game.info.key
    answers = [
        *_time_travel(table),
        Answer(_("Game log"), table.open_log, icon="log"),
        Answer(_("Rules"), lambda: app.go("rules", game=game), icon="rules"),
        _closer_or_whole(table),
        *_furnishing(table, game),
        Answer(_("Share"), lambda: share_game(table.session), icon="share"),
        *_sound(),
        *offer_restart(table),
        *_giving_up(table),
        Answer(_("Settings"), lambda: app.go("settings"), icon="settings"),
        Answer(_("Leave game"), app.navigator.home, icon="home"),
    ]
    app.dialogs.ask(_(table.session.game.info.title), _("Your game is saved after every move."), answers)


def _closer_or_whole(table: "Table") -> Answer:
    """The way nearer to a board of small cells for those who do not know that two fingers spread."""
    _, is_board = lanterne().tr._, table.laid.surface is table.board
    if is_board and not table.board.zoomed:
        return Answer(_("Zoom in"), table.board.come_closer, icon="search")
    return Answer(_("Show whole board"), table.laid.surface.show_whole, icon="zoom_reset")


def _time_travel(table: "Table") -> list[Answer]:
    """Undo and redo by their titles, where there is something to take back or to play again."""
    _, desk = lanterne().tr._, table.ids.desk
    found = []
    if desk.undo_title:
        words = _("Undo: {title}").format(title=desk.undo_title)
        found.append(Answer(words, table.undo, icon="undo", short=_("Undo")))
    if len(table.tabletop.earlier(table.viewer, 2)) > 1:
        found.append(Answer(_("Undo several moves"), table.open_undo_list, icon="log"))
    if desk.redo_title:
        words = _("Redo: {title}").format(title=desk.redo_title)
        found.append(Answer(words, table.redo, icon="redo", short=_("Redo")))
    return found


def _sound() -> list[Answer]:
    """One tap for silence; how loud it is stays as it was set."""
    app = lanterne()
    if not app.services.sound.available:
        return []
    on = app.settings.sound
    words = app.tr._("Sound off") if on else app.tr._("Sound on")
    return [Answer(words, lambda: setattr(app.settings, "sound", not on), icon="mute" if on else "sound")]


def _giving_up(table: "Table") -> list[Answer]:
    """Where whoever is asked can give the game up; it is asked about once more."""
    asked = table.asked
    if asked is None or not table.session.surrender(asked):
        return []
    words = lanterne().tr._("Give up")
    return [Answer(words, lambda: _ask_to_give_up(table, *table.session.surrender(asked)), icon="cancel")]


def _ask_to_give_up(table: "Table", action: Action) -> None:
    app = lanterne()
    _ = app.tr._
    yes = Answer(_("Give up"), lambda: table.play(action), "danger", "cancel")
    app.dialogs.ask(_("Give up?"), _("The game ends here, and you lose."), [yes, Answer(_("Keep playing"))])


def _furnishing(table: "Table", game: str) -> list[Answer]:
    """The screen on which this game's tables are furnished; it works on the very session being played."""
    app = lanterne()
    furnish = app.catalogue[game].kit.furnish
    if furnish is None:
        return []
    details = {"name": table.tabletop.name, "session": table.session}
    return [Answer(app.tr._(furnish.words), lambda: app.go(furnish.screen, **details), icon="brush")]


def _sharing(session: Any) -> list[Answer]:
    """The code of a game that has one, and the game itself."""
    _ = lanterne().tr._
    sending = Answer(_("Send this game"), lambda: send_game(session), icon="share")
    if Code.of(session) is None:
        return [sending]
    return [Answer(_("Share game code"), lambda: share_code(session), icon="code"), sending]


def share_game(session: Any, name: str = "") -> None:
    """Everything of a game that can be given away; one that is over also as a text."""
    app = lanterne()
    _ = app.tr._
    answers = _sharing(session)
    if session.outcome is not None:
        answers.append(Answer(_("Save as text"), lambda: send_story(session, name), icon="log"))
    app.dialogs.ask(_("Share"), "", [*answers, Answer(_("Close"))])


def share_code(session: Any) -> None:
    """Show the short code of this very game, if it has one."""
    app, code = lanterne(), Code.of(session)
    if code is not None:
        note = app.tr._("Anyone who enters this code starts the same game from the beginning.")
        share(written(app.catalogue[code.game], code), note)
