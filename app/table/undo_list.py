"""Going back several deeds at once: a list of what undo can reach, the last deed on top."""

from typing import TYPE_CHECKING

from kivy.properties import ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.look.sentence import capital
from app.table.tabletop import Earlier
from app.widgets.dialog import Dialog
from app.widgets.paper import Pressed

if TYPE_CHECKING:
    from app.table.screen import Table

MOST = 40
"""So many deeds are listed at most: whoever wants to go back further does it twice."""


class UndoRow(Pressed, BoxLayout):
    """One deed: whose it was, and what it was."""

    mark = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))


class UndoRows(BoxLayout):
    """All of them below each other."""


def open_undo_list(table: "Table") -> None:
    """Show what can be taken back; a tap goes back to before that deed."""
    app = lanterne()
    found = table.tabletop.earlier(table.viewer, MOST)
    if not found:
        table.undo()  # says why nothing can be taken back
        return
    rows = UndoRows()
    body = app.tr._("Tap a move to undo it and everything after it.")
    dialog = Dialog(content=rows, title=app.tr._("Undo several moves"), body=body)

    def go_back(deeds: int) -> None:
        dialog.dismiss()
        table.go_back(deeds)

    for deed in found:
        row = _row(table, deed)
        row.bind(on_release=lambda _row, deeds=deed.deeds: go_back(deeds))
        rows.add_widget(row)
    app.dialogs.show(dialog)


def _row(table: "Table", deed: Earlier) -> UndoRow:
    name, hue = table.name_of(deed.seat), HUES[table.players[deed.seat].hue]
    words = lanterne().tr._("{name}: {sentence}")
    title = deed.title if name in deed.title else words.format(name=name, sentence=deed.title)
    return UndoRow(title=capital(title), mark=f"mark_{hue.key}", colour=hue.main)


load(__name__)
