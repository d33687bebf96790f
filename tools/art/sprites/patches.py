"""Nine-patch sheets of cut paper, 96 pixels square with borders of 32."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import numpy as np
import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import leak
from ..paint import blur, fill, stroke
from ..palette import BLACK, CREAM, CUT_FAR, CUT_MID, CUT_NEAR, FLAME_MID, SOOT, WALNUT, WHITE
from ..paper import Edge, Shadow, inner_shadow, light_edge, sheet
from ..picture import Pixels, fringed, straight, surface
from ..shapes import bar, gathered, minus, rounded, tag
from .sprite import Sprite

SIZE = 96
BORDER = 32
MARGIN = 8


@dataclass(frozen=True)
class Patch:
    """How one nine-patch looks: its paper, its cut edge, what lies under it, whether it is a hole."""

    top: int
    bottom: int
    edge: int = CUT_MID
    edge_alpha: float = 0.62
    notch: float = 17
    under: int | None = None
    under_edge: float = 0.55
    lift: float = 1.0
    hole: float = 0.0
    halo: int | None = None


_BUTTON = Patch(0x5A4129, 0x3A291B, CUT_NEAR, 0.6, under=0x2A1D13)
_PRIMARY = Patch(0xFFC65C, 0xE07A1E, 0xFFF3CF, 0.9, under=0x8A4E1C, under_edge=0.8)
_FIELD = Patch(0x150E0A, 0x1D140E, 0xB98A50, 0.7, notch=13, lift=0, hole=0.8)
_CHIP = Patch(0x3A2A1C, 0x2A1E14, CUT_FAR, 0.6, notch=13, lift=0.5)

PATCHES = {
    "panel": Patch(0x33251A, 0x1E1610, CUT_FAR, 0.6, notch=19),
    "panel_active": Patch(0x5A4029, 0x38281A, CUT_NEAR, 0.85, notch=19),
    "panel_tray": Patch(0x46321F, 0x281C12, CUT_MID, 0.62, notch=19),
    "panel_dark": Patch(0x0C0806, 0x140E0A, WALNUT, 1.0, notch=17, lift=0, hole=1.0),
    "button": _BUTTON,
    "button_down": replace(_BUTTON, top=0x2E2015, bottom=0x3D2C1C, edge_alpha=0.35, lift=0.3, hole=0.6),
    "button_off": Patch(0x241A13, 0x1D150F, 0x7C5730, 0.4, under=0x17100C, under_edge=0.25, lift=0.3),
    "primary": _PRIMARY,
    "primary_down": replace(_PRIMARY, top=0xC96A1A, bottom=0xE8962F, edge_alpha=0.5, lift=0.3, hole=0.45),
    "danger": Patch(0xB8291F, 0x7A1210, 0xFF9C7A, 0.85, under=0x3A0808, under_edge=0.6),
    "field": _FIELD,
    "field_focus": replace(_FIELD, edge=FLAME_MID, edge_alpha=1.0, halo=0xF0A23A),
    "chip": _CHIP,
    "chip_on": replace(_CHIP, top=0xE9A440, bottom=0xB8661C, edge=0xFFE7B0, edge_alpha=0.9, lift=0.8),
    "toast": Patch(0x2A1E15, 0x17100B, 0xF0B25A, 0.9, notch=15, under=0x0A0705, under_edge=0.5),
    "strip": Patch(0x4A3521, 0x2B1E13, CUT_NEAR, 0.75, notch=20, under=0x1A120C, under_edge=0.6),
}


def _outline(patch: Patch, inset: float, seed: int) -> skia.Path:
    left, side = MARGIN + inset, SIZE - 2 * (MARGIN + inset)
    return cut(tag(left, left, side, side, patch.notch - inset * 0.4), 11, 0.55, seed)


def _paint(canvas: skia.Canvas, patch: Patch, seed: int, grain: float) -> None:
    body = _outline(patch, 3.5 if patch.under is not None else 0, seed)
    shadow = Shadow(0, 2.5 * patch.lift, 3.0, 0.8 * patch.lift) if patch.lift else None
    if patch.halo is not None:
        leak(canvas, body, patch.halo, 0.7, 3.2)
    if patch.under is not None:
        lower = _outline(patch, 0, seed + 40)
        sheet(
            canvas, lower, patch.under, grain=grain, shadow=shadow,
            edge=Edge(patch.edge, patch.edge_alpha * patch.under_edge, 1.0),
        )  # fmt: skip
        shadow = Shadow(0, 1, 1.6, 0.6)
    sheet(canvas, body, patch.top, patch.bottom, span=(12, 84), grain=0, shadow=shadow)
    if patch.hole:
        inner_shadow(canvas, body, 4.5, 0.95 * patch.hole, 2.5)
    if grain:
        lay_grain(canvas, body, grain)
    light_edge(canvas, body, Edge(patch.edge, patch.edge_alpha, 1.25))


def _edge_weight() -> np.ndarray:
    """How much fibre a pixel keeps: all at the border, little where the patch is stretched."""
    place = np.abs(np.arange(SIZE) - (SIZE - 1) / 2)
    calm = np.clip((place - 12) / 14, 0, 1)
    return np.maximum(calm[:, None], calm[None, :]) * 0.8 + 0.2


def _rendered(patch: Patch, seed: int, grain: float) -> Pixels:
    canvas_sheet = surface(SIZE, SIZE)
    _paint(canvas_sheet.getCanvas(), patch, seed, grain)
    return straight(canvas_sheet)


def nine_patch(name: str, patch: Patch, seed: int) -> Sprite:
    """Draw one nine-patch; its fibre fades where it is stretched."""
    fibrous = _rendered(patch, seed, 0.5).astype(np.float32)
    plain = _rendered(patch, seed, 0.0).astype(np.float32)
    weight = _edge_weight()[..., None]
    return Sprite(name, fringed((plain + (fibrous - plain) * weight + 0.5).astype(np.uint8)))


def _frame(canvas: skia.Canvas) -> None:
    """Two stepped sheets round an opening; their shadow falls on the board inside."""
    outer = cut(tag(6, 6, 84, 84, 16), 11, 0.5, 71)
    openings = [rounded(inset, inset, SIZE - 2 * inset, SIZE - 2 * inset, 9) for inset in (21, 15)]
    deep = minus(cut(tag(9, 9, 78, 78, 14), 11, 0.4, 72), openings[0])
    canvas.drawPath(deep, fill(BLACK, 0.9, MaskFilter=blur(4)))
    sheet(canvas, deep, 0x241911, grain=0.5, edge=Edge(CUT_FAR, 0.7, 1.1))
    upper = minus(outer, openings[1])
    sheet(
        canvas, upper, 0x3E2C1C, 0x281C12, grain=0.5,
        shadow=Shadow(0, 1.5, 2.5, 0.75), edge=Edge(CUT_MID, 0.75, 1.2),
    )  # fmt: skip


def _ring(canvas: skia.Canvas) -> None:
    """A white outline with a soot casing; tinting leaves the soot dark."""
    line = cut(tag(7, 7, 82, 82, 19), 11, 0.4, 73)
    canvas.drawPath(line, stroke(WHITE, 8, 0.35, MaskFilter=blur(2.2)))
    canvas.drawPath(line, stroke(SOOT, 7.5, 0.75))
    canvas.drawPath(line, stroke(WHITE, 4.4))


def _corner(canvas: skia.Canvas) -> None:
    """Four brackets that mark a legal cell."""
    near, far, reach = 9, SIZE - 9, 16
    brackets = gathered(
        bar([(x, y + dy * reach), (x, y), (x + dx * reach, y)], 5.6)
        for x, dx in ((near, 1), (far, -1))
        for y, dy in ((near, 1), (far, -1))
    )
    canvas.drawPath(brackets, fill(WHITE, 0.5, MaskFilter=blur(2)))
    canvas.drawPath(brackets, stroke(SOOT, 4.0, 0.85))
    canvas.drawPath(brackets, fill(WHITE))
    light_edge(canvas, brackets, Edge(CREAM, 0.5, 0.6))


OPEN_PATCHES = {"frame": _frame, "ring": _ring, "corner": _corner}


def patches() -> Iterator[Sprite]:
    """All nine-patches of the interface."""
    for seed, (name, patch) in enumerate(PATCHES.items(), start=1):
        yield nine_patch(name, patch, seed)
    for name, draw in OPEN_PATCHES.items():
        canvas_sheet = surface(SIZE, SIZE)
        draw(canvas_sheet.getCanvas())
        yield Sprite(name, fringed(straight(canvas_sheet)))
