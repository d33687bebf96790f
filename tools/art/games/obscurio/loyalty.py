"""Loyalty cards and the cover of the hand-over. A glance from afar must not tell them apart.

Every card has the same sheets in the same places: only the sign in the middle differs, and all signs cover
about the same area, so that the light on a face is the same.
"""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...light import glow
from ...paint import fill, stroke
from ...palette import GOLD, SOOT, VIOLET, WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...props.flame import flame_path
from ...shapes import disc, minus, moved, oval, poly, rounded, smooth, tag, union, wheel
from ...sprites.sprite import Draw, Sprite, drawn
from .insects import moth

WIDE, HIGH = 240, 320
SCALE = 0.85
"""Cards are drawn on a ground of 240 x 320 and kept a little smaller, so that one small page holds all."""

SIGN = 6.4


def _loyal() -> skia.Path:
    """A candle with a hand's worth of light."""
    drips = [rounded(x, 11, 1.1, length, 0.5) for x, length in ((8.8, 4.2), (11.6, 6.4), (14.4, 3.4))]
    wax = minus(rounded(6.4, 10.2, 11.2, 12, 1.6), *drips)
    return union(wax, flame_path(12, 9.6, 10.4, 0.05), rounded(3.2, 21, 17.6, 2.4, 1))


def _traitor() -> skia.Path:
    """A mask."""
    face = smooth(
        [(2.6, 6.4), (12, 4.2), (21.4, 6.4), (20.6, 13.4), (16.6, 19.6), (12, 22), (7.4, 19.6), (3.4, 13.4)],
        True,
        0.6,
    )
    eyes = [oval(7.8, 10.8, 2.7, 1.7), oval(16.2, 10.8, 2.7, 1.7)]
    mouth = smooth([(8, 16), (12, 17.4), (16, 16), (12, 19.4)], True, 0.6)
    return minus(face, *eyes, mouth)


def _grimoire() -> skia.Path:
    """An open book with a butterfly over it."""
    left = poly([(1.8, 12.6), (11.4, 14.8), (11.4, 22.6), (1.8, 20.4)])
    right = poly([(22.2, 12.6), (12.6, 14.8), (12.6, 22.6), (22.2, 20.4)])
    return union(left, right, moth(12, 7, 0.96))


FACES = {"loyal": _loyal, "traitor": _traitor, "grimoire": _grimoire}


def _ground(canvas: skia.Canvas) -> skia.Path:
    card = cut(tag(10, 8, WIDE - 20, HIGH - 20, 22), 15, 1, 6)
    canvas.drawPath(card, stroke(SOOT, 8, 0.9))
    sheet(
        canvas, card, 0x3E2E92, 0x1A1246, grain=0.6, shadow=Shadow(0, 5, 6, 0.7), edge=Edge(0xCDB6FF, 0.9, 2)
    )
    inner = cut(tag(26, 24, WIDE - 52, HIGH - 52, 16), 14, 0.8, 7)
    sheet(canvas, inner, 0x1A1246, 0x2A1E6A, grain=0.5)
    inner_shadow(canvas, inner, 10, 0.7, 3)
    canvas.drawPath(inner, stroke(GOLD, 2, 0.8))
    return inner


def _card(face: str, canvas: skia.Canvas) -> None:
    inner = _ground(canvas)
    canvas.save()
    canvas.clipPath(inner, True)
    glow(canvas, WIDE / 2, HIGH / 2, 130, VIOLET, 0.8)
    canvas.restore()
    sign = cut(moved(FACES[face](), WIDE / 2 - 12 * SIGN, HIGH / 2 - 12.6 * SIGN, SIGN), 9, 0.6, 8)
    sheet(
        canvas, sign, 0xFFEBB0, 0xC98A2A, grain=0.4, shadow=Shadow(0, 4, 4, 0.7), edge=Edge(WHITE, 0.8, 1.6)
    )


def _cover(canvas: skia.Canvas) -> None:
    """The back of every card: a rose of butterflies."""
    _ground(canvas)
    for x, y in wheel(WIDE / 2, HIGH / 2, 6, [62]):
        canvas.drawPath(moved(moth(0, 0), x, y, 4.2), fill(GOLD, 0.9))
    canvas.drawPath(moved(moth(0, 0), WIDE / 2, HIGH / 2, 5.4), fill(0xFFEBB0))


def _target(lit: bool, canvas: skia.Canvas) -> None:
    """A place of the holder to touch, without red and without much light."""
    card = cut(disc(64, 64, 54), 11, 0.8, 9)
    canvas.drawPath(card, stroke(SOOT, 6, 0.9))
    tones = (0x5E86A8, 0x2A4A66) if lit else (0x1C2C40, 0x0E1824)
    sheet(
        canvas,
        card,
        *tones,
        grain=0.5,
        shadow=Shadow(0, 3, 3, 0.6),
        edge=Edge(0x9CC4E8, 0.95 if lit else 0.5, 2),
    )
    inner = cut(disc(64, 64, 43), 10, 0.6, 10)
    canvas.drawPath(inner, stroke(0x9CC4E8, 1.6, 0.8 if lit else 0.35))


def loyalties() -> Iterator[Sprite]:
    """Three faces and the cover of 204 x 272, and the silent targets of 128 square."""
    for face in FACES:
        yield _scaled(face, partial(_card, face))
    yield _scaled("cover", _cover)
    yield drawn("target", 128, 128, partial(_target, False))
    yield drawn("target_lit", 128, 128, partial(_target, True))


def _scaled(name: str, draw: Draw) -> Sprite:
    def small(canvas: skia.Canvas) -> None:
        canvas.scale(SCALE, SCALE)
        draw(canvas)

    return drawn(name, round(WIDE * SCALE), round(HIGH * SCALE), small)
