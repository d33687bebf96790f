"""What happens for a moment on the board, and the icons of this game's buttons."""

from collections.abc import Callable, Iterator

from ...outline import arch, blob, ellipse, moved, poly, rect, ribbon, ring
from ...sprites.sprite import Sprite
from .features import tooth
from .pen import Pen
from .relief import Relief

ICON = 96


def _sheet(size: int, seed: int) -> tuple[Relief, Pen]:
    sheet = Relief(size, size, seed, 2.0)
    return sheet, Pen(sheet, size / 2, size / 2, size)


def _bite() -> Relief:
    """Two rows of teeth that have just closed."""
    sheet, pen = _sheet(160, 110)
    maw = blob(
        (-0.44, 0), (-0.3, -0.24), (0, -0.33), (0.3, -0.24), (0.44, 0), (0.3, 0.24), (0, 0.33), (-0.3, 0.24)
    )
    pen.cut(maw, "blood", 0.46, lift=5, bevel=6, lit=0.2)
    pen.cut(moved(maw, scale=0.86), "blood", 0.14, lift=0, shadow=0, relief=-1.2, bevel=6)
    for k in range(7):
        x = -0.3 + 0.1 * k
        edge = 0.245 * (1 - (x / 0.5) ** 2) ** 0.5
        tooth(pen, x, -edge, 0.05, edge + 0.02 + 0.03 * (k % 2), 4 * (k % 3 - 1))
        tooth(pen, x + 0.05 if k < 6 else x, edge, 0.046, -edge + 0.02 - 0.03 * (k % 2), 4 * (k % 3 - 1))
    return sheet


def _hesitate() -> Relief:
    """It does not know whom to take."""
    sheet, pen = _sheet(ICON, 111)
    pen.cut(ellipse(0, -0.02, 0.42), "moss", 0.30, lift=4, bevel=6)
    pen.cut(ring(0, -0.02, 0.375, 0.42), "moss", 0.72, lift=1, bevel=2, lit=0.2)
    hook = [
        (-0.14, -0.13),
        (-0.1, -0.24),
        (0.03, -0.28),
        (0.15, -0.2),
        (0.13, -0.07),
        (0.02, 0.01),
        (0.0, 0.1),
    ]
    pen.cut(ribbon(hook, 0.095), "bone", 0.92, lift=3, bevel=3, lit=0.2)
    pen.cut(ellipse(0, 0.22, 0.062), "bone", 0.92, lift=3, bevel=3, lit=0.2)
    return sheet


def _look_dot() -> Relief:
    sheet, pen = _sheet(32, 112)
    pen.glow(0, 0, 0.26, "moss", 0.7)
    pen.cut(ellipse(0, 0, 0.2), "moss", 0.95, lift=0, shadow=0, lit=0, emit=0.3, etch=0)
    return sheet


LINE = {"lift": 3, "bevel": 3, "wobble": 0.3, "lit": 0.3}


def _walk() -> Relief:
    """Its footprints."""
    sheet, pen = _sheet(ICON, 113)
    for x, y, lean in ((-0.17, 0.14, -8), (0.17, -0.14, 8)):
        sole = blob((-0.11, 0.0), (0, -0.06), (0.11, 0.0), (0.09, 0.16), (0, 0.23), (-0.09, 0.16))
        pen.cut(moved(sole, x, y, 1, lean), "bone", 0.84, **LINE)
        for toe in (-1, 0, 1):
            claw = ribbon(
                [(0.085 * toe, -0.08), (0.105 * toe, -0.15), (0.11 * toe, -0.22)], [0.085, 0.07, 0.01]
            )
            pen.cut(moved(claw, x, y, 1, lean), "bone", 0.84, **LINE)
    return sheet


def _preview() -> Relief:
    """An eye over a dotted way."""
    sheet, pen = _sheet(ICON, 114)
    lids = blob(
        (-0.4, -0.08),
        (-0.2, -0.26),
        (0, -0.32),
        (0.2, -0.26),
        (0.4, -0.08),
        (0.2, 0.08),
        (0, 0.13),
        (-0.2, 0.08),
    )
    pen.cut(lids, "bone", 0.86, **LINE)
    pen.cut(ellipse(0, -0.1, 0.155), "soot", 0.16, lift=0, shadow=0, wobble=0)
    pen.cut(ellipse(-0.05, -0.15, 0.05), "bone", 1.0, lift=0, shadow=0, wobble=0)
    for k in range(4):
        pen.cut(ellipse(-0.3 + 0.2 * k, 0.32, 0.055), "bone", 0.84, **LINE)
    return sheet


def _kit() -> Relief:
    """A head in three strips, each of which can be turned over."""
    sheet, pen = _sheet(ICON, 115)
    pen.cut(arch(0, -0.1, 0.33), "bone", 0.84, **LINE)
    pen.cut(rect(-0.3, 0.02, 0.3, 0.2), "bone", 0.76, **LINE)
    pen.cut(moved(rect(-0.26, 0.0, 0.26, 0.17), 0.05, 0.24, 1, 4), "bone", 0.68, **LINE)
    for x, size in ((-0.09, 0.065), (0.1, 0.05)):
        pen.cut(ellipse(x, -0.16, size), "soot", 0.16, lift=0, shadow=0, wobble=0)
    for k in range(3):
        x = -0.12 + 0.12 * k
        pen.cut(poly((x - 0.05, 0.02), (x + 0.05, 0.02), (x, 0.12)), "soot", 0.16, lift=0, shadow=0, wobble=0)
    return sheet


EFFECTS: dict[str, Callable[[], Relief]] = {
    "bite": _bite,
    "hesitate": _hesitate,
    "look_dot": _look_dot,
    "icon_walk": _walk,
    "icon_preview": _preview,
    "icon_kit": _kit,
}


def effects() -> Iterator[Sprite]:
    """Effects and icons."""
    for name, draw in EFFECTS.items():
        yield Sprite(name, draw().pixels())
