"""What lies over a Page or in its place: sheets of the Magical Mist, soot of a Dark Night, blurred colours.

The figures of the sheets are drawn where the engine forbids them (`rules/mist.py`): never filled, never
coloured, so that they cannot be mistaken for a thing of the card.
"""

import math
from collections.abc import Callable, Iterator

import numpy as np
import skia
from PIL import Image
from scipy import ndimage

from engine.games.obscurio.rules.mist import SHEETS, Drawing

from ....grain import Array, clouds
from ....light import glow
from ....paint import Point, blur, fill, radial, shaded, stroke
from ....picture import ASSETS, Pixels, fringed, straight, surface
from ....shapes import disc, smooth
from ....sprites.sprite import Sprite, drawn

SIZE = 384
HALF = SIZE / 2
RADIUS = HALF - 4
WHITE, DARK = 0xF6F0FF, 0x0A0812
PEN = 0.075
"""The width of a line, in parts of a figure."""


def _ink(canvas: skia.Canvas, points: list[Point], closed: bool = False) -> None:
    line = smooth(points, closed, 0.9)
    canvas.drawPath(line, stroke(DARK, PEN * 2.1, 0.35))
    canvas.drawPath(line, stroke(WHITE, PEN, 0.95))


def _moth(canvas: skia.Canvas) -> None:
    for side in (-1, 1):
        _ink(
            canvas,
            [(0, -0.05), (side * 0.25, -0.6), (side * 0.82, -0.66), (side * 0.78, -0.1), (side * 0.1, 0.1)],
            True,
        )
        _ink(canvas, [(0, 0.1), (side * 0.5, 0.1), (side * 0.54, 0.6), (side * 0.2, 0.52)], True)
        _ink(canvas, [(0, -0.2), (side * 0.14, -0.6), (side * 0.28, -0.84)])
        canvas.drawCircle(side * 0.5, -0.36, 0.12, stroke(WHITE, PEN, 0.9))
    _ink(canvas, [(0, -0.3), (0.07, 0), (0, 0.6), (-0.07, 0)], True)


def _scroll(canvas: skia.Canvas) -> None:
    turns = [
        (0.55 * (1 - step / 22) * math.cos(step * 0.6), 0.55 * (1 - step / 22) * math.sin(step * 0.6))
        for step in range(21)
    ]
    _ink(canvas, [(-0.85, 0.55), (-0.2, 0.78), (0.42, 0.5), *turns])


def _bones(canvas: skia.Canvas) -> None:
    _ink(canvas, [(-0.5, 0), (0, -0.03), (0.6, 0)])
    for number in range(6):
        x = -0.25 + number * 0.15
        _ink(canvas, [(x, -0.02), (x + 0.1, -0.4 + 0.045 * number)])
        _ink(canvas, [(x, 0.0), (x + 0.1, 0.38 - 0.045 * number)])
    _ink(canvas, [(-0.5, -0.02), (-0.66, -0.24), (-0.92, -0.02), (-0.66, 0.22)], True)
    canvas.drawCircle(-0.72, -0.04, 0.06, stroke(WHITE, PEN, 0.9))
    _ink(canvas, [(0.6, 0), (0.88, -0.28), (0.8, 0), (0.88, 0.28)], True)


def _weed(canvas: skia.Canvas) -> None:
    stem = [(0.12 * math.sin(step * 1.1), 0.9 - 1.7 * step / 5) for step in range(6)]
    _ink(canvas, stem)
    for x, y in stem[1:5]:
        for side in (-1, 1):
            leaf = [
                (x, y),
                (x + side * 0.3, y - 0.24),
                (x + side * 0.48, y - 0.1),
                (x + side * 0.24, y + 0.05),
            ]
            _ink(canvas, leaf, True)


FIGURES: dict[str, Callable[[skia.Canvas], None]] = {
    "moth": _moth,
    "scroll": _scroll,
    "bones": _bones,
    "weed": _weed,
}


def _figure(canvas: skia.Canvas, drawing: Drawing) -> None:
    canvas.save()
    canvas.translate(HALF + drawing.x * RADIUS, HALF + drawing.y * RADIUS)
    canvas.rotate(drawing.turn)
    canvas.scale(drawing.r * RADIUS, drawing.r * RADIUS)
    FIGURES[drawing.figure](canvas)
    canvas.restore()


def _fog(page: int) -> Pixels:
    """Banks of fog over a round Page."""
    noise = clouds(SIZE, 3, 4, 60 + page, 0.5)
    rows, columns = np.mgrid[0:SIZE, 0:SIZE] / (SIZE / 2) - 1
    bank = 0.5 + 0.5 * np.sin(rows * 6.2 + page * 2 + noise * 0.5)
    thick = np.clip(0.18 + 0.26 * bank + 0.12 * noise, 0.06, 0.56)
    inside = np.clip((0.975 - np.hypot(rows, columns)) / 0.012, 0, 1)
    colour = np.broadcast_to(np.array([150, 140, 178]), (SIZE, SIZE, 3))
    return np.dstack([colour, thick * inside * 255]).astype(np.uint8)


def _sheet(page: int) -> Sprite:
    ink = surface(SIZE, SIZE)
    for drawing in SHEETS[page]:
        _figure(ink.getCanvas(), drawing)
    over, under = straight(ink).astype(np.float32) / 255, _fog(page).astype(np.float32) / 255
    alpha = over[..., 3:] + under[..., 3:] * (1 - over[..., 3:])
    colour = over[..., :3] * over[..., 3:] + under[..., :3] * under[..., 3:] * (1 - over[..., 3:])
    pixels = np.dstack([colour / np.maximum(alpha, 1e-3), alpha])
    return Sprite(f"mist_{page}", fringed((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8)))


def _soot(canvas: skia.Canvas) -> None:
    """What a Dark Night leaves of a Page: soot in its frame, a last glow at the rim."""
    stops = [(0.0, 0x0B090C), (0.8, 0x151013), (0.95, 0x2A1A12), (1.0, 0x0A0608)]
    canvas.drawPath(disc(HALF, HALF, RADIUS), shaded(radial((HALF, HALF), RADIUS, stops)))
    rim = [
        (HALF + RADIUS * 0.93 * math.cos(t / 60 * math.tau) * (1 + 0.02 * math.sin(t * 1.7)),
         HALF + RADIUS * 0.93 * math.sin(t / 60 * math.tau) * (1 + 0.02 * math.cos(t * 2.3)))
        for t in range(60)
    ]  # fmt: skip
    canvas.drawPath(smooth(rim, True, 0.9), stroke(0xF0702A, 5, 0.5, MaskFilter=blur(3)))
    canvas.drawPath(smooth(rim, True, 0.9), stroke(0xFFB45A, 1.6, 0.8))
    for angle, distance in ((0.4, 0.5), (1.9, 0.3), (3.1, 0.66), (4.4, 0.42), (5.3, 0.72)):
        x, y = HALF + RADIUS * distance * math.cos(angle), HALF + RADIUS * distance * math.sin(angle)
        glow(canvas, x, y, 12, 0xF0702A, 0.6)
        canvas.drawCircle(x, y, 1.8, fill(0xFFC070))


def _hunches() -> Iterator[Sprite]:
    """Eight discs of colours that are no card: pictures so blurred that nothing is told.

    All of them are as bright as the deck is on average, so that a page of them glows like one of cards.
    """
    files = sorted((ASSETS / "obscurio" / "illusions").glob("*.webp"), key=lambda file: int(file.stem))
    pictures = [_small(Image.open(file)) for file in files]
    deck = float(np.mean([_light(picture) for picture in pictures]))
    rows, columns = np.mgrid[0:160, 0:160] / 80 - 1
    inside = np.clip((0.96 - np.hypot(rows, columns)) / 0.02, 0, 1)
    for number in range(1, 9):
        picture = pictures[number * 10 - 3]
        colour = ndimage.gaussian_filter(picture[..., :3] * picture[..., 3:], (9, 9, 0))
        rough = 1 + 0.25 * clouds(160, 9, 4, 80 + number)[..., None]
        blurred = np.dstack([np.clip(colour * rough, 0, 1), inside])
        for _ in range(4):
            blurred[..., :3] = np.clip(blurred[..., :3] * (deck / max(1e-3, _light(blurred))), 0, 1)
        yield Sprite(f"hunch_{number}", fringed((blurred * 255 + 0.5).astype(np.uint8)))


def _small(picture: Image.Image) -> Array:
    return np.asarray(picture.convert("RGBA").resize((160, 160)), np.float32) / 255


def _light(picture: Array) -> float:
    """How bright a round picture is on average."""
    weight = picture[..., 3]
    luma = picture[..., :3] @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return float((luma * weight).sum() / weight.sum())


def sheets() -> Iterator[Sprite]:
    """The sheet of each Page, soot, and grounds for hunches."""
    for page in range(len(SHEETS)):
        yield _sheet(page)
    yield drawn("soot", SIZE, SIZE, _soot)
    yield from _hunches()
