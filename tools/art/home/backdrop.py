"""The cave of layered sheets behind the home screen, in three shapes of screen."""

import math
import random

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import bloom, dither, glow
from ..paint import radial, shaded
from ..palette import SEED, SOOT
from ..paper import Edge, Lamp, Shadow, sheet
from ..picture import opaque, save_jpg, surface, to_bytes
from ..shapes import minus, rect, smooth

SHEETS = [0x2A1B10, 0x231710, 0x1C130D, 0x160F0A, 0x110B08, 0x0C0806]

BACKDROPS = {
    "backdrop_phone": (1080, 2340, 0.20, 2.0),
    "backdrop_tall": (1200, 1920, 0.22, 1.9),
    "backdrop_wide": (1920, 1200, 0.27, 1.5),
}
"""Size, height of the light as a share from the top, and scale of the paper."""


def _mouth(width: float, height: float, inset: float, seed: int) -> skia.Path:
    """The opening of one sheet: a soft cave mouth."""
    rng = random.Random(SEED + seed)
    rim = []
    for i in range(30):
        angle = i / 30 * math.tau
        ux, uy = math.cos(angle), math.sin(angle)
        reach = (abs(ux) ** 3.4 + abs(uy) ** 3.4) ** (-1 / 3.4) * (1 + (rng.random() - 0.5) * 0.035)
        rim.append(
            (width / 2 + ux * reach * (width / 2 - inset), height / 2 + uy * reach * (height / 2 - inset))
        )
    return smooth(rim, True, 1.0)


def paint_cave(canvas: skia.Canvas, width: float, height: float, lamp: Lamp, scale: float) -> None:
    """Draw the far wall in its warm light and six sheets before it."""
    wall = rect(0, 0, width, height)
    light = [(0, 0x754A24), (0.28, 0x3E2715), (0.62, 0x1D130B), (1, 0x0C0806)]
    canvas.drawPath(wall, shaded(radial((lamp.x, lamp.y), lamp.radius, light)))
    glow(canvas, lamp.x, lamp.y, lamp.radius * 0.5, 0xD9822E, 0.12)
    lay_grain(canvas, wall, 0.9)
    depth = 13 * scale
    for i, rgb in enumerate(SHEETS):
        inset = depth * (len(SHEETS) - 1 - i) - depth * 0.9
        hole = cut(_mouth(width, height, inset, 10 + i), 15 * scale, 1.5 * scale, 20 + i)
        around = minus(rect(-40, -40, width + 80, height + 80), hole)
        sheet(
            canvas,
            around,
            rgb,
            shadow=Shadow(0, 2 * scale, 11 * scale, 0.8),
            edge=Edge(0xE3A050, 0.75, 1.4 * scale, lamp),
        )


def draw_backdrops() -> None:
    """Write the three backdrops; the app crops them to cover its window."""
    for name, (width, height, place, scale) in BACKDROPS.items():
        picture = surface(width, height, SOOT)
        lamp = Lamp(width / 2, height * place, max(width, height) * 0.75)
        paint_cave(picture.getCanvas(), width, height, lamp, scale)
        save_jpg(to_bytes(dither(bloom(opaque(picture), 0.82, 14, 0.3))), f"home/{name}.jpg")
