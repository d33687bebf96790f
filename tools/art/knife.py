"""The knife: makes a perfect outline look cut by hand."""

import math
import random

import skia

from .palette import SEED

CORNER = math.cos(math.radians(38))
"""Tangents that differ by more than this angle have a corner between them."""


def cut(path: skia.Path, step: float = 9.0, slip: float = 0.9, seed: int = 0) -> skia.Path:
    """Re-cut a path in short straight facets of about `step` with slips of up to `slip`.

    Perfect curves betray the computer; these facets are what makes the sheets look like paper. Corners stay
    where they are: a hand with a knife misses a curve, not a corner.
    """
    rng = random.Random(seed * 7919 + SEED)
    out = skia.Path()
    out.setFillType(path.getFillType())
    measure = skia.PathMeasure(path, False)
    while True:
        if measure.getLength() > 1:
            _cut_contour(out, measure, step, slip, rng)
        if not measure.nextContour():
            return out


def _cut_contour(
    out: skia.Path, measure: skia.PathMeasure, step: float, slip: float, rng: random.Random
) -> None:
    length = measure.getLength()
    count = max(8, int(length / step))
    phase = rng.random() * 9
    last = 0.0
    out.moveTo(*_slipped(measure, 0.0, 0.0))
    for i in range(1, count + 1):
        along = length if i == count else (i + (rng.random() - 0.5) * 0.7) / count * length
        corner = _corner(measure, last, along)
        if corner is not None:
            out.lineTo(*_slipped(measure, corner, 0.0))
        if i < count:
            off = (rng.random() - 0.5) * 2 * slip + math.sin(along * 0.045 + phase) * slip * 0.6
            out.lineTo(*_slipped(measure, along, off))
        last = along
    if measure.isClosed():
        out.close()


def _slipped(measure: skia.PathMeasure, along: float, off: float) -> tuple[float, float]:
    place, tangent = measure.getPosTan(along)
    return place.x() - tangent.y() * off, place.y() + tangent.x() * off


def _agreement(measure: skia.PathMeasure, first: float, second: float) -> float:
    """The cosine between the directions at two places."""
    one, two = measure.getPosTan(first)[1], measure.getPosTan(second)[1]
    return float(one.x() * two.x() + one.y() * two.y())


def _corner(measure: skia.PathMeasure, low: float, high: float) -> float | None:
    """Find the sharpest place between two lengths, if the outline turns there at all."""
    if _agreement(measure, low, high) > CORNER:
        return None
    for _ in range(9):
        middle = (low + high) / 2
        if _agreement(measure, low, middle) < _agreement(measure, middle, high):
            high = middle
        else:
            low = middle
    return (low + high) / 2
