"""What a long press says: a title, what the thing does, and the way to its rule."""

from typing import Any, NamedTuple

from app.table.presenter import Desk
from engine.core.text import Phrase


class Words(NamedTuple):
    """What a thing does, in a sentence or two, and the ruling to read."""

    body: str
    anchor: str

    def explain(self, desk: Desk, title: str, more: str = "", **fields: Any) -> None:
        """Say it at a desk; `more` is a line below, `fields` are what the words name."""
        body = str(Phrase(self.body, **fields))
        desk.explain(title, f"{body}\n{more}" if more else body, self.anchor)
