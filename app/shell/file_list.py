"""Files to choose from, the newest first: each by its name, as it is read."""

from collections.abc import Sequence
from typing import Any

from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.services.exchange import Incoming, shown
from app.widgets.paper import PaperButton

MOST = 60
"""So many are shown; whoever has more looks for the newest."""


class FileRow(PaperButton):
    """One file."""


class FileList(BoxLayout):
    """The files below each other. Event: on_chosen (the file)."""

    __events__ = ("on_chosen",)

    def __init__(self, files: Sequence[Incoming], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for incoming in files[:MOST]:
            name = shown(incoming.name)
            row = FileRow(text=name, title=name)
            row.bind(on_release=lambda _row, incoming=incoming: self.dispatch("on_chosen", incoming))
            self.add_widget(row)

    def on_chosen(self, incoming: Incoming) -> None:
        """Event: this file is to be opened."""


load(__name__)
