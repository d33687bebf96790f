"""Icons as cut paper glyphs, each an outline on a grid of 24 units."""

from collections.abc import Iterator
from functools import partial

import skia

from ...knife import cut
from ...light import leak
from ...paint import falling, shaded
from ...palette import FLAME_MID, FLAME_OUTER, WHITE
from ...paper import Edge, Shadow, sheet
from ...shapes import moved
from ..sprite import Sprite, drawn
from .arrows import ARROWS
from .glyph import Glyph
from .objects import OBJECTS
from .people import PEOPLE
from .signs import SIGNS
from .transport import TRANSPORT

SIZE = 96
UNIT = SIZE / 24

ICONS: dict[str, Glyph] = {**ARROWS, **TRANSPORT, **SIGNS, **OBJECTS, **PEOPLE}


def _icon(glyph: Glyph, canvas: skia.Canvas) -> None:
    body = cut(moved(glyph.body, scale=UNIT), 5.5, 0.35, 3)
    sheet(
        canvas, body, 0xFFF6E0, 0xE6C48C, span=(8, 90), grain=0.3,
        shadow=Shadow(0, 2.5, 2.2, 0.6), edge=Edge(WHITE, 0.7, 1.0),
    )  # fmt: skip
    if glyph.flame is not None:
        fire = moved(glyph.flame, scale=UNIT)
        leak(canvas, fire, FLAME_OUTER, 0.6, 2.5)
        bounds = fire.getBounds()
        shade = falling(bounds.top(), bounds.bottom(), (0, FLAME_OUTER), (0.6, FLAME_MID), (1, 0xFFE7A8))
        canvas.drawPath(fire, shaded(shade))


def icons() -> Iterator[Sprite]:
    """All icons."""
    for name, glyph in ICONS.items():
        yield drawn(name, SIZE, SIZE, partial(_icon, glyph))
