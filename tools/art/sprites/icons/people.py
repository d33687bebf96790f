"""Who plays: person, computer, hand."""

import skia

from ...shapes import disc, minus, moved, rounded, smooth, union
from .glyph import Glyph, strip


def _person() -> skia.Path:
    shoulders = smooth(
        [(2.8, 21.6), (3.4, 16.4), (7.4, 13.6), (12, 13.2), (16.6, 13.6), (20.6, 16.4), (21.2, 21.6)],
        True,
        0.6,
    )
    return union(disc(12, 7.2, 4.9), shoulders)


def _robot() -> skia.Path:
    head = minus(
        rounded(4.2, 7.2, 15.6, 13.4, 2.2),
        disc(8.9, 12.6, 2.0),
        disc(15.1, 12.6, 2.0),
        rounded(8, 16.6, 8, 1.7, 0.8),
    )
    antenna = union(strip((12, 3.4), (12, 8), width=1.8), disc(12, 3.2, 1.9))
    return union(head, antenna, rounded(1.4, 11, 3.4, 6, 1.2), rounded(19.2, 11, 3.4, 6, 1.2))


def _hand() -> skia.Path:
    """An open palm."""
    fingers = [
        moved(rounded(-1.55, -y, 3.1, y + 2, 1.5), x, 13, turn=lean)
        for x, y, lean in ((7.0, 8.6, -9), (10.4, 10.8, -2), (13.8, 10.4, 4), (17.0, 8.2, 12))
    ]
    palm = smooth([(5.4, 12), (18.6, 12), (18.4, 17), (15.8, 21.8), (9, 21.8), (6.2, 18)], True, 0.5)
    thumb = moved(rounded(-1.7, -7.4, 3.4, 9, 1.7), 6.9, 18, turn=-52)
    return union(*fingers, palm, thumb)


PEOPLE: dict[str, Glyph] = {
    "person": Glyph(_person()),
    "robot": Glyph(_robot()),
    "hand": Glyph(_hand()),
}
