"""Small things on the table: ranges, runes, gates, ways, doors, the wick and its spark."""

import random
from collections.abc import Callable, Iterator

import skia

from ...knife import cut
from ...light import glow
from ...outline import trace
from ...paint import blur, fill, radial, shaded, stroke
from ...palette import SEED, WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...props.flame import flame
from ...shapes import arch, bar, disc, oval, poly, rect, rounded, tag
from ...sprites.sprite import Sprite, drawn
from .icons.paint import CASE, draw_icon

Draw = Callable[[skia.Canvas], None]

RUNES: tuple[tuple[str, ...], ...] = (
    ("0 -1, 0 1", "0 -0.2, 0.7 -0.8", "0 0.3, -0.7 -0.3"),
    ("-0.7 -0.9, 0.7 0.9", "0.7 -0.9, -0.7 0.9", "-0.8 0, 0.8 0"),
    ("0 -1, 0.8 0, 0 1, -0.8 0, 0 -1", "0 -0.2, 0 0.3"),
    ("-0.7 0.9, -0.7 -0.6, 0.7 0.6, 0.7 -0.9", "-0.1 -0.9, 0.2 -0.5"),
    ("-0.7 -0.8, 0.7 -0.8, 0 0.1, 0.7 0.9", "-0.5 0.9, 0 0.1"),
    ("0 1, 0 -0.3", "-0.8 -0.9, 0 -0.1, 0.8 -0.9", "-0.6 0.2, 0.6 0.75"),
    ("-0.8 -0.2, 0 -0.9, 0.8 -0.2", "-0.8 0.6, 0 -0.1, 0.8 0.6"),
)


def _rune(number: int) -> Draw:
    """A rune that glows, cut in a plaque."""

    def draw(canvas: skia.Canvas) -> None:
        plaque = cut(arch(10, 6, 60, 82, 0.45), 5, 0.4, number)
        sheet(canvas, plaque, 0x4A2440, 0x200E1E, shadow=Shadow(0, 3, 4, 0.8), edge=Edge(0xFF8FC4, 0.9, 1.6))
        for text in RUNES[number]:
            line = poly([(40 + x * 17, 52 + y * 20) for x, y in trace(text)], False)
            canvas.drawPath(line, stroke(0xE23C8B, 10, 0.5, MaskFilter=blur(5)))
            canvas.drawPath(line, stroke(CASE, 8.5))
            canvas.drawPath(line, stroke(0xFFB4DC, 4.6))

    return draw


def _card(canvas: skia.Canvas, x: float, y: float, turn: float) -> None:
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(turn)
    sheet(canvas, rounded(-19, -62, 38, 56, 4), 0xE9D3A4, 0xB08C58, shadow=Shadow(0, 2, 3, 0.6),
          edge=Edge(0xFFF3D6, 0.9, 1.2))  # fmt: skip
    canvas.restore()


def _gate_hand(canvas: skia.Canvas) -> None:
    """A fan of cards: show one of the hand."""
    for turn in (-18, 0, 18):
        _card(canvas, 48, 84, turn)


def _gate_deck(canvas: skia.Canvas) -> None:
    """A stack of cards: the top one is turned over."""
    for i in range(4):
        _card(canvas, 44 + i * 3, 84 - i * 3, 0)


def _square(filled: bool) -> Draw:
    def draw(canvas: skia.Canvas) -> None:
        box = rect(6, 6, 28, 28)
        canvas.drawPath(box, stroke(CASE, 6))
        canvas.drawPath(box, fill(0xF4FFFA if filled else 0x0A1518))
        if not filled:
            canvas.drawPath(rect(8, 8, 24, 24), stroke(0x5C8084, 3))

    return draw


def _group(canvas: skia.Canvas) -> None:
    """The group itself: an arch, never a square."""
    path = arch(8, 4, 24, 32, 0.5)
    canvas.drawPath(path, stroke(CASE, 5))
    canvas.drawPath(path, fill(0xF2A33A))


def _all_bar(canvas: skia.Canvas) -> None:
    """Below squares: all of them at once."""
    canvas.drawPath(rounded(3, 3, 34, 6, 3), stroke(CASE, 3))
    canvas.drawPath(rounded(3, 3, 34, 6, 3), fill(0xF4FFFA))


def _way(canvas: skia.Canvas) -> None:
    """A chevron that points to the right; white, to be tinted."""
    line = poly(trace("14 10, 34 24, 14 38"), False)
    canvas.drawPath(line, stroke(CASE, 13, 0.8))
    canvas.drawPath(line, stroke(WHITE, 6.5))


def _footprint(canvas: skia.Canvas) -> None:
    """Two soles on their way to the right; white, to be tinted."""
    for x, y in ((15, 14), (27, 32)):
        canvas.drawPath(oval(x, y, 8, 4.6), fill(WHITE))
        canvas.drawPath(oval(x + 11, y, 3.4, 3.8), fill(WHITE))


def _exit_door(canvas: skia.Canvas) -> None:
    """An open way out: white light behind bars, to be tinted with the colour of the place behind it."""
    frame, light = cut(arch(4, 4, 136, 192, 0.5), 7, 0.6, 3), arch(18, 20, 108, 172, 0.5)
    sheet(
        canvas,
        frame,
        0x8A9A98,
        0x3A4A4C,
        kind="stone",
        shadow=Shadow(0, 2, 4, 0.8),
        edge=Edge(WHITE, 0.8, 1.6),
    )
    stops = [(0, 0xFFFFFF), (0.45, 0xB8B8B8), (1, 0x2A2A2A)]
    canvas.drawPath(light, shaded(radial((72, 110), 130, stops)))
    canvas.save()
    canvas.clipPath(light, True)
    for x in (34, 59, 84, 109):
        canvas.drawPath(rect(x - 3.5, 10, 7, 190), fill(0x0E1414))
    canvas.restore()
    inner_shadow(canvas, light, 8, 0.8)


def _exit_unseen(canvas: skia.Canvas) -> None:
    """A way out into fog."""
    frame, hole = cut(arch(4, 4, 136, 192, 0.5), 7, 0.6, 3), arch(18, 20, 108, 172, 0.5)
    sheet(
        canvas,
        frame,
        0x5A7A7C,
        0x22383C,
        kind="stone",
        shadow=Shadow(0, 2, 4, 0.8),
        edge=Edge(0xBFE6DC, 0.7, 1.6),
    )
    canvas.drawPath(hole, fill(0x0A1A1E))
    canvas.save()
    canvas.clipPath(hole, True)
    for i in range(9):
        canvas.drawCircle(
            22 + i * 13, 140 + 22 * ((i * 5) % 3 - 1), 36, fill(0x7FA8A8, 0.28, MaskFilter=blur(11))
        )
    canvas.restore()
    inner_shadow(canvas, hole, 8, 0.9)


def _spark(canvas: skia.Canvas) -> None:
    """The cursor of time: a small flame and its light."""
    glow(canvas, 48, 58, 46, 0xF0882A, 0.8)
    flame(canvas, 48, 74, 52, -0.08, 0.3)
    for x, y, radius in ((22, 40, 2.4), (70, 28, 2), (30, 20, 1.6), (76, 52, 1.8)):
        canvas.drawCircle(x, y, radius, fill(0xFFE3A0, 0.9))


def _wick(burnt: bool) -> Draw:
    """A cord that repeats from left to right."""

    def draw(canvas: skia.Canvas) -> None:
        canvas.drawPath(rect(-8, 3, 144, 10), fill(0x05090A))
        if not burnt:
            canvas.drawPath(rect(-8, 5, 144, 6), fill(0xD9B67E))
            for x in range(-8, 136, 8):
                canvas.drawPath(bar([(x, 11), (x + 5, 5)], 1.6), fill(0x8A5E30))
            return
        rng = random.Random(SEED)
        for x in range(0, 128, 8):
            canvas.drawCircle(x + 4, 8, 1.6 + rng.random(), fill(0x6A5A4C, 0.9))

    return draw


def _glow_soft(canvas: skia.Canvas) -> None:
    """White light that dies away; to be tinted."""
    stops = [(0, WHITE, 1.0), (0.22, WHITE, 0.55), (0.52, WHITE, 0.18), (1, WHITE, 0)]
    canvas.drawCircle(64, 64, 64, shaded(radial((64, 64), 64, stops)))


def _disc_order(canvas: skia.Canvas) -> None:
    """The ground of a number."""
    canvas.drawCircle(24, 25.5, 21, fill(0x000000, 0.5, MaskFilter=blur(2)))
    canvas.drawCircle(24, 24, 20.5, fill(0x05090A))
    canvas.drawCircle(24, 24, 17.5, fill(0xFFE3AE))


def _thread(canvas: skia.Canvas) -> None:
    """What a sign hangs on."""
    canvas.drawPath(rect(2.2, 0, 3.6, 64), fill(0x05090A, 0.7))
    canvas.drawPath(rect(3, 0, 2, 64), fill(0xE9BE78))


def _token_ground(canvas: skia.Canvas) -> None:
    """A small round tag for a sign that hangs over a head."""
    path = cut(disc(40, 38, 33), 5, 0.4, 8)
    sheet(canvas, path, 0x2A4A50, 0x0E2026, shadow=Shadow(0, 3, 4, 0.7), edge=Edge(0xF0C684, 0.8, 1.6))


def _floor_shadow(canvas: skia.Canvas) -> None:
    """What a figure casts on the floor."""
    canvas.drawPath(oval(128, 32, 104, 18), fill(0x000000, 0.65, MaskFilter=blur(9)))


def _blueprint_sheet(canvas: skia.Canvas) -> None:
    """The back of a blueprint that nobody has read."""
    path = cut(tag(8, 6, 112, 148, 10), 9, 0.5, 4)
    sheet(canvas, path, 0x3A78C8, 0x16305E, shadow=Shadow(0, 3, 4, 0.7), edge=Edge(0xCFE6FF, 0.9, 1.6))
    canvas.drawPath(
        tag(18, 16, 92, 128, 8), stroke(0xCFE6FF, 1.6, 0.6, PathEffect=skia.DashPathEffect.Make([7, 5], 0))
    )
    draw_icon(canvas, "unseen", 64, 80, 26)


TOKENS: dict[str, tuple[int, int, Draw]] = {
    "range_on": (40, 40, _square(True)),
    "range_off": (40, 40, _square(False)),
    "range_group": (40, 40, _group),
    "range_all": (40, 12, _all_bar),
    "way": (48, 48, _way),
    "footprint": (48, 48, _footprint),
    "exit_door": (144, 200, _exit_door),
    "exit_unseen": (144, 200, _exit_unseen),
    "gate_hand": (96, 96, _gate_hand),
    "gate_deck": (96, 96, _gate_deck),
    "spark": (96, 96, _spark),
    "wick_cord": (128, 16, _wick(False)),
    "wick_burnt": (128, 16, _wick(True)),
    "glow_soft": (128, 128, _glow_soft),
    "disc_order": (48, 48, _disc_order),
    "thread": (8, 64, _thread),
    "token_ground": (80, 80, _token_ground),
    "floor_shadow": (256, 64, _floor_shadow),
    "blueprint_back": (128, 160, _blueprint_sheet),
    **{f"rune_{number}": (80, 96, _rune(number)) for number in range(len(RUNES))},
}
TILING = ("wick_cord", "wick_burnt")
WHITE_ONES = ("glow_soft",)


def tokens() -> Iterator[Sprite]:
    """All of them; the wicks repeat, and the soft light is white even where it is clear."""
    for name, (width, height, draw) in TOKENS.items():
        sprite = drawn(name, width, height, draw)
        if name in WHITE_ONES:
            sprite.pixels[..., :3] = 255
        yield Sprite(name, sprite.pixels, tiling=name in TILING)
