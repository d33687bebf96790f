"""One sprite per cell: floors, tiles, whatever lies flat.

Instructions are made once per cell. A quarter turn lives in the texture coordinates; only while a
tile is turning does it get a rotation of its own.
"""

from __future__ import annotations

from typing import Any

from kivy.graphics import Color, InstructionGroup, PopMatrix, PushMatrix, Rectangle, Rotate

from app.board.geometry import Point
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.motion import ease_in_out, overshoot
from app.board.sprites import turned

PLACE_SECONDS, PLACE_SCALE = 0.22, 1.12
TURN_SECONDS = 0.16
SINK_SECONDS = 0.6


class Tile:
    """What lies on one cell, with its echoes in the rim."""

    __slots__ = ("centre", "colour", "echoes", "group", "rectangle", "sprite", "tint", "turns")

    def __init__(self, centre: Point, echoes: tuple[Point, ...]) -> None:
        self.centre = centre
        self.sprite, self.turns, self.tint = "", 0, WHITE
        self.group = InstructionGroup()
        self.colour = Color(*WHITE)
        self.rectangle = Rectangle()
        self.echoes = [(Rectangle(), shift) for shift in echoes]
        self.rest()

    def dress(self, texture: Any) -> None:
        """Show a sprite with the present turns."""
        coords = turned(texture.tex_coords, self.turns)
        for rectangle in (self.rectangle, *(echo for echo, _ in self.echoes)):
            rectangle.texture = texture
            rectangle.tex_coords = coords

    def scale(self, factor: float) -> None:
        """Draw it larger or smaller round its middle."""
        x, y = self.centre[0] - factor / 2, self.centre[1] - factor / 2
        self.rectangle.pos, self.rectangle.size = (x, y), (factor, factor)
        for echo, (dx, dy) in self.echoes:
            echo.pos, echo.size = (x + dx, y + dy), (factor, factor)

    def rest(self) -> None:
        """Lie still: no rotation."""
        self.group.clear()
        for instruction in (self.colour, self.rectangle, *(echo for echo, _ in self.echoes)):
            self.group.add(instruction)
        self.scale(1.0)

    def spin(self) -> Any:
        """Get a rotation of its own and give it back."""
        rotation = Rotate(angle=0, origin=self.centre)
        self.group.clear()
        for instruction in (self.colour, PushMatrix(), rotation, self.rectangle, PopMatrix()):
            self.group.add(instruction)
        for echo, _ in self.echoes:
            self.group.add(echo)
        return rotation


class Tiles(Layer):
    """The tiles of a board, by cell."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._tiles: dict[int, Tile] = {}
        self._bare: dict[int, Tile] = {}

    def __contains__(self, cell: int) -> bool:
        return cell in self._tiles

    def at(self, cell: int) -> Tile | None:
        """Give what lies on a cell."""
        return self._tiles.get(cell)

    def fill(self, sprite: str) -> None:
        """Lay the same sprite on every cell, at once."""
        for cell in self.grid:
            self.place(cell, sprite, animated=False)

    def place(
        self, cell: int, sprite: str, turns: int = 0, tint: Colour = WHITE, animated: bool = True
    ) -> None:
        """Lay a tile down; it comes from a little nearer than the board."""
        self.motions.finish(cell)
        tile = self._tiles.get(cell) or self._bare.pop(cell, None)
        if tile is None:
            tile = Tile(self.grid.centre(cell), self.grid.echoes(cell))
        if cell not in self._tiles:
            self._tiles[cell] = tile
            self.canvas.add(tile.group)
        tile.sprite, tile.turns = sprite, turns % 4
        tile.dress(self.sprites[sprite])
        self.tint(cell, tint)
        if animated:
            self.motions.start(cell, PLACE_SECONDS, lambda share: _land(tile, share))

    def tint(self, cell: int, tint: Colour) -> None:
        """Colour a tile; the fourth number is its opacity."""
        tile = self._tiles[cell]
        tile.tint = tint
        tile.colour.rgba = tint

    def turn(self, cell: int, turns: int, animated: bool = True) -> None:
        """Turn a tile to so many clockwise quarters, the shorter way round."""
        self.motions.finish(cell)
        tile = self._tiles[cell]
        change = (turns - tile.turns + 1) % 4 - 1
        tile.turns = turns % 4
        tile.dress(self.sprites[tile.sprite])
        if not animated or not change:
            return
        rotation = tile.spin()

        def step(share: float) -> None:
            rotation.angle = 90 * change * (1 - share)

        self.motions.start(cell, TURN_SECONDS, step, overshoot, tile.rest)

    def sink(self, cell: int) -> None:
        """Let a tile fall into the dark and take it away."""
        self.motions.finish(cell)
        tile = self._tiles.get(cell)
        if tile is None:
            return
        self.motions.start(
            cell, SINK_SECONDS, lambda share: _darken(tile, share), ease_in_out, lambda: self._drop(cell)
        )

    def remove(self, cell: int) -> None:
        """Take a tile away at once."""
        self.motions.finish(cell)
        self._drop(cell)

    def clear(self) -> None:
        """Take every tile away at once."""
        for cell in list(self._tiles):
            self.remove(cell)

    def _drop(self, cell: int) -> None:
        tile = self._tiles.pop(cell, None)
        if tile is None:
            return
        self.canvas.remove(tile.group)
        tile.rest()
        self._bare[cell] = tile


def _land(tile: Tile, share: float) -> None:
    tile.scale(PLACE_SCALE + (1 - PLACE_SCALE) * share)
    red, green, blue, alpha = tile.tint
    tile.colour.rgba = (red, green, blue, alpha * min(1.0, 0.4 + share))


def _darken(tile: Tile, share: float) -> None:
    red, green, blue, alpha = tile.tint
    light = max(0.0, 1 - 1.4 * share)
    tile.colour.rgba = (red * light, green * light, blue * light, alpha * min(1.0, 2 - 2 * share))
    tile.scale(1 - 0.06 * share)
