"""Tombstones, what is carved on them, and the signs that count turns, stages and pawns."""

from collections.abc import Callable, Iterator
from functools import partial

from ...outline import Shape, arch, blob, ellipse, moved, poly, rect, ribbon, ring
from ...sprites.sprite import Sprite
from .pen import Pen
from .relief import Relief

TOMB = (128, 160)
SMALL = 64


def _stone(value: float, seed: int, mossy: bool = True) -> tuple[Relief, Pen]:
    sheet = Relief(*TOMB, seed, 2.2)
    pen = Pen(sheet, 64, 76, 128)
    slab = moved(arch(0, 0.03, 0.55), scale=1.06)
    pen.cut(slab, "slate", value, lift=6, bevel=7, grad=0.3, mix=("moss", 0.3))
    if mossy:
        for x, y, size in ((-0.3, 0.5, 0.1), (-0.2, 0.54, 0.07), (0.31, 0.52, 0.08)):
            pen.cut(ellipse(x, y, size, size * 0.7), "moss", 0.42, lift=2, bevel=4)
    return sheet, pen


def _tombstone() -> Relief:
    return _stone(0.68, 90)[0]


def _seen() -> Relief:
    return _stone(0.36, 91)[0]


def _face_down() -> Relief:
    """A stone nobody has turned over: only a worn rose on its back."""
    sheet, pen = _stone(0.27, 92)
    pen.cut(ring(0, 0.03, 0.17, 0.2), "slate", 0.17, lift=0, shadow=0, relief=-1)
    for k in range(6):
        petal = moved(blob((0, 0), (0.05, -0.08), (0, -0.16), (-0.05, -0.08)), 0, 0.03, 1, 60 * k)
        pen.cut(petal, "slate", 0.17, lift=0, shadow=0, relief=-1)
    return sheet


def _claw_cross(pen: Pen, x: float, y: float, size: float) -> None:
    """Two scratches that cross: one prey."""
    for lean in (-45, 45):
        scratch = moved(ribbon([(0, -1), (0.12, 0), (0, 1.1)], [0.1, 0.36, 0.04]), x, y, size, lean)
        pen.cut(scratch, "soot", 0.04, lift=0, shadow=0, wobble=0.3, soft=0.6, alpha=0.7)
        pen.cut(moved(scratch, scale=1), "blood", 0.60, lift=1.5, bevel=3, lit=0.2, emit=0.12)


PREY = {
    1: ((0, 0.04, 0.33),),
    2: ((-0.12, -0.12, 0.24), (0.12, 0.25, 0.24)),
    3: ((0, -0.2, 0.2), (-0.17, 0.16, 0.2), (0.17, 0.26, 0.2)),
}
"""Where the crosses of a prey stone lie and how large they are."""


def _prey(count: int) -> Relief:
    sheet = Relief(*TOMB, 94 + count, 2.2)
    pen = Pen(sheet, 64, 76, 128)
    for cross in PREY[count]:
        _claw_cross(pen, *cross)
    return sheet


def _candle(lit: bool) -> Relief:
    sheet = Relief(64, 96, 98, 2.0)
    pen = Pen(sheet, 32, 48, 64)
    if lit:
        pen.glow(0, -0.36, 0.2, "amber", 0.6)
    pen.cut(rect(-0.24, -0.08, 0.24, 0.66), "bone", 0.72 if lit else 0.34, lift=4, bevel=6)
    pen.cut(ellipse(0, -0.08, 0.24, 0.07), "bone", 0.86 if lit else 0.42, lift=1, bevel=3)
    pen.cut(blob((-0.24, -0.06), (-0.13, -0.06), (-0.14, 0.12), (-0.19, 0.22), (-0.24, 0.12)), "bone",
            0.8 if lit else 0.4, lift=2, bevel=3)  # fmt: skip
    pen.cut(ribbon([(0, -0.08), (0.01, -0.2)], 0.05, False), "soot", 0.1, lift=0, shadow=0)
    if lit:
        flame = blob((0, -0.12), (-0.12, -0.28), (0, -0.64), (0.12, -0.28))
        pen.cut(flame, "amber", 0.84, lift=0, shadow=0, lit=0, emit=0.5)
        pen.cut(moved(flame, 0, -0.1, 0.5), "bone", 0.98, lift=0, shadow=0, lit=0, emit=0.5)
    return sheet


def _dot(past: bool) -> Relief:
    sheet = Relief(48, 48, 99, 2.0)
    pen = Pen(sheet, 24, 24, 48)
    pen.cut(ellipse(0, 0, 0.34), "soot" if past else "moss", 0.42 if past else 0.78, lift=3, bevel=4, lit=0.2,
            emit=0 if past else 0.2)  # fmt: skip
    return sheet


def _out() -> Relief:
    """This pawn is free."""
    sheet = Relief(96, 96, 101, 2.0)
    pen = Pen(sheet, 48, 48, 96)
    pen.cut(arch(0, 0, 0.44), "rust", 0.34, lift=3, bevel=4)
    pen.cut(arch(0, 0.02, 0.37), "amber", 0.76, lift=0, shadow=0, relief=-0.8, lit=0, emit=0.25, bevel=5)
    tick: Shape = ribbon([(-0.17, 0.06), (-0.04, 0.21), (0.19, -0.16)], 0.1, False)
    pen.cut(tick, "soot", 0.1, lift=1, lit=0)
    return sheet


def _lost() -> Relief:
    """This pawn is gone for good."""
    sheet = Relief(96, 96, 102, 2.0)
    pen = Pen(sheet, 48, 48, 96)
    pen.cut(arch(0, 0, 0.44), "slate", 0.30, lift=3, bevel=5, mix=("moss", 0.3))
    for lean in (-42, 42):
        pen.cut(moved(ribbon([(0, -0.2), (0, 0.2)], 0.085, False), 0, 0.05, 1, lean), "blood", 0.62, lift=1.5,
                bevel=3, lit=0.1, emit=0.15)  # fmt: skip
    return sheet


def _start_marker() -> Relief:
    """Who begins: a lantern with a handle."""
    sheet = Relief(96, 96, 103, 2.0)
    pen = Pen(sheet, 48, 48, 96)
    pen.glow(0, 0.06, 0.2, "amber", 0.45)
    pen.cut(ring(0, -0.24, 0.1, 0.15, 180, 360), "bone", 0.72, lift=3, bevel=3)
    pen.cut(poly((-0.14, -0.26), (0.14, -0.26), (0.24, -0.12), (-0.24, -0.12)), "rust", 0.5, lift=3, bevel=3)
    pen.cut(rect(-0.2, -0.12, 0.2, 0.28), "amber", 0.8, lift=2, bevel=4, lit=0, emit=0.35)
    pen.cut(
        blob((0, 0.24), (-0.09, 0.1), (0, -0.08), (0.09, 0.1)), "bone", 1.0, lift=0, shadow=0, lit=0, emit=0.5
    )
    for x in (-0.185, 0.0, 0.185):
        pen.cut(ribbon([(x, -0.12), (x, 0.28)], 0.035, False), "rust", 0.34, lift=1, bevel=2)
    pen.cut(rect(-0.25, 0.28, 0.25, 0.38), "rust", 0.5, lift=3, bevel=3)
    return sheet


TOMBS: dict[str, Callable[[], Relief]] = {
    "tombstone": _tombstone,
    "tombstone_seen": _seen,
    "tombstone_back": _face_down,
    **{f"prey_{count}": partial(_prey, count) for count in PREY},
    "stage_lit": partial(_candle, True),
    "stage_dark": partial(_candle, False),
    "turn_dot": partial(_dot, False),
    "turn_dot_past": partial(_dot, True),
    "pawn_out": _out,
    "pawn_lost": _lost,
    "start_marker": _start_marker,
}


def tombs() -> Iterator[Sprite]:
    """The stones and signs that lie beside the board."""
    for name, draw in TOMBS.items():
        yield Sprite(name, draw().pixels())
