"""An iron cage on its chain."""

import skia

from ..paint import stroke
from ..paper import Edge, Lamp, Shadow, sheet
from ..shapes import disc, gathered, rect, thick


def cage(canvas: skia.Canvas, x: float, y: float, size: float, lamp: Lamp, links: int = 16) -> None:
    """Hang a cage by its ring at (x, y); the chain runs up from there."""
    for i in range(links):
        link = skia.Rect.MakeXYWH(x - 2.2 * size, y - 10 * size * (i + 1), 4.4 * size, 8 * size)
        canvas.drawOval(link, stroke(0x140B06, 2 * size))
    iron = gathered(
        [
            *(_bar(x, y, size, bend) for bend in (-1, -0.45, 0, 0.45, 1)),
            *(
                rect(x - w * size, y + dy * size, 2 * w * size, 3.4 * size)
                for dy, w in ((24, 20), (42, 19), (58, 18))
            ),
            disc(x, y - 2 * size, 4 * size),
            rect(x - 15 * size, y + 60 * size, 30 * size, 4 * size),
        ]
    )
    sheet(
        canvas, iron, 0x1E110A, grain=0, shadow=Shadow(2 * size, 5 * size, 6 * size, 0.75),
        edge=Edge(0xFFC877, 1, 1.2 * size, lamp),
    )  # fmt: skip


def _bar(x: float, y: float, size: float, bend: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x, y)
    path.cubicTo(
        x + bend * 15 * size,
        y + 4 * size,
        x + bend * 19 * size,
        y + 14 * size,
        x + bend * 19 * size,
        y + 26 * size,
    )
    path.lineTo(x + bend * 17 * size, y + 58 * size)
    return thick(path, 3.0 * size)
