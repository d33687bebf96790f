"""Obscurio: a library of six doors, golden butterflies, running sand, and somebody between the shelves."""

import random

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import glow, sparks
from ..paint import blur, falling, fill, radial, shaded, stroke
from ..palette import GOLD, SEED, VIOLET, mix
from ..paper import Edge, Lamp, Shadow, light_edge, sheet
from ..props.butterfly import butterfly
from ..props.hourglass import hourglass
from ..shapes import arch, oval, poly, rect, thick, union
from .stage import PAD, WIDTH, front, spot, wall_round, whole

LAMP = Lamp(130, 186, 150)
DEEP = 0x050312
PALE = 0xE9D9FF

GALLERIES = [(104, 44, 26, 38), (182, 66, 32, 46)]
"""Top, height, width and distance of the three doors on each floor."""

FAR_BOOKS = [0x5B3FBE, 0x4531A0, 0x6E4FD6, 0x3A2A86, 0x8A5FC0, 0x7A3F8E]
NEAR_BOOKS = [0x3A2A86, 0x2F2272, 0x4B37A0, 0x5A2F78, 0x27408A, 0x40307E]
SMALL_BUTTERFLIES = [(62, 214, 0.26, 30), (204, 176, 0.30, -24), (190, 258, 0.22, 14), (72, 146, 0.20, -30)]


def obscurio(canvas: skia.Canvas) -> None:
    """Draw the theatre of Obscurio."""
    light = [(0, 0xF4E9FF), (0.16, 0xB79BFF), (0.40, 0x6A4CCB), (0.74, 0x2A1F66), (1, 0x0E0A26)]
    canvas.drawPath(whole(), shaded(radial((130, 186), 190, light)))
    lay_grain(canvas, whole(), 0.6)
    for floor, gallery in enumerate(GALLERIES):
        _gallery(canvas, floor, *gallery)
    _ground(canvas)
    far = union(arch(58, 66, 144, 330, 0.58), rect(58, 200, 144, 220))
    _shelves(canvas, far, 0x3A2A86, 0xD9C6FF, 21, 22, FAR_BOOKS, LAMP)
    near = union(arch(36, 36, 188, 380, 0.57), rect(36, 200, 188, 220))
    _shelves(canvas, near, 0x261B62, 0xB79BFF, 22, 30, NEAR_BOOKS, Lamp(130, 186, 180))
    glow(canvas, 130, 178, 120, 0xB79BFF, 0.22)
    _watcher(canvas)
    front(canvas, 0x120C30, 0x9C7FF0, Lamp(130, 186, 230))
    _lectern(canvas)
    hourglass(canvas, 130, 314, 52, 104)
    butterfly(canvas, 134, 132, 1.02, -9)
    for x, y, size, turn in SMALL_BUTTERFLIES:
        butterfly(canvas, x, y, size, turn, 0.8, halo=0.5)
    sparks(canvas, 30, 0xFFDF8A, (40, 60, 180, 240), seed=91)


def _gallery(canvas: skia.Canvas, floor: int, top: float, height: float, width: float, gap: float) -> None:
    for k in (-1, 0, 1):
        x = 130 + k * gap - width / 2
        frame = cut(arch(x - 4, top - 5, width + 8, height + 5), 6, 0.5, floor * 3 + k + 9)
        sheet(canvas, frame, 0x4A349A, 0x2A1F66, shadow=Shadow(0, 2, 4, 0.55), edge=Edge(PALE, 0.8, 0.9))
        draw = _open_door if floor == 1 and k == 0 else _shut_door
        draw(canvas, x, top, width, height)
    foot = top + height
    canvas.drawPath(rect(30, foot, 200, 7), fill(0x33257A))
    canvas.drawLine(30, foot, 230, foot, stroke(PALE, 1, 0.7))
    if floor == 0:
        for k in range(26):
            canvas.drawLine(46 + k * 6.6, foot + 8, 46 + k * 6.6, foot + 20, stroke(0x33257A, 1.6))
        canvas.drawPath(rect(30, foot + 19, 200, 3), fill(0x33257A))


def _shut_door(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.drawPath(arch(x, y, width, height), shaded(falling(y, y + height, (0, 0x2A1F66), (1, 0x150F3A))))
    canvas.drawLine(x + width / 2, y + 2, x + width / 2, y + height, stroke(VIOLET, 1, 0.6))
    spot(canvas, x + width * 0.62, y + height * 0.62, 1.4, GOLD)


def _open_door(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    canvas.drawPath(arch(x, y, width, height), shaded(falling(y, y + height, (0, 0xFFF8DC), (1, 0xFFD77A))))
    glow(canvas, x + width / 2, y + height * 0.5, 90, 0xFFD077, 0.60)
    leaf = poly([(x, y + 14), (x + width * 0.3, y + 12), (x + width * 0.3, y + height + 4), (x, y + height)])
    sheet(canvas, leaf, 0x3A2A86, shadow=Shadow(0, 1, 3, 0.5), edge=Edge(0xFFE9B0, 0.9, 0.8))


def _ground(canvas: skia.Canvas) -> None:
    ground = rect(-PAD, 254, WIDTH + 2 * PAD, 180)
    canvas.drawPath(ground, shaded(falling(254, 380, (0, VIOLET), (0.35, 0x33257A), (1, 0x120C30))))
    carpet = poly([(114, 254), (146, 254), (206, 430), (54, 430)])
    canvas.drawPath(carpet, shaded(falling(254, 380, (0, 0xFFE3A0), (0.25, 0xB8862E), (1, 0x4A2F1A))))
    for k in range(-8, 9):
        canvas.drawLine(130 + k * 18, 254, 130 + k * 58, 430, stroke(0x120C30, 1, 0.4))


def _shelves(
    canvas: skia.Canvas,
    hole: skia.Path,
    rgb: int,
    edge: int,
    seed: int,
    row: float,
    books: list[int],
    lamp: Lamp,
) -> None:
    """A wall of books with a door case in it."""
    wall = wall_round(hole, seed, 0.9)
    sheet(
        canvas, wall, rgb, mix(rgb, 0x0A0720, 0.4), span=(0, 330), shadow=Shadow(0, 3, 8, 0.85),
        edge=Edge(edge, 0.95, 1.4, lamp),
    )  # fmt: skip
    canvas.save()
    canvas.clipPath(wall, True)
    y, shelf = -10.0, 0
    while y < 330:
        y += row
        canvas.drawPath(rect(-PAD, y - row * 0.86, WIDTH + 2 * PAD, row * 0.86), fill(mix(rgb, DEEP, 0.62)))
        _books(canvas, y, row * 0.84, seed * 31 + shelf, books)
        canvas.drawPath(rect(-PAD, y, WIDTH + 2 * PAD, row * 0.14), fill(mix(rgb, 0x8A6AE0, 0.16)))
        canvas.drawLine(-PAD, y, WIDTH + PAD, y, stroke(mix(edge, 0xFFFFFF, 0.2), 0.9, 0.45))
        shelf += 1
    case = thick(hole, 15)
    canvas.drawPath(case, fill(mix(rgb, DEEP, 0.3)))
    light_edge(canvas, case, Edge(edge, 0.5, 1.0, lamp))
    light_edge(canvas, wall, Edge(edge, 1.0, 1.7, lamp))
    canvas.restore()


def _books(canvas: skia.Canvas, foot: float, height: float, seed: int, papers: list[int]) -> None:
    rng = random.Random(SEED + seed)
    x = float(-PAD)
    while x < WIDTH + PAD:
        width, tall = 3 + rng.random() * 6, height * (0.66 + 0.3 * rng.random())
        if rng.random() >= 0.10:
            rgb = rng.choice(papers)
            canvas.drawPath(rect(x, foot - tall, width - 0.7, tall), fill(rgb))
            canvas.drawLine(x + 0.6, foot - tall, x + 0.6, foot, stroke(mix(rgb, PALE, 0.4), 0.8, 0.7))
            if width > 5:
                for share, alpha in ((0.75, 0.75), (0.25, 0.5)):
                    canvas.drawLine(
                        x + 1,
                        foot - tall * share,
                        x + width - 1.6,
                        foot - tall * share,
                        stroke(GOLD, 0.9, alpha),
                    )
        x += width


def _watcher(canvas: skia.Canvas) -> None:
    """Eyes in a gap between two books: one of us is not one of us."""
    x, y = 231, 219
    canvas.drawPath(rect(x - 11, y - 15, 22, 26), fill(0x0A0620))
    canvas.drawPath(oval(x, y, 9, 8), fill(0x1C1448, 0.8, MaskFilter=blur(3)))
    for side in (-1, 1):
        glow(canvas, x + side * 4.4, y - 2, 9, 0xFFD077, 0.7)
        canvas.drawPath(oval(x + side * 4.4, y - 2, 2.5, 1.7), fill(0xFFEBB0))
        canvas.drawCircle(x + side * 4.4 - 0.8, y - 2, 0.9, fill(0x120C30))


def _lectern(canvas: skia.Canvas) -> None:
    top = cut(poly([(-30, 372), (60, 366), (200, 366), (290, 372), (290, 440), (-30, 440)]), 9, 1, 2)
    sheet(
        canvas, top, 0x2A1E5E, 0x0D0822, span=(366, 400), shadow=Shadow(0, -3, 9, 0.8),
        edge=Edge(GOLD, 0.9, 1.6, Lamp(130, 340, 150)),
    )  # fmt: skip
