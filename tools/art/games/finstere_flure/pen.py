"""A pen draws a motif in a frame of its own: its centre is (0, 0), its reach about 1, y grows downward."""

from typing import Any

import numpy as np

from ...outline import Shape, moved
from .relief import Relief


class Pen:
    """Where and how large a motif is drawn."""

    def __init__(self, sheet: Relief, x: float, y: float, reach: float) -> None:
        self.sheet, self.x, self.y, self.reach = sheet, x, y, reach

    def cut(self, shape: Shape, paint: str = "skin", value: float = 0.5, **style: Any) -> None:
        """Lay a piece of paper; small motifs have flatter, crisper pieces."""
        scale = self.reach / 220 / self.sheet.unit
        style.setdefault("lift", float(np.clip(7 * scale, 2.2, 13)))
        style.setdefault("bevel", float(np.clip(13 * scale, 2.5, 22)))
        style.setdefault("wobble", float(np.clip(1.1 * scale, 0.25, 1.5)))
        style.setdefault("lit", 0.7)
        if style.get("clip") is not None:
            style["clip"] = self._laid(style["clip"])
        self.sheet.cut(self._laid(shape), paint, value, **style)

    def flat(self, shape: Shape, paint: str, value: float, **style: Any) -> None:
        """Paint without height: lines, holes, pupils."""
        self.cut(shape, paint, value, lift=0, shadow=0, **style)

    def glow(self, x: float, y: float, radius: float, paint: str = "amber", strength: float = 0.5) -> None:
        """Lay a soft light."""
        self.sheet.glow(
            self.x + x * self.reach, self.y + y * self.reach, radius * self.reach, paint, strength
        )

    def _laid(self, shape: Shape) -> Shape:
        return moved(shape, self.x, self.y, self.reach)
