"""The 84 Illusion cards as words: what is on each, where, in which colours and mood.

The pictures are drawn by a program (tools/art), which writes their words beside them. This file is the
engine's only door to them. It reads assets/obscurio/deck.json, because picture and words must come from one
hand: a copy of the words here could differ from what is seen.
"""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).resolve().parents[4] / "assets" / "obscurio" / "deck.json"


class Element(NamedTuple):
    """One thing that a butterfly may point at; `x`, `y` and `r` as in `butterflies.centre`."""

    motif: str
    double: str
    """What it is at the same time; empty if it is only itself."""
    category: str
    concepts: frozenset[str]
    shape: str
    colour: str
    matter: str
    state: str
    x: float
    y: float
    r: float

    @property
    def motifs(self) -> frozenset[str]:
        """All that it is."""
        return frozenset({self.motif, self.double} - {""})


class Illusion(NamedTuple):
    """One card."""

    id: int
    palette: tuple[str, ...]
    """Ground, second and accent."""
    light: str
    mood: str
    setting: str
    shape: str
    """The shape that most of its elements have."""
    elements: tuple[Element, ...]

    @property
    def motifs(self) -> frozenset[str]:
        """All that is on it, the doubles too."""
        return frozenset().union(*(element.motifs for element in self.elements))


def _element(words: dict[str, Any]) -> Element:
    own = {"double": words["motif2"], "concepts": frozenset(words["concepts"])}
    return Element(**own, **{key: words[key] for key in words if key not in ("motif2", "concepts")})


def _illusion(words: dict[str, Any]) -> Illusion:
    read = {"palette": tuple(words["palette"]), "elements": tuple(map(_element, words["elements"]))}
    return Illusion(**(words | read))


def read_deck(text: str) -> tuple[Illusion, ...]:
    """Read a deck; a word that is missing or unknown is an error here, never in the middle of a game."""
    return tuple(map(_illusion, json.loads(text)["cards"]))


@cache
def deck() -> tuple[Illusion, ...]:
    """The cards in the order of their ids; read once, when somebody first needs them."""
    return read_deck(FILE.read_text("utf-8"))
