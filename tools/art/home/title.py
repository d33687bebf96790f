"""LANTERNE, cut out of three sheets with the light behind it."""

import skia

from ..knife import cut
from ..lettering import text_path, text_width
from ..light import glow, leak
from ..paint import falling, fill, shaded, stroke
from ..paper import inner_shadow
from ..picture import fringed, save_png, straight, surface
from ..shapes import thick, union

NAME = "LANTERNE"
WIDTH, HEIGHT = 1400, 340


def paint_title(canvas: skia.Canvas, x: float, y: float, size: float, tracking: float) -> None:
    """Draw the name centred at x on the base line y."""
    letters = text_path(NAME, x, y, "display", size, tracking, 0.5)
    width = text_width(NAME, "display", size, tracking)
    canvas.save()
    canvas.translate(x, y - size * 0.34)
    canvas.scale(1, 0.26)
    glow(canvas, 0, 0, width * 0.56, 0xD9822E, 0.30)
    canvas.restore()
    leak(canvas, letters, 0xF0882A, 0.55, size * 0.20)
    leak(canvas, letters, 0xFFC65C, 0.45, size * 0.07)
    wide = union(thick(letters, size * 0.085, mitre=True), letters)
    middle = union(thick(letters, size * 0.042, mitre=True), letters)
    canvas.drawPath(cut(wide, size * 0.055, size * 0.005, 1), fill(0x5A2E0E))
    inner_shadow(canvas, wide, size * 0.03, 0.8, size * 0.02)
    canvas.drawPath(cut(middle, size * 0.055, size * 0.004, 2), fill(0xB5661C))
    inner_shadow(canvas, middle, size * 0.02, 0.55, size * 0.015)
    gold = falling(y - size * 0.75, y + size * 0.05, (0, 0xFFFBEC), (0.5, 0xFFEBB8), (1, 0xFFC766))
    canvas.drawPath(letters, shaded(gold))
    inner_shadow(canvas, letters, size * 0.012, 0.55, size * 0.016, 0x7A3A0A)
    canvas.drawPath(cut(wide, size * 0.055, size * 0.005, 1), stroke(0xF0B25A, size * 0.010, 0.55))


def draw_title() -> None:
    """Write assets/home/title.png."""
    picture = surface(WIDTH, HEIGHT)
    paint_title(picture.getCanvas(), WIDTH / 2, 232, 214, 24)
    save_png(fringed(straight(picture)), "home/title.png")
