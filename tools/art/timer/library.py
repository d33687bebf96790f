"""The library in which the hourglass stands: galleries of doors, walls of books, a lectern.

Drawn on the stage of the concept, 800 units wide round x = 0 with the neck of the glass at y = 0; a picture
shows as much of it as its shape allows.
"""

import math
import random
from typing import NamedTuple

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import bloom, dither, glow, sparks
from ..paint import blur, falling, fill, radial, shaded, stroke
from ..palette import BLACK, GOLD, SEED, mix
from ..paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ..picture import opaque, save_jpg, surface, to_bytes
from ..props.butterfly import butterfly
from ..shapes import arch, minus, oval, poly, rect, union

LILAC, NIGHT = 0xCDB6FF, 0x0A0718
LAMP = Lamp(0, -30, 640)
BOOKS = [0x4531A0, 0x33257A, 0x5A3FB8, 0x5A2F78, 0x2C3F8C, 0x6E3A86, 0x3A2A86]
GALLERIES = ((-260, 118, 70, 0x5A43B4), (0, 140, 78, 0x4A379E))
"""Top, height and width of the doors of each floor, and its paper."""

WALLS = (
    (282, -450, 0x3A2B88, 66),
    (330, -494, 0x2A1E68, 84),
    (374, -538, 0x1A1244, 0),
    (408, -582, 0x110B2C, 104),
)
"""Half width and top of each opening, its paper, and the height of its shelves (0: bare)."""

DIM, LIT = 0.86, 0.45
"""How much of a book is the paper of its wall: on the nearest wall, in the dark, and on the others."""

FLOOR = 336
"""Where the lectern begins on which the glass stands."""

BUTTERFLIES = (
    (264, -218, 0.92, 22, 0.92),
    (-278, 74, 0.62, -24, 0.8),
    (294, 162, 0.44, 34, 0.7),
    (-252, -238, 0.36, -12, 0.75),
)


class View(NamedTuple):
    """One picture of the stage: its size in pixels, where the neck of the glass is, and pixels per unit."""

    width: int
    height: int
    neck: tuple[float, float]
    scale: float

    def room(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of what is seen, in units, with a margin."""
        x, y = self.neck
        edge = 60.0
        return (
            -x / self.scale - edge,
            -y / self.scale - edge,
            (self.width - x) / self.scale + edge,
            (self.height - y) / self.scale + edge,
        )


VIEWS = {
    "library_tall": View(1000, 1900, (500, 738), 1.25),
    "library_wide": View(1600, 1000, (480, 470), 1.0),
}


def paint_library(canvas: skia.Canvas, view: View) -> None:
    """Draw the whole hall with an empty lectern."""
    left, top, right, bottom = view.room()
    whole = rect(left, top, right - left, bottom - top)
    light = [(0, 0xA98BFF), (0.20, 0x6A4CCB), (0.48, 0x33257A), (0.80, 0x140E30), (1, NIGHT)]
    canvas.drawPath(whole, shaded(radial((0, -30), 760, light)))
    lay_grain(canvas, whole, 0.8)
    for floor in GALLERIES:
        _gallery(canvas, *floor)
    canvas.drawPath(rect(-400, 193, 800, 200), shaded(falling(193, 350, (0, 0x5A43B4), (1, 0x1E1547))))
    for place, opening in enumerate(WALLS):
        _wall(canvas, whole, place, *opening)
    glow(canvas, 0, -30, 460, 0x8A6AF0, 0.28)
    _lectern(canvas, left, right, bottom)
    glow(canvas, 0, 0, 420, GOLD, 0.20)
    for x, y, size, turn, spread in BUTTERFLIES:
        butterfly(canvas, x, y, size, turn, spread, halo=0.2)
    sparks(canvas, 60, 0xFFDF8A, (-310, -330, 620, 640), alpha=(0.3, 0.9), radius=(0.8, 2.4), seed=91)


def _gallery(canvas: skia.Canvas, top: float, height: float, width: float, paper: int) -> None:
    lamp = Lamp(0, -30, 420)
    for place in range(-2, 3):
        x = place * 122 - width / 2
        case = cut(arch(x - 9, top - 11, width + 18, height + 11), 9, 0.8, place + 9)
        sheet(
            canvas,
            case,
            mix(paper, LILAC, 0.22),
            paper,
            shadow=Shadow(0, 3, 7, 0.45),
            edge=Edge(0xF4E9FF, 0.7, 1.4, lamp),
        )
        _door(canvas, arch(x, top, width, height), x, top, width, height, ajar=abs(place) == 2)
    foot = top + height
    rail = Edge(0xF4E9FF, 0.7, 1.2, lamp)
    sheet(
        canvas,
        cut(rect(-420, foot, 840, 14), 14, 0.7, 3),
        mix(paper, LILAC, 0.12),
        shadow=Shadow(0, 4, 7, 0.5),
        edge=rail,
    )
    for place in range(-26, 27):
        canvas.drawLine(place * 15, foot + 14, place * 15, foot + 46, stroke(paper, 4))
        canvas.drawCircle(place * 15, foot + 30, 4, fill(paper))
    sheet(
        canvas, cut(rect(-420, foot + 44, 840, 9), 14, 0.6, 4), paper, shadow=Shadow(0, 4, 7, 0.5), edge=rail
    )


def _door(
    canvas: skia.Canvas, leaf: skia.Path, x: float, top: float, width: float, height: float, ajar: bool
) -> None:
    papers = (0xF2C57E, 0xB4702E) if ajar else (0x3A2B88, 0x1E1547)
    canvas.drawPath(leaf, shaded(falling(top, top + height, (0, papers[0]), (1, papers[1]))))
    inner_shadow(canvas, leaf, 6, 0.55)
    if ajar:
        glow(canvas, x + width / 2, top + height * 0.6, 110, 0xD98F36, 0.22)
        return
    canvas.drawLine(x + width / 2, top + 4, x + width / 2, top + height, stroke(0x8A6AE0, 1.5, 0.5))
    canvas.drawCircle(x + width * 0.64, top + height * 0.6, 3, fill(GOLD))


def _wall(
    canvas: skia.Canvas, whole: skia.Path, place: int, half: float, top: float, paper: int, shelf: float
) -> None:
    """A sheet with a pointed opening, with books on it where it is near enough to the light."""
    opening = union(arch(-half, top, 2 * half, 1500, 0.52), rect(-half, -30, 2 * half, 1400))
    hole = cut(opening, 17, 2.2, 30 + place)
    around = minus(whole, hole)
    sheet(canvas, around, paper, shadow=Shadow(0, 4, 16, 0.85), edge=Edge(LILAC, 0.9, 2, LAMP))
    if not shelf:
        return
    canvas.save()
    canvas.clipPath(around, True)
    _shelves(canvas, whole.getBounds(), paper, shelf, 70 + place, DIM if place == len(WALLS) - 1 else LIT)
    canvas.drawPath(hole, stroke(mix(paper, 0x05030F, 0.35), 34))
    rim = radial((LAMP.x, LAMP.y), LAMP.radius, [(0, LILAC), (0.5, LILAC, 0.5), (1, LILAC, 0)])
    canvas.drawPath(hole, shaded(rim, Style=skia.Paint.kStroke_Style, StrokeWidth=5))
    canvas.restore()


def _shelves(canvas: skia.Canvas, room: skia.Rect, paper: int, row: float, seed: int, dim: float) -> None:
    rng = random.Random(SEED + seed)
    y = math.floor(room.top() / row) * row
    while y < room.bottom() + row:
        y += row
        canvas.drawPath(
            rect(room.left(), y - row * 0.88, room.width(), row * 0.88), fill(mix(paper, 0x05030F, 0.55))
        )
        _books(canvas, room, y, row, paper, dim, rng)
        light = (1 - dim) / (1 - LIT)
        canvas.drawPath(
            rect(room.left(), y, room.width(), row * 0.12), fill(mix(paper, 0x8A6AE0, 0.18 * light))
        )
        canvas.drawLine(room.left(), y, room.right(), y, stroke(LILAC, 1.2, 0.4 * light))


def _books(
    canvas: skia.Canvas, room: skia.Rect, foot: float, row: float, paper: int, dim: float, rng: random.Random
) -> None:
    x = float(room.left())
    while x < room.right():
        width, height = row * (0.12 + 0.16 * rng.random()), row * (0.56 + 0.28 * rng.random())
        if rng.random() > 0.09:
            cover = mix(rng.choice(BOOKS), paper, dim)
            canvas.drawPath(rect(x, foot - height, width - 1.2, height), fill(cover))
            canvas.drawLine(
                x + 1, foot - height, x + 1, foot, stroke(mix(cover, LILAC, 0.64 * (1 - dim)), 1.4, 0.7)
            )
            if width > row * 0.18:
                for share in (0.78, 0.24):
                    line = foot - height * share
                    canvas.drawLine(x + 3, line, x + width - 4, line, stroke(GOLD, 1.6, 0.82 * (1 - dim)))
        x += width


def _lectern(canvas: skia.Canvas, left: float, right: float, bottom: float) -> None:
    for drop, inset, papers, rim in (
        (0, 280, (0x2A1E5E, 0x0B0720), Edge(GOLD, 0.9, 2.2, Lamp(0, FLOOR, 420))),
        (32, 310, (0x1C1446, 0x080518), Edge(0x8A6AE0, 0.8, 1.6, Lamp(0, FLOOR + 32, 420))),
    ):
        y = FLOOR + drop
        top = poly(
            [(left, y + 12), (-inset, y), (inset, y), (right, y + 12), (right, bottom), (left, bottom)]
        )
        sheet(
            canvas,
            cut(top, 16, 1.6, 2 + drop),
            *papers,
            span=(y, y + 194),
            shadow=Shadow(0, -6, 16, 0.85),
            edge=rim,
        )
    canvas.drawPath(oval(0, FLOOR + 4, 260, 20), fill(BLACK, 0.7, MaskFilter=blur(14)))


def draw_libraries() -> None:
    """Write assets/timer/library_tall.jpg and library_wide.jpg."""
    for name, view in VIEWS.items():
        picture = surface(view.width, view.height, NIGHT)
        canvas = picture.getCanvas()
        canvas.translate(*view.neck)
        canvas.scale(view.scale, view.scale)
        paint_library(canvas, view)
        save_jpg(to_bytes(dither(bloom(opaque(picture), 0.80, 12, 0.35))), f"timer/{name}.jpg", 84)
