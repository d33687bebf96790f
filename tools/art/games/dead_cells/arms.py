"""Arms from a shoulder over an elbow to a hand."""

import math

from ...paint import Point
from .palettes import Tones
from .part import limb
from .rig import Rig

Role = str | Tones


def _bent(shoulder: Point, hand: Point, elbow: Point | None) -> list[Point]:
    bend = elbow or ((shoulder[0] + hand[0]) / 2 + 5, (shoulder[1] + hand[1]) / 2 + 6)
    return [shoulder, bend, hand]


@limb
def arm(rig: Rig, shoulder: Point, hand: Point, elbow: Point | None = None, role: Role = "skin",
        width: float = 7, palm: Role = "skin") -> None:  # fmt: skip
    """A plain thin arm with a round hand."""
    rig.limb(_bent(shoulder, hand, elbow), width, width * 0.7, role)
    rig.ball(*hand, width * 0.58, palm)


@limb
def sleeve(rig: Rig, shoulder: Point, hand: Point, elbow: Point | None = None, role: Role = "cloth",
           width: float = 7, palm: Role = "skin") -> None:  # fmt: skip
    """A wide sleeve that opens to the hand."""
    rig.limb(_bent(shoulder, hand, elbow), width * 1.1, width * 1.7, role)
    rig.ball(hand[0] - 1, hand[1], width * 0.52, palm)


@limb
def brawn(rig: Rig, shoulder: Point, hand: Point, elbow: Point | None = None, role: Role = "cloth",
          width: float = 8, palm: Role = "skin") -> None:  # fmt: skip
    """A heavy arm with a fist."""
    rig.limb(_bent(shoulder, hand, elbow), width * 1.5, width * 1.25, role)
    x, y, w = *hand, width
    rig.soft([(x - w, y - w * 0.6), (x + w * 0.5, y - w * 0.9), (x + w, y + w * 0.4), (x, y + w),
              (x - w * 1.1, y + w * 0.6)], palm, 0.04, 0.8)  # fmt: skip
    for i in range(3):
        knuckle = y - w * 0.2 + i * w * 0.36
        rig.line([(x - w * 0.9, knuckle), (x - w * 0.4, knuckle - 0.3)], "dark", 0.8, 0.6)


@limb
def claw(rig: Rig, shoulder: Point, hand: Point, elbow: Point | None = None, role: Role = "skin",
         width: float = 7, long: float = 1.0) -> None:  # fmt: skip
    """An arm that ends in three claws."""
    rig.limb(_bent(shoulder, hand, elbow), width * 1.2, width * 0.8, role)
    x, y = hand
    for spread in (-30, 5, 40):
        c, s = math.cos(math.radians(180 + spread)) * long, math.sin(math.radians(180 + spread)) * long
        rig.limb([(x, y), (x + c * 6, y + s * 6 + 2), (x + c * 11, y + s * 9 + 5)], 3, 0.6, "bone", depth=0.5)


@limb
def tentacle(rig: Rig, shoulder: Point, hand: Point, elbow: Point | None = None, role: Role = "skin",
             width: float = 8) -> None:  # fmt: skip
    """An arm without bones; its end curls."""
    x, y = hand
    rig.limb([*_bent(shoulder, hand, elbow), (x - 6, y - 8), (x - 1, y - 13)], width * 1.3, 1.4, role)
