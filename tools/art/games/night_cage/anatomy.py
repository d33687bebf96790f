"""Parts of which the things in the dark are made: wax that ran, teeth, fingers, jaws, embers for eyes."""

import math
from collections.abc import Sequence

import skia

from ...knife import cut
from ...light import glow
from ...paint import Point, fill, linear, radial, shaded, stroke
from ...palette import WHITE, mix
from ...paper import Edge, inner_shadow, sheet
from ...shapes import poly, smooth
from .materials import (
    CLAW,
    FURY,
    GLARE,
    GULLET,
    GUM,
    TOOTH,
    TOOTH_LOW,
    WAX,
    WAX_DARK,
    WAX_MIDDLE,
    chance,
    halo,
)


def polar(radius: float, angle: float, x: float = 0, y: float = 0) -> Point:
    """A point by its distance and direction from a centre."""
    return x + math.cos(angle) * radius, y + math.sin(angle) * radius


def splash(radius: float, reaches: Sequence[float], seed: int) -> skia.Path:
    """Wax that ran to all sides: a disc with one run of its own length for every reach.

    A run is broad where it leaves the disc, thins out, bends a little and ends round.
    """
    rng = chance("splash", seed, radius)
    pitch = math.tau / len(reaches)
    outline = []
    for i, reach in enumerate(reaches):
        middle, bend = i * pitch + (rng.random() - 0.5) * pitch * 0.3, (rng.random() - 0.5) * 0.24
        half = min(pitch * 0.3, radius * 0.14 / (radius + reach * 0.5))
        outline += [
            polar(radius * 0.97, middle - pitch * 0.48),
            polar(radius + reach * 0.2, middle - half * 1.2),
            polar(radius + reach * 0.6, middle - half * 0.72 + bend * 0.5),
            polar(radius + reach * 0.88, middle - half * 0.6 + bend),
            polar(radius + reach, middle + bend),
            polar(radius + reach * 0.88, middle + half * 0.6 + bend),
            polar(radius + reach * 0.6, middle + half * 0.72 + bend * 0.5),
            polar(radius + reach * 0.2, middle + half * 1.2),
        ]
    return smooth(outline, True, 0.85)


def lobes(radius: float, count: int, depth: float, seed: int) -> skia.Path:
    """A soft lump with uneven bulges."""
    rng = chance("lobes", seed, radius)
    outline = []
    for i in range(count):
        angle = (i + (rng.random() - 0.5) * 0.3) / count * math.tau
        outline.append(polar(radius + depth * (0.55 + 0.65 * rng.random()), angle))
        outline.append(polar(radius * 0.93, angle + math.pi / count))
    return smooth(outline, True, 1.0)


def teeth(canvas: skia.Canvas, radius: float, depth: float, count: int, rgb: int, seed: int) -> None:
    """Set a ring of teeth that point at the centre."""
    rng = chance("teeth", seed, radius)
    half = math.tau / count * 0.38
    for i in range(count):
        angle = i / count * math.tau
        long = depth * (0.75 + 0.45 * rng.random())
        fang = poly(
            [polar(radius, angle - half), polar(radius + 2, angle), polar(radius, angle + half),
             polar(radius - long, angle + 0.05)]
        )  # fmt: skip
        sheet(canvas, fang, rgb, grain=0, shadow=halo(2.5, 0.8), edge=Edge(WHITE, 0.4, 0.6))


def finger(
    canvas: skia.Canvas,
    root: Point,
    angle: float,
    length: float,
    width: float,
    bend: float = 0.0,
    tones: tuple[int, int] = (WAX, WAX_DARK),
) -> None:
    """Draw a bony finger of three joints with a dark claw; it turns by `bend` at each joint."""
    joints = [root]
    for _ in range(3):
        x, y = joints[-1]
        joints.append(polar(length / 3, angle, x, y))
        angle += bend
    left, right = [], []
    for i, (x, y) in enumerate(joints):
        (x0, y0), (x1, y1) = joints[min(i, 2)], joints[min(i, 2) + 1]
        half = width * (1 - 0.22 * i) * (1.14 if 0 < i < 3 else 1) / 2
        nx, ny = -(y1 - y0) / (length / 3) * half, (x1 - x0) / (length / 3) * half
        left.append((x + nx, y + ny))
        right.append((x - nx, y - ny))
    end = joints[-1]
    tip = polar(width * 0.5, angle, *end)
    bone = smooth([*left, tip, *right[::-1]], True, 0.9)
    paint = linear(tip, root, [(0, tones[0]), (1, tones[1])])
    sheet(canvas, bone, 0, shader=paint, shadow=halo(4), edge=Edge(WHITE, 0.5, 0.8))
    for i, (x, y) in enumerate(joints[1:-1]):
        canvas.drawCircle(x, y, width * (0.2 - 0.05 * i), stroke(tones[1], 1.3, 0.8))
    side = math.pi / 2
    claw = poly(
        [polar(width * 0.34, angle + side, *end), polar(width * 0.34, angle - side, *end),
         polar(width * 1.9, angle + bend * 0.6, *end)]
    )  # fmt: skip
    sheet(canvas, claw, CLAW, grain=0, shadow=halo(2, 0.6), edge=Edge(0xE0A95E, 0.9, 0.8))


def _gape(width: float, height: float) -> skia.Path:
    """The outline of an open mouth, wide below and flat above."""
    path = skia.Path()
    path.moveTo(-width / 2, -height * 0.42)
    path.cubicTo(-width * 0.3, -height * 0.72, width * 0.3, -height * 0.72, width / 2, -height * 0.42)
    path.cubicTo(width * 0.52, height * 0.34, width * 0.22, height * 0.6, 0, height * 0.6)
    path.cubicTo(-width * 0.22, height * 0.6, -width * 0.52, height * 0.34, -width / 2, -height * 0.42)
    path.close()
    return path


def jaw(
    canvas: skia.Canvas,
    width: float,
    height: float,
    count: int,
    seed: int,
    tones: tuple[int, int] = (WAX_MIDDLE, 0x8E734A),
) -> None:
    """Open a mouth full of teeth round the origin, its broad side up."""
    lip = cut(_gape(width * 1.2, height * 1.28), 7, 1.6, seed)
    sheet(canvas, lip, *tones, shadow=halo(6, 0.9), edge=Edge(0xFFF1CE, 0.75))
    rng = chance("folds", seed)
    for i in range(24):
        angle = i / 24 * math.tau
        x, y, far = math.cos(angle) * width * 0.47, math.sin(angle) * height * 0.58, 1.1 + 0.12 * rng.random()
        canvas.drawLine(x, y, x * far, y * far, stroke(mix(tones[1], 0, 0.4), 2, 0.7))
    mouth = _gape(width, height)
    flesh = radial((0, -height * 0.1), width * 0.5, [(0, 0x140202), (0.5, GULLET), (1, GUM)])
    canvas.drawPath(mouth, shaded(flesh))
    inner_shadow(canvas, mouth, 4, 0.9)
    canvas.save()
    canvas.clipPath(mouth, True)
    for i in range(count):
        _fangs(canvas, width, height, i / count, (i + 1) / count, 0.36 + 0.18 * rng.random())
    canvas.restore()
    canvas.drawPath(mouth, stroke(0xD8452F, 1.4, 0.7))


def _fangs(canvas: skia.Canvas, width: float, height: float, start: float, end: float, long: float) -> None:
    """One tooth from above and one from below; both stand on the curve of the lips."""
    middle = (start + end) / 2

    def upper(share: float) -> float:
        return height * (-0.42 - 0.26 * math.sin(math.pi * share))

    def lower(share: float) -> float:
        return height * (-0.42 + 1.02 * math.sin(math.pi * share) ** 0.8)

    for curve, root, length, rgb in ((upper, -3, long, TOOTH), (lower, 4, -long * 0.9, TOOTH_LOW)):
        tip = (width * (middle - 0.5), curve(middle) + height * length)
        base = [(width * (share - 0.5), curve(share) + root) for share in (start, end)]
        canvas.drawPath(poly([*base, tip]), fill(rgb))


def ember_eye(canvas: skia.Canvas, x: float, y: float, radius: float) -> None:
    """Sink a socket with a glowing coal in it."""
    canvas.drawCircle(x, y, radius, fill(0x140806))
    canvas.drawCircle(x, y, radius, stroke(0x7A4A24, radius * 0.22, 0.8))
    glow(canvas, x, y, radius * 2.2, FURY, 0.6)
    canvas.drawCircle(x, y, radius * 0.5, fill(0xFF7A2E))
    canvas.drawCircle(x, y, radius * 0.24, fill(0xFFE3A0))


def slit_eye(canvas: skia.Canvas, x: float, y: float, width: float, side: int) -> None:
    """A narrow eye that glares from the dark; `side` is -1 for the left and 1 for the right one."""
    glow(canvas, x, y, width * 0.95, FURY, 0.6)
    rim = [(-0.42, 0.28), (-0.06, -0.08), (0.55, -0.36), (0.22, 0.26)]
    eye = smooth([(x + side * dx * width, y + dy * width) for dx, dy in rim], True, 0.8)
    canvas.drawPath(eye, fill(GLARE))
    canvas.drawPath(eye, stroke(0xFF6A1A, 1.6))
    pupil = [(0.04, -0.2), (0.11, 0.02), (0.04, 0.24), (-0.03, 0.02)]
    canvas.drawPath(poly([(x + side * dx * width, y + dy * width) for dx, dy in pupil]), fill(0x180503))


def tear(x: float, y: float, length: float, half: float = 5) -> skia.Path:
    """A run of wax or blood that hangs down from (x, y) and ends in a drop."""
    right = [
        (half * 0.8, 0), (half * 0.55, length * 0.55), (half * 1.1, length * 0.9), (half * 0.9, length + half)
    ]  # fmt: skip
    left = [(-dx, dy) for dx, dy in reversed(right)]
    return smooth([(x + dx, y + dy) for dx, dy in [*right, (0, length + half * 1.7), *left]], True, 0.8)
