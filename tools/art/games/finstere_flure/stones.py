"""What stands on the floor and can be pushed: stones, crystals, turning stones; and the teleporters."""

import math
from collections.abc import Callable, Iterator

import numpy as np

from ...outline import Shape, blob, ellipse, moved, poly, ribbon, ring, wheel
from ...sprites.sprite import Sprite
from .ground import cell, middle
from .pen import Pen
from .relief import Relief

BOULDERS = 4
QUARTERS = (0, 90, 180, 270)


def _facets(sheet: Relief, reach: float, corners: int = 9) -> Shape:
    """An irregular outline with corners."""
    spread = sheet.rng.uniform(-0.25, 0.25, corners)
    angles = np.sort((np.arange(corners) + spread) * 2 * math.pi / corners)
    radii = reach * (1 + 0.06 * sheet.rng.standard_normal(corners))
    return [np.stack([radii * np.cos(angles), radii * 0.94 * np.sin(angles)], 1)]


def _boulder(number: int) -> Relief:
    """A plain stone; every second one has moss in another place."""
    sheet = cell(40 + number)
    pen = middle(sheet)
    base = _facets(sheet, 0.39)
    pen.cut(base, "slate", 0.50, lift=7, bevel=9, relief=1.2, grad=0.4, mix=("bone", 0.25), lit=0.8)
    pen.cut(moved(base, -0.04, -0.05, 0.62), "slate", 0.64, lift=2, bevel=7, grad=0.25, mix=("bone", 0.3))
    angle = sheet.rng.uniform(0, 6.28)
    for turn, far, size in ((0, 0.21, 0.115), (0.5, 0.265, 0.08)):
        x, y = far * math.cos(angle + turn), far * 0.9 * math.sin(angle + turn)
        pen.cut(ellipse(x, y, size, size * 0.72), "moss", 0.52, lift=2, bevel=4)
    return sheet


def _crystal() -> Relief:
    """One sees through it, and so does the monster."""
    sheet = cell(50)
    pen = middle(sheet)
    pen.cut(ellipse(0, 0.3, 0.36, 0.12), "slate", 0.26, lift=3, bevel=5)
    shards = ((-0.2, 0.3, 0.34, -24, 0.52), (0.21, 0.3, 0.36, 26, 0.46), (0.0, 0.34, 0.56, 0, 0.6))
    for x, y, size, lean, value in shards:
        outline = moved(
            poly((-0.26, 0), (-0.36, -0.7), (0, -1.28), (0.36, -0.7), (0.26, 0)), x, y, size, lean
        )
        lit = moved(poly((-0.26, 0), (-0.36, -0.7), (0, -1.28), (-0.06, -0.62), (-0.04, 0)), x, y, size, lean)
        pen.cut(outline, "teal", value, lift=5, bevel=5, alpha=0.86, mix=("indigo", 0.5), grad=0.4, emit=0.1)
        pen.cut(lit, "teal", value + 0.22, lift=0, shadow=0, bevel=3, alpha=0.8, emit=0.15)
    pen.glow(-0.05, -0.1, 0.2, "bone", 0.35)
    return sheet


def _post(sheet: Relief) -> Pen:
    """The round stone both turning stones are made of."""
    pen = middle(sheet)
    pen.cut(wheel(0, 0, [0.42], 12, 15), "slate", 0.46, lift=7, bevel=8, grad=0.3, mix=("bone", 0.35))
    pen.cut(ellipse(0, 0, 0.32), "slate", 0.30, lift=0, shadow=0, relief=-1.0, bevel=6)
    return pen


def _arrow_head(x: float, y: float, size: float, turn: float) -> Shape:
    return moved(poly((0, -1), (0.78, 0.42), (-0.78, 0.42)), x, y, size, turn)


def _turn_right() -> Relief:
    """Arrows run anticlockwise: on the face one hits, the arrow points to one's right."""
    sheet = cell(51)
    pen = _post(sheet)
    for turn in QUARTERS:
        bow = moved(ring(0, 0, 0.295, 0.365, -62, -112), turn=turn)
        pen.cut(bow, "amber", 0.66, lift=3, bevel=3, emit=0.15)
        angle = math.radians(-118 + turn)
        head = _arrow_head(0.33 * math.cos(angle), 0.33 * math.sin(angle), 0.115, -118 + turn)
        pen.cut(head, "amber", 0.72, lift=3, bevel=3, emit=0.15)
    pen.cut(wheel(0, 0, [0.15], 8, 22.5), "slate", 0.62, lift=5, bevel=6, mix=("bone", 0.3))
    return sheet


def _turn_back() -> Relief:
    """Arrows point outwards: who comes is sent back."""
    sheet = cell(52)
    pen = _post(sheet)
    for turn in QUARTERS:
        shaft = moved(ribbon([(0, -0.12), (0, -0.27)], 0.085, False), turn=turn)
        pen.cut(shaft, "ember", 0.56, lift=3, bevel=3, emit=0.15)
        tip = moved(_arrow_head(0, -0.315, 0.13, 0), turn=turn)
        pen.cut(tip, "ember", 0.62, lift=3, bevel=3, emit=0.15)
    pen.cut(wheel(0, 0, [0.12], 8, 22.5), "slate", 0.62, lift=5, bevel=6, mix=("bone", 0.3))
    return sheet


def _north(pen: Pen, paint: str) -> None:
    """The way one comes out, large enough for a phone."""
    pen.cut(_arrow_head(0, -0.36, 0.165, 0), "soot", 0.04, lift=3, bevel=2, etch=0)
    pen.cut(_arrow_head(0, -0.362, 0.125, 0), paint, 0.88, lift=0, shadow=0, bevel=3, emit=0.3, lit=0)


def _whirl(pen: Pen, paint: str) -> None:
    """A way down that goes round and round."""
    for number, (reach, value) in enumerate(((0.27, 0.30), (0.21, 0.48), (0.15, 0.66), (0.09, 0.84))):
        shape = wheel(0, 0, [reach, reach * 0.86], 14, number * 17)
        pen.cut(
            blob(*map(tuple, shape[0])),
            paint,
            value,
            lift=0,
            shadow=0,
            relief=-0.8,
            bevel=4,
            lit=0.2,
            emit=0.2,
        )
    pen.glow(0, 0, 0.14, "bone", 0.55)


def _teleporter_blue() -> Relief:
    """The round pair."""
    sheet = cell(53)
    pen = middle(sheet)
    pen.cut(ellipse(0, 0, 0.43), "slate", 0.38, lift=5, bevel=7, mix=("indigo", 0.4))
    pen.cut(ellipse(0, 0, 0.32), "soot", 0.04, lift=0, shadow=0, relief=-1.2, bevel=6)
    _whirl(pen, "indigo")
    _north(pen, "indigo")
    return sheet


def _teleporter_yellow() -> Relief:
    """The pair with four knobs."""
    sheet = cell(54)
    pen = middle(sheet)
    for turn in (45, 135, 225, 315):
        x, y = 0.35 * math.cos(math.radians(turn)), 0.35 * math.sin(math.radians(turn))
        pen.cut(ellipse(x, y, 0.125), "rust", 0.46, lift=5, bevel=6, mix=("amber", 0.5))
        pen.cut(ellipse(x, y, 0.055), "amber", 0.74, lift=2, bevel=3, emit=0.15)
    pen.cut(wheel(0, 0, [0.42, 0.36], 8), "rust", 0.38, lift=5, bevel=7, mix=("slate", 0.5))
    pen.cut(ellipse(0, 0, 0.31), "soot", 0.04, lift=0, shadow=0, relief=-1.2, bevel=6)
    _whirl(pen, "amber")
    _north(pen, "amber")
    return sheet


STONES: dict[str, Callable[[], Relief]] = {
    "crystal": _crystal,
    "turn_right": _turn_right,
    "turn_back": _turn_back,
    "teleporter_blue": _teleporter_blue,
    "teleporter_yellow": _teleporter_yellow,
}


def stones() -> Iterator[Sprite]:
    """Everything of the size of one cell that is laid on the floor."""
    for number in range(BOULDERS):
        yield Sprite(f"stone_{number}", _boulder(number).pixels())
    for name, draw in STONES.items():
        yield Sprite(name, draw().pixels())
