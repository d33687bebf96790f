"""Nine-patches of this table, 96 pixels square with borders of 32: warm and violet slabs, spoken words."""

from collections.abc import Iterator
from functools import partial

import skia

from ....knife import cut
from ....paper import Edge, Shadow, sheet
from ....shapes import tag
from ....sprites.sprite import Sprite, drawn

SIZE = 96
TONES = {
    "slab": (0x38281C, 0x1C140F, 0xC99A5C, 0.7),
    "slab_violet": (0x2A1F64, 0x140E34, 0x8A6AE0, 0.8),
    "slab_gold": (0x6A4C1C, 0x3A2810, 0xFFE3A0, 0.95),
    "spoken": (0xEAD6AC, 0xC0A06C, 0xFFF6DC, 0.85),
    "well": (0x100B0A, 0x181010, 0x6A4A2A, 0.7),
}
"""Upper and lower paper, the lit edge and its strength."""


def _slab(name: str, canvas: skia.Canvas) -> None:
    top, bottom, edge, alpha = TONES[name]
    outline = cut(tag(8, 7, 80, 80, 17), 11, 0.6, len(name))
    sheet(
        canvas,
        outline,
        top,
        bottom,
        span=(10, 86),
        grain=0.25,
        shadow=Shadow(0, 3, 3.4, 0.75),
        edge=Edge(edge, alpha, 1.3),
    )


def slabs() -> Iterator[Sprite]:
    """All of them."""
    for name in TONES:
        yield drawn(name, SIZE, SIZE, partial(_slab, name))
