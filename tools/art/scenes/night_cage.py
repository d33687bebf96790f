"""The Night Cage: a candle before a row of arches, and something that feels its way round the last."""

import math

import skia

from ..light import MULTIPLY, glow
from ..paint import fill, radial, shaded, stroke
from ..palette import mix
from ..paper import Edge, Lamp, Shadow, sheet
from ..props.cage import cage
from ..props.candle import candle
from ..shapes import arch, minus, poly, smooth, union
from .stage import bricks, floor_lines, front, ledge, wall_round, whole

LAMP = Lamp(130, 250, 190)
DARK = 0x0A0604

WALLS = [
    (97, 146, 50, 226, 0x2E1A0E),
    (98, 122, 82, 246, 0x5A3619),
    (64, 94, 120, 272, 0x96612E),
    (52, 62, 164, 306, 0xE0A050),
]
"""Door x, y and width, floor line, colour; from the far end to the near one."""

SIDE_DOORS = {1: (16, 150, 44), 2: (206, 140, 60)}


def night_cage(canvas: skia.Canvas) -> None:
    """Draw the theatre of The Night Cage."""
    canvas.drawPath(whole(), fill(DARK))
    _maw(canvas)
    for depth in range(len(WALLS)):
        _wall(canvas, depth)
        if depth == 0:
            _fingers(canvas)
    cage(canvas, 176, 88, 1.05, Lamp(130, 250, 240))
    cage(canvas, 86, 72, 0.64, Lamp(130, 250, 240))
    _candlelight(canvas)
    front(canvas, 0x1C120B, 0xF0A24A, Lamp(130, 250, 235), 9)
    crest = [(-30.0, 372.0), (40, 362), (96, 368), (164, 364), (226, 370), (290, 362)]
    ledge(canvas, crest, (0x2A1A0F, 0x0D0806), Edge(0xFFC877, 0.9, 1.6, Lamp(130, 350, 150)))
    candle(canvas, 130, 372, 52, 84)


def _maw(canvas: skia.Canvas) -> None:
    """A round mouth in the dark, uneven teeth and a red throat."""
    x, y = 120, 180
    glow(canvas, x, y, 48, 0xC8240C, 0.8)
    canvas.drawCircle(x, y, 18, fill(0x7A120A))
    canvas.drawCircle(x, y, 14.5, fill(0x2A0505))
    glow(canvas, x, y, 11, 0xFF3A14, 0.55)
    for i in range(15):
        angle = 0.1 + i / 15 * math.tau
        reach = (7.0, 10.5, 8.5)[i % 3]
        tooth = [
            (x + math.cos(angle - 0.17) * 17.5, y + math.sin(angle - 0.17) * 17.5),
            (x + math.cos(angle + 0.17) * 17.5, y + math.sin(angle + 0.17) * 17.5),
            (x + math.cos(angle + 0.1) * reach, y + math.sin(angle + 0.1) * reach),
        ]
        canvas.drawPath(poly(tooth), fill(0xF3D9A8 if i % 2 else 0xD9B27A))


def _fingers(canvas: skia.Canvas) -> None:
    """Pale fingers that have come round the side of the door."""
    for y, reach in ((186, 14), (193, 19), (200, 18), (207, 13)):
        finger = smooth(
            [
                (144, y - 2.6), (147 + reach * 0.45, y - 4.2), (147 + reach, y + 1.2),
                (146.5 + reach, y + 4.6),
                (147 + reach * 0.4, y + 1.2), (144, y + 2.6),
            ],
            True, 0.6,
        )  # fmt: skip
        sheet(
            canvas,
            finger,
            0xE6C08A,
            0x8A6238,
            grain=0.2,
            shadow=Shadow(1, 2, 2, 0.85),
            edge=Edge(0xFFEBC4, 0.85, 0.5),
        )
        claw = poly([(146.6 + reach, y + 0.6), (149.4 + reach, y + 5.6), (146 + reach, y + 4.4)])
        canvas.drawPath(claw, fill(0x2A1206))


def _wall(canvas: skia.Canvas, depth: int) -> None:
    x, y, width, floor, rgb = WALLS[depth]
    hole = arch(x, y, width, floor - y)
    if depth in SIDE_DOORS:
        left, top, wide = SIDE_DOORS[depth]
        hole = union(hole, arch(left, top, wide, floor - top))
    wall = wall_round(hole, 5 + depth)
    sheet(
        canvas, wall, mix(rgb, DARK, 0.45), rgb, span=(-10, floor), kind="stone", grain=0.8,
        shadow=Shadow(0, 3, 8, 0.9), edge=Edge(mix(rgb, 0xFFD592, 0.6), 0.95, 1.5, LAMP),
    )  # fmt: skip
    bricks(canvas, wall, DARK, 0.35, 40 + depth, 12 + 4 * depth)
    _voussoirs(canvas, wall, depth)
    ground = poly([(-30, floor), (290, floor), (290, 430), (-30, 430)])
    sheet(
        canvas, ground, mix(rgb, 0xFFD592, 0.30), mix(rgb, DARK, 0.2), span=(floor, floor + 60),
        edge=Edge(mix(rgb, 0xFFE3AE, 0.7), 0.8, lamp=Lamp(130, floor, 130)),
    )  # fmt: skip
    floor_lines(canvas, floor, 15, 0x1A0D06, 0.4)


def _voussoirs(canvas: skia.Canvas, wall: skia.Path, depth: int) -> None:
    """The ring of dressed stones round a door."""
    x, y, width, floor, _ = WALLS[depth]
    thickness, count = 8 + 2 * depth, 9 + depth
    ring = minus(
        arch(x - thickness, y - thickness, width + 2 * thickness, floor - y + thickness),
        arch(x, y, width, floor - y),
    )
    middle, spring = x + width / 2, y + width * 0.55
    pen = stroke(DARK, 1.1, 0.6)
    canvas.save()
    canvas.clipPath(wall, True)
    canvas.clipPath(ring, True)
    canvas.drawPath(ring, fill(0xFFD592, 0.20 + 0.03 * depth))
    canvas.drawPath(ring, stroke(DARK, 1.4, 0.7))
    for i in range(count + 1):
        angle = math.pi + math.pi * i / count
        ux, uy = math.cos(angle), math.sin(angle)
        canvas.drawLine(
            middle + ux * width * 0.3,
            spring + uy * width * 0.3,
            middle + ux * width,
            spring + uy * width * 1.1,
            pen,
        )
    line = spring
    while line < floor:
        canvas.drawLine(x - 30, line, x + width + 30, line, pen)
        line += thickness * 1.4
    canvas.restore()


def _candlelight(canvas: skia.Canvas) -> None:
    """What the flame does to all that lies behind it."""
    falloff = radial((130, 250), 245, [(0, 0xFFF8E8), (0.30, 0xFFE0AC), (0.64, 0xB87438), (1, 0x28150B)])
    canvas.drawPath(whole(), shaded(falloff, BlendMode=MULTIPLY))
    glow(canvas, 130, 246, 150, 0xF0882A, 0.22)
