"""One sprite per cell: floors, tiles, whatever lies flat.

All of them are one batch. A quarter turn lives in the texture coordinates; only while a tile is turning do
its corners turn too.
"""

from __future__ import annotations

from kivy.graphics.texture import Texture

from app.board.batch import Batch
from app.board.geometry import Point
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.motion import ease_in_out, overshoot
from app.board.quads import Quads
from app.board.sprites import turned

PLACE_SECONDS, PLACE_SCALE = 0.22, 1.12
TURN_SECONDS = 0.16
SINK_SECONDS = 0.6
LOWER_SECONDS = 0.18


class Tile:
    """What lies on one cell, with its echoes in the rim: all of them turn, land and sink alike."""

    __slots__ = ("_centres", "lifted", "quads", "sprite", "tint", "turns")

    def __init__(self, centre: Point, echoes: tuple[Point, ...]) -> None:
        x, y = centre
        self._centres = [centre, *((x + dx, y + dy) for dx, dy in echoes)]
        self.sprite, self.turns, self.tint = "", 0, WHITE
        self.lifted = 1.0
        """How much larger it is drawn while it is held over its cell."""
        self.quads = Quads()

    def dress(self, texture: Texture) -> None:
        """Show a sprite with the present turns, at rest."""
        coords = turned(texture.tex_coords, self.turns)
        self.quads.clear()
        for _ in self._centres:
            self.quads.dress(self.quads.add(texture, self.tint), coords)
        self.lie()

    def lie(self, size: float = 1.0, angle: float = 0.0) -> None:
        """Be drawn larger or smaller round the middle, and turned by some degrees."""
        for number, centre in enumerate(self._centres):
            self.quads.spin(number, centre, size * self.lifted, angle)

    def colour(self, tint: Colour) -> None:
        """Look so for now."""
        for number in range(len(self._centres)):
            self.quads.tint(number, tint)


class Tiles(Layer):
    """The tiles of a board, by cell."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._tiles: dict[int, Tile] = {}
        self._batch = Batch()
        self.canvas.add(self._batch)

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
        tile = self._tiles.get(cell)
        if tile is None:
            tile = self._tiles[cell] = Tile(self.grid.centre(cell), self.grid.echoes(cell))
            self._show()
        tile.sprite, tile.turns, tile.tint, tile.lifted = sprite, turns % 4, tint, 1.0
        tile.dress(self.sprites[sprite])
        if animated:
            self.motions.start(cell, PLACE_SECONDS, lambda share: _land(tile, share))

    def tint(self, cell: int, tint: Colour) -> None:
        """Colour a tile; the fourth number is its opacity."""
        tile = self._tiles[cell]
        tile.tint = tint
        tile.colour(tint)

    def turn(self, cell: int, turns: int, animated: bool = True) -> None:
        """Turn a tile to so many clockwise quarters, the shorter way round."""
        self.motions.finish(cell)
        tile = self._tiles[cell]
        change = (turns - tile.turns + 1) % 4 - 1
        tile.turns = turns % 4
        tile.dress(self.sprites[tile.sprite])
        if not animated or not change:
            return
        self.motions.start(
            cell, TURN_SECONDS, lambda share: tile.lie(angle=90 * change * (1 - share)), overshoot
        )

    def lift(self, cell: int, lifted: float) -> None:
        """Draw a tile a little larger: it is held, not laid."""
        self.motions.finish(cell)
        tile = self._tiles[cell]
        tile.lifted = lifted
        tile.lie()

    def lower(self, cell: int) -> None:
        """Lay down a tile that was held."""
        self.motions.finish(cell)
        tile = self._tiles[cell]
        held, tile.lifted = tile.lifted, 1.0
        self.motions.start(cell, LOWER_SECONDS, lambda share: tile.lie(held + (1 - held) * share))

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
        if self._tiles.pop(cell, None):
            self._show()

    def _show(self) -> None:
        self._batch.show(tile.quads for tile in self._tiles.values())


def _land(tile: Tile, share: float) -> None:
    tile.lie(PLACE_SCALE + (1 - PLACE_SCALE) * share)
    red, green, blue, alpha = tile.tint
    tile.colour((red, green, blue, alpha * min(1.0, 0.4 + share)))


def _darken(tile: Tile, share: float) -> None:
    red, green, blue, alpha = tile.tint
    light = max(0.0, 1 - 1.4 * share)
    tile.colour((red * light, green * light, blue * light, alpha * min(1.0, 2 - 2 * share)))
    tile.lie(1 - 0.06 * share)
