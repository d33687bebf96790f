"""The pawns: flat tokens in the colour, the outline and the pattern of their player.

A face is a light or a dark disc with room for a number, which the app writes.
"""

import math
from collections.abc import Callable, Iterator

from ...outline import Shape, clipped, edged, ellipse, moved, rect, ribbon, ring, soft, wheel
from ...palette import SEATS, Seat
from ...ramps import PAINTS
from ...sprites.sprite import Sprite
from .ground import cell, middle
from .pen import Pen
from .relief import Relief

PLATE = 0.255
"""Half the width of the disc for the number, in cells."""


OUTLINES: dict[str, Shape] = {
    "square": clipped(-0.37, -0.37, 0.37, 0.37, 0.03),
    "triangle": soft(
        "0 -0.47, 0.26 -0.06, 0.46 0.32, 0.36 0.4, 0 0.41, -0.36 0.4, -0.46 0.32, -0.26 -0.06",
    ),
    "disc": ellipse(0, 0, 0.41),
    "diamond": edged("0 -0.47, 0.45 0, 0 0.47, -0.45 0"),
    "hexagon": wheel(0, 0, [0.43], 6, 0),
    "cross": edged(
        "-0.24 -0.43, 0.24 -0.43, 0.24 -0.24, 0.43 -0.24, 0.43 0.24, 0.24 0.24, "
        "0.24 0.43, -0.24 0.43, -0.24 0.24, -0.43 0.24, -0.43 -0.24, -0.24 -0.24"
    ),
    "star": wheel(0, 0.01, [0.47, 0.335], 12),
    "crescent": soft("-0.26 -0.36, 0.1 -0.42, 0.4 -0.2, 0.34 0, 0.4 0.2, 0.1 0.42, -0.26 0.36, -0.42 0"),
}
"""Each seat's own, wide enough for the disc with the number."""


def _bars() -> list[Shape]:
    return [ribbon([(0.1 * k - 0.12, -0.5), (0.1 * k + 0.12, 0.5)], 0.036, False) for k in range(-5, 6)]


def _chevrons() -> list[Shape]:
    rows = [0.12 * k for k in range(-5, 6)]
    return [ribbon([(-0.5, y + 0.3), (0, y), (0.5, y + 0.3)], 0.034, False) for y in rows]


def _dots() -> list[Shape]:
    angles = [math.radians(k * 360 / 14) for k in range(14)]
    return [ellipse(0.34 * math.cos(a), 0.34 * math.sin(a), 0.03) for a in angles]


def _spiral() -> list[Shape]:
    turns = [k / 60 for k in range(61)]
    line = [(0.5 * t * math.cos(t * 25), 0.5 * t * math.sin(t * 25)) for t in turns]
    return [ribbon(line, 0.034)]


def _checks() -> list[Shape]:
    side = 0.11
    cells = [(i, j) for i in range(-4, 5) for j in range(-4, 5) if (i + j) % 2]
    half = side / 2
    return [rect(i * side - half, j * side - half, i * side + half, j * side + half) for i, j in cells]


def _weave() -> list[Shape]:
    lines = [0.13 * k for k in range(-4, 5)]
    return [ribbon([(-0.5, y), (0.5, y)], 0.026, False) for y in lines] + [
        ribbon([(x, -0.5), (x, 0.5)], 0.026, False) for x in lines
    ]


def _rays() -> list[Shape]:
    return [moved(ribbon([(0, 0), (0, -0.5)], 0.036, False), turn=15 + 30 * k) for k in range(12)]


PATTERNS: dict[str, Callable[[], list[Shape]]] = {
    "bars": _bars,
    "chevrons": _chevrons,
    "dots": _dots,
    "spiral": _spiral,
    "checks": _checks,
    "weave": _weave,
    "rays": _rays,
    "plain": list,
}


def _paint(hue: str, seat: Seat) -> str:
    """A ramp of the player's three tones."""
    name = f"seat_{hue}"
    PAINTS.setdefault(name, (0x060504, seat.dark, seat.dark, seat.colour, seat.colour, seat.light))
    return name


def _token(hue: str, white: bool) -> Relief:
    seat = SEATS[hue]
    paint, outline = _paint(hue, seat), OUTLINES[seat.shape]
    sheet = cell(80)
    pen = middle(sheet)
    pen.cut(moved(outline, scale=1.05), "soot", 0.02, lift=5, bevel=2, etch=0, wobble=0.2)
    pen.cut(outline, paint, 0.70, lift=2, bevel=6, grad=0.22, lit=0.3, wobble=0.4, carve=0.4, etch=0.3)
    for line in PATTERNS[seat.pattern]():
        pen.cut(line, paint, 0.30, lift=0, shadow=0, lit=0.3, wobble=0, clip=outline, edge=0.3)
    _plate(pen, white)
    return sheet


def _plate(pen: Pen, white: bool) -> None:
    pen.cut(ellipse(0, 0, PLATE + 0.02), "soot", 0.02, lift=2, bevel=2, etch=0, wobble=0.2)
    paint, value = ("bone", 0.90) if white else ("soot", 0.44)
    pen.cut(ellipse(0, 0, PLATE), paint, value, lift=0, shadow=0, bevel=4, lit=0.15, wobble=0.3, etch=0.3)
    if not white:
        pen.cut(ring(0, 0, PLATE - 0.03, PLATE - 0.005), "bone", 0.55, lift=0, shadow=0, wobble=0.2, lit=0.2)


def _back() -> Relief:
    """A small dark disc beside a token, for the number of its other face."""
    sheet = Relief(64, 64, 81, 2)
    pen = Pen(sheet, 32, 32, 64)
    pen.cut(ellipse(0, 0, 0.42), "soot", 0.20, lift=3, bevel=3, lit=0.2, wobble=0.2)
    pen.cut(ring(0, 0, 0.355, 0.42), "bone", 0.66, lift=0, shadow=0, lit=0.2, wobble=0)
    return sheet


def tokens() -> Iterator[Sprite]:
    """Both faces of every player's pawn, and the disc for the number below."""
    for hue in SEATS:
        yield Sprite(f"token_{hue}_white", _token(hue, True).pixels())
        yield Sprite(f"token_{hue}_black", _token(hue, False).pixels())
    yield Sprite("token_back", _back().pixels())
