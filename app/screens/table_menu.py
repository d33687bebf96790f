"""What lies over a table when asked for: the menu and the log."""

from typing import Any

from kivy.app import App
from kivy.core.window import Window
from kivy.metrics import dp

from app.chronicle import told
from app.codes import Code, written
from app.navigation import WORKSHOPS
from app.screens.share import share
from app.seating import HUES
from app.widgets.dialog import Answer, Dialog
from app.widgets.log import NOBODY, Log, LogLine


def open_menu(table: Any) -> None:
    """Everything that is not on the table itself."""
    app = App.get_running_app()
    _, game = app.tr._, table.session.game.info.key
    answers = [
        *_time_travel(table),
        Answer(_("What happened"), table.open_log, icon="log"),
        Answer(_("Rules"), lambda: app.go("rules", game=game), icon="rules"),
        Answer(_("Whole board"), table.board.reset_view, icon="zoom_reset"),
        *_workshop(table, game),
        Answer(_("Share the code of this game"), lambda: share_code(table.session), icon="share"),
        Answer(_("Settings"), lambda: app.go("settings"), icon="settings"),
        Answer(_("Leave the table"), app.navigator.home, icon="home"),
    ]
    app.dialogs.ask(_(table.session.game.info.title), _("The table is saved after every move."), answers)


def _time_travel(table: Any) -> list[Answer]:
    """Undo and redo by their titles, where there is something to take back or to play again."""
    _, desk = App.get_running_app().tr._, table.ids.desk
    found = []
    if desk.undo_title:
        found.append(Answer(_("Take back: {title}").format(title=desk.undo_title), table.undo, icon="undo"))
    if desk.redo_title:
        found.append(Answer(_("Play again: {title}").format(title=desk.redo_title), table.redo, icon="redo"))
    return found


def _workshop(table: Any, game: str) -> list[Answer]:
    """The screen on which this game's tables are furnished; it works on the very session being played."""
    app = App.get_running_app()
    if game not in WORKSHOPS:
        return []
    details = {"name": table.tabletop.name, "session": table.session}
    return [Answer(app.tr._("Rebuild the monster"), lambda: app.go(WORKSHOPS[game], **details), icon="brush")]


def share_code(session: Any) -> None:
    """Show the short code of this very game."""
    app = App.get_running_app()
    code = written(app.catalogue[session.game.info.key], Code.of(session))
    share(code, app.tr._("Whoever types it begins the same game from its first position."))


def open_log(table: Any) -> None:
    """The log as the present viewer may read it; a line shows its cells on the board."""
    app = App.get_running_app()
    log = Log(size_hint_y=None, height=min(Window.height * 0.6, dp(520)))
    log.filtered = len(table.tabletop.people()) > 1
    log.own_seat = table.viewer or 0
    log.lines = lines(table)
    dialog = Dialog(content=log, title=app.tr._("What happened"))
    log.bind(on_cells=lambda _log, cells: _show_cells(table, dialog, cells))
    app.dialogs.show(dialog)


def lines(table: Any) -> list[LogLine]:
    """The log's lines with marks and colours."""
    found = []
    for line in told(table.session, table.viewer):
        hue = HUES[table.players[line.seat].hue] if line.seat is not None else None
        cells = tuple(table.presenter.cells_of(line.event)) if line.event else ()
        found.append(
            LogLine(
                what=line.what,
                why=line.why,
                seat=NOBODY if line.seat is None else line.seat,
                mark=f"mark_{hue.key}" if hue else "",
                colour=hue.main if hue else (1, 1, 1, 1),
                cells=cells,
            )
        )
    return found


def _show_cells(table: Any, dialog: Dialog, cells: list[int]) -> None:
    dialog.dismiss()
    table.board.show_cells(cells)
    table.board.overlay.marks.flash(cells, (1.0, 0.78, 0.36, 1.0))
