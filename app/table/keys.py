"""The keys of the desktop at a table, and the page that tells them: ? or F1."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from app.look.running import lanterne
from app.widgets.dialog import Answer
from engine.core.text import N_

if TYPE_CHECKING:
    from app.table.screen import Table

HELP_KEYS = frozenset({"?", "f1"})

TABLE_KEYS = (
    ("Z", N_("undo")),
    ("Y", N_("redo")),
    ("U", N_("undo several moves")),
    ("H", N_("ask for a hint")),
    ("N", N_("skip to my turn")),
    ("L", N_("open the log")),
    ("M", N_("open the menu")),
    ("+ - 0", N_("zoom in, zoom out, show whole board")),
    ("?", N_("show this list")),
)
"""What every table has; a presenter puts its own before them."""


COMMANDS: Mapping[str, Callable[[Any], Any]] = {
    "z": lambda table: table.undo(),
    "y": lambda table: table.redo(),
    "u": lambda table: table.open_undo_list(),
    "n": lambda table: table.skip.begin(),
    "h": lambda table: table.hint(),
    "l": lambda table: table.open_log(),
    "m": lambda table: table.open_menu(),
}
"""What a letter does at any table; the presenter and the tray are asked before, the surface after."""


def press(table: "Table", name: str, letter: str | None, modifiers: list[str]) -> bool:
    """A key of the desktop; True if it meant something at this table."""
    if name == "tab" and modifiers:
        return False  # with Shift it walks through the buttons, also where Tab alone has a meaning of its own
    if letter in HELP_KEYS or name in HELP_KEYS:
        open_keys(table)
        return True
    if table.laid.key(name) or table.tray.press(name, modifiers):
        return True
    if name in COMMANDS:
        COMMANDS[name](table)
        return True
    return bool(table.laid.surface.press(name))


def open_keys(table: "Table") -> None:
    """Tell every key of this table, with a way into the rules."""
    app = lanterne()
    pairs = (*(table.presenter.keys if table.presenter else ()), *TABLE_KEYS)
    lines = [f"{app.tr._(key)}  \u00b7  {app.tr._(words)}" for key, words in pairs]
    rules = Answer(
        app.tr._("Rules"), lambda: app.go("rules", game=table.session.game.info.key), "primary", "rules"
    )
    app.dialogs.ask(app.tr._("Keyboard shortcuts"), "\n".join(lines), [rules, Answer(app.tr._("Close"))])
