"""Sand as a texture: lightest at its surface, with grains that catch the light; and the stream of it."""

import random

import skia

from app.timer.sand_tones import TONES, Tone

from ..paint import falling, fill, shaded
from ..palette import SEED, mix
from ..picture import save_png, straight, surface
from ..shapes import rect

SIZE = 256
"""Pixels along each side: a power of two, for it repeats from side to side."""

GRAINS = 2600
SOFT_ROWS = (0, 150)
"""Opacity of the uppermost rows: a mesh has hard edges, and sand on a dark glass would show them."""

STREAM = (16, 128)


def _sand(canvas: skia.Canvas, tone: Tone, seed: int) -> None:
    stops = (
        (0, tone.light),
        (0.010, tone.light),
        (0.022, mix(tone.light, tone.colour, 0.6)),
        (0.10, tone.colour),
    )
    ground = falling(0, SIZE, *stops, (0.62, tone.deep), (1, tone.deep))
    canvas.drawPath(rect(0, 0, SIZE, SIZE), shaded(ground))
    rng = random.Random(SEED + seed)
    for _ in range(GRAINS):
        x, y, radius = rng.random() * SIZE, rng.random() * SIZE, 0.4 + 0.6 * rng.random() ** 2
        lit = rng.random() < 0.5
        paint = fill(tone.light if lit else tone.deep, 0.14 + 0.38 * rng.random())
        for twin in (x - SIZE, x, x + SIZE):
            canvas.drawCircle(twin, y, radius, paint)


def _stream(canvas: skia.Canvas) -> None:
    """White grains in a thread; they take the tone of their sand and repeat from end to end."""
    wide, long = STREAM
    canvas.drawPath(rect(wide * 0.28, 0, wide * 0.44, long), fill(0xFFFFFF, 0.78))
    rng = random.Random(SEED + 40)
    for _ in range(190):
        x = wide * (0.5 + (rng.random() - 0.5) * (rng.random() ** 0.5) * 0.95)
        y, radius = rng.random() * long, 0.7 + 1.1 * rng.random()
        paint = fill(0xFFFFFF, 0.5 + 0.5 * rng.random())
        for twin in (y - long, y, y + long):
            canvas.drawCircle(x, twin, radius, paint)


def draw_sand() -> None:
    """Write assets/timer/sand_<number>.png for every tone, and stream.png."""
    for number, tone in enumerate(TONES, start=1):
        picture = surface(SIZE, SIZE)
        _sand(picture.getCanvas(), tone, number)
        pixels = straight(picture)
        for row, opacity in enumerate(SOFT_ROWS):
            pixels[row, :, 3] = opacity
        save_png(pixels, f"timer/sand_{number}.png")
    picture = surface(*STREAM)
    _stream(picture.getCanvas())
    pixels = straight(picture)
    pixels[..., :3] = 255
    save_png(pixels, "timer/stream.png")
