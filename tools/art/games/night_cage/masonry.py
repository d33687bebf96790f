"""The two kinds of stone: rubble walls above, flagstones below."""

import math
import random

import skia

from ...grain import lay_grain
from ...knife import cut
from ...paint import Point, fill, stroke
from ...palette import mix
from ...shapes import disc, poly
from .corridors import MIDDLE, STEPS, UNIT
from .materials import BLOCK, BLOCK_DARK, JOINT, MORTAR, chance


def build_wall(canvas: skia.Canvas, area: skia.Path, seed: int) -> None:
    """Fill an area with rows of hand-cut blocks, each its own scrap of paper."""
    rng = chance("wall", seed)
    canvas.save()
    canvas.clipPath(area, True)
    canvas.drawPath(area, fill(MORTAR))
    y = -6.0
    while y < UNIT:
        height = rng.choice([26, 30, 34, 38])
        x = -rng.random() * 40
        while x < UNIT:
            width = rng.choice([30, 38, 46, 56, 66])
            _block(canvas, x, y, width, height, rng)
            x += width
        y += height
    canvas.restore()
    lay_grain(canvas, area, 0.75, "stone")


def _block(canvas: skia.Canvas, x: float, y: float, width: float, height: float, rng: random.Random) -> None:
    def corner(cx: float, cy: float) -> Point:
        return cx + (rng.random() - 0.5) * 4.2, cy + (rng.random() - 0.5) * 4.2

    left, top, right, bottom = x + 1.5, y + 1.5, x + width - 1.5, y + height - 1.5
    a, b, c, d = corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)
    tone = mix(BLOCK_DARK, BLOCK, rng.random())
    if rng.random() < 0.16:
        tone = mix(tone, 0x5B4530, 0.55)
    canvas.drawPath(poly([a, b, c, d]), fill(tone))
    canvas.drawPath(poly([d, a, b], False), stroke(mix(tone, 0xB9905C, 0.34), 1.3, 0.75))
    canvas.drawPath(poly([b, c, d], False), stroke(0x0B0705, 1.6, 0.7))
    for _ in range(rng.randint(0, 4)):
        tick_x, tick_y = x + 6 + rng.random() * (width - 12), y + 6 + rng.random() * (height - 12)
        angle, length = -0.9 + rng.random() * 0.5, 4 + rng.random() * 7
        end = tick_x + math.cos(angle) * length, tick_y + math.sin(angle) * length
        canvas.drawLine(tick_x, tick_y, *end, stroke(0x0D0806, 1.2, 0.55))


def hatch(canvas: skia.Canvas, outline: skia.Path, area: skia.Path, seed: int) -> None:
    """Set woodcut strokes on a wall along the edge of its corridor."""
    rng = chance("hatch", seed)
    measure = skia.PathMeasure(outline, False)
    canvas.save()
    canvas.clipPath(area, True)
    while True:
        length = measure.getLength()
        count = max(4, int(length / 5.5))
        for i in range(count):
            place, along = measure.getPosTan((i + rng.random() * 0.8) / count * length)
            for side in (1, -1):
                _wedge(canvas, place, along, side, 5 + 12 * rng.random() ** 1.5)
        if not measure.nextContour():
            break
    canvas.restore()


def _wedge(canvas: skia.Canvas, place: skia.Point, along: skia.Point, side: int, reach: float) -> None:
    tx, ty = along.x(), along.y()
    nx, ny = -ty * side, tx * side
    x, y = place.x() + nx * 1.5, place.y() + ny * 1.5
    tip = place.x() + nx * reach + tx * 3, place.y() + ny * reach + ty * 3
    root = [(x - tx * 1.1, y - ty * 1.1), (x + tx * 1.1, y + ty * 1.1)]
    canvas.drawPath(poly([*root, tip]), fill(0x0A0604, 0.75))


def lay_flagstones(canvas: skia.Canvas, exits: str, width: float, room: float, seed: int) -> None:
    """Scratch the joints of the floor: slabs along every arm, a ring of stones in a round room."""
    rng = chance("flags", seed)
    for exit_ in exits:
        _slabs(canvas, STEPS[exit_], width, room * 0.82, rng)
    if room:
        _ring(canvas, room, seed, rng)


def _slabs(
    canvas: skia.Canvas, step: tuple[int, int], width: float, start: float, rng: random.Random
) -> None:
    dx, dy = step

    def at(ahead: float, aside: float) -> Point:
        return MIDDLE + dx * ahead + dy * aside, MIDDLE + dy * ahead + dx * aside

    ahead = start
    while ahead < MIDDLE - 6:
        long, slant = rng.choice([22, 26, 31]), (rng.random() - 0.5) * 5
        joint = (*at(ahead + slant, -width / 2), *at(ahead - slant, width / 2))
        canvas.drawLine(*joint, stroke(JOINT, 2, 0.6))
        aside = (rng.random() - 0.5) * width * 0.5
        seam = (*at(ahead, aside), *at(min(ahead + long, MIDDLE), aside + (rng.random() - 0.5) * 5))
        canvas.drawLine(*seam, stroke(JOINT, 2, 0.5))
        ahead += long


def _ring(canvas: skia.Canvas, room: float, seed: int, rng: random.Random) -> None:
    inner, outer, phase = room * 0.46, room * 0.95, rng.random()
    canvas.drawPath(cut(disc(MIDDLE, MIDDLE, inner), 8, 1.2, seed), stroke(JOINT, 2, 0.55))
    for i in range(7):
        angle = (i + phase) / 7 * math.tau
        x, y = math.cos(angle), math.sin(angle)
        canvas.drawLine(
            MIDDLE + x * inner, MIDDLE + y * inner, MIDDLE + x * outer, MIDDLE + y * outer,
            stroke(JOINT, 2, 0.5),
        )  # fmt: skip
