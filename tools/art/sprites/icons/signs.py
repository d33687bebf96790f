"""Signs: yes and no, more and less, settings of eye and ear."""

import skia

from ...lettering import text_path
from ...shapes import arc, bar, disc, minus, poly, rounded, smooth, thick, union, within
from .glyph import Glyph, glyph, strip


def _eye() -> skia.Path:
    lid = skia.Path()
    lid.moveTo(2.2, 12)
    lid.cubicTo(7, 3.8, 17, 3.8, 21.8, 12)
    lid.cubicTo(17, 20.2, 7, 20.2, 2.2, 12)
    lid.close()
    return union(thick(lid, 2.4), disc(12, 12, 3.7))


def _info() -> skia.Path:
    return minus(disc(12, 12, 9.8), disc(12, 7.2, 1.6), strip((12, 11.2), (12, 17.2), width=2.7))


def _warning() -> skia.Path:
    triangle = thick(poly([(12, 3.6), (21, 19.4), (3, 19.4)]), 2.4)
    whole = union(triangle, poly([(12, 3.6), (21, 19.4), (3, 19.4)]))
    return minus(whole, strip((12, 9.2), (12, 13.6), width=2.6), disc(12, 17.3, 1.5))


def _search() -> skia.Path:
    return union(thick(disc(10, 10, 6.4), 2.7), strip((15, 15), (20.6, 20.6), width=3.4))


def _contrast() -> skia.Path:
    """A disc half in the light."""
    half = within(disc(12, 12, 8.4), rounded(12, 2, 12, 20, 0.1))
    return union(thick(disc(12, 12, 8.5), 2.4), half)


def _text_size() -> skia.Path:
    return union(text_path("A", 1.2, 20, "bold", 21.5), text_path("a", 15.2, 20, "bold", 16.5))


def _globe() -> skia.Path:
    lines = [
        thick(smooth([(12, 1), (7.6, 6), (7.6, 18), (12, 23)], False, 0.8), 1.7),
        thick(smooth([(12, 1), (16.4, 6), (16.4, 18), (12, 23)], False, 0.8), 1.7),
        bar([(1, 8.8), (23, 8.8)], 1.7),
        bar([(1, 15.2), (23, 15.2)], 1.7),
    ]
    return minus(disc(12, 12, 9.9), *lines)


def _horn() -> skia.Path:
    return union(poly([(2.4, 8.6), (6.6, 8.6), (12.4, 3.6), (12.4, 20.4), (6.6, 15.4), (2.4, 15.4)]))


def _vibrate() -> skia.Path:
    phone = minus(rounded(7.6, 2.8, 8.8, 18.4, 1.6), rounded(9.8, 5.4, 4.4, 10.8, 0.4), disc(12, 18.6, 1.0))
    left = strip((4.6, 7.4), (2.6, 9.8), (4.6, 12.2), (2.6, 14.6), (4.6, 17), width=1.9)
    right = strip((19.4, 7.4), (21.4, 9.8), (19.4, 12.2), (21.4, 14.6), (19.4, 17), width=1.9)
    return union(phone, left, right)


SIGNS: dict[str, Glyph] = {
    "tick": glyph(strip((4, 12.8), (9.6, 18.6), (20, 5.6), width=3.6)),
    "cancel": glyph(strip((5.2, 5.2), (18.8, 18.8), width=3.4), strip((18.8, 5.2), (5.2, 18.8), width=3.4)),
    "plus": glyph(strip((12, 4), (12, 20), width=3.4), strip((4, 12), (20, 12), width=3.4)),
    "minus": glyph(strip((4, 12), (20, 12), width=3.4)),
    "eye": Glyph(_eye()),
    "info": Glyph(_info()),
    "warning": Glyph(_warning()),
    "search": Glyph(_search()),
    "contrast": Glyph(_contrast()),
    "text_size": Glyph(_text_size()),
    "language": Glyph(_globe()),
    "sound": glyph(_horn(), arc(11.6, 12, 5, -48, 96, 2.3), arc(11.6, 12, 9.2, -46, 92, 2.3)),
    "mute": glyph(
        _horn(), strip((15.6, 8.8), (21.8, 15.2), width=2.4), strip((21.8, 8.8), (15.6, 15.2), width=2.4)
    ),
    "vibrate": Glyph(_vibrate()),
}
