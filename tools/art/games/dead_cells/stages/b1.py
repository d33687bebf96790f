"""The Prisoners' Quarters: cells in two storeys behind an arcade, chains from above."""

from ....paint import stroke
from ....shapes import arch, rect
from ..palettes import PALETTES
from ..rig import Rig
from .place import WIDTH, Light, Stage

LIGHT = Light(
    (0x0A3A44, 0x2FA99C, 0x9ADCCB),
    0xE4FFF4,
    (0x57B3A8, 0x3C938C),
    (0x2C8A86, 0x1A6066),
    (0x12505A, 0x0A343C),
    0xA8F6E4,
    (0x2E8480, 0x0E343C),
    0x7A1C4A,
    0xFF8FBE,
    0xFF5FA2,
)


def draw(stage: Stage) -> None:
    """Paint it from back to front."""
    h, canvas = stage.h, stage.canvas
    stage.moon(stage.lamp.x, stage.lamp.y, h * 0.3)
    cells = []
    for i in range(9):
        x = WIDTH * (i + 0.5) / 9
        cells += [
            arch(x - h * 0.1, h * 0.13, h * 0.2, h * 0.3, 0.5),
            arch(x - h * 0.11, h * 0.52, h * 0.22, h * 0.6, 0.5),
        ]
    stage.wall(cells, stage.light.far, 1, h * 0.07)
    for i, cell in enumerate(cells):
        if i % 3:
            bounds = cell.getBounds()
            canvas.save()
            canvas.clipPath(cell, True)
            for bar in range(4):
                x = bounds.left() + bounds.width() * (bar + 0.5) / 4
                canvas.drawLine(x, bounds.top(), x, bounds.bottom(), stroke(0x2A7A78, h * 0.012))
                canvas.drawLine(x - 1.6, bounds.top(), x - 1.6, bounds.bottom(), stroke(0x8FF0DC, 0.8, 0.4))
            canvas.restore()
    stage.layer(rect(-9, h * 0.46, WIDTH + 18, h * 0.035), stage.light.mid, 3)
    stage.wall(stage.arcade(6, h * 0.1), stage.light.near, 4, h * 0.075)
    rig = Rig(canvas, PALETTES["b1"].with_roles(metal=(0x4E8A88, 0x0C2E34)), 3)
    for share in (0.17, 0.5, 0.835):
        x = WIDTH * share
        rig.chain((x, -4), (x + 1, h * 0.3), 0, 9, h * 0.006)
        rig.ring(x + 1, h * 0.33, 11, 7, "metal", -0.2)
