"""The time track over the glass: a band of violet paper, and seals that take the tone of their layer."""

import skia

from ..knife import cut
from ..paint import stroke
from ..palette import GOLD
from ..paper import Edge, Shadow, sheet
from ..picture import fringed, save_png, straight, surface
from ..shapes import disc, tag

SEAL, BAND = 128, 96


def _seal(canvas: skia.Canvas) -> None:
    middle = SEAL / 2
    body = cut(disc(middle, middle, 54), 13, 1.4, 4)
    sheet(
        canvas, body, 0xFFFFFF, 0xA8A8A8, span=(8, 120),
        shadow=Shadow(0, 4, 5, 0.7), edge=Edge(0xFFFFFF, 0.95, 2.4),
    )  # fmt: skip
    canvas.drawPath(cut(disc(middle, middle, 43), 13, 0.8, 5), stroke(0x140A28, 2.4, 0.5))


def _band(canvas: skia.Canvas) -> None:
    """A nine-patch with borders of a third, like those of the interface."""
    body = cut(tag(8, 8, BAND - 16, BAND - 16, 16), 16, 0.8, 6)
    sheet(
        canvas, body, 0x2B1F66, 0x150E38, span=(8, 88), grain=0.3,
        shadow=Shadow(0, 3, 4, 0.7), edge=Edge(GOLD, 0.6, 1.5),
    )  # fmt: skip


def draw_track() -> None:
    """Write assets/timer/seal.png and band.png."""
    for name, side, paint in (("seal", SEAL, _seal), ("band", BAND, _band)):
        picture = surface(side, side)
        paint(picture.getCanvas())
        save_png(fringed(straight(picture)), f"timer/{name}.png")
