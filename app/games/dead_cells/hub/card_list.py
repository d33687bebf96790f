"""A list in a dialog: rows with a picture, a name, some lines, and perhaps something to do with each."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.table.paint.wardrobe import FOLDER
from app.look.kv import load
from app.look.running import lanterne
from app.table.after import result as _result  # noqa: F401  (TokenPicture is used in the KV rule)
from app.widgets.dialog import Answer, Dialog


class Row(NamedTuple):
    """One thing of a list."""

    heading: str
    lines: tuple[str, ...] = ()
    sprite: str = ""
    atlas: str = "dead_cells"
    go: str = ""
    """What its button says; empty if there is none."""
    act: Callable[[], object] | None = None


class CardRow(BoxLayout):
    """A row as it is seen."""

    heading = StringProperty("")
    words = StringProperty("")
    source = StringProperty("")
    go = StringProperty("")
    last = BooleanProperty(False)

    __events__ = ("on_chosen",)

    def on_chosen(self) -> None:
        """Event: its button was pressed."""


class CardList(BoxLayout):
    """The rows below each other."""


def show_list(title: str, body: str, rows: Sequence[Row], answers: Sequence[Answer] = ()) -> Dialog:
    """Lay a list over the screen; a row's button closes it and acts."""
    app, column = lanterne(), CardList()
    dialog = Dialog([*answers, Answer(app.tr._("Close"))], column, title=title, body=body)
    for row in rows:
        column.add_widget(_made(row, dialog))
    app.dialogs.show(dialog)
    return dialog


def _made(row: Row, dialog: Dialog) -> CardRow:
    source = f"atlas://{FOLDER / row.atlas}/{row.sprite}" if row.sprite else ""
    made = CardRow(heading=row.heading, words="\n".join(row.lines), source=source, go=row.go)

    def go(_row: CardRow) -> None:
        dialog.dismiss()
        if row.act is not None:
            row.act()

    made.bind(on_chosen=go)
    return made


load(__name__)
