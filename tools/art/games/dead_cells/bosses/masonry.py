"""What bosses are built of: a boss is a building with a face."""

import math
import random

import skia

from ....paint import blur, fill, radial, shaded, stroke
from ....palette import mix
from ....paper import inner_shadow
from ....shapes import arch, disc, minus, poly, rect, union
from ..rig import Places, Rig, places

EMBER_LINE = 0xFFD27A


def bricks(rig: Rig, path: skia.Path, step: float = 9, seed: int = 1, alpha: float = 0.5) -> None:
    """Courses of stone inside a piece."""
    rng, bounds, canvas = random.Random(seed), path.getBounds(), rig.canvas
    left, right, y = bounds.left(), bounds.right(), bounds.top()
    with rig.inside(path):
        while y < bounds.bottom():
            y += step
            canvas.drawLine(left, y, right, y + rng.uniform(-0.6, 0.6), stroke(rig.palette.dark, 0.8, alpha))
            canvas.drawLine(left, y + 0.9, right, y + 0.9, stroke(rig.palette.rim, 0.5, alpha * 0.3))
            x = left + rng.random() * 14
            while x < right:
                canvas.drawLine(
                    x, y - step, x + rng.uniform(-0.5, 0.5), y, stroke(rig.palette.dark, 0.8, alpha)
                )
                x += 11 + rng.random() * 10


def hot_cracks(rig: Rig, *lines: Places) -> None:
    """Cracks with fire behind them."""
    for line in lines:
        path = poly(places(line), False)
        rig.canvas.drawPath(path, stroke(rig.palette.hot, 5, 0.55, MaskFilter=blur(2.4)))
        rig.canvas.drawPath(path, stroke(0x1A0402, 2.6))
        rig.canvas.drawPath(path, stroke(EMBER_LINE, 1.1))


def window_eye(rig: Rig, x: float, y: float, width: float, height: float, anger: float = 0.0,
               colour: int | None = None) -> None:  # fmt: skip
    """A window that looks to the left; anger tilts the lintel before it, its sign is the side."""
    lit, canvas, dark = colour or rig.palette.glow, rig.canvas, rig.palette.dark
    rig.lay(arch(x - width / 2 - 3, y - height / 2 - 4, width + 6, height + 7, 0.5), "metal", -0.2, 0.8)
    pane = arch(x - width / 2, y - height / 2, width, height, 0.5)
    rig.light(x, y, width * 1.9, lit, 0.7)
    stops = [(0, 0xFFFBE8), (0.45, lit), (1, mix(lit, 0x5A1404, 0.7))]
    canvas.drawPath(pane, shaded(radial((x, y + height * 0.1), height * 0.8, stops)))
    with rig.inside(pane):
        canvas.drawLine(x, y - height, x, y + height, stroke(dark, 1.4, 0.75))
        canvas.drawLine(x - width, y, x + width, y, stroke(dark, 1.4, 0.75))
        pupil = skia.Rect.MakeXYWH(x - 3 - width * 0.19, y - height * 0.12, width * 0.38, height * 0.46)
        canvas.drawOval(pupil, fill(0x1A0604))
        rig.dot(x - 3 - width * 0.06, y, width * 0.07, 0xFFFFFF, 0.9)
        if anger:
            lids = (y - height * (0.3 - 0.28 * anger), y - height * (0.3 + 0.28 * anger))
            corners = [
                (x - width, y - height),
                (x + width, y - height),
                (x + width, lids[0]),
                (x - width, lids[1]),
            ]
            canvas.drawPath(poly(corners), fill(dark, 0.94))
    inner_shadow(canvas, pane, 2, 0.6)


def battlement(x: float, y: float, width: float, height: float, count: int) -> skia.Path:
    """A parapet by its lower left corner; merlons stand on it."""
    step = width / count
    merlons = (rect(x + i * step, y - height * 2, step * 0.68, height * 1.1) for i in range(count))
    return union(rect(x, y - height, width, height), *merlons)


def cogwheel(
    x: float, y: float, radius: float, count: int, tooth: float = 0.16, hole: float = 0.62
) -> skia.Path:
    """A wheel with square teeth and a hole."""
    rim = []
    for i in range(count):
        for shift, reach in ((-0.30, 1.0), (-0.17, 1 + tooth), (0.17, 1 + tooth), (0.30, 1.0)):
            angle = math.tau * (i + shift) / count
            rim.append((x + math.cos(angle) * radius * reach, y + math.sin(angle) * radius * reach))
    return minus(poly(rim), disc(x, y, radius * hole)) if hole else poly(rim)
