"""Trap tokens: the colour tells the phase, and so does the cut of the token; colour is never alone."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import skia

from ...knife import cut
from ...light import glow, leak
from ...paint import fill, stroke
from ...palette import SOOT, VIOLET, WHITE, mix
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...shapes import arch, disc, moved, poly, union, wheel
from ...sprites.sprite import Sprite, drawn
from .signs import SIGNS, watcher

SIZE = 160
MIDDLE = SIZE / 2
RADIUS = 66
SIGN = 3.5
"""Pixels of a sign's unit."""


class Suit(NamedTuple):
    """The paper of one colour of traps and how it is cut."""

    top: int
    bottom: int
    inner: int
    edge: int
    outline: Callable[[float], skia.Path]


def _octagon(radius: float) -> skia.Path:
    return poly(wheel(MIDDLE, MIDDLE, 8, [radius * 1.06], turn=0.3927))


def _seal(radius: float) -> skia.Path:
    lobes = [disc(x, y, radius * 0.3) for x, y in wheel(MIDDLE, MIDDLE, 10, [radius * 0.76])]
    return union(disc(MIDDLE, MIDDLE, radius * 0.84), *lobes)


def _window(radius: float) -> skia.Path:
    return arch(MIDDLE - radius * 0.9, MIDDLE - radius * 1.14, radius * 1.8, radius * 2.16, 0.5)


def _disc(radius: float) -> skia.Path:
    return disc(MIDDLE, MIDDLE, radius)


SUITS = {
    "brown": Suit(0xB57A44, 0x6B3F1C, 0x3A2110, 0xFFD9A0, _octagon),
    "purple": Suit(0x9A63D8, 0x4E2494, 0x27104F, 0xE5CCFF, _seal),
    "green": Suit(0x4E9C72, 0x1E5A45, 0x0C2B21, 0xC4F3D8, _window),
    "neutral": Suit(0xC9B79A, 0x85745A, 0x4A3F30, 0xFFF4DC, _disc),
}
COLOURS = {
    **dict.fromkeys(("plus_two", "dusk", "mist", "dark_night", "united", "bottom"), "brown"),
    **dict.fromkeys(("dark_magic", "espionage"), "purple"),
    **dict.fromkeys(("concealed", "evanescent", "great", "dangerous", "locked"), "green"),
    "none": "neutral",
}


def _sign(canvas: skia.Canvas, outline: skia.Path, scale: float, seed: int, rise: float = 0) -> None:
    sign = cut(moved(outline, MIDDLE - 12 * scale, MIDDLE - 12 * scale + rise, scale), 6, 0.4, seed)
    sheet(
        canvas,
        sign,
        0xFFF6E0,
        0xE2BE84,
        grain=0.3,
        shadow=Shadow(0, 3, 2.6, 0.75),
        edge=Edge(WHITE, 0.75, 1.2),
    )


def _token(key: str, canvas: skia.Canvas) -> None:
    suit = SUITS[COLOURS[key]]
    seed = len(key)
    body = cut(suit.outline(RADIUS), 11, 0.8, seed)
    canvas.drawPath(body, stroke(SOOT, 9, 0.9))
    sheet(
        canvas,
        body,
        suit.top,
        suit.bottom,
        grain=0.6,
        shadow=Shadow(0, 5, 5, 0.7),
        edge=Edge(suit.edge, 0.9, 2),
    )
    inner = cut(suit.outline(RADIUS - 9), 9, 0.6, seed + 1)
    sheet(canvas, inner, mix(suit.inner, suit.bottom, 0.25), suit.inner, grain=0.5)
    inner_shadow(canvas, inner, 7, 0.7, 2)
    canvas.save()
    canvas.clipPath(inner, True)
    glow(canvas, MIDDLE, MIDDLE - 8, 74, suit.top, 0.5)
    canvas.restore()
    canvas.drawPath(inner, stroke(suit.edge, 1.6, 0.5))
    _sign(canvas, SIGNS[key], SIGN, seed, 4 if COLOURS[key] == "green" else 0)


def _bag(canvas: skia.Canvas) -> None:
    """Where the tokens come from: a tied bag of violet paper."""
    cloth = skia.Path()
    cloth.moveTo(62, 58)
    cloth.cubicTo(20, 76, 10, 140, 44, 150)
    cloth.cubicTo(64, 156, 96, 156, 116, 150)
    cloth.cubicTo(150, 140, 140, 76, 98, 58)
    cloth.close()
    ruff = poly([(60, 56), (44, 22), (62, 34), (80, 14), (98, 34), (116, 22), (100, 56)])
    for part, tones in (
        (cut(cloth, 11, 1.2, 3), (0x6A4CC4, 0x2A1C68)),
        (cut(ruff, 9, 0.8, 4), (0x8466DC, 0x4A34A0)),
    ):
        canvas.drawPath(part, stroke(SOOT, 8, 0.9))
        sheet(canvas, part, *tones, grain=0.6, shadow=Shadow(0, 4, 4, 0.6), edge=Edge(0xCDB6FF, 0.9, 1.8))
    canvas.drawPath(cut(poly([(56, 52), (104, 52), (104, 62), (56, 62)]), 7, 0.6, 5), fill(0xF0C25A))
    leak(canvas, moved(SIGNS["united"], MIDDLE - 26, 76, 2.2), 0xF0C25A, 0.5, 4)
    canvas.drawPath(moved(SIGNS["united"], MIDDLE - 26, 76, 2.2), fill(0xF0C25A))


def _watcher(canvas: skia.Canvas) -> None:
    glow(canvas, MIDDLE, MIDDLE, 78, VIOLET, 0.8)
    eye = cut(moved(watcher(), MIDDLE - 12 * 6, MIDDLE - 12 * 6, 6), 8, 0.6, 2)
    canvas.drawPath(eye, stroke(SOOT, 8, 0.9))
    sheet(canvas, eye, 0xFFEBB0, 0xC98A2A, grain=0.5, shadow=Shadow(0, 3, 3, 0.7), edge=Edge(WHITE, 0.8, 1.6))


def tokens() -> Iterator[Sprite]:
    """The fourteen tokens, the bag and the Watcher, 160 pixels square."""
    for key in COLOURS:
        yield drawn(f"trap_{key}", SIZE, SIZE, partial(_token, key))
    yield drawn("bag", SIZE, SIZE, _bag)
    yield drawn("watcher", SIZE, SIZE, _watcher)
