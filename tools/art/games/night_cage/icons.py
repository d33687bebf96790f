"""The discard board's icons: every kind of tile in so few lines that it reads at the size of a letter."""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...paint import fill, stroke
from ...palette import SOOT
from ...paper import Edge, Shadow, inner_shadow, sheet
from ...shapes import rounded, within
from ...sprites.sprite import Draw, Sprite, drawn
from .corridors import MIDDLE, UNIT, corridor
from .cracks import break_along, break_arms
from .gate import gate
from .keeper import keeper
from .key import gold_key
from .materials import FLOOR_MIDDLE, FLOOR_RIM
from .omen import weeping_eye
from .pathless import pathless
from .pit_fiend import pit_fiend
from .wax_eater import wax_eater

SIZE = 96
SLAB = rounded(10, 10, UNIT - 20, UNIT - 20, 26)
BROAD = 92
"""Icons show corridors a little wider than tiles do."""


def _slab(canvas: skia.Canvas) -> None:
    canvas.drawPath(SLAB, stroke(SOOT, 18, 0.9))
    sheet(
        canvas, cut(SLAB, 14, 1.6, 4), 0x5A4129, 0x33251A, kind="stone", grain=0.6,
        shadow=Shadow(0, 0, 5, 0.6), edge=Edge(0xE9BE78, 0.85, 4),
    )  # fmt: skip


def _passage(exits: str, crumbling: bool, canvas: skia.Canvas) -> None:
    _slab(canvas)
    floor = within(corridor(exits, BROAD, 0), rounded(16, 16, UNIT - 32, UNIT - 32, 22))
    sheet(canvas, floor, FLOOR_MIDDLE, FLOOR_RIM, grain=0.5)
    inner_shadow(canvas, floor, 7, 0.7)
    canvas.drawPath(floor, stroke(0x1A110A, 5, 0.8))
    if not crumbling:
        return
    canvas.save()
    canvas.clipPath(floor, True)
    if exits == "NS":
        break_along(canvas, 2)
    else:
        break_arms(canvas, exits, 4)
    canvas.restore()


def _figure(draw: Draw, scale: float, rise: float, canvas: skia.Canvas) -> None:
    """A slab of dark stone with the creature as large as it can be."""
    _slab(canvas)
    canvas.save()
    canvas.clipPath(SLAB, True)
    canvas.drawPath(SLAB, fill(0, 0.35))
    canvas.translate(MIDDLE, MIDDLE + rise)
    canvas.scale(scale, scale)
    draw(canvas)
    canvas.restore()
    canvas.drawPath(SLAB, stroke(0xE9BE78, 5, 0.75))


def _key(canvas: skia.Canvas) -> None:
    gold_key(canvas, -10, -14, 1.9, 35)


ICONS: dict[str, Draw] = {
    "icon_straight": partial(_passage, "NS", True),
    "icon_t": partial(_passage, "ESW", False),
    "icon_t_crumbling": partial(_passage, "ESW", True),
    "icon_x": partial(_passage, "NESW", False),
    "icon_key": partial(_figure, _key, 1.0, 0.0),
    "icon_gate": partial(_figure, gate, 1.08, 6.0),
    "icon_wax_eater": partial(_figure, wax_eater, 1.3, 0.0),
    "icon_keeper": partial(_figure, keeper, 1.1, 2.0),
    "icon_pit_fiend": partial(_figure, pit_fiend, 1.28, -4.0),
    "icon_pathless": partial(_figure, pathless, 0.9, 0.0),
    "icon_omen": partial(_figure, weeping_eye, 1.75, 0.0),
}


def icons() -> Iterator[Sprite]:
    """All icons, 96 pixels square."""
    for name, draw in ICONS.items():
        yield drawn(name, SIZE, SIZE, partial(_scaled, draw))


def _scaled(draw: Draw, canvas: skia.Canvas) -> None:
    canvas.scale(SIZE / UNIT, SIZE / UNIT)
    draw(canvas)
