"""The course of a game as one line: how much was left after every action, and what happened on the way."""

from typing import NamedTuple


class Mark(NamedTuple):
    """Something worth remembering: after which action, with which picture, in which words."""

    step: int
    sprite: str
    words: str


class Timeline(NamedTuple):
    """A line that a result screen draws; its first value is the beginning, one more follows each action."""

    title: str
    values: tuple[int, ...]
    marks: tuple[Mark, ...]
    foot: tuple[int, int, int]
    top: tuple[int, int, int]
    """The colours below the line, from its foot to its height; each number from 0 to 255."""

    @property
    def most(self) -> int:
        """The highest value: the top of the drawing."""
        return max(self.values, default=0)


def spaced(marks: tuple[Mark, ...], last: int, places: int) -> tuple[Mark, ...]:
    """The marks that find room when only so many fit side by side: the later ones matter more."""
    kept: list[Mark] = []
    for mark in reversed(marks):
        if not kept or (kept[-1].step - mark.step) * places >= last:
            kept.append(mark)
    return tuple(reversed(kept))
