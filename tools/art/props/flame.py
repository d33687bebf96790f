"""The paper flame, in three nested sheets."""

from typing import NamedTuple

import skia

from ..light import glow
from ..paint import falling, fill, shaded
from ..palette import FLAME_CORE, FLAME_MID, FLAME_OUTER


class Fire(NamedTuple):
    """The three colours of a flame from the outside in."""

    outer: int = FLAME_OUTER
    mid: int = FLAME_MID
    core: int = FLAME_CORE


CANDLELIGHT = Fire()


def flame_path(x: float, y: float, height: float, lean: float = 0.0) -> skia.Path:
    """A flame with its root at (x, y); lean is the shift of its tip in heights."""
    half = height * 0.30
    tip_x, tip_y = x + lean * height, y - height
    path = skia.Path()
    path.moveTo(tip_x, tip_y)
    path.cubicTo(
        x + lean * height * 0.5 + half * 0.35, y - height * 0.70,
        x + half * 1.12, y - height * 0.46, x + half * 0.92, y - height * 0.22,
    )  # fmt: skip
    path.cubicTo(x + half * 0.78, y - height * 0.03, x + half * 0.3, y + height * 0.02, x, y + height * 0.02)
    path.cubicTo(
        x - half * 0.3,
        y + height * 0.02,
        x - half * 0.80,
        y - height * 0.03,
        x - half * 0.92,
        y - height * 0.24,
    )
    path.cubicTo(
        x - half * 1.08,
        y - height * 0.50,
        x - half * 0.18 + lean * height * 0.4,
        y - height * 0.62,
        tip_x,
        tip_y,
    )
    path.close()
    return path


def flame(
    canvas: skia.Canvas,
    x: float,
    y: float,
    height: float,
    lean: float = 0.04,
    halo: float = 1.0,
    fire: Fire = CANDLELIGHT,
) -> None:
    """Draw a burning flame with its halo; halo 0 leaves the light to somebody else."""
    if halo:
        glow(canvas, x, y - height * 0.45, height * 3.2 * halo, fire.outer, 0.34)
        glow(canvas, x, y - height * 0.45, height * 1.3 * halo, fire.mid, 0.42)
    body = falling(y - height, y, (0, fire.outer), (0.45, fire.mid), (1, fire.mid))
    canvas.drawPath(flame_path(x, y, height, lean), fill(fire.outer))
    canvas.drawPath(flame_path(x, y, height * 0.98, lean), shaded(body))
    canvas.drawPath(
        flame_path(x + height * 0.01, y - height * 0.02, height * 0.70, lean * 0.7), fill(fire.mid)
    )
    canvas.drawPath(
        flame_path(x + height * 0.01, y - height * 0.03, height * 0.50, lean * 0.5), fill(fire.core)
    )
