"""Round buttons, slider, switch, check box and radio button."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial

import skia

from ..knife import cut
from ..light import leak
from ..paint import fill, stroke
from ..palette import CREAM, CUT_FAR, CUT_MID, FLAME_MID, FLAME_OUTER
from ..paper import Edge, Shadow, inner_shadow, sheet
from ..props.flame import flame, flame_path
from ..shapes import bar, disc, rounded, tag
from .sprite import Draw, Sprite, drawn


@dataclass(frozen=True)
class Disc:
    """The two papers of a round button and how far it stands off the table."""

    rim: tuple[int, int]
    face: tuple[int, int]
    rim_edge: Edge
    face_edge: Edge
    lift: float = 1.0
    pressed: bool = False


_PLAIN = Disc(
    (0x3B2A1C, 0x20160F), (0x553E28, 0x35261A), Edge(0xC99A5C, 0.65, 1.6), Edge(0xFFE3AE, 0.45, 1.5)
)
_PRIMARY = Disc(
    (0x8A4E1C, 0x4A2810), (0xFFC65C, 0xE07A1E), Edge(0xFFD592, 0.85, 1.7), Edge(0xFFF6DC, 0.95, 1.7)
)

DISCS = {
    "disc": _PLAIN,
    "disc_down": replace(_PLAIN, face=(0x281C13, 0x3E2C1C), lift=0.35, pressed=True),
    "disc_off": Disc(
        (0x1C140E, 0x150F0B), (0x241A13, 0x1C140F), Edge(0x7C5730, 0.4, 1.4), Edge(0x7C5730, 0.3, 1.3), 0.35
    ),
    "disc_primary": _PRIMARY,
    "disc_primary_down": replace(_PRIMARY, face=(0xC4661A, 0xEA9A34), lift=0.35, pressed=True),
}


def _disc(style: Disc, canvas: skia.Canvas) -> None:
    rim, face = cut(disc(64, 62, 53), 10, 0.9, 3), cut(disc(64, 62, 43), 10, 0.8, 4)
    sheet(
        canvas, rim, *style.rim, grain=0.5,
        shadow=Shadow(0, 4 * style.lift, 4, 0.8 * style.lift + 0.1), edge=style.rim_edge,
    )  # fmt: skip
    sheet(
        canvas, face, *style.face, grain=0.5,
        shadow=None if style.pressed else Shadow(0, 2, 3, 0.6 * style.lift), edge=style.face_edge,
    )  # fmt: skip
    if style.pressed:
        inner_shadow(canvas, face, 5, 0.75, 3)


def _groove(canvas: skia.Canvas) -> None:
    slot = rounded(1, 3, 30, 10, 5)
    canvas.drawPath(slot, fill(0x0A0705))
    inner_shadow(canvas, slot, 2, 0.9, 1.5)
    canvas.drawPath(slot, stroke(0x8A6238, 1.3, 0.9))


def _knob(canvas: skia.Canvas) -> None:
    sheet(
        canvas, cut(disc(32, 31, 25), 8, 0.5, 5), 0x8A4E1C, 0x4A2810,
        shadow=Shadow(0, 2, 3, 0.8), edge=Edge(0xFFD592, 0.85, 1.2),
    )  # fmt: skip
    sheet(
        canvas, cut(disc(32, 31, 19), 8, 0.5, 6), 0xFFC65C, 0xE07A1E,
        shadow=Shadow(0, 1, 2, 0.6), edge=Edge(0xFFF6DC, 0.95, 1.2),
    )  # fmt: skip


def _slot(canvas: skia.Canvas, path: skia.Path, paper: tuple[int, int], edge: Edge) -> None:
    sheet(canvas, path, *paper, grain=0.4, edge=None)
    inner_shadow(canvas, path, 4, 0.9, 2)
    canvas.drawPath(path, stroke(edge.rgb, edge.width, edge.alpha))


def _switch(on: bool, canvas: skia.Canvas) -> None:
    slot = cut(rounded(7, 13, 98, 38, 19), 9, 0.5, 8)
    if on:
        leak(canvas, slot, FLAME_OUTER, 0.4, 3)
        _slot(canvas, slot, (0xB8661C, 0xE9A440), Edge(0xFFD592, 0.95, 1.8))
    else:
        _slot(canvas, slot, (0x0F0A07, 0x1A120C), Edge(0x8A6238, 0.8, 1.6))
    x = 80 if on else 32
    paper, edge = ((0xFFF3D0, 0xF0C070), 0xFFFFFF) if on else ((0x6A4C30, 0x41301F), CUT_MID)
    sheet(
        canvas,
        cut(disc(x, 31, 22), 8, 0.5, 9),
        *paper,
        shadow=Shadow(0, 2.5, 3, 0.8),
        edge=Edge(edge, 0.8, 1.4),
    )
    if on:
        flame(canvas, x, 42, 24, 0.03, 0)
    else:
        canvas.drawPath(flame_path(x, 42, 24, 0.03), fill(0x1E140D, 0.9))


def _check(on: bool, canvas: skia.Canvas) -> None:
    box = cut(tag(9, 9, 46, 46, 9), 9, 0.4, 10)
    if on:
        sheet(canvas, box, 0xFFC65C, 0xE07A1E, shadow=Shadow(0, 2, 2.5, 0.75), edge=Edge(0xFFF6DC, 0.95, 1.4))
        canvas.drawPath(cut(bar([(20, 33), (29, 42), (45, 22)], 7), 6, 0.3, 2), fill(0x2A1206))
    else:
        _slot(canvas, box, (0x0F0A07, 0x1A120C), Edge(CUT_FAR, 0.9, 2.2))


def _radio(on: bool, canvas: skia.Canvas) -> None:
    hole = cut(disc(32, 32, 23), 8, 0.4, 11)
    if on:
        leak(canvas, hole, FLAME_OUTER, 0.35, 3)
    _slot(canvas, hole, (0x0F0A07, 0x1A120C), Edge(FLAME_MID if on else CUT_FAR, 0.95, 2.4))
    if on:
        sheet(
            canvas, cut(disc(32, 32, 13), 6, 0.4, 12), 0xFFD77A, 0xE07A1E,
            shadow=Shadow(0, 1, 2, 0.7), edge=Edge(CREAM, 0.95, 1.2),
        )  # fmt: skip


PARTS: dict[str, tuple[int, int, Draw]] = {
    "groove": (32, 16, _groove),
    "knob": (64, 64, _knob),
    "switch_off": (112, 64, partial(_switch, False)),
    "switch_on": (112, 64, partial(_switch, True)),
    "check_off": (64, 64, partial(_check, False)),
    "check_on": (64, 64, partial(_check, True)),
    "radio_off": (64, 64, partial(_radio, False)),
    "radio_on": (64, 64, partial(_radio, True)),
}


def controls() -> Iterator[Sprite]:
    """All round buttons and control parts."""
    for name, style in DISCS.items():
        face: Callable[[skia.Canvas], None] = partial(_disc, style)
        yield drawn(name, 128, 128, face)
    for name, (width, height, draw) in PARTS.items():
        yield drawn(name, width, height, draw)
