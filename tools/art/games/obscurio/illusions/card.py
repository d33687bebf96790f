"""The round card while it is painted: its own frame, the sheets of its sky, and its edge.

A card's middle is (0, 0), its rim at distance 1, y grows downward. Lengths of a style stay pixels of 1024.
"""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from ....grain import Array
from ....outline import Place, Shape, curve, moved, points, rect, ribbon
from ....ramps import tone
from ....tooth import tooth
from .sheet import Lamp, Sheet

MARGIN = 0.976
"""The radius of the card in its square."""

Paint = int | str
"""A paint by its name, or by its number in the card's own palette."""


class Card:
    """A card of so many pixels, painted in a palette of three, always the same from its seed."""

    def __init__(self, size: int, seed: int, palette: tuple[str, ...]) -> None:
        self.size, self.seed, self.palette = size, seed, palette
        self.middle, self.radius = size / 2, size / 2 * MARGIN
        self.sheet = Sheet(size, seed)
        self.rng = np.random.default_rng(seed + 99)
        self.taken: list[tuple[float, float, float]] = []

    def noise(self, stream: int) -> np.random.Generator:
        """Chance of its own for one part of the card."""
        return np.random.default_rng(self.seed * 31 + stream)

    def paint(self, paint: Paint) -> str:
        """The name of a paint."""
        return paint if isinstance(paint, str) else self.palette[paint]

    def place(self, x: float, y: float) -> Place:
        """A place of the card on the sheet."""
        return self.middle + x * self.radius, self.middle + y * self.radius

    def is_free(self, x: float, y: float, reach: float = 1.0) -> bool:
        """Whether no small element lies there: nothing grows over what players may point at."""
        return all(math.hypot(x - X, y - Y) > r * reach for X, Y, r in self.taken if r < 0.35)

    def cut(self, shape: Shape, paint: Paint, value: float, **style: Any) -> None:
        """Lay a piece of paper."""
        for name in ("holes", "clip"):
            if style.get(name) is not None:
                style[name] = self._laid(style[name])
        self.sheet.cut(self._laid(shape), self.paint(paint), value, **style)

    def line(self, places: Sequence[Place], paint: Paint, value: float, width: float = 0.012) -> None:
        """Lay a thin ribbon."""
        self.cut(ribbon(places, width), paint, value, lift=4, bevel=2.5, wobble=0.3, lit=0.5)

    def flood(self, paint: Paint, value: float) -> None:
        """Cover everything with one tone."""
        self.sheet.light[:] = tone(self.paint(paint), value)

    def fog(self, paint: Paint, value: float) -> None:
        """Say what far things fade into."""
        self.sheet.air = tone(self.paint(paint), value)

    def lights(
        self, ambient: Sequence[float], lamps: Sequence[tuple[float, float, float, Paint, float]]
    ) -> None:
        """Hang lamps: place, reach, paint and strength of each; the first is the card's own lamp."""
        hung = [
            Lamp(*self.place(x, y), reach * self.radius, tone(self.paint(paint), 0.8), strength)
            for x, y, reach, paint, strength in lamps
        ]
        self.sheet.lit_by(ambient, hung)

    def glow(self, x: float, y: float, radius: float, paint: Paint, value: float, strength: float) -> None:
        """Add a soft light."""
        X, Y = self.place(x, y)
        self.sheet.glow(X, Y, radius * self.radius, tone(self.paint(paint), value), strength)

    def haze(
        self, y: float, thick: float, paint: Paint, value: float, amount: float, rough: float, seed: int
    ) -> None:
        """Lay a bank of mist."""
        colour = tone(self.paint(paint), value)
        self.sheet.haze(self.place(0, y)[1], thick * self.sheet.unit, colour, amount, rough, seed)

    def beam(
        self, x: float, y: float, angle: float, spread: float, length: float, paint: Paint, strength: float
    ) -> None:
        """Add a wedge of light."""
        colour = tone(self.paint(paint), 0.65) * strength
        self.sheet.beam(*self.place(x, y), angle, spread, self.radius * length, colour)

    def wobbling(
        self,
        radius: float,
        count: int = 26,
        slip: float = 0.06,
        centre: Place = (0, 0),
        lobes: int = 0,
        seed: int = 0,
    ) -> Shape:
        """A circle that a hand has cut: round, or with lobes as a cloud has."""
        angles = np.linspace(0, 2 * math.pi, count, endpoint=False)
        reach = radius * (1 + slip * np.random.default_rng(self.seed * 7 + seed).standard_normal(count) * 0.6)
        if lobes:
            fine = np.linspace(0, 2 * math.pi, lobes * 8, endpoint=False)
            reach = np.interp(fine, np.append(angles, 2 * math.pi), np.append(reach, reach[0]))
            reach *= 1 - 0.9 * slip * (np.abs(np.sin(fine * lobes / 2)) - 0.5) * 2
            angles = fine
        x, y = centre
        outline = np.stack([x + reach * np.cos(angles), y + reach * np.sin(angles)], 1)
        return [outline if lobes else curve(outline, True, 6)]

    def tunnel(
        self,
        x: float,
        y: float,
        radii: Sequence[float],
        paint: Paint,
        values: Sequence[float],
        amp: float = 0.05,
        lobes: int = 0,
        mix: tuple[str, float] | None = None,
    ) -> None:
        """A sky of paper: sheets with a growing hole round the light, the nearest sheet the darkest."""
        self.flood(paint, values[0])
        self.cut(
            rect(-1.2, -1.2, 1.2, 1.2),
            paint,
            values[0],
            lift=0,
            bevel=4,
            lit=0.35,
            carve=0.6,
            brush=1.5,
            mix=mix,
            wobble=0,
        )
        for i, radius in enumerate(radii):
            hole = self.wobbling(radius, 22, amp, (x, y), lobes, i)
            self.cut(
                rect(-1.3, -1.3, 1.3, 1.3),
                paint,
                values[i + 1],
                holes=hole,
                lift=14,
                bevel=9,
                lit=0.4,
                brush=1.5,
                mix=mix,
                shadow=0.55,
            )

    def ridge(
        self,
        y: float,
        amp: float,
        paint: Paint,
        value: float,
        n: int = 12,
        seed: int = 0,
        kind: str = "soft",
        **style: Any,
    ) -> None:
        """Land, cloud or water that begins at a height and goes down to the rim."""
        top = RIDGES[kind](np.random.default_rng(self.seed * 13 + seed), y, amp, n)
        below = np.vstack([top, points([(1.2, 1.3), (-1.2, 1.3)])])
        self.cut(
            [below],
            paint,
            value,
            **({"lit": 0.55, "lift": 16, "bevel": 14, "grad": 0.25, "toward": -90} | style),
        )

    def finished(self, bloom: float = 0.45, vignette: float = 0.62) -> Array:
        """The card cut out, soot and a lit lip along its edge; straight alpha, floats of 0..1."""
        picture = self.sheet.finished(bloom, vignette)
        rows, columns = np.mgrid[0 : self.size, 0 : self.size].astype(np.float32) - self.middle + 0.5
        distance, unit = np.hypot(columns, rows), self.sheet.unit
        picture = picture * (1 - self._soot(distance))[..., None]
        outside = np.clip((distance - (self.radius - 11 * unit)) / (2 * unit), 0, 1)[..., None]
        picture = picture * (1 - outside * 0.82)
        lip = np.exp(-(((distance - (self.radius - 12 * unit)) / (1.3 * unit)) ** 2))
        lit = lip * (0.55 + 0.45 * np.cos(np.arctan2(rows, columns) + 2.2))
        picture = picture + lit[..., None] * np.array([0.38, 0.30, 0.20], np.float32)
        cover = np.clip((self.radius - distance) / 1.2 + 0.5, 0, 1)
        return np.dstack([np.clip(picture, 0, 1) * (cover > 0)[..., None], cover]).astype(np.float32)

    def _soot(self, distance: Array) -> Array:
        paper = tooth()
        cloud = paper.taken(paper.cloud, self.seed * 31 % 1024, 7, self.size, self.size)
        near = np.clip((distance / self.radius - 0.74) / 0.26, 0, 1) ** 1.3
        return np.asarray(near * np.clip(0.42 + 0.22 * cloud, 0, 0.8), dtype=np.float32)

    def _laid(self, shape: Shape) -> Shape:
        return moved(shape, self.middle, self.middle, self.radius)


def _hills(rng: np.random.Generator, y: float, amp: float, n: int) -> Array:
    places = np.stack([np.linspace(-1.15, 1.15, n), y + amp * rng.standard_normal(n)], 1)
    return curve(places, False, 8)


def _waves(rng: np.random.Generator, y: float, amp: float, n: int) -> Array:
    x, phase = np.linspace(-1.15, 1.15, 160), rng.uniform(0, 6)
    crest = np.abs(np.sin(x * n * 0.5 + phase)) ** 0.7
    return np.stack([x, y - amp * crest - amp * 0.5 * np.sin(x * 2 + phase)], 1)


def _clouds(rng: np.random.Generator, y: float, amp: float, n: int) -> Array:
    x = np.linspace(-1.15, 1.15, 260)
    base = np.interp(x, np.linspace(-1.15, 1.15, n), y + amp * rng.standard_normal(n))
    bump, at = np.zeros_like(x), -1.2
    while at < 1.2:
        wide = rng.uniform(0.09, 0.2)
        bump = np.maximum(bump, np.sqrt(np.clip(1 - ((x - at) / wide) ** 2, 0, 1)) * wide * 0.95)
        at += wide * 1.25
    return np.stack([x, base - bump], 1)


RIDGES = {"soft": _hills, "wave": _waves, "cloud": _clouds}
