"""What many parts of the monster have: eyes, teeth, boils, seams, arms."""

import math
from collections.abc import Sequence

import numpy as np

from ...outline import Place, arc, blob, curve, ellipse, moved, points, ribbon
from .pen import Pen

VEINS = (200, 250, 330, 20)


def _towards(degrees: float) -> Place:
    return math.cos(math.radians(degrees)), math.sin(math.radians(degrees))


def eye(
    pen: Pen,
    x: float,
    y: float,
    radius: float,
    look: Place = (0, 0),
    lid: float = 0.0,
    iris: str = "amber",
    socket: str = "skin",
) -> None:
    """A bulging eye that looks somewhere; amber and ember eyes are bloodshot."""
    pen.cut(ellipse(x, y, radius * 1.12), socket, 0.22, lift=2, relief=-0.6)
    ball = ellipse(x, y, radius)
    pen.cut(ball, "bone", 0.90, bevel=7, lit=0.5, emit=0.15)
    if iris != "moss":
        for c, s in map(_towards, VEINS):
            vein = [(x + c * radius * a, y + s * radius * b) for a, b in ((1, 1), (0.72, 0.78), (0.6, 0.5))]
            pen.flat(ribbon(vein, [0.018, 0.012, 0.003]), "ember", 0.45, clip=ball)
    at_x, at_y = x + look[0] * radius * 0.5, y + look[1] * radius * 0.5
    pen.flat(ellipse(at_x, at_y, radius * 0.46), iris, 0.62, clip=ball, emit=0.3)
    pen.flat(ellipse(at_x, at_y, radius * 0.22), "soot", 0.02, clip=ball)
    pen.flat(ellipse(at_x - radius * 0.14, at_y - radius * 0.16, radius * 0.1), "bone", 1.0, emit=0.4)
    if lid:
        _lid(pen, x, y, radius, lid, socket)


def _lid(pen: Pen, x: float, y: float, radius: float, closed: float, socket: str) -> None:
    wide, low = radius * 1.14, y - radius + 2 * radius * closed
    rim = points([(x + wide, low), (x, low + radius * 0.12), (x - wide, low)])
    pen.cut([np.vstack([arc(x, y, wide, wide, 180, 360), rim])], socket, 0.5, lift=3, bevel=5)


def tooth(pen: Pen, x: float, y: float, width: float, height: float, tilt: float = 0) -> None:
    """One tooth; a negative height lets it stand up from the lower jaw."""
    side = width * 0.8
    shape = blob((-width, 0), (-side, height * 0.6), (0, height), (side, height * 0.6), (width, 0), steps=6)
    pen.cut(moved(shape, x, y, 1, tilt), "bone", 0.86, lift=2.5, bevel=4, lit=0.6)


def boil(pen: Pen, x: float, y: float, radius: float) -> None:
    """A boil that is ripe."""
    pen.cut(ellipse(x, y, radius, radius * 0.92), "ember", 0.42, bevel=6, lift=4)
    head = ellipse(x - radius * 0.1, y - radius * 0.15, radius * 0.42, radius * 0.36)
    pen.cut(head, "amber", 0.78, lift=1, bevel=3, emit=0.2)


def seam(pen: Pen, places: Sequence[Place]) -> None:
    """A scar sewn up by someone who was not a doctor."""
    line = curve(places, False, 6)
    pen.flat(ribbon(places, 0.02), "soot", 0.1)
    for i in range(2, len(line) - 2, 4):
        along = line[i + 1] - line[i]
        aside = np.array([-along[1], along[0]]) / (np.linalg.norm(along) + 1e-6) * 0.06
        pen.cut(
            ribbon(points([line[i] - aside, line[i] + aside]), 0.024, False), "bone", 0.7, lift=1.5, bevel=2
        )


def arm(
    pen: Pen,
    places: Sequence[Place],
    widths: Sequence[float],
    paint: str = "skin",
    value: float = 0.42,
    claws: int = 3,
) -> None:
    """An arm from the shoulder to a paw with claws."""
    pen.cut(ribbon(places, widths), paint, value, grad=0.3, lift=8)
    (x, y), (before_x, before_y), width = places[-1], places[-2], widths[-1]
    angle = math.degrees(math.atan2(y - before_y, x - before_x))
    pen.cut(moved(ellipse(0, 0, width * 0.85, width * 0.75), x, y, 1, angle), paint, value + 0.06, lift=6)
    for finger in range(claws):
        c, s = _towards(angle + (finger - (claws - 1) / 2) * 38)
        claw = [
            (x + c * width * 0.4, y + s * width * 0.4),
            (x + c * width * 1.1, y + s * width * 1.1),
            (x + c * width * 1.5, y + s * width * 1.6 + 0.02),
        ]
        pen.cut(ribbon(claw, [width * 0.5, width * 0.4, 0.01]), "bone", 0.74, lift=4, bevel=4)
