"""Where the monster is built: a slab of slate, the stone it stands on, candles, and trays for its parts."""

from collections.abc import Callable, Iterator

import numpy as np

from ...outline import arc, blob, clipped, ellipse, moved, rect, ribbon
from ...sprites.sprite import Sprite
from .pen import Pen
from .relief import Relief


def _slab() -> Relief:
    """A nine-patch with 64 pixels of border: the middle may be stretched."""
    size = 256
    sheet = Relief(size, size, 130, 1.6)
    outer, inner = clipped(8, 8, size - 8, size - 8, 16), clipped(24, 24, size - 24, size - 24, 12)
    sheet.cut(outer, "slate", 0.33, lift=6, bevel=9, mix=("moss", 0.3), lit=0.9, etch=0.5)
    sheet.cut(
        inner, "slate", 0.17, lift=0, shadow=0, relief=-1.3, bevel=9, mix=("soot", 0.4), carve=0.3, etch=0
    )
    return sheet


def _tray(chosen: bool) -> Relief:
    """A nine-patch with 32 pixels of border for one part on its shelf."""
    size = 128
    sheet = Relief(size, size, 131, 1.5)
    if chosen:
        sheet.cut(
            clipped(4, 4, size - 4, size - 4, 12),
            "amber",
            0.72,
            lift=4,
            bevel=3,
            emit=0.2,
            etch=0,
            wobble=0.4,
        )
    frame = clipped(8, 8, size - 8, size - 8, 10)
    value = 0.34 if chosen else 0.22
    sheet.cut(
        frame,
        "slate",
        value,
        lift=0,
        shadow=0,
        relief=-1.1,
        bevel=8,
        mix=("soot", 0.4),
        carve=0.4,
        etch=0,
        wobble=0.4,
    )
    return sheet


def _plinth() -> Relief:
    """A round stone, seen a little from above."""
    sheet = Relief(512, 128, 132, 2.0)
    pen = Pen(sheet, 256, 52, 512)
    side = [np.vstack([arc(0, 0.058, 0.46, 0.075, 0, 180, 40), arc(0, 0, 0.46, 0.075, 180, 360, 40)])]
    stone = {"wobble": 0.35, "etch": 0.4}
    pen.cut(side, "slate", 0.22, lift=6, bevel=6, mix=("moss", 0.4), **stone)
    pen.cut(ellipse(0, 0, 0.46, 0.075), "slate", 0.42, lift=1, bevel=5, mix=("moss", 0.25), **stone)
    pen.cut(ellipse(0, 0, 0.37, 0.055), "slate", 0.34, lift=0, shadow=0, relief=-0.8, bevel=3, **stone)
    for x, y, wide in ((-0.4, 0.082, 0.03), (-0.36, 0.092, 0.02), (0.37, 0.092, 0.028), (0.1, 0.122, 0.022)):
        pen.cut(ellipse(x, y, wide, wide * 0.6), "moss", 0.46, lift=2, bevel=4)
    return sheet


def _candle() -> Relief:
    """A thick candle that has burnt for a while; its light is the screen's."""
    sheet = Relief(128, 256, 133, 2.0)
    pen = Pen(sheet, 64, 128, 128)
    pen.glow(0, -0.56, 0.22, "amber", 0.55)
    pen.cut(ellipse(0, 0.88, 0.4, 0.08), "rust", 0.38, lift=4, bevel=5, mix=("amber", 0.3))
    pen.cut(rect(-0.26, -0.24, 0.26, 0.86), "bone", 0.62, lift=4, bevel=16, relief=1.1)
    pen.cut(ellipse(0, 0.86, 0.26, 0.06), "bone", 0.5, lift=0, shadow=0, bevel=4)
    for x, length in ((-0.2, 0.36), (-0.06, 0.18), (0.12, 0.5), (0.22, 0.24)):
        drip = blob((x - 0.06, -0.26), (x + 0.06, -0.26), (x + 0.05, -0.2 + length), (x, -0.12 + length),
                    (x - 0.05, -0.2 + length))  # fmt: skip
        pen.cut(drip, "bone", 0.72, lift=2, bevel=4)
    pen.cut(ellipse(0, -0.24, 0.27, 0.08), "bone", 0.84, lift=1, bevel=4, emit=0.2)
    pen.cut(ellipse(0, -0.24, 0.17, 0.045), "amber", 0.82, lift=0, shadow=0, emit=0.3, lit=0)
    pen.cut(ribbon([(0, -0.24), (0.01, -0.36)], 0.03, False), "soot", 0.1, lift=0, shadow=0)
    flame = blob((0, -0.28), (-0.1, -0.44), (-0.02, -0.66), (0.01, -0.84), (0.06, -0.62), (0.1, -0.44))
    pen.cut(flame, "amber", 0.84, lift=0, shadow=0, lit=0, emit=0.5, etch=0)
    pen.cut(moved(flame, 0, -0.16, 0.55), "bone", 0.98, lift=0, shadow=0, lit=0, emit=0.5, etch=0)
    return sheet


WORKSHOP: dict[str, Callable[[], Relief]] = {
    "kit_slab": _slab,
    "kit_tray": lambda: _tray(False),
    "kit_tray_chosen": lambda: _tray(True),
    "kit_plinth": _plinth,
    "kit_candle": _candle,
}


def workshop() -> Iterator[Sprite]:
    """The furniture of the screen on which the monster is built."""
    for name, draw in WORKSHOP.items():
        yield Sprite(name, draw().pixels())
