"""The signs of the fourteen traps as outlines on a grid of 24 units."""

from collections.abc import Mapping

import skia

from ...lettering import text_path
from ...shapes import (
    arc,
    arch,
    bar,
    disc,
    minus,
    moved,
    oval,
    poly,
    rect,
    rounded,
    smooth,
    tag,
    thick,
    union,
    wheel,
    within,
)
from .insects import moth


def _plus_two() -> skia.Path:
    return union(rect(1.6, 10.6, 8.8, 3), rect(4.5, 7.7, 3, 8.8), text_path("2", 10.8, 19.2, "numerals", 20))


def _page() -> skia.Path:
    """A round card as an outline."""
    return thick(disc(12, 12, 9), 1.8)


def _dusk() -> skia.Path:
    """A sheet over one half of a card."""
    sheet = within(disc(12, 12, 6.8), rect(12, 0, 12, 24))
    stripes = [bar([(x, 4), (x, 20)], 1.1) for x in (14, 16.6)]
    rays = [bar([(9.6, y), (7.2, y)], 1.4) for y in (9, 12, 15)]
    return union(_page(), minus(sheet, *stripes), *rays)


def _mist() -> skia.Path:
    waves = [
        thick(
            smooth([(2.6, y), (6.4, y - 2), (10.8, y + 1.2), (15.2, y - 1.6), (21.4, y + 0.4)], False, 0.9),
            2.3,
        )
        for y in (6.8, 12.2, 17.6)
    ]
    return union(*waves)


def _dark_night() -> skia.Path:
    moon = minus(disc(11, 12.4, 8.6), disc(15, 9.6, 7.4))
    stars = [poly(wheel(x, y, 8, [r, r * 0.38])) for x, y, r in ((17.4, 8.2, 3.4), (20.4, 15.2, 2.2))]
    return union(moon, *stars)


def _united() -> skia.Path:
    return union(moth(7.6, 9.4, 0.82, -14), moth(16, 15, 0.82, 16))


def _bottom() -> skia.Path:
    card = within(thick(disc(12, 3.2, 9), 1.9), rect(0, 2.6, 24, 12))
    return union(card, moth(12, 17.4, 0.86))


def _card(turn: float) -> skia.Path:
    return moved(
        minus(rounded(-2.9, -11.6, 5.8, 9.4, 1), rounded(-1.6, -10.2, 3.2, 6.6, 0.5)), 12, 21.6, 1, turn
    )


def _dark_magic() -> skia.Path:
    """Four cards fanned out."""
    fan = union(*(moved(rounded(-2.6, -17.6, 5.2, 11, 1), 12, 22.4, 1, turn) for turn in (-42, -14, 14, 42)))
    gaps = [moved(rect(-0.45, -19, 0.9, 14), 12, 22.4, 1, turn) for turn in (-28, 0, 28)]
    flame = smooth([(12, 13), (14.2, 17), (13.6, 20.6), (12, 21.8), (10.4, 20.6), (9.8, 17)], True, 0.8)
    return union(minus(fan, *gaps), flame)


def _espionage() -> skia.Path:
    lid = skia.Path()
    lid.moveTo(2, 13)
    lid.cubicTo(7, 4.6, 17, 4.6, 22, 13)
    lid.cubicTo(17, 21, 7, 21, 2, 13)
    lid.close()
    lashes = [
        bar(line, 1.7) for line in ([(5.2, 6.2), (6.4, 8)], [(12, 3), (12, 5.2)], [(18.8, 6.2), (17.6, 8)])
    ]
    keyhole = union(disc(12, 11.8, 1.5), poly([(11.3, 12), (12.7, 12), (13.4, 16), (10.6, 16)]))
    return union(thick(lid, 2.1), minus(disc(12, 13, 4.6), keyhole), *lashes)


def _concealed() -> skia.Path:
    """A door behind a drape."""
    drape = smooth(
        [(4.6, 3.4), (19.4, 3.4), (19.4, 20), (15.6, 17.4), (12, 20.4), (8.4, 17.4), (4.6, 20)], True, 0.3
    )
    folds = [thick(smooth([(x, 5.4), (x + 0.7, 11), (x, 15.4)], False, 0.8), 1.2) for x in (8.4, 12, 15.6)]
    return union(minus(drape, *folds), rounded(3, 1.6, 18, 2.8, 1.2))


def _evanescent() -> skia.Path:
    glass = smooth(
        [
            (6.4, 5),
            (17.6, 5),
            (16.8, 8.4),
            (13, 12),
            (16.8, 15.6),
            (17.6, 19),
            (6.4, 19),
            (7.2, 15.6),
            (11, 12),
            (7.2, 8.4),
        ],
        True,
        0.35,
    )
    sand = poly([(8.8, 7.6), (15.2, 7.6), (12, 11)])
    heap = poly([(12, 14.2), (15.4, 17.4), (8.6, 17.4)])
    hollow = union(sand, heap)
    return union(minus(glass, hollow), rounded(4.6, 2.2, 14.8, 2.7, 1), rounded(4.6, 19.1, 14.8, 2.7, 1))


def _great() -> skia.Path:
    """A hall: one door more."""
    low = [arch(x, 8.8, 6, 11.8, 0.5) for x in (1.6, 16.4)]
    return union(
        minus(arch(8.4, 3, 7.2, 17.6, 0.5), rect(11.2, 8.6, 1.6, 6.4), rect(8.8, 11, 6.4, 1.6)), *low
    )


def _dangerous() -> skia.Path:
    """Spikes out of the floor."""
    spikes = [
        poly([(x - 2.6, 18), (x, top), (x + 2.6, 18)]) for x, top in ((5, 8), (9.7, 4), (14.3, 6), (19, 2.6))
    ]
    return union(*spikes, rounded(2, 18.2, 20, 3, 0.8))


def _locked() -> skia.Path:
    body = minus(
        tag(4, 10.4, 16, 11.4, 1.8),
        disc(12, 14.8, 1.9),
        poly([(11.2, 15.4), (12.8, 15.4), (13.4, 19.4), (10.6, 19.4)]),
    )
    return union(body, arc(12, 8.4, 5, 180, 180, 2.7), rect(5.65, 8.4, 2.7, 3), rect(15.65, 8.4, 2.7, 3))


def _none() -> skia.Path:
    """A feather that falls: nothing happens."""
    vane = smooth([(5.4, 19.6), (5.6, 12), (11, 5.2), (19.4, 3.2), (18.4, 10.6), (12.4, 16.8)], True, 0.6)
    quill = thick(smooth([(3.4, 21.4), (8, 16), (16.4, 6.4)], False, 0.6), 1.2)
    cuts = [bar(line, 1.1) for line in ([(10, 20), (9.6, 14.4)], [(15.4, 15), (13, 10.6)])]
    return union(minus(vane, quill, *cuts), bar([(3.4, 21.4), (6.4, 17.8)], 1.6))


SIGNS: Mapping[str, skia.Path] = {
    "plus_two": _plus_two(),
    "dusk": _dusk(),
    "mist": _mist(),
    "dark_night": _dark_night(),
    "united": _united(),
    "bottom": _bottom(),
    "dark_magic": _dark_magic(),
    "espionage": _espionage(),
    "concealed": _concealed(),
    "evanescent": _evanescent(),
    "great": _great(),
    "dangerous": _dangerous(),
    "locked": _locked(),
    "none": _none(),
}


def watcher() -> skia.Path:
    """An open eye with a slit, over everything."""
    lid = skia.Path()
    lid.moveTo(1.4, 12)
    lid.cubicTo(6.6, 3.4, 17.4, 3.4, 22.6, 12)
    lid.cubicTo(17.4, 20.6, 6.6, 20.6, 1.4, 12)
    lid.close()
    return union(minus(lid, disc(12, 12, 6.2)), minus(disc(12, 12, 4.9), oval(12, 12, 1.25, 4.4)))
