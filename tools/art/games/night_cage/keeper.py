"""The Keeper: a jailer that bites to the south, claws to both sides, and wears its key on an unarmed back."""

import skia

from ...knife import cut
from ...paint import blur, fill, stroke
from ...palette import mix
from ...paper import Edge, sheet
from ...shapes import disc, poly, rounded, smooth, union
from .anatomy import ember_eye, finger, jaw
from .key import gold_key
from .materials import HORN, HORN_DARK, HORN_MIDDLE, WAX_DARK, WAX_MIDDLE, halo

PLATES = ((-46, 46, HORN_DARK), (-26, 60, HORN_MIDDLE), (-2, 69, HORN_DARK), (22, 70, HORN_MIDDLE))
"""The shields of its back from the rear to the shoulders: place, half width, colour."""
CLAWS = ((-8, -0.42), (12, -0.1), (30, 0.2), (46, 0.5))
"""Fingers of one hand: where they leave the flank and at which angle."""


def keeper(canvas: skia.Canvas, with_key: bool = True) -> None:
    """Draw it round the origin, mouth to the south, rear with the key to the north."""
    canvas.drawOval(skia.Rect.MakeLTRB(-84, -96, 84, 96), fill(0, 0.85, MaskFilter=blur(12)))
    for side in (-1, 1):
        _hand(canvas, side)
    _shell(canvas)
    _collar(canvas)
    if with_key:
        gold_key(canvas, 0, -62, 1.0)
    _head(canvas)


def _hand(canvas: skia.Canvas, side: int) -> None:
    canvas.save()
    canvas.scale(side, 1)
    for y, angle in CLAWS:
        finger(canvas, (52, y), angle, 46, 17, 0.12, (0xE9D6AC, WAX_DARK))
    canvas.restore()


def _plate(y: float, half: float) -> skia.Path:
    """A shield with a ridge and one spike at each flank."""
    right = [(half * 0.34, -30), (half * 0.82, -16), (half * 1.16, 10), (half * 0.88, 14), (half * 0.4, 34)]
    left = [(-dx, dy) for dx, dy in reversed(right)]
    return poly([(dx, y + dy) for dx, dy in [(0, -32), *right, (0, 40), *left]])


def _shell(canvas: skia.Canvas) -> None:
    for i, (y, half, colour) in enumerate(PLATES):
        plate = cut(_plate(y, half), 9, 1.0, 30 + i)
        sheet(
            canvas, plate, mix(colour, HORN, 0.5), mix(colour, 0, 0.25), kind="stone",
            grain=0.6, shadow=halo(5, 0.9), edge=Edge(0xEFC283, 0.75, 1.4),
        )  # fmt: skip
        canvas.drawLine(0, y - 24, 0, y + 30, stroke(0x120A06, 2.4, 0.5))
        for dx in (-0.5, 0.5):
            canvas.drawCircle(half * dx, y - 4, 3, fill(0x120A06, 0.7))


def _collar(canvas: skia.Canvas) -> None:
    """The lock plate in which the key sits; its slot is all that is left when the key is gone."""
    lock = cut(union(disc(0, -36, 31), rounded(-21, -92, 42, 60, 12)), 7, 0.8, 8)
    sheet(canvas, lock, 0x2A1C13, 0x1A110B, kind="stone", shadow=halo(5, 0.9), edge=Edge(0xE3B878, 0.9, 1.8))
    slot = union(disc(0, -50, 9), poly([(-4, -48), (4, -48), (8, -18), (-8, -18)]))
    canvas.drawPath(slot, fill(0x030202))
    canvas.drawPath(slot, stroke(0x8A6236, 1.2, 0.9))


def _head(canvas: skia.Canvas) -> None:
    brow = smooth(
        [(-58, 40), (-44, 22), (0, 14), (44, 22), (58, 40), (62, 78), (36, 100), (0, 106), (-36, 100),
         (-62, 78)], True, 0.9,
    )  # fmt: skip
    sheet(
        canvas,
        cut(brow, 8, 1.1, 5),
        WAX_MIDDLE,
        WAX_DARK,
        shadow=halo(7, 0.95),
        edge=Edge(0xFFF1CE, 0.8, 1.4),
    )
    canvas.save()
    canvas.translate(0, 72)
    canvas.rotate(180)
    jaw(canvas, 98, 52, 8, 5)
    canvas.restore()
    for side in (-1, 1):
        ember_eye(canvas, side * 17, 32, 8.5)
        ember_eye(canvas, side * 40, 40, 5.5)
