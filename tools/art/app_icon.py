"""The icon of the app and the picture it starts with: one lit paper lantern in an arch."""

import skia

from .grain import lay_grain
from .home.lantern import paint_lantern
from .home.title import paint_title
from .knife import cut
from .light import bloom, dither, glow
from .paint import falling, fill, radial, shaded, stroke
from .palette import SOOT
from .paper import Edge, Lamp, Shadow, inner_shadow, sheet
from .picture import fringed, opaque, save_png, straight, surface, to_bytes
from .shapes import arch, minus, rect, rounded

GROUND = [(0, 0x8A5424), (0.45, 0x4A2C14), (1, 0x160E09)]
STEPS = [0x2A1A10, 0x412713, 0x5B3517]
"""The sheets round the arch, from the outside in."""


def _paint_ground(canvas: skia.Canvas, size: float, arch_width: float) -> None:
    """Three stepped arches that open on a bright wall."""
    middle = size / 2
    lamp = Lamp(middle, middle * 1.08, size * 0.62)
    whole = rect(0, 0, size, size)
    canvas.drawPath(whole, shaded(radial((middle, middle), size * 0.75, GROUND)))
    lay_grain(canvas, whole, 0.7)
    unit = size / 512
    for i, rgb in enumerate(STEPS):
        width = arch_width * (1 - 0.13 * i)
        top = middle - width * 0.76
        hole = cut(arch(middle - width / 2, top, width, size * 1.4, 0.56), 26 * unit, 1.6 * unit, 31 + i)
        around = minus(rect(-40, -40, size + 80, size + 80), hole)
        canvas.drawPath(hole, fill(rgb))
        lay_grain(canvas, hole, 0.6)
        inner_shadow(canvas, hole, 13 * unit, 0.85, 4 * unit)
        canvas.drawPath(hole, stroke(0xFFC877, 3.0 * unit, 0.55 + 0.15 * i))
        if i == 0:
            sheet(
                canvas, around, 0x1C120B, shadow=Shadow(0, 4 * unit, 14 * unit, 0.9),
                edge=Edge(0xF0B25A, 0.9, 2.6 * unit, lamp),
            )  # fmt: skip
    glow(canvas, middle, middle * 1.06, size * 0.42, 0xFFB040, 0.75)


def _icon() -> None:
    picture = surface(512, 512)
    canvas = picture.getCanvas()
    canvas.clipPath(rounded(8, 8, 496, 496, 108), True)
    _paint_ground(canvas, 512, 400)
    paint_lantern(canvas, 256, 92, 4.35, chain=60, halo=0.6)
    canvas.drawPath(rounded(10, 10, 492, 492, 106), stroke(0xE3A050, 5, 0.75))
    save_png(fringed(straight(picture)), "icon/icon.png")


def _adaptive() -> None:
    """Two layers that a launcher cuts to its own shape; the lantern keeps to the inner two thirds."""
    ground = surface(432, 432, SOOT)
    _paint_ground(ground.getCanvas(), 432, 226)
    save_png(to_bytes(opaque(ground)), "icon/icon_bg.png")
    figure = surface(432, 432)
    paint_lantern(figure.getCanvas(), 216, 104, 2.75, chain=60, halo=0.6)
    save_png(fringed(straight(figure)), "icon/icon_fg.png")


def _presplash() -> None:
    picture = surface(1200, 1200, SOOT)
    canvas = picture.getCanvas()
    glow(canvas, 600, 560, 520, 0xD9822E, 0.30)
    paint_lantern(canvas, 600, 330, 3.0, chain=100, halo=0.7)
    canvas.drawPath(rect(0, 0, 1200, 330), shaded(falling(90, 320, (0, SOOT), (1, SOOT, 0))))
    paint_title(canvas, 600, 790, 132, 12)
    save_png(to_bytes(dither(bloom(opaque(picture), 0.82, 12, 0.3))), "icon/presplash.png")


def draw_app_icon() -> None:
    """Write everything below assets/icon/."""
    _icon()
    _adaptive()
    _presplash()
