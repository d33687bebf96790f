"""The ground of the table: shelves that drown in the dark round a violet light."""

import random

import skia

from ....grain import lay_grain
from ....light import bloom, dither, glow
from ....paint import fill, radial, shaded, stroke
from ....palette import GOLD, SEED, VIOLET, mix
from ....picture import opaque, save_jpg, surface, to_bytes
from ....shapes import rect

LILAC = 0xCDB6FF
DARK, DEEP, BROAD = 0x0D0920, 0x1C1448, 0x33257A
BOOKS = (0x4531A0, 0x33257A, 0x5A2F78, 0x2C3F8C, 0x6E3A86, 0x3A2A86)
SHAPES = {"library_wide": (1280, 800, 74), "library_tall": (760, 1320, 70)}
"""Width, height, and how far apart the shelves are."""


def _light(canvas: skia.Canvas, width: float, height: float) -> None:
    middle, reach = (width / 2, height * 0.44), max(width, height) * 0.72
    stops = [
        (0.0, mix(BROAD, VIOLET, 0.25)),
        (0.30, mix(DARK, BROAD, 0.62)),
        (0.55, DEEP),
        (0.80, DARK),
        (1.0, 0x080610),
    ]
    canvas.drawPath(rect(0, 0, width, height), shaded(radial(middle, reach, stops)))


def _shelves(canvas: skia.Canvas, width: float, height: float, row: float) -> None:
    rng = random.Random(SEED + 4)
    foot = row * 0.7
    while foot < height + row:
        canvas.drawPath(rect(0, foot - row * 0.88, width, row * 0.88), fill(0x05030F, 0.55))
        _books(canvas, width, foot, row, rng)
        canvas.drawPath(rect(0, foot, width, row * 0.11), fill(mix(DEEP, VIOLET, 0.12)))
        canvas.drawLine(0, foot, width, foot, stroke(LILAC, 1, 0.16))
        foot += row


def _books(canvas: skia.Canvas, width: float, foot: float, row: float, rng: random.Random) -> None:
    x = 0.0
    while x < width:
        wide, high = row * (0.11 + 0.17 * rng.random()), row * (0.52 + 0.30 * rng.random())
        if rng.random() > 0.10:
            cover = mix(rng.choice(BOOKS), DARK, 0.62)
            canvas.drawPath(rect(x, foot - high, wide - 1.4, high), fill(cover, 0.9))
            canvas.drawLine(x + 1, foot - high, x + 1, foot, stroke(LILAC, 1.1, 0.10))
            if wide > row * 0.2:
                for share in (0.78, 0.24):
                    line = foot - high * share
                    canvas.drawLine(x + 3, line, x + wide - 4, line, stroke(GOLD, 1.3, 0.16))
        x += wide


def _shade(canvas: skia.Canvas, width: float, height: float) -> None:
    middle, reach = (width / 2, height * 0.44), max(width, height) * 0.72
    stops = [(0.0, 0, 0.0), (0.34, 0, 0.22), (0.72, 0x050308, 0.74), (1.0, 0x050308, 0.94)]
    canvas.drawPath(rect(0, 0, width, height), shaded(radial(middle, reach, stops)))
    glow(canvas, *middle, reach * 0.62, VIOLET, 0.16)
    lay_grain(canvas, rect(0, 0, width, height), 0.7)


def draw_library() -> None:
    """Write the ground for lying and for upright screens."""
    for name, (width, height, row) in SHAPES.items():
        picture = surface(width, height, DARK)
        canvas = picture.getCanvas()
        _light(canvas, width, height)
        _shelves(canvas, width, height, row)
        _shade(canvas, width, height)
        save_jpg(to_bytes(dither(bloom(opaque(picture), 0.8, 12, 0.3))), f"obscurio_table/{name}.jpg", 80)
