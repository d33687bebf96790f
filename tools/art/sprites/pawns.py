"""Eight candle pawns, burning and out, each known by its outline alone."""

import math
from collections.abc import Callable, Iterator
from functools import partial

import skia

from ..light import MULTIPLY
from ..paint import across, fill, shaded, stroke
from ..palette import BLACK, SEATS, WHITE, Seat, mix
from ..paper import Edge, Shadow, sheet
from ..shapes import bar, disc, gathered, minus, poly, rect, rounded, smooth, union
from .sprite import Sprite, drawn

WIDTH, HEIGHT = 160, 220
FOOT = (80, 201)
SCALE = 2.0
TOP = -66
WICK = (80, 54)
"""Where a flame grows, in pixels from the upper left corner; the same for every pawn."""


def _pillar() -> skia.Path:
    return rounded(-20, TOP, 40, 60, 2.5)


def _cone() -> skia.Path:
    return poly([(-9, TOP), (9, TOP), (26, -6), (-26, -6)])


def _pot() -> skia.Path:
    path = skia.Path()
    path.moveTo(-19, TOP + 2)
    path.cubicTo(-20, -55, -33, -50, -32, -30)
    path.cubicTo(-31, -12, -22, -6, -20, -5)
    path.lineTo(20, -5)
    path.cubicTo(22, -6, 31, -12, 32, -30)
    path.cubicTo(33, -50, 20, -55, 19, TOP + 2)
    path.close()
    return path


def _twist() -> skia.Path:
    heights = [i / 12 for i in range(13)]
    left = [(-16 - 4.5 * math.sin(t * math.pi * 4), -6 - 60 * t) for t in heights]
    right = [(-x, y) for x, y in reversed(left)]
    return smooth(left + right, True, 0.9)


def _steps() -> skia.Path:
    return poly(
        [
            (-12, TOP), (12, TOP), (12, -46), (20, -46), (20, -26), (28, -26),
            (28, -6), (-28, -6), (-28, -26), (-20, -26), (-20, -46), (-12, -46),
        ]
    )  # fmt: skip


def _candelabrum() -> skia.Path:
    """A stout candle whose two arms have melted short: a cross from afar."""
    arms = rect(-31, -46, 62, 15)
    cups = union(rounded(-33, -53, 13, 24, 3), rounded(20, -53, 13, 24, 3))
    return union(rect(-13, TOP, 26, 60), arms, cups, poly([(-13, -20), (13, -20), (20, -6), (-20, -6)]))


def _tulip() -> skia.Path:
    """A fluted candle that opens to a star of five points."""
    half = [(13, -6), (10, -22), (15, -36), (31, -62), (19, -55), (13, TOP)]
    return poly([(-x, y) for x, y in reversed(half)] + half)


def _moon_bowl() -> skia.Path:
    """A slim candle standing in the horns of a crescent."""
    crescent = minus(disc(0, -33, 31), disc(0, -52, 25))
    return union(crescent, rect(-9, TOP, 18, 50), poly([(-14, -12), (14, -12), (20, -5), (-20, -5)]))


BODIES: dict[str, tuple[Callable[[], skia.Path], float]] = {
    "square": (_pillar, 21),
    "triangle": (_cone, 11),
    "disc": (_pot, 20),
    "diamond": (_twist, 18),
    "hexagon": (_steps, 13),
    "cross": (_candelabrum, 14),
    "star": (_tulip, 15),
    "crescent": (_moon_bowl, 10),
}
"""Outline and half the width of the melted crown, by the shape of the seat's mark."""


def _bars() -> skia.Path:
    return gathered(rect(-40, y, 80, 6) for y in (-52, -38, -24))


def _chevrons() -> skia.Path:
    return gathered(bar([(-36, y + 13), (0, y - 4), (36, y + 13)], 5) for y in (-56, -42, -28, -14))


def _dots() -> skia.Path:
    bands = [rect(-40, y, 80, 3) for y in (-48, -19)]
    beads = [disc(x, -32, r) for x, r in ((-24, 3.8), (-13, 5.2), (0, 5.8), (13, 5.2), (24, 3.8))]
    return gathered(bands + beads)


def _spiral() -> skia.Path:
    return gathered(
        poly([(-28, y + 18), (28, y - 2), (28, y + 3.4), (-28, y + 23.4)]) for y in range(-80, 10, 14)
    )


def _checks() -> skia.Path:
    return gathered(rect(x * 10, TOP + y * 10, 10, 10) for y in range(6) for x in range(-3, 3) if (x + y) % 2)


def _weave() -> skia.Path:
    flat = [rect(x, y, 9, 2.6) for y in range(-62, -6, 12) for x in range(-36, 36, 18)]
    high = [rect(x + 12, y - 6, 2.6, 9) for y in range(-62, 0, 12) for x in range(-36, 36, 18)]
    return gathered(flat + high)


def _rays() -> skia.Path:
    return gathered(
        poly(
            [
                (0, 10),
                (math.sin(a - 0.055) * 90, -math.cos(a - 0.055) * 90),
                (math.sin(a + 0.055) * 90, -math.cos(a + 0.055) * 90),
            ]
        )
        for a in (-0.5, -0.25, 0.0, 0.25, 0.5)
    )


def _rim_lines() -> skia.Path:
    return gathered([rect(-40, -12.5, 80, 2.4)])


PATTERNS: dict[str, Callable[[], skia.Path]] = {
    "bars": _bars,
    "chevrons": _chevrons,
    "dots": _dots,
    "spiral": _spiral,
    "checks": _checks,
    "weave": _weave,
    "rays": _rays,
    "plain": _rim_lines,
}


def _pattern_colour(seat: Seat) -> int:
    """Patterns are pale on strong wax and dark on pale wax."""
    if seat.pattern in ("dots", "checks"):
        return mix(seat.dark, seat.colour, 0.15)
    return seat.light


def _saucer() -> skia.Path:
    return smooth([(-34, -5), (-20, -10), (20, -10), (34, -5), (24, 5), (-24, 5)], True, 0.8)


def _crown(half: float) -> skia.Path:
    outline = [
        (-1, 2), (-0.4, -4), (0.5, -3), (1, 2), (0.9, 11), (0.55, 6), (0.15, 7), (-0.3, 16), (-0.6, 7),
        (-0.95, 9),
    ]  # fmt: skip
    return smooth([(x * half, TOP + y) for x, y in outline], True, 0.9)


def _body(canvas: skia.Canvas, seat: Seat) -> skia.Path:
    body = BODIES[seat.shape][0]()
    turned = across(-22, 26, (0, mix(seat.colour, WHITE, 0.14)), (1, mix(seat.colour, seat.dark, 0.5)))
    sheet(canvas, body, seat.colour, shader=turned, grain=0.35)
    canvas.save()
    canvas.clipPath(body, True)
    canvas.drawPath(PATTERNS[seat.pattern](), fill(_pattern_colour(seat), 0.95))
    flank = across(-26, 28, (0, WHITE, 0.22), (0.3, WHITE, 0), (0.55, BLACK, 0.05), (1, BLACK, 0.5))
    canvas.drawRect(skia.Rect.MakeXYWH(-45, -80, 90, 95), shaded(flank))
    canvas.drawPath(body, stroke(mix(seat.light, WHITE, 0.3), 2.6, 0.8))
    canvas.restore()
    return body


def _pawn(seat: Seat, burning: bool, canvas: skia.Canvas) -> None:
    canvas.translate(*FOOT)
    canvas.scale(SCALE, SCALE)
    body, crown_half = BODIES[seat.shape][0](), BODIES[seat.shape][1]
    silhouette = union(body, _saucer(), _crown(crown_half))
    canvas.drawPath(silhouette, stroke(0x050302, 7, 0.92))
    sheet(canvas, _saucer(), 0x6E5433, 0x2B1D12, grain=0.5, edge=Edge(0xF3CE90, 0.7, 0.9))
    _body(canvas, seat)
    wax = mix(seat.light, 0xFFF4D8, 0.5)
    sheet(canvas, _crown(crown_half), wax, grain=0.2, shadow=Shadow(0, 1, 2, 0.5), edge=Edge(WHITE, 0.8, 0.8))
    canvas.drawLine(0, TOP - 2, 0.4, TOP - 8, stroke(0x140A06, 2.8))
    if not burning:
        canvas.drawPath(silhouette, fill(0x767C94, 1.0, BlendMode=MULTIPLY))
        canvas.drawCircle(0.4, TOP - 8.5, 1.5, fill(0x3A3434))


def pawns() -> Iterator[Sprite]:
    """All pawns; the app draws flame or smoke at `WICK`."""
    for name, seat in SEATS.items():
        yield drawn(f"pawn_{name}", WIDTH, HEIGHT, partial(_pawn, seat, True))
        yield drawn(f"pawn_{name}_out", WIDTH, HEIGHT, partial(_pawn, seat, False))
