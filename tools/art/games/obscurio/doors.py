"""The doors 1 to 7 as plates of violet paper in a pointed frame: open, covered, locked, and the Exit."""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...lettering import text_path
from ...light import glow
from ...paint import fill, stroke
from ...palette import GOLD, SOOT, WHITE
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...shapes import arch, bar, disc, moved, rect, within
from ...sprites.sprite import Sprite, drawn
from .signs import SIGNS

WIDE, HIGH = 144, 184
FRAME = arch(10, 6, WIDE - 20, HIGH - 16, 0.5)
INSIDE = arch(22, 24, WIDE - 44, HIGH - 42, 0.5)
NUMBERS = range(1, 8)

TONES = {
    "door": ((0x5A43B4, 0x2A1C6A), (0xFFD98A, 0xB0641A), 0xCDB6FF),
    "covered": ((0x4A3A78, 0x241A44), (0x3A2C6E, 0x1A1238), 0xA48FD8),
    "locked": ((0x3A3450, 0x1C182C), (0x14101F, 0x0C0916), 0x7D74A0),
    "exit": ((0xFFE7A4, 0xC97A1E), (0xFFFBE8, 0xFFC65C), 0xFFFFFF),
}
"""Frame, inside and edge of a door in each of its states."""


def _plate(state: str, canvas: skia.Canvas) -> None:
    frame, inside, edge = TONES[state]
    if state == "exit":
        glow(canvas, WIDE / 2, HIGH / 2, 92, GOLD, 0.6)
    outer = cut(FRAME, 12, 0.9, 4)
    canvas.drawPath(outer, stroke(SOOT, 7, 0.9))
    sheet(canvas, outer, *frame, grain=0.6, shadow=Shadow(0, 4, 4, 0.6), edge=Edge(edge, 0.9, 1.8))
    hole = cut(INSIDE, 10, 0.7, 5)
    sheet(canvas, hole, *inside, grain=0.4)
    inner_shadow(canvas, hole, 9, 0.75, 4)
    if state in ("covered", "locked"):
        canvas.save()
        canvas.clipPath(hole, True)
        _lid(state, canvas)
        canvas.restore()
    canvas.drawPath(hole, stroke(edge, 1.6, 0.6))


def _lid(state: str, canvas: skia.Canvas) -> None:
    if state == "covered":
        for x in range(30, WIDE, 16):
            canvas.drawPath(bar([(x, 20), (x + 4, 90), (x, HIGH)], 4), fill(0x8B76CC, 0.5))
        return
    for y in (60, 104, 148):
        canvas.drawPath(within(rect(0, y, WIDE, 9), INSIDE), fill(0x4A4364, 0.9))
    canvas.drawPath(moved(SIGNS["locked"], WIDE / 2 - 18, 44, 1.5), fill(0xB8AEDD, 0.95))


def _number(number: int, canvas: skia.Canvas) -> None:
    """The number in a disc of its own, to lay on any door."""
    plate = cut(disc(32, 32, 25), 8, 0.6, number)
    canvas.drawPath(plate, stroke(SOOT, 6, 0.9))
    sheet(
        canvas, plate, 0xFFF2D2, 0xDDB872, grain=0.4, shadow=Shadow(0, 2, 2, 0.6), edge=Edge(WHITE, 0.8, 1.4)
    )
    canvas.drawPath(text_path(str(number), 32, 45, "numerals", 38, align=0.5), fill(0x2A1206))


def doors() -> Iterator[Sprite]:
    """Four plates of 144 x 184 and seven numbers of 64 square."""
    for state in TONES:
        yield drawn(f"plate_{state}", WIDE, HIGH, partial(_plate, state))
    for number in NUMBERS:
        yield drawn(f"number_{number}", 64, 64, partial(_number, number))
