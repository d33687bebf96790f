"""The paper lantern that hangs beside the title, and stands on the app's icon."""

import skia

from ..grain import lay_grain
from ..knife import cut
from ..light import glow
from ..paint import radial, shaded, stroke
from ..paper import Edge, Shadow, inner_shadow, sheet
from ..picture import fringed, save_png, straight, surface
from ..props.flame import flame
from ..shapes import disc, poly

WIDTH, HEIGHT = 240, 420
BRASS = (0x6A4622, 0x24170C)
RIM = 0xFFCF86


def paint_lantern(
    canvas: skia.Canvas, x: float, y: float, size: float, chain: float = 0, halo: float = 0.5
) -> None:
    """Draw a lantern hanging by its ring at (x, y), with a chain of the given length above it."""
    canvas.save()
    canvas.translate(x, y)
    canvas.scale(size, size)
    if halo:
        glow(canvas, 0, 50, 58, 0xF0982E, halo)
    for i in range(int(chain / 9)):
        canvas.drawOval(skia.Rect.MakeXYWH(-2.4, -10 - 9 * i, 4.8, 10.5), stroke(0x0A0604, 2.6))
        canvas.drawOval(skia.Rect.MakeXYWH(-2.0, -10 - 9 * i, 4.8, 10.5), stroke(0xC99A5C, 0.9, 0.8))
    canvas.drawPath(disc(0, 4, 6), stroke(0x0A0604, 3.6))
    canvas.drawPath(disc(0, 4, 6), stroke(0xE3AE5E, 1.4))
    _pane(canvas)
    _roof(canvas)
    foot = cut(poly([(-20, 72), (20, 72), (23, 80), (-23, 80)]), 5, 0.3, 2)
    sheet(canvas, foot, *BRASS, shadow=Shadow(0, 2, 3, 0.7), edge=Edge(RIM, 0.9, 0.9))
    canvas.restore()


def _roof(canvas: skia.Canvas) -> None:
    cap = cut(poly([(-6, 9), (6, 9), (10, 14), (-10, 14)]), 4, 0.2, 3)
    roof = cut(poly([(-10, 13), (10, 13), (27, 26), (-27, 26)]), 5, 0.4, 1)
    sheet(canvas, roof, *BRASS, shadow=Shadow(0, 2, 3, 0.7), edge=Edge(RIM, 0.9, 0.9))
    sheet(canvas, cap, *BRASS, shadow=Shadow(0, 1, 2, 0.7), edge=Edge(RIM, 0.9, 0.8))


def _pane(canvas: skia.Canvas) -> None:
    """Oiled paper with the flame behind it, and the bars before it."""
    paper = poly([(-22, 25), (22, 25), (17, 73), (-17, 73)])
    canvas.drawPath(paper, shaded(radial((0, 54), 36, [(0, 0xFFF6DC), (0.45, 0xFFCB66), (1, 0xCF7222)])))
    lay_grain(canvas, paper, 0.4)
    inner_shadow(canvas, paper, 3, 0.55, 1, 0x7A3A0A)
    flame(canvas, 0, 68, 32, 0.04, 0)
    for top, bottom in ((-22, -17), (22, 17), (-8, -6.2), (8, 6.2)):
        canvas.drawLine(top, 25, bottom, 73, stroke(0x24170C, 2.8))
        canvas.drawLine(top - 0.7, 25, bottom - 0.7, 73, stroke(RIM, 0.7, 0.7))


def draw_lantern() -> None:
    """Write assets/home/lantern.png: the chain leaves the picture at its upper edge."""
    picture = surface(WIDTH, HEIGHT)
    paint_lantern(picture.getCanvas(), WIDTH / 2, 208, 2.0, chain=110, halo=0.55)
    save_png(fringed(straight(picture)), "home/lantern.png")
