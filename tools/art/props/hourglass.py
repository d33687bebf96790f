"""A brass hourglass, half run out."""

import skia

from ..knife import cut
from ..paint import across, blur, falling, fill, shaded, stroke
from ..palette import BLACK
from ..paper import Edge, Shadow, sheet
from ..shapes import oval, rect, rounded, smooth


def glass_outline(x: float, y: float, width: float, height: float, neck: float = 0.05) -> skia.Path:
    """Two bulbs that meet in a neck at (x, y)."""
    half, tall, thin = width / 2, height / 2, width * neck
    path = skia.Path()
    path.moveTo(x - half * 0.86, y - tall)
    for side, start in ((-1, -1), (1, 1)):
        if side > 0:
            path.lineTo(x + half * 0.86, y + tall)
        for way in (1, -1):
            _bulb(path, x, y, side, start * way, half, tall, thin, leaving=way > 0)
    path.close()
    return path


def _bulb(
    path: skia.Path,
    x: float,
    y: float,
    side: int,
    end: int,
    half: float,
    tall: float,
    thin: float,
    leaving: bool,
) -> None:
    """One quarter of the outline: from a cap to the neck, or from the neck to a cap."""
    waist = (x + side * (thin + half * 0.10), y + end * tall * 0.10)
    cap = (x + side * half * 0.86, y + end * tall)
    belly = (x + side * half * 1.10, y + end * tall * 0.52)
    slope = (x + side * half * 0.78, y + end * tall * 0.30)
    if leaving:
        path.cubicTo(*belly, *slope, *waist)
        return
    neck_in, neck_out = (x + side * thin, y - end * tall * 0.04), (x + side * thin, y + end * tall * 0.04)
    path.cubicTo(*neck_in, *neck_out, *waist)
    path.cubicTo(*slope, *belly, *cap)


def hourglass(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    """Draw the hourglass round (x, y)."""
    canvas.drawPath(
        oval(x, y + height * 0.49, width * 0.8, height * 0.07), fill(BLACK, 0.8, MaskFilter=blur(5))
    )
    glass = glass_outline(x, y, width, height * 0.80, 0.03)
    back = rect(x - width * 0.5, y - height * 0.42, width, height * 0.84)
    canvas.drawPath(back, fill(0x0D0822, 0.80, MaskFilter=blur(2)))
    canvas.drawPath(glass, fill(0x1A1146))
    canvas.save()
    canvas.clipPath(glass, True)
    _sand(canvas, x, y, width, height)
    sheen = across(
        x - width / 2,
        x + width / 2,
        (0, 0xCDB6FF, 0.75),
        (0.24, BLACK, 0),
        (0.8, BLACK, 0),
        (1, 0xCDB6FF, 0.5),
    )
    canvas.drawPath(back, shaded(sheen))
    canvas.restore()
    canvas.drawPath(glass, stroke(0xF4E9FF, 1.4, 0.95))
    _brass(canvas, x, y, width, height)


def _sand(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    rest = smooth(
        [
            (x - width, y - height * 0.17),
            (x, y - height * 0.14),
            (x + width, y - height * 0.17),
            (x + width, y),
            (x - width, y),
        ],
        True,
        0.5,
    )
    canvas.drawPath(rest, shaded(falling(y - height * 0.2, y, (0, 0xFFF3C4), (1, 0xE09A2C))))
    heap = smooth(
        [(x - width, y + height * 0.44), (x - width * 0.3, y + height * 0.28), (x, y + height * 0.18),
         (x + width * 0.3, y + height * 0.28), (x + width, y + height * 0.44), (x, y + height)],
        True, 0.6,
    )  # fmt: skip
    canvas.drawPath(heap, shaded(falling(y + height * 0.18, y + height * 0.4, (0, 0xFFF3C4), (1, 0xC27E22))))
    canvas.drawLine(x, y - 3, x, y + height * 0.22, stroke(0xFFF0BE, 1.8))


def _brass(canvas: skia.Canvas, x: float, y: float, width: float, height: float) -> None:
    for side in (-1, 1):
        post = rounded(x + side * width * 0.56 - 2.8, y - height * 0.42, 5.6, height * 0.84, 2)
        sheet(
            canvas,
            cut(post, 6, 0.3, 3),
            0xF0C25A,
            0x7A4A12,
            shadow=Shadow(0, 1, 3, 0.7),
            edge=Edge(0xFFF3C8, 0.8, 0.8),
        )
    for end in (-1, 1):
        cap = rounded(x - width * 0.70, y + end * height * 0.45 - 5.5, width * 1.40, 11, 3)
        sheet(
            canvas,
            cut(cap, 6, 0.4, 2),
            0xFFE09A,
            0x8A5416,
            shadow=Shadow(0, 2, 4, 0.7),
            edge=Edge(0xFFF8DC, 0.9, 1),
        )
