"""Playing a game back, and time."""

import skia

from ...shapes import disc, gathered, minus, mirrored, poly, rounded, smooth, union
from .glyph import Glyph, glyph, strip


def _wedge(x: float, width: float = 9.0, half: float = 7.6) -> skia.Path:
    return poly([(x, 12 - half), (x + width, 12), (x, 12 + half)])


_STEP = union(_wedge(4.6, 10.4, 8), rounded(16.2, 4.2, 3.4, 15.6, 0.8))
_END = union(_wedge(2.6, 7.8, 7.4), _wedge(9.8, 7.8, 7.4), rounded(18.2, 4.6, 3.2, 14.8, 0.8))


def _clock() -> skia.Path:
    return minus(disc(12, 12, 9.8), strip((12, 6), (12, 12.4), (16.2, 15), width=2.5))


def _hourglass() -> skia.Path:
    """An hourglass cut from one sheet, with the sand left standing."""
    bulbs = smooth(
        [
            (6, 4),
            (6.4, 8),
            (10.6, 12),
            (6.4, 16),
            (6, 20),
            (18, 20),
            (17.6, 16),
            (13.4, 12),
            (17.6, 8),
            (18, 4),
        ],
        True,
        0.5,
    )
    upper = poly([(8.6, 5.8), (15.4, 5.8), (15, 7.4), (9, 7.4)])
    lower = poly([(12, 13.6), (15.2, 16.2), (12, 15.6), (8.8, 16.2)])
    caps = union(rounded(3.8, 1.6, 16.4, 3.4, 1), rounded(3.8, 19, 16.4, 3.4, 1))
    return union(minus(bulbs, gathered([upper, lower])), caps)


def _speed() -> skia.Path:
    return union(_wedge(2.8, 9.2, 7.8), _wedge(11.6, 9.8, 7.8))


TRANSPORT: dict[str, Glyph] = {
    "play": glyph(poly([(5.8, 2.8), (21, 12), (5.8, 21.2)])),
    "pause": glyph(rounded(5, 3.6, 4.8, 16.8, 1), rounded(14.2, 3.6, 4.8, 16.8, 1)),
    "step_on": Glyph(_STEP),
    "step_back": Glyph(mirrored(_STEP, 12)),
    "to_end": Glyph(_END),
    "to_start": Glyph(mirrored(_END, 12)),
    "speed": Glyph(_speed()),
    "clock": Glyph(_clock()),
    "timer": Glyph(_hourglass()),
}
