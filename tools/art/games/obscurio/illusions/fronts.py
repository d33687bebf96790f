"""Dark pieces nearest the eye, along the lower rim; they grow over nothing that may be pointed at."""

import math

from ....outline import Shape, blob, ellipse, rect, ribbon
from .card import Card, Paint


def grass(card: Card, paint: Paint, value: float) -> None:
    """Blades of grass."""
    rng = card.noise(5)
    for _ in range(64):
        angle = math.radians(rng.uniform(28, 152))
        x, y, length, bend = math.cos(angle), math.sin(angle), rng.uniform(0.10, 0.24), rng.normal(0, 0.05)
        if not (card.is_free(x, y - length * 0.5) and card.is_free(x + bend * 1.6, y - length)):
            length *= 0.35
        if card.is_free(x, y):
            blade = [(x, y + 0.03), (x + bend * 0.4, y - length * 0.5), (x + bend * 1.6, y - length)]
            shade = value + rng.uniform(0, 0.08)
            card.cut(ribbon(blade, [0.026, 0.018, 0.002]), paint, shade, lift=9, bevel=3, lit=0.7, etch=0)


def coral(card: Card, paint: Paint, value: float) -> None:
    """Branching coral."""
    rng = card.noise(6)

    def grow(x: float, y: float, heading: float, length: float, width: float, forks: int) -> Shape:
        end = x + length * math.cos(heading), y + length * math.sin(heading)
        middle = (x + end[0]) / 2 + rng.normal(0, 0.008), (y + end[1]) / 2
        stem = ribbon([(x, y), middle, end], [width, width * 0.8, width * 0.7]) + ellipse(*end, width * 0.42)
        for side in (-1, 1) if forks else ():
            turn = side * rng.uniform(0.3, 0.6)
            stem += grow(*end, heading + turn, length * 0.72, width * 0.72, forks - 1)
        return stem

    for i in range(9):
        angle = math.radians(30 + 120 * (i + rng.uniform(0.1, 0.9)) / 9)
        x, y = math.cos(angle), math.sin(angle)
        if card.is_free(x, y - 0.12):
            stem = grow(x, y + 0.03, -math.pi / 2 + rng.normal(0, 0.2), rng.uniform(0.07, 0.11), 0.028, 3)
            card.cut(stem, i % 2, value + 0.05 * (i % 3), lift=9, bevel=4, lit=0.7, etch=0)


def audience(card: Card, paint: Paint, value: float) -> None:
    """Heads of those who watch a stage."""
    rng = card.noise(7)
    for i in range(9):
        x = -0.62 + i * 0.155 + rng.normal(0, 0.01)
        y = math.sqrt(max(0, 0.97**2 - x * x)) - 0.01 + rng.normal(0, 0.01)
        r = rng.uniform(0.045, 0.06)
        if card.is_free(x, y - r):
            shoulders = [(x - r * 1.9, y + 0.16), (x - r * 1.2, y + 0.05), (x, y + 0.02)]
            shoulders += [(2 * x - px, py) for px, py in shoulders[1::-1]]
            head = ellipse(x, y, r, r * 1.1) + blob(*shoulders) + HEADDRESSES[i % 3](x, y, r)
            card.cut(head, paint, value, lift=12, bevel=6, lit=0.8, etch=0, edge=2.2)


def _ears(x: float, y: float, r: float) -> Shape:
    pair = (
        blob((x + s * r * 0.3, y - r * 0.7), (x + s * r * 0.9, y - r * 2.6), (x + s * r * 0.9, y - r * 0.5))
        for s in (-1, 1)
    )
    return [outline for ear in pair for outline in ear]


def _tall_hat(x: float, y: float, r: float) -> Shape:
    top = rect(x - r * 0.7, y - r * 2.1, x + r * 0.7, y - r * 0.7)
    return top + rect(x - r * 1.2, y - r * 0.95, x + r * 1.2, y - r * 0.7)


def _plume(x: float, y: float, r: float) -> Shape:
    return blob(
        (x - r * 0.2, y - r), (x + r * 0.3, y - r * 2), (x + r * 0.9, y - r * 1.7), (x + r * 0.5, y - r * 0.7)
    )


HEADDRESSES = (_ears, _tall_hat, _plume)


def spray(card: Card, paint: Paint, value: float) -> None:
    """Drops over the lower rim."""
    rng = card.noise(8)
    for _ in range(40):
        angle = math.radians(rng.uniform(35, 145))
        x, y = 0.93 * math.cos(angle), 0.93 * math.sin(angle) - rng.uniform(0, 0.1)
        if card.is_free(x, y):
            drop = ellipse(x, y, rng.uniform(0.004, 0.012))
            card.cut(drop, "bone", 0.8, lift=2, bevel=2, lit=0.5, etch=0)


FRONTS = {"grass": grass, "coral": coral, "audience": audience, "spray": spray}
