"""Armatures: where the subject, the ring round it and the whispers at the rim stand.

A slot has a plane, which says what may be put there, and a depth. Planes: ground, sky, hang, fall (turned
with the wall of a well), mirror (upside down), wall, float (anything).
"""

import math
from typing import NamedTuple


class Slot(NamedTuple):
    """A place for one element."""

    x: float
    y: float
    r: float
    plane: str = "float"
    far: bool = False


class Armature(NamedTuple):
    """The slots of a composition."""

    focal: Slot
    ring: tuple[Slot, ...]
    whispers: tuple[Slot, ...]


def _slots(text: str) -> tuple[Slot, ...]:
    """Slots from "x y r plane far" separated by commas; plane and far may be left out."""
    found = []
    for words in (entry.split() for entry in text.split(",")):
        x, y, r = map(float, words[:3])
        found.append(Slot(x, y, r, words[3] if len(words) > 3 else "float", words[4:] == ["far"]))
    return tuple(found)


def _armature(focal: str, ring: str, whispers: str) -> Armature:
    return Armature(_slots(focal)[0], _slots(ring), _slots(whispers))


_ROUND = ", ".join(
    f"{0.66 * math.cos(math.radians(a)):.3f} {0.66 * math.sin(math.radians(a)):.3f} .20"
    for a in (-90, -18, 54, 126, 198)
)

ARMATURES = {
    "beast on the hill": _armature(
        ".12 .14 .52 ground",
        "-.54 -.06 .29 ground far, -.14 -.64 .21 sky far, -.54 .54 .20 ground, .62 .62 .17 ground",
        ".04 .83 .12, .80 -.22 .12, -.86 .20 .11",
    ),
    "tower": _armature(
        "-.08 .02 .66 ground",
        "-.62 .34 .24 ground, .52 -.38 .28 sky far, -.58 -.40 .20 sky far, .48 .44 .28 ground",
        "-.26 .81 .12, .82 .06 .12, -.84 -.02 .11",
    ),
    "well": _armature(
        ".10 .04 .32 wall far",
        "-.50 -.34 .25 fall, .34 -.56 .22 fall, .64 .12 .22 fall, .16 .66 .24 fall, -.52 .40 .22 fall",
        "-.12 -.82 .11, -.84 .06 .11",
    ),
    "peak": _armature(
        "-.10 .12 .60 ground",
        "-.64 -.34 .22 sky far, .56 -.36 .24 sky far, .56 .42 .24 ground, -.62 .50 .20 ground",
        ".06 .84 .12, .85 .04 .11, -.86 .08 .10",
    ),
    "hanging": _armature(
        ".10 -.26 .50 hang far",
        "-.46 .48 .22 ground, .02 .60 .20 ground, .48 .48 .21 ground, -.64 -.06 .18 hang",
        ".76 .04 .13 hang, .28 .83 .11, -.26 .83 .11",
    ),
    "giant": _armature(
        ".08 .22 .60 ground",
        "-.64 -.16 .24 ground far, .50 -.54 .24 sky far, -.26 -.62 .19 sky far, .66 .58 .18 ground",
        "-.60 .60 .13, .02 .85 .11, .85 .0 .11",
    ),
    "mirror": _armature(
        "-.06 -.12 .48 ground far",
        "-.66 -.18 .23 ground, -.62 .40 .22 mirror, .62 -.22 .24 ground, .58 .38 .24 mirror",
        "-.22 -.78 .12, .06 .72 .13, .40 -.68 .11",
    ),
    "table": _armature(
        "-.10 .06 .48 ground",
        "-.66 .30 .24 ground, .46 .34 .26 ground, .58 -.20 .22 ground far, -.34 .64 .18 ground",
        ".14 .78 .12, .56 .70 .11, -.80 -.20 .11",
    ),
    "wheel": _armature(".0 .0 .40 wall", _ROUND, "-.66 -.66 .11, .70 -.64 .10"),
    "procession": _armature(
        "-.16 .14 .50 ground",
        ".50 -.24 .28 ground far, -.50 -.46 .22 sky far, .60 .38 .22 ground, -.60 .60 .17 ground",
        ".10 .80 .12, .10 -.68 .11, -.86 .10 .11",
    ),
    "vessel": _armature(
        ".06 .02 .66",
        "-.62 -.28 .23, .62 -.38 .21, .62 .36 .22, -.58 .42 .23 ground",
        "-.22 .81 .11, .84 .0 .11, -.16 -.82 .11",
    ),
    "portrait": _armature(
        "-.06 .18 .58 ground",
        "-.62 -.18 .22 sky far, .58 -.06 .25 ground far, -.62 .48 .21 ground, .56 .56 .20 ground",
        "-.02 .85 .11, .74 -.44 .12, -.32 -.76 .11",
    ),
    "two poles": _armature(
        "-.38 .06 .44 ground",
        ".42 -.04 .42 ground far, .06 -.62 .20 sky far, .02 .52 .20 ground, .54 .58 .19 ground",
        "-.50 .66 .13, -.76 -.36 .12, .84 .18 .11",
    ),
    "diagonal": _armature(
        ".28 -.14 .50",
        "-.44 .34 .30 ground, -.52 -.36 .24 sky far, .48 .56 .22 ground, .02 .60 .20 ground",
        "-.20 -.74 .12, -.48 .70 .12, .84 .28 .11",
    ),
    "road to the light": _armature(
        ".30 -.20 .36 ground far",
        "-.36 .22 .34 ground, .52 .34 .26 ground, -.50 -.42 .24 sky far, .10 .60 .22 ground",
        "-.48 .66 .13, -.04 -.78 .12, .86 .02 .11",
    ),
    "floating crowd": _armature(
        "-.24 -.24 .40",
        ".38 .02 .30, -.38 .42 .27, .30 -.58 .23, .36 .60 .22",
        "-.78 .08 .13, .80 -.26 .13, -.02 .78 .12",
    ),
}
