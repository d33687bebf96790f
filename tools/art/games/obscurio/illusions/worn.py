"""States that anything can be in: snowed on, cracked, overgrown, tied up, aglow.

They are painted into the silhouette that an element has just left on the sheet, so every motif has them
without a drawing of its own.
"""

import math

import numpy as np
from scipy import ndimage

from ....grain import Array
from ....outline import blob, moved, ribbon
from ....ramps import tone
from .card import Card
from .sheet import soften


def _silhouette(card: Card, ident: int) -> Array:
    return np.asarray(card.sheet.shows == ident)


def _tint(card: Card, share: Array, paint: str, value: float) -> None:
    share = share[..., None]
    card.sheet.light = card.sheet.light * (1 - share) + tone(paint, value) * share


def snowed(card: Card, ident: int, x: float, y: float, r: float) -> None:
    """Snow lies on every edge that looks up."""
    inside = _silhouette(card, ident)
    deep = max(2, round(r * card.radius * 0.13))
    ragged = (
        np.random.default_rng(ident).normal(0, 0.22, inside.shape[1] // 3 + 2).repeat(3)[: inside.shape[1]]
    )
    depth = np.maximum(1, (deep * (1 + soften(ragged[None].astype(np.float32), 1.2)[0]))).astype(int)
    bare = np.zeros_like(inside)
    for step in np.unique(depth):
        columns = depth == step
        bare[step:, columns] = inside[:-step, columns]
    snow = soften((inside & ~bare).astype(np.float32), 0.8) * inside
    _tint(card, np.clip(snow * 1.15, 0, 1), "bone", 0.97)


def cracked(card: Card, ident: int, x: float, y: float, r: float) -> None:
    """Two cracks run through it."""
    inside, rng = _silhouette(card, ident), np.random.default_rng(card.seed + ident)
    for start in (rng.uniform(-80, -50), rng.uniform(95, 140)):
        heading, path = math.radians(start), []
        for i in range(7):
            reach = r * (0.95 - 0.30 * i)
            aside = rng.uniform(-0.16, 0.16) * r
            path.append(
                (
                    x + reach * math.cos(heading) - aside * math.sin(heading),
                    y + reach * math.sin(heading) + aside * math.cos(heading),
                )
            )
        _cut_inside(card, inside, [(path, [0.01 * r, 0.07 * r, 0.05 * r, 0.01 * r])], "soot", 0.03, ident)


def overgrown(card: Card, ident: int, x: float, y: float, r: float) -> None:
    """Moss and leaves climb from below."""
    inside, rng = _silhouette(card, ident), np.random.default_rng(card.seed + ident)
    rows, columns = np.nonzero(inside)
    if not len(rows):
        return
    low = np.quantile(rows, 0.45)
    choice = rng.choice(np.nonzero(rows >= low)[0], min(34, len(rows)), replace=False)
    leaf = blob((0, -1), (0.6, 0), (0, 1), (-0.6, 0))
    for i in sorted(choice, key=lambda j: int(rows[j])):
        X, Y = (columns[i] - card.middle) / card.radius, (rows[i] - card.middle) / card.radius
        piece = moved(leaf, X, Y, r * rng.uniform(0.06, 0.11), rng.uniform(-70, 70))
        card.cut(piece, "moss", rng.uniform(0.5, 0.78), lift=3, bevel=3, lit=0.5, ident=ident, etch=0)


def bound(card: Card, ident: int, x: float, y: float, r: float) -> None:
    """A red cord is wound round it."""
    inside = _silhouette(card, ident)
    turns = []
    for i, height in enumerate((-0.34, -0.06, 0.22, 0.5)):
        lean = 0.10 if i % 2 else -0.10
        turns.append(
            (
                [
                    (x - r * 1.2, y + r * (height + lean)),
                    (x, y + r * (height + 0.06)),
                    (x + r * 1.2, y + r * (height - lean)),
                ],
                0.055 * r,
            )
        )
    _cut_inside(card, inside, turns, "ember", 0.62, ident)


def aglow(card: Card, ident: int, x: float, y: float, r: float) -> None:
    """It shines by itself, most of all at its edge."""
    inside = _silhouette(card, ident)
    width = max(1.5, r * card.radius * 0.10)
    rim = inside & ~ndimage.binary_erosion(inside, iterations=max(1, round(width * 0.6)))
    share = soften(rim.astype(np.float32), width * 0.4) * inside
    card.sheet.light += (
        (soften(inside.astype(np.float32), width * 1.3) * ~inside)[..., None] * tone("bone", 0.6) * 0.10
    )
    _tint(card, np.clip(share * 0.85, 0, 0.9), "bone", 1.0)


def _cut_inside(card: Card, inside: Array, lines: list, paint: str, value: float, ident: int) -> None:
    """Lay ribbons, then put back what they hid outside the silhouette."""
    before, showed = card.sheet.light.copy(), card.sheet.shows.copy()
    for places, width in lines:
        card.cut(ribbon(places, width), paint, value, lift=2, bevel=2.5, lit=0.5, ident=ident, etch=0)
    card.sheet.light = np.where(inside[..., None], card.sheet.light, before)
    card.sheet.shows = showed


WORN = {"snowed": snowed, "cracked": cracked, "overgrown": overgrown, "bound": bound, "aglow": aglow}
