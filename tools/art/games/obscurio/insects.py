"""A butterfly in so few cuts that it reads at the size of a letter."""

import skia

from ...shapes import gathered, minus, mirrored, moved, oval, smooth, thick, union


def moth(x: float, y: float, scale: float = 1.0, turn: float = 0) -> skia.Path:
    """A butterfly of about 12 units round a place, its wings pierced."""
    upper = smooth([(0.3, -1), (2.4, -5.2), (5.8, -5.6), (6.4, -3), (4.6, -0.4), (1, 0.6)], True, 0.9)
    lower = smooth([(0.4, 0.2), (4, 0.2), (4.7, 2.4), (3, 4.8), (1.4, 4.2)], True, 0.9)
    side = minus(union(upper, lower), gathered((oval(4.2, -3.4, 0.9, 0.8), oval(2.8, 2.2, 0.6, 0.6))))
    feeler = thick(smooth([(0, -2.6), (0.8, -4.6), (2, -5.9)], False, 0.8), 0.55)
    half = union(side, feeler)
    body = smooth([(0, -3.2), (0.8, -1.6), (0.6, 2), (0, 4.4), (-0.6, 2), (-0.8, -1.6)], True, 0.9)
    return moved(union(half, mirrored(half, 0), body), x, y, scale, turn)
