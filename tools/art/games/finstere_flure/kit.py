"""The parts of the monster as sprites, two layers each: what the app colours, and what keeps its colour."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ...sprites.sprite import Sprite
from .bodies import BODIES
from .heads import HEADS
from .legs import LEGS
from .pen import Pen
from .relief import Relief

REACH = 140
"""Pixels of the monster's unit; a whole one is a little over four of them high."""

Part = Callable[[Pen], None]


class Family(NamedTuple):
    """Parts that can stand for each other: their scale in the monster and their frame in their own units."""

    name: str
    parts: tuple[Part, ...]
    scale: float
    left: float
    top: float
    right: float
    bottom: float


FAMILIES = (
    Family("head", HEADS, 0.86, -1.3, -1.5, 1.3, 1.3),
    Family("body", BODIES, 0.92, -1.5, -1.46, 1.5, 1.4),
    Family("legs", LEGS, 0.80, -1.3, -1.02, 1.3, 1.0),
)
"""The app's portrait.py knows these frames too: it puts the parts together."""


def parts() -> Iterator[Sprite]:
    """`head_0_skin` and `head_0`, and so on for every head, body and pair of legs."""
    for family in FAMILIES:
        reach = REACH * family.scale
        width, height = (
            round((family.right - family.left) * reach),
            round((family.bottom - family.top) * reach),
        )
        for number, draw in enumerate(family.parts):
            sheet = Relief(width, height, 500 + number, REACH / 100)
            draw(Pen(sheet, -family.left * reach, -family.top * reach, reach))
            yield Sprite(f"{family.name}_{number}_skin", sheet.dye())
            yield Sprite(f"{family.name}_{number}", sheet.pixels())
