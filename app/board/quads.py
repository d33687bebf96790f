"""Pictures as numbers: quads with a place, a part of a texture and a tint each, ready for one mesh.

A vertex is x, y, u, v, then the shade and the texture. The shade is a tint turned round (1 - red, 1 - green,
1 - blue, opacity), since a vertex that says nothing of it has 0, 0, 0, 1 for the device: so white is what is
drawn without a word, and plain rectangles can be drawn by the same program.
"""

from __future__ import annotations

import math
from array import array
from collections.abc import Callable, Sequence
from typing import Any

from kivy.graphics.texture import Texture

from app.board.geometry import Point
from app.board.layer import WHITE, Colour
from app.board.strokes import Strokes

VERTEX = (
    (b"vPosition", 2, "float"),
    (b"vTexCoords0", 2, "float"),
    (b"vShade", 4, "float"),
    (b"vSecond", 1, "float"),
)
FLOATS = sum(count for _, count, _ in VERTEX)
CORNERS = 4
QUAD = FLOATS * CORNERS


class Span:
    """Quads that follow each other and have at most two textures between them."""

    __slots__ = ("end", "start", "textures")

    def __init__(self, start: int) -> None:
        self.start = self.end = start
        self.textures: list[Any] = [None, None]

    def fits(self, *textures: Any) -> bool:
        """Tell whether these can be drawn with its own; None stands for any."""
        pairs = zip(self.textures, textures, strict=True)
        return not any(one and other and one.id != other.id for one, other in pairs)

    def share(self, *textures: Any) -> None:
        """Draw with these too."""
        self.textures = [one or other for one, other in zip(self.textures, textures, strict=True)]


class Quads:
    """What one thing is made of, from below: made once, then changed in place.

    Each of its pictures is a part of the first or of the `second` of two textures: sprites of the first, what
    is computed and drawn among them (glows, letters) of the second.
    """

    def __init__(self) -> None:
        self.vertices = array("f")
        self.spans: list[Span] = []
        self.edition = 0
        """Changes whenever it is made of other pictures, not when they only move."""
        self.on_change: Callable[[], object] = unheard

    def __len__(self) -> int:
        return len(self.vertices) // QUAD

    def add(self, texture: Texture, tint: Colour = WHITE, second: bool = False) -> int:
        """Add a picture on top, without a size yet, and give its number."""
        number, blank = len(self), (0, 0, 0, 0, *_shade(tint), second)
        self.vertices.extend(blank * CORNERS)
        self._use(texture, second)
        self.dress(number, texture.tex_coords)
        return number

    def paint(self, strokes: Strokes, texture: Texture, tint: Colour = WHITE, second: bool = False) -> None:
        """Add shapes on top, all in one colour."""
        if not strokes.vertices:
            return
        said, rest = strokes.vertices, (*_shade(tint), second)
        for start in range(0, len(said), 4):
            self.vertices.extend((*said[start : start + 4], *rest))
        self._use(texture, second)
        self.on_change()

    def clear(self) -> None:
        del self.vertices[:]
        self.spans.clear()
        self.edition += 1
        self.on_change()

    def lay(self, number: int, left: float, bottom: float, width: float, height: float) -> None:
        """Put a picture into an upright box."""
        right, top = left + width, bottom + height
        self.shape(number, (left, bottom, right, bottom, right, top, left, top))

    def spin(self, number: int, centre: Point, size: float, angle: float) -> None:
        """Put a picture into a square round a point, turned anticlockwise by an angle (degrees)."""
        (x, y), half, turn = centre, size / 2, math.radians(angle)
        along, across = half * math.cos(turn), half * math.sin(turn)
        (ax, ay), (bx, by) = (along + across, along - across), (along - across, along + across)
        self.shape(number, (x - bx, y - by, x + ax, y - ay, x + bx, y + by, x - ax, y + ay))

    def shape(self, number: int, corners: Sequence[float]) -> None:
        """Put a picture between four corners, anticlockwise from the bottom left.

        Whatever moves comes here in every frame: number by number is twice as fast as by slices.
        """
        at, a = self.vertices, number * QUAD
        b, c, d = a + FLOATS, a + 2 * FLOATS, a + 3 * FLOATS
        at[a], at[a + 1], at[b], at[b + 1], at[c], at[c + 1], at[d], at[d + 1] = corners
        self.on_change()

    def dress(self, number: int, coords: Sequence[float]) -> None:
        """Show another part of its texture."""
        self._set(number, 2, coords[0::2])
        self._set(number, 3, coords[1::2])
        self.on_change()

    def tint(self, number: int, tint: Colour) -> None:
        """Colour a picture; the fourth number is its opacity."""
        for offset, part in enumerate(_shade(tint), start=4):
            self._set(number, offset, (part,) * CORNERS)
        self.on_change()

    def corners(self, number: int) -> tuple[float, ...]:
        """Give where a picture is: x and y of each corner, anticlockwise from the bottom left."""
        xs, ys = self._get(number, 0), self._get(number, 1)
        return tuple(part for corner in zip(xs, ys, strict=True) for part in corner)

    def tint_of(self, number: int) -> Colour:
        """Give the colour of a picture."""
        red, green, blue, alpha = (self._get(number, offset)[0] for offset in range(4, 8))
        return 1 - red, 1 - green, 1 - blue, alpha

    def _set(self, number: int, offset: int, values: Sequence[float]) -> None:
        start = number * QUAD
        self.vertices[start + offset : start + QUAD : FLOATS] = array("f", values)

    def _get(self, number: int, offset: int) -> array[float]:
        start = number * QUAD
        return self.vertices[start + offset : start + QUAD : FLOATS]

    def _use(self, texture: Texture, second: bool) -> None:
        """Note the texture of what was added last."""
        wanted = (None, texture) if second else (texture, None)
        if not self.spans or not self.spans[-1].fits(*wanted):
            self.spans.append(Span(self.spans[-1].end if self.spans else 0))
        self.spans[-1].share(*wanted)
        self.spans[-1].end = len(self)
        self.edition += 1


def _shade(tint: Colour) -> tuple[float, float, float, float]:
    red, green, blue, alpha = tint
    return 1 - red, 1 - green, 1 - blue, alpha


def unheard() -> None:
    """Nobody draws these quads yet."""
