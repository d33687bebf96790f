"""Arrows: where to go, what to take back, which way to turn."""

import skia

from ...shapes import arc, disc, mirrored, poly, rounded, tag, thick, union
from .glyph import Glyph, arrow_head, glyph, strip


def _hook() -> skia.Path:
    """A strip that comes back on itself, with its head to the left."""
    path = skia.Path()
    path.moveTo(8, 8.2)
    path.lineTo(14, 8.2)
    path.cubicTo(22, 8.2, 22, 19, 14, 19)
    path.lineTo(7.4, 19)
    return union(thick(path, 2.8), poly([(2, 8.2), (9.6, 2.4), (9.6, 14)]))


def _turning() -> skia.Path:
    """Most of a circle, its head down on the left."""
    return union(arc(12.6, 12.6, 7.4, 200, 290, 2.8), arrow_head((4.6, 15.2), 100, 6.6))


def _side() -> skia.Path:
    """A table, the prompt on its near side, and the way it will go."""
    path = skia.Path()
    path.moveTo(16, 19.6)
    path.cubicTo(19.4, 19.2, 20, 16.4, 20, 11)
    return union(
        tag(2.4, 3, 13.2, 12, 1.8),
        strip((3.6, 19.6), (11, 19.6)),
        thick(path, 2.5),
        arrow_head((20, 5), -90, 6),
    )


def _swap() -> skia.Path:
    right = union(strip((3.4, 8), (15, 8)), arrow_head((21.6, 8), 0, 6.4))
    left = union(strip((20.6, 16.4), (9, 16.4)), arrow_head((2.4, 16.4), 180, 6.4))
    return union(right, left)


def _zoom_reset() -> skia.Path:
    """Four corners drawn back to the whole board."""
    corners = [
        strip((x, y + 5.2 * dy), (x, y), (x + 5.2 * dx, y), width=2.6)
        for x, dx in ((3.6, 1), (20.4, -1))
        for y, dy in ((3.6, 1), (20.4, -1))
    ]
    return union(*corners, rounded(8.4, 8.4, 7.2, 7.2, 1))


def _share() -> skia.Path:
    tray = strip((5, 11), (3.8, 11), (3.8, 20.6), (20.2, 20.6), (20.2, 11), (19, 11), width=2.5)
    return union(tray, strip((12, 15.4), (12, 7)), arrow_head((12, 1.6), -90, 6.6))


ARROWS: dict[str, Glyph] = {
    "back": glyph(strip((20.6, 12), (5, 12)), strip((11, 4.8), (3.8, 12), (11, 19.2))),
    "undo": Glyph(_hook()),
    "redo": Glyph(mirrored(_hook(), 12)),
    "turn_left": Glyph(_turning()),
    "turn_right": Glyph(mirrored(_turning(), 12)),
    "left": glyph(strip((15.4, 4.2), (7.8, 12), (15.4, 19.8), width=3.2)),
    "right": glyph(strip((8.6, 4.2), (16.2, 12), (8.6, 19.8), width=3.2)),
    "up": glyph(strip((4.2, 15.4), (12, 7.8), (19.8, 15.4), width=3.2)),
    "down": glyph(strip((4.2, 8.6), (12, 16.2), (19.8, 8.6), width=3.2)),
    "swap": Glyph(_swap()),
    "side": Glyph(_side()),
    "zoom_reset": Glyph(_zoom_reset()),
    "share": Glyph(_share()),
    "menu": glyph(*(strip((4, y), (20, y)) for y in (5.8, 12, 18.2))),
    "more": glyph(*(disc(x, 12, 2.4) for x in (4.6, 12, 19.4))),
}
