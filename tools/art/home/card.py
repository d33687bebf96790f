"""The four cards of the home screen: a stack of sheets with a theatre cut into it."""

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import glow
from ..paint import fill, stroke
from ..palette import ACCENTS, Accent, mix
from ..paper import Edge, Lamp, Shadow, inner_shadow, sheet
from ..picture import fringed, save_png, straight, surface
from ..scenes import SCENES
from ..scenes.stage import HEIGHT as STAGE_HEIGHT
from ..scenes.stage import WIDTH as STAGE_WIDTH
from ..shapes import arch

WIDTH, HEIGHT = 600, 900
LEFT, TOP, WIDE, TALL = 26, 16, 548, 856
CAPTION = 138
"""The empty foot of the card where the app sets the name."""

UNIT = WIDE / 283


def paint_card(canvas: skia.Canvas, game: str, seed: int) -> None:
    """Draw one card on a canvas of WIDTH x HEIGHT."""
    accent = ACCENTS[game]
    glow(canvas, WIDTH / 2, HEIGHT * 0.42, WIDTH * 0.5, accent.colour, 0.12)
    _board(canvas, accent, seed)
    _steps(canvas, accent, seed)
    inset, top = 23 * UNIT, TOP + 28 * UNIT
    foot = TOP + TALL - CAPTION - 9 * UNIT
    _window(canvas, game, LEFT + inset, top, WIDE - 2 * inset, foot - top, seed)


def _board(canvas: skia.Canvas, accent: Accent, seed: int) -> None:
    """The outermost sheet."""
    outline = cut(arch(LEFT, TOP, WIDE, TALL, 0.44), 24, 2.2, seed)
    lamp = Lamp(WIDTH / 2, HEIGHT * 0.27, HEIGHT * 0.8)
    sheet(
        canvas, outline, mix(accent.middle, 0x2A1D13, 0.45), accent.dark, shadow=Shadow(0, 7, 8, 0.85),
        edge=Edge(mix(accent.colour, 0xFFFFFF, 0.25), 0.85, 2.6, lamp),
    )  # fmt: skip


def _steps(canvas: skia.Canvas, accent: Accent, seed: int) -> None:
    """Three sheets that step down to the theatre, the deepest last."""
    foot = TOP + TALL - CAPTION
    for i, rgb in enumerate((accent.dark, accent.middle, accent.light)):
        inset, top = (9 + 5 * i) * UNIT, TOP + (14 + 5 * i) * UNIT
        hole = cut(
            arch(LEFT + inset, top, WIDE - 2 * inset, foot - top - 3 * i * UNIT, 0.50), 20, 1.8, seed * 7 + i
        )
        canvas.drawPath(hole, fill(rgb))
        lay_grain(canvas, hole, 0.6)
        inner_shadow(canvas, hole, 6 * UNIT, 0.85, 2 * UNIT)
        canvas.drawPath(hole, stroke(mix(accent.colour, 0xFFFFFF, 0.15), 1.1 * UNIT, 0.30 + 0.22 * i))


def _window(
    canvas: skia.Canvas, game: str, x: float, y: float, width: float, height: float, seed: int
) -> None:
    """The theatre, seen through the last opening; what is too high for it ends behind the arch."""
    hole = cut(arch(x, y, width, height, 0.56), 20, 1.6, seed)
    canvas.save()
    canvas.clipPath(hole, True)
    scale = max(width / STAGE_WIDTH, height / STAGE_HEIGHT)
    canvas.translate(x, y + height - STAGE_HEIGHT * scale)
    canvas.scale(scale, scale)
    SCENES[game](canvas)
    canvas.restore()
    inner_shadow(canvas, hole, 9 * UNIT, 0.9, 3)


def draw_cards() -> None:
    """Write assets/home/<game>.png for the four games."""
    for seed, game in enumerate(SCENES, start=11):
        picture = surface(WIDTH, HEIGHT)
        paint_card(picture.getCanvas(), game, seed)
        save_png(fringed(straight(picture)), f"home/{game}.png")
