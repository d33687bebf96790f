"""The tile tower as a candle that burns down: top, body and plate, all of one width."""

from collections.abc import Iterator, Sequence

import skia

from ...knife import cut
from ...paint import Point, across, fill, shaded, stroke
from ...palette import WHITE
from ...paper import Edge, Shadow, sheet
from ...picture import Pixels, straight, surface
from ...shapes import minus, oval, rect, smooth
from ...sprites.sprite import Sprite, drawn
from .materials import chance

WIDTH = 160
BODY_HEIGHT = 64
PER_TILE = 4
"""One hairline for every tile: so many pixels of the body stand for one."""
TOP_HEIGHT = 112
REACH = 46
"""How far the longest run of wax hangs down: short, for the last stump is short as well."""
RIM = 40
"""Row of the top that lies on the upper end of the body."""
WICK = (WIDTH / 2 + 1, 12)
PLATE_HEIGHT = 64
FOOT = 22
"""Row of the plate at which the body ends; the plate is drawn over it."""
LEFT, RIGHT, MIDDLE = 26, 134, WIDTH / 2
DRIPS = (
    (0xE0A85A, 0xB07230, (0.7, 0.42, 0.66, 0.3, 0.58, 0.62), 9.0),
    (0xFFF3D2, 0xF0C880, (0.42, 0.68, 0.24, 0.5, 0.34, 0.6), 8.0),
)
"""Two sheets of melted wax: colours, lengths of the six runs, half width of a run."""
DISH = ((3, 4), (24, -10), (136, -10), (157, 4), (132, 26), (28, 26))
PUDDLE = ((14, 4), (30, -5), (54, 1), (80, 3), (104, 0), (130, -6), (147, 5), (112, 13), (50, 13))
LIP = ((3, 4), (38, 12), (80, 14), (122, 12), (157, 4), (132, 29), (28, 29))
"""The plate's outlines; heights count from the foot of the body."""


def _shaft() -> skia.Shader:
    return across(LEFT, RIGHT, (0, 0xC98F42), (0.3, 0xFFE3A6), (0.58, 0xF0C478), (1, 0x8A5520))


def _body() -> Sprite:
    page = surface(WIDTH, BODY_HEIGHT)
    canvas, rng = page.getCanvas(), chance("tower")
    shaft = rect(LEFT, -4, RIGHT - LEFT, BODY_HEIGHT + 8)
    canvas.drawPath(shaft, shaded(_shaft()))
    canvas.save()
    canvas.clipPath(shaft, True)
    for i in range(BODY_HEIGHT // PER_TILE):
        y, shade = i * PER_TILE + PER_TILE / 2, 0.5 if i % 4 == 0 else 0.24 + 0.1 * rng.random()
        canvas.drawLine(LEFT, y, RIGHT, y, stroke(0x7A4A18, 1.1, shade))
        canvas.drawLine(LEFT, y + 1.2, RIGHT, y + 1.2, stroke(0xFFF6DA, 0.8, 0.3))
    for x, alpha in ((LEFT, 0.8), (RIGHT, 0.35)):
        canvas.drawLine(x, -4, x, BODY_HEIGHT + 4, stroke(0xFFF4D6, 2.4, alpha))
    canvas.restore()
    return Sprite("tower_body", _sided(straight(page)), tiling=True)


def _sided(pixels: Pixels) -> Pixels:
    """Let the colour of the flanks run on below the transparent sides."""
    pixels[:, :LEFT, :3] = pixels[:, LEFT : LEFT + 1, :3]
    pixels[:, RIGHT:, :3] = pixels[:, RIGHT - 1 : RIGHT, :3]
    return pixels


def _melted(lengths: Sequence[float], half: float) -> list[Point]:
    """Over the rim and down in runs, from the right to the left."""
    outline: list[Point] = [
        (LEFT - 9, RIM + 6),
        (LEFT + 14, RIM - 12),
        (MIDDLE - 8, RIM - 8),
        (MIDDLE + 24, RIM - 13),
        (RIGHT + 9, RIM + 7),
    ]
    pitch = (RIGHT - LEFT + 14) / len(lengths)
    for i, length in enumerate(lengths):
        x, end = RIGHT + 7 - pitch * (i + 0.5), RIM + 14 + REACH * length
        outline += [
            (x + half * 1.05, RIM + 14), (x + half * 0.66, (RIM + 14 + end) / 2), (x + half * 0.85, end - 5),
            (x, end + half * 0.7),
            (x - half * 0.85, end - 5), (x - half * 0.66, (RIM + 14 + end) / 2), (x - half * 1.05, RIM + 14),
        ]  # fmt: skip
    return outline


def _top(canvas: skia.Canvas) -> None:
    for colour, low, lengths, half in DRIPS:
        wax = smooth(_melted(lengths, half), True, 0.85)
        sheet(
            canvas, wax, colour, low, span=(RIM, RIM + 66), grain=0.3,
            shadow=Shadow(1.5, 2.5, 3.5, 0.5), edge=Edge(WHITE, 0.75, 1.1),
        )  # fmt: skip
    canvas.drawPath(oval(MIDDLE, RIM - 3, 32, 6), fill(0xFFFBEA, 0.95))
    x, y = WICK
    wick = smooth([(x - 1, RIM - 3), (x - 2, RIM - 14), (x + 1, y)], False, 0.8)
    canvas.drawPath(wick, stroke(0x1A0C06, 4.4))
    canvas.drawCircle(x + 1, y, 2.4, fill(0xF0882A))


def _at_foot(outline: Sequence[Point], tension: float) -> skia.Path:
    return smooth([(x, FOOT + y) for x, y in outline], True, tension)


def _plate(canvas: skia.Canvas) -> None:
    """A dish in front of the foot: laid over the body, its puddle closes round the wax."""
    back = minus(cut(_at_foot(DISH, 0.8), 8, 0.6, 2), rect(LEFT, 0, RIGHT - LEFT, FOOT))
    sheet(canvas, back, 0x6E5030, 0x20140C, shadow=Shadow(0, 3, 4, 0.8), edge=Edge(0xF0C684, 0.8, 1.4))
    puddle = _at_foot(PUDDLE, 0.9)
    sheet(canvas, puddle, 0xFFE9B8, 0xB67A34, grain=0.3, shadow=Shadow(0, 2, 3, 0.5), edge=Edge(WHITE, 0.7))
    lip = cut(_at_foot(LIP, 0.8), 8, 0.6, 4)
    sheet(canvas, lip, 0x8A6640, 0x2A1B11, edge=Edge(0xF0C684, 0.9, 1.6))


def tower() -> Iterator[Sprite]:
    """The three parts from the top down."""
    yield drawn("tower_top", WIDTH, TOP_HEIGHT, _top)
    yield _body()
    yield drawn("tower_plate", WIDTH, PLATE_HEIGHT, _plate)
