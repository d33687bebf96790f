"""What happened at a table, over it: each line shows where it happened and opens the rule behind it."""

from functools import cache
from typing import TYPE_CHECKING

from kivy.core.window import Window
from kivy.metrics import dp

from app.look.places import RULES
from app.look.player_colours import HUES, Hue
from app.look.running import lanterne
from app.look.sentence import capital
from app.rulebook.book import Rulebook, books, load
from app.table.log import Told, told
from app.table.log_list import NOBODY, Log, LogLine
from app.table.surface import Ref
from app.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from app.table.screen import Table


def open_log(table: "Table") -> None:
    """The log as the present viewer may read it."""
    app, found = lanterne(), lines(table)
    if not found:
        close = [Answer(app.tr._("Close"))]
        app.dialogs.ask(app.tr._("Game log"), app.tr._("Nothing has happened yet."), close)
        return
    log = Log(size_hint_y=None, height=min(Window.height * 0.6, dp(520)))
    log.filtered = len(table.tabletop.people()) > 1
    log.own_seat = (table.asked if table.viewer is None else table.viewer) or 0
    log.lines = found
    dialog = Dialog(content=log, title=app.tr._("Game log"))
    log.bind(
        on_refs=lambda _log, refs: _show(table, dialog, refs),
        on_rule=lambda _log, rule: _read(table, dialog, rule),
    )
    app.dialogs.show(dialog)


def lines(table: "Table") -> list[LogLine]:
    """The log's lines with marks, colours, and the names of their rules."""
    book = _book(table.session.game.info.key, lanterne().tr.language)
    return [_line(table, line, book) for line in told(table.session, table.viewer)]


def _line(table: "Table", line: Told, book: Rulebook | None) -> LogLine:
    hue = _hue(table, line)
    title = book.title_of(line.why) if book else ""
    return LogLine(
        what=capital(line.what),
        why="" if line.why in table.laid.everyday else title or line.why,
        rule=line.why if title else "",
        seat=NOBODY if line.seat is None else line.seat,
        mark=f"mark_{hue.key}" if hue else "",
        colour=hue.main if hue else (1, 1, 1, 1),
        refs=tuple(table.laid.cells_of(line.event)) if line.event else (),
    )


def _hue(table: "Table", line: Told) -> Hue | None:
    """The colour of the figure that a line is about, else of whoever did it."""
    figure = table.laid.hue_of(line.event) if line.event else None
    if figure is not None:
        return HUES.get(figure)
    return HUES[table.players[line.seat].hue] if line.seat is not None else None


@cache
def _book(game: str, language: str) -> Rulebook | None:
    """The book whose headings name a game's rules."""
    return load(RULES, game, language) if game in books(RULES) else None


def _show(table: "Table", dialog: Dialog, refs: list[Ref]) -> None:
    dialog.dismiss()
    table.laid.surface.flash(refs, seek=True)


def _read(table: "Table", dialog: Dialog, rule: str) -> None:
    dialog.dismiss()
    lanterne().go("rules", game=table.session.game.info.key, anchor=rule)
