"""Things on the table: lantern, books, dice, tools."""

import skia

from ...props.flame import flame_path
from ...shapes import arc, bar, disc, minus, mirrored, moved, poly, rect, rounded, smooth, tag, thick, union
from .glyph import Glyph, strip


def _lantern() -> Glyph:
    ring = thick(disc(12, 3.2, 1.8), 1.6)
    roof = poly([(9.6, 4.8), (14.4, 4.8), (19.6, 9), (4.4, 9)])
    wall = minus(
        poly([(5.2, 9), (18.8, 9), (17, 19), (7, 19)]),
        poly([(7.9, 10.8), (16.1, 10.8), (15, 17.6), (9, 17.6)]),
    )
    foot = rounded(5.6, 18.8, 12.8, 3.2, 0.8)
    return Glyph(union(ring, roof, wall, foot), flame_path(12, 17.2, 6.2, 0.03))


def _gear() -> Glyph:
    teeth = [
        moved(poly([(-2.2, -7), (-1.6, -10.6), (1.6, -10.6), (2.2, -7)]), 12, 12, turn=45 * i)
        for i in range(8)
    ]
    body = minus(union(disc(12, 12, 7.6), *teeth), disc(12, 12, 4.7))
    return Glyph(body, flame_path(12, 15.6, 7.2, 0.03))


def _open_book() -> Glyph:
    page = smooth([(11.2, 11.6), (7.6, 9.2), (1.6, 9.8), (1.6, 20.6), (7.6, 20), (11.2, 22)], True, 0.5)
    return Glyph(union(page, mirrored(page, 12)), flame_path(12, 9.8, 8.8, 0.04))


def _closed_book() -> skia.Path:
    cover = tag(3.6, 2.2, 16.8, 19.6, 1.8)
    pages = rect(7.4, 17.4, 13.4, 1.8)
    spine = rect(6.2, 2, 1.3, 13.6)
    ribbon = poly([(12.6, 2), (16.8, 2), (16.8, 10.6), (14.7, 8.8), (12.6, 10.6)])
    return minus(cover, pages, spine, ribbon)


def _scroll() -> skia.Path:
    page = union(rect(5, 3, 13.4, 15.6), rounded(3.2, 2.2, 17, 3.6, 1.8), rounded(3.2, 18, 17, 3.8, 1.9))
    lines = [strip((7.8, y), (end, y), width=1.8) for y, end in ((8.6, 15.6), (12, 15.6), (15.4, 12.4))]
    return minus(page, *lines)


def _hash() -> skia.Path:
    """The sign in front of a code."""
    falling = [strip((x + 1.6, 3), (x - 1.6, 21), width=2.6) for x in (8.6, 15.4)]
    lying = [strip((3.4, y), (20.6, y), width=2.6) for y in (8.8, 15.2)]
    return union(*falling, *lying)


def _die() -> skia.Path:
    spots = [(-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)]
    face = minus(rounded(-8.3, -8.3, 16.6, 16.6, 2.4), *(disc(x, y, 1.65) for x, y in spots))
    return moved(face, 12, 12, turn=-12)


def _bin() -> skia.Path:
    can = poly([(5, 8), (19, 8), (17.6, 22), (6.4, 22)])
    slots = [strip((x, 11.4), (x, 18.6), width=1.7) for x in (9, 12, 15)]
    lid = union(rounded(3.2, 3.8, 17.6, 3, 0.8), rounded(8.8, 1.6, 6.4, 3.4, 1))
    return union(minus(can, *slots), lid)


def _pencil() -> skia.Path:
    upright = union(
        rounded(-2.9, -12.4, 5.8, 3.6, 1),
        rect(-2.9, -7.8, 5.8, 13.4),
        poly([(-2.9, 6.4), (2.9, 6.4), (0, 12.6)]),
    )
    return moved(upright, 12, 12, 0.98, 45)


def _cup() -> skia.Path:
    bowl = smooth([(6, 2.6), (6.4, 9), (9, 13), (12, 14.4), (15, 13), (17.6, 9), (18, 2.6)], True, 0.6)
    handles = union(thick(disc(5.4, 6.6, 3), 2), thick(disc(18.6, 6.6, 3), 2))
    return union(handles, bowl, rect(10.6, 13, 2.8, 6), rounded(6.4, 18.4, 11.2, 3.4, 0.8))


def _padlock() -> skia.Path:
    body = minus(
        tag(4, 10, 16, 12, 1.8),
        disc(12, 14.8, 1.9),
        poly([(11.2, 15.4), (12.8, 15.4), (13.4, 19.4), (10.6, 19.4)]),
    )
    return union(body, arc(12, 8.4, 5, 180, 180, 2.7), rect(5.65, 8.4, 2.7, 3), rect(15.65, 8.4, 2.7, 3))


def _brush() -> skia.Path:
    handle = poly([(-1.3, -12), (1.3, -12), (2.3, -1), (-2.3, -1)])
    ferrule = rect(-2.9, -0.2, 5.8, 3)
    hair = smooth([(-2.9, 3.6), (2.9, 3.6), (3.6, 7), (0.4, 12.4), (-3.6, 7)], True, 0.6)
    return moved(union(handle, ferrule, hair), 12, 12, 0.98, 40)


def _house() -> Glyph:
    walls = rect(4.8, 10.6, 14.4, 11)
    roof = poly([(12, 1.8), (22.4, 11.8), (1.6, 11.8)])
    door = smooth([(8.8, 22), (8.8, 16), (12, 12.8), (15.2, 16), (15.2, 22)], True, 0.4)
    return Glyph(minus(union(walls, roof), door), flame_path(12, 21, 6.6, 0.03))


def _keyboard() -> skia.Path:
    keys = [rect(x, y, 1.9, 1.9) for y in (8.6, 11.8) for x in (4.9, 8.1, 11.05, 14, 17.2)]
    return minus(rounded(1.8, 5.4, 20.4, 13.4, 1.8), *keys, bar([(7.6, 16), (16.4, 16)], 1.8))


OBJECTS: dict[str, Glyph] = {
    "hint": _lantern(),
    "settings": _gear(),
    "companion": _open_book(),
    "rules": Glyph(_closed_book()),
    "log": Glyph(_scroll()),
    "code": Glyph(_hash()),
    "dice": Glyph(_die()),
    "bin": Glyph(_bin()),
    "pencil": Glyph(_pencil()),
    "cup": Glyph(_cup()),
    "lock": Glyph(_padlock()),
    "brush": Glyph(_brush()),
    "home": _house(),
    "keyboard": Glyph(_keyboard()),
}
