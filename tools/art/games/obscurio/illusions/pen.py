"""A pen draws a motif in a frame of its own: its centre is (0, 0), its reach about 1, y grows downward.

The key says which half of the values a motif may use, so that one drawing stands off a dark ground and a
pale one. A pen that looks `aside` draws what it draws in three-quarter view.
"""

import math
from typing import Any

import numpy as np

from ....outline import Place, Shape, moved, points
from ....ramps import tone
from .sheet import Sheet

RANGES = {
    "full": (0.0, 1.0),
    "light": (0.40, 1.0),
    "dark": (0.0, 0.46),
    "mid": (0.2, 0.8),
    "lifted": (0.16, 1.0),
}
RECEDING = 0.42
"""How much the far side of a thing seen aside moves up."""


class Pen:
    """Where, how large, how turned and in which paints a motif is drawn."""

    def __init__(
        self,
        sheet: Sheet,
        x: float,
        y: float,
        reach: float,
        paints: tuple[str, ...],
        *,
        turn: float = 0,
        flip: bool = False,
        aside: float = 0,
        key: str = "full",
        ident: int = 0,
        fog: float = 0.0,
        lit: float = 0.8,
    ) -> None:
        self.sheet, self.x, self.y, self.reach, self.paints = sheet, x, y, reach, paints
        self.turn, self.flip, self.aside, self.key = turn, flip, aside, key
        self.ident, self.fog, self.lit = ident, fog, lit

    def at(self, x: float, y: float, scale: float, turn: float = 0, **changes: Any) -> "Pen":
        """A pen nested in this one."""
        X, Y = self.place(x, y)
        settings: dict[str, Any] = {
            "turn": self.turn + (-turn if self.flip else turn),
            "flip": self.flip,
            "aside": self.aside,
            "key": self.key,
            "ident": self.ident,
            "fog": self.fog,
            "lit": self.lit,
        }
        paints = changes.pop("paints", self.paints)
        return Pen(self.sheet, X, Y, self.reach * scale, paints, **(settings | changes))

    def place(self, x: float, y: float) -> Place:
        """A place of the motif on the sheet."""
        X, Y = self._laid([points([(x, y)])])[0][0]
        return float(X), float(Y)

    def cut(self, shape: Shape, paint: int | str = 0, value: float = 0.5, **style: Any) -> None:
        """Lay a piece of paper; small motifs have flatter, crisper pieces. `raw` values ignore the key."""
        scale = self.reach / 220 / self.sheet.unit
        style.setdefault("lift", float(np.clip(7 * scale, 2.2, 13)))
        style.setdefault("bevel", float(np.clip(13 * scale, 2.5, 22)))
        style.setdefault("wobble", float(np.clip(1.1 * scale, 0.25, 1.5)))
        style = {"fog": self.fog, "lit": self.lit, "ident": self.ident} | style
        if style.get("toward") is not None:
            style["toward"] = (180 - style["toward"] if self.flip else style["toward"]) + self.turn
        for name in ("holes", "clip"):
            if style.get(name) is not None:
                style[name] = self._laid(style[name])
        if not style.pop("raw", False):
            low, high = RANGES[self.key]
            value = low + (high - low) * value
        self.sheet.cut(
            self._laid(shape), paint if isinstance(paint, str) else self.paints[paint], value, **style
        )

    def lamp(self, x: float, y: float, radius: float, paint: str = "amber", strength: float = 0.8) -> None:
        """Let something of the motif shine."""
        X, Y = self.place(x, y)
        self.sheet.glow(X, Y, radius * self.reach, tone(paint, 0.60) * 1.5, strength)

    def lightbox(
        self, shape: Shape, paint: str = "amber", value: float = 0.82, spill: float = 0.5, emit: float = 0.3
    ) -> None:
        """Cut a lit opening: bright paper behind a hole, with a little spill."""
        self.cut(
            shape,
            paint,
            value - 0.08,
            raw=True,
            lift=0,
            shadow=0,
            relief=-0.7,
            emit=emit,
            lit=0,
            edge=0.4,
            carve=0.4,
        )
        places = np.vstack(shape)
        x, y = (places.min(0) + places.max(0)) / 2
        self.lamp(x, y, float(np.ptp(places, axis=0).max()) * 0.62, paint, spill * 0.20)

    def _laid(self, shape: Shape) -> Shape:
        if self.aside:
            angle = math.radians(self.aside)
            narrow, rise = math.cos(angle), math.sin(angle) * RECEDING
            shape = [
                np.stack([p[:, 0] * narrow, p[:, 1] * (1 + rise * p[:, 0] * 0.35) + p[:, 0] * rise * 0.5], 1)
                for p in shape
            ]
        return moved(shape, self.x, self.y, self.reach, self.turn, self.flip)
