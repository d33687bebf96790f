"""Cohesion tokens of the two zones, and the rooms of the progress track."""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...light import glow
from ...paint import fill, stroke
from ...palette import GOLD, SOOT, WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...shapes import arch, disc, moved, poly, wheel
from ...sprites.sprite import Draw, Sprite, drawn
from .insects import moth

SIZE = 80
MIDDLE = SIZE / 2


def _round(radius: float, seed: int) -> skia.Path:
    return cut(disc(MIDDLE, MIDDLE, radius), 8, 0.6, seed)


def _lit(canvas: skia.Canvas) -> None:
    glow(canvas, MIDDLE, MIDDLE, 40, GOLD, 0.55)
    body = _round(29, 1)
    canvas.drawPath(body, stroke(SOOT, 6, 0.9))
    sheet(
        canvas, body, 0xFFE7A4, 0xC98A2A, grain=0.4, shadow=Shadow(0, 2, 2, 0.6), edge=Edge(WHITE, 0.8, 1.6)
    )
    canvas.drawPath(moved(moth(0, 0), MIDDLE, MIDDLE + 1, 3), fill(0x6A3A08, 0.85))


def _dark(canvas: skia.Canvas) -> None:
    """A token of the dark zone: another cut, so that it is known without its colour."""
    body = cut(poly(wheel(MIDDLE, MIDDLE, 8, [31], turn=0.3927)), 9, 0.5, 2)
    canvas.drawPath(body, stroke(SOOT, 6, 0.9))
    sheet(
        canvas,
        body,
        0x8A6AE8,
        0x3A2490,
        grain=0.5,
        shadow=Shadow(0, 2, 2, 0.6),
        edge=Edge(0xE5CCFF, 0.95, 1.8),
    )
    canvas.drawPath(moved(moth(0, 0), MIDDLE, MIDDLE + 1, 3), fill(0x140A36, 0.9))


def _spent(dark: bool, canvas: skia.Canvas) -> None:
    hole = cut(poly(wheel(MIDDLE, MIDDLE, 8, [26], turn=0.3927)), 9, 0.5, 2) if dark else _round(24, 1)
    sheet(canvas, hole, 0x0A0712, 0x191029, grain=0.3)
    inner_shadow(canvas, hole, 4, 0.9, 2)
    canvas.drawPath(hole, stroke(0x9A82D8 if dark else 0xB28345, 2, 0.75))


def _room(state: str, canvas: skia.Canvas) -> None:
    """A doorway of the library: passed, where the group stands, or still ahead."""
    door = cut(arch(16, 6, 48, 66, 0.52), 9, 0.6, 3)
    if state == "here":
        glow(canvas, MIDDLE, MIDDLE, 44, GOLD, 0.7)
    canvas.drawPath(door, stroke(SOOT, 6, 0.9))
    tones = {"here": (0xFFE7A4, 0xD07A1E), "past": (0x8E6A34, 0x4A3216), "ahead": (0x241A50, 0x120C2C)}[state]
    sheet(
        canvas,
        door,
        *tones,
        grain=0.5,
        shadow=Shadow(0, 2, 2, 0.5),
        edge=Edge(0xF7E8C8 if state != "ahead" else 0x9A82D8, 0.8, 1.6),
    )
    if state == "ahead":
        inner_shadow(canvas, door, 5, 0.8, 2)


SPRITES: dict[str, Draw] = {
    "cohesion_lit": _lit,
    "cohesion_dark": _dark,
    "cohesion_spent": partial(_spent, False),
    "cohesion_dark_spent": partial(_spent, True),
    "room_here": partial(_room, "here"),
    "room_past": partial(_room, "past"),
    "room_ahead": partial(_room, "ahead"),
}


def cohesion() -> Iterator[Sprite]:
    """All of them, 80 pixels square."""
    for name, draw in SPRITES.items():
        yield drawn(name, SIZE, SIZE, draw)
