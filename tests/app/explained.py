"""A desk that only remembers what a long press was told."""

from typing import NamedTuple


class Told(NamedTuple):
    """What is explained: its title, its words, and the ruling to read."""

    title: str
    body: str
    anchor: str


class Listening:
    """Stands for the desk of a table."""

    def __init__(self) -> None:
        self.told = Told("", "", "")

    def explain(self, title: str, body: str, anchor: str) -> None:
        """Remember the words instead of showing them."""
        self.told = Told(title, body, anchor)
