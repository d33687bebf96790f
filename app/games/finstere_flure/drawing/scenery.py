"""The board as a view describes it: floor, pools, stones, pawns and the monster; only changes are drawn."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from app.board.geometry import Box, Point
from app.board.glyphs import glyphs
from app.board.layer import WHITE, Colour, Stage
from app.board.mosaic import Mosaic, Patch
from app.board.piece import Stamp
from app.board.sprites import Sprites
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.gaze import Beam, Gaze
from app.games.finstere_flure.drawing.looks import Token, floor_sprite, piece_sprite, token
from app.games.finstere_flure.drawing.masonry import Masonry
from app.games.finstere_flure.drawing.orientation import Orientation
from app.look.places import INTERFACE
from engine.games.finstere_flure.queries import Glance, glance, mover, sight, waiting_pawns
from engine.games.finstere_flure.rules.board import CELLS, COLUMNS, ENTRANCE
from engine.games.finstere_flure.rules.pieces import (
    ARROW,
    LINE,
    NOT_LAID,
    SQUARE,
    STONES,
    TELEPORTER,
    kind_of_teleporter,
    pool_cells,
)
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.view import FlureView

TOKEN, LIFTED, STONE = 0.86, 1.06, 0.9
MIDDLE = (0.5, 0.5)
LIFT, LOW = 0.3, 0.45
"""How far above its cell a pawn is drawn while it is under way, and how far below it counts as standing: what
stands lower is drawn over what is behind it."""
HELD = (0.5, 0.5 - (LIFT + LOW) / LIFTED)
"""The point of a lifted token that stands there."""
MONSTER = "monster"
MONSTER_HEIGHT, FEET = 1.46, (0.5, 0.05)
SINKS = 0.34
"""How far below the middle of its cell the monster stands."""

DIGITS, FONT = "0123456789", "number"
DARK_INK: Colour = (0.10, 0.08, 0.06, 1.0)
LIGHT_INK: Colour = (0.97, 0.94, 0.86, 1.0)
NUMBER, BACK, BACK_NUMBER = 0.60, 0.42, 0.36
BACK_AT = (0.80, 0.18)
"""Where the small disc with the number of the other face lies on a token."""

WAITING = tuple(row * COLUMNS + column for column, row in ((15, 2), (15, 1), (14, 1), (15, 0), (14, 0)))
"""Where pawns wait outside: in the stepped corner that is nearest to the entrance."""
GOAL = "goal"
"""Names the picture of a pawn where its way would end."""
HERE: Colour = (1, 1, 1, 0.45)
"""A pawn that is considered to move, where it stands: the goal is the brighter one."""
WAITING_FADED: Colour = (1, 1, 1, 0.5)


class Figure(NamedTuple):
    """How a piece is drawn."""

    sprite: str
    height: float
    anchor: Point = MIDDLE
    token: Token | None = None
    tint: Colour = WHITE


class Scenery:
    """Keeps the board widget in step with the views."""

    def __init__(self, board: Any, hues: Sequence[str], monster: Any) -> None:
        self.board, self.hues, self._monster = board, hues, monster
        self.orientation = Orientation(0)
        self._drawn: dict[Hashable, Figure] = {}
        self._stones: dict[int, Hashable] = {}
        self._flats: tuple[Any, ...] = ()
        self._count = 0
        self._imagined: int | None = None

    def lay(self, orientation: Orientation, duration: Callable[[float], float]) -> None:
        """An empty floor with its walls and doors."""
        self.orientation = orientation
        self._drawn, self._stones, self._flats = {}, {}, ()
        self._imagined = None
        sprites = Sprites(FLURE.path, INTERFACE.path)
        sprites.add(MONSTER, self._monster)
        self.board.set_up(orientation.grid, sprites, duration)
        scene = self.board.scene
        stage: Stage = scene.stage
        self.floor, self.flats = Mosaic(stage), Mosaic(stage)
        self.masonry, self.gaze = Masonry(stage, orientation), Gaze(stage)
        for layer in (self.masonry, self.floor, self.flats):
            scene.add_layer(layer, below=scene.light)
        scene.add_layer(self.gaze, below=scene.pieces)
        self.floor.show([Patch(floor_sprite(cell), orientation.box((cell,))) for cell in CELLS])

    def show(self, view: FlureView) -> None:
        """Everything as it is in this view, at once."""
        self.imagine_pawn(view, None, -1)
        self._show_flats(view)
        self._show_stones(view)
        self._show_pawns(view)
        self.stand_monster(view["monster"], view["facing"])

    def stand_monster(self, cell: int, facing: int) -> None:
        """The monster on a cell, facing a side of the rules."""
        self._put(MONSTER, Figure(MONSTER, MONSTER_HEIGHT, FEET), self.monster_place(cell))
        self.gaze.stand(self.orientation.centre(cell), self.orientation.step(facing))

    def monster_place(self, cell: int) -> Point:
        """Where its feet are on a cell."""
        x, y = self.orientation.centre(cell)
        return x, y - SINKS

    def look(self, position: Position, animated: bool = False) -> Glance:
        """Shine along the three lines of sight; whom it would follow is ringed."""
        seen, lines = glance(position), sight(position)
        beams = []
        for line in lines:
            points = tuple(self.orientation.centre(cell) for cell in (position.monster, *line))
            caught = bool(line) and seen.prey >= 0 and position.pawn_on[line[-1]] == seen.prey + 1
            beams.append(Beam(points, caught))
        self.gaze.look(beams, animated)
        return seen

    def place_of(self, view: FlureView, pawn: int) -> Point:
        """Where a pawn stands or waits, in board units."""
        cell, waiting = view["at"][pawn], waiting_pawns(view)
        if cell < 0:
            cell = WAITING[waiting.index(pawn)] if pawn in waiting else ENTRANCE
        return self.orientation.centre(cell)

    def waiting_cell(self, view: FlureView, pawn: int) -> int | None:
        """The cell of the board in whose place a pawn waits outside."""
        waiting = waiting_pawns(view)
        return self.orientation.shown(WAITING[waiting.index(pawn)]) if pawn in waiting else None

    def imagine_pawn(self, view: FlureView, pawn: int | None, cell: int) -> None:
        """Show a pawn where its way would end; where it stands it is seen faintly. None shows the truth."""
        pieces, before = self.board.pieces, self._imagined
        if before is not None:
            self._remove((GOAL, before))
            if before in pieces:
                pieces.tint(before, self._drawn[before].tint)
        self._imagined = pawn if cell >= 0 else None
        if pawn is not None and cell >= 0:
            figure = self._figure(view, pawn, lifted=False)
            self._put((GOAL, pawn), figure, self.orientation.centre(cell))
            if pawn in pieces:
                pieces.tint(pawn, HERE)

    def stone_at(self, cell: int) -> Hashable | None:
        """The name of the stone that is drawn on a cell."""
        return self._stones.get(cell)

    def move_stone(self, cell: int, path: Sequence[int], seconds: float) -> None:
        """Let a stone go along some cells."""
        name = self._stones.pop(cell, None)
        if name is not None:
            self._stones[path[-1]] = name
            self.board.pieces.move(name, [self.orientation.centre(each) for each in path], seconds)

    def take_stone(self, cell: int) -> None:
        """Take a stone off the board."""
        name = self._stones.pop(cell, None)
        if name is not None:
            self._remove(name)

    def take_pawn(self, pawn: int) -> None:
        """Take a pawn off the board."""
        self._remove(pawn)

    def put_pawn(self, view: FlureView, pawn: int, cell: int, lifted: bool = False) -> None:
        """Put a pawn on a cell of the rules with the face that it shows."""
        pos = self.lifted_place(cell) if lifted else self.orientation.centre(cell)
        self._put(pawn, self._figure(view, pawn, lifted), pos)

    def lifted_place(self, cell: int) -> Point:
        """Where a pawn under way counts as standing on a cell."""
        x, y = self.orientation.centre(cell)
        return x, y - LOW

    def lift_pawn(self, view: FlureView, pawn: int) -> None:
        """Lift a pawn where it is drawn, if it still lies there."""
        if self._drawn[pawn].anchor != HELD:
            x, y = self.board.pieces.where(pawn)
            self._put(pawn, self._figure(view, pawn, lifted=True), (x, y - LOW))

    def hang_pawn(self, view: FlureView, pawn: int, place: Point) -> None:
        """Let a pawn hang with its middle at a place, above everything."""
        self._put(pawn, self._figure(view, pawn, lifted=True), (place[0], place[1] - LIFT - LOW))

    def _figure(self, view: FlureView, pawn: int, lifted: bool, tint: Colour = WHITE) -> Figure:
        face = token(view, pawn, self.hues[pawn >> 2])
        return Figure(face.sprite, LIFTED if lifted else TOKEN, HELD if lifted else MIDDLE, face, tint)

    def _show_flats(self, view: FlureView) -> None:
        """Pools and teleporters; they never move once they lie."""
        flats = (tuple(view["pools"]), tuple(byte & ~STONES for byte in view["board"]))
        if flats != self._flats:
            self._flats = flats
            self.flats.show([*self._pools(view["pools"]), *self._teleporters(view["board"])])

    def _pools(self, pools: Sequence[int]) -> list[Patch]:
        square, line, upright = pools
        found = []
        if square != NOT_LAID:
            found.append(Patch("pool_square", self.orientation.box(pool_cells(SQUARE, square))))
        if line != NOT_LAID:
            box = self.orientation.box(pool_cells(LINE, line, upright))
            found.append(Patch("pool_long_upright" if box.height > box.width else "pool_long", box))
        return found

    def _teleporters(self, board: Sequence[int]) -> list[Patch]:
        return [
            Patch(
                piece_sprite(kind_of_teleporter(byte)),
                _inset(self.orientation.box((cell,))),
                self.orientation.shown_side(byte >> ARROW),
            )
            for cell, byte in enumerate(board)
            if byte & TELEPORTER
        ]

    def _show_stones(self, view: FlureView) -> None:
        """Stones have no names in the rules: one that lies where it should keeps its picture."""
        wanted = {cell: byte & STONES for cell, byte in enumerate(view["board"]) if byte & STONES}
        for cell, name in list(self._stones.items()):
            if cell not in wanted or name[1] != wanted[cell]:  # type: ignore[index]
                self.take_stone(cell)
        for cell, kind in wanted.items():
            name = self._stones.get(cell)
            if name is None:
                self._count += 1
                name = self._stones[cell] = ("stone", kind, self._count)
            sprite = piece_sprite(kind, name[2])  # type: ignore[index]
            self._put(name, Figure(sprite, STONE), self.orientation.centre(cell))

    def _show_pawns(self, view: FlureView) -> None:
        lifted, waiting = mover(view), waiting_pawns(view)
        for pawn, cell in enumerate(view["at"]):
            if cell >= 0:
                self.put_pawn(view, pawn, cell, lifted=pawn == lifted)
            elif pawn in waiting:
                ready = view["face"][pawn] == view["turn"] & 1
                tint = WHITE if ready else WAITING_FADED
                home = WAITING[waiting.index(pawn)]
                place = self.lifted_place(home) if pawn == lifted else self.orientation.centre(home)
                self._put(pawn, self._figure(view, pawn, pawn == lifted, tint), place)
            else:
                self._remove(pawn)

    def _put(self, name: Hashable, figure: Figure, pos: Point) -> None:
        """Draw a piece there, anew only if it looks different."""
        pieces = self.board.pieces
        if self._drawn.get(name) == figure and name in pieces:
            pieces.drag(name, pos)
            return
        self._drawn[name] = figure
        stamps = self._stamps(figure.token) if figure.token else ()
        pieces.put(
            name, figure.sprite, pos, figure.height, figure.anchor, tint=figure.tint, stamps=stamps,
            shadow=name == MONSTER,
        )  # fmt: skip

    def _stamps(self, face: Token) -> tuple[Stamp, ...]:
        numbers = glyphs(DIGITS, FONT)
        disc = self.board.scene.stage.sprites["token_back"]
        return (
            Stamp(numbers[str(face.number)], MIDDLE, NUMBER, LIGHT_INK if face.dark else DARK_INK),
            Stamp(disc, BACK_AT, BACK),
            Stamp(numbers[str(face.other)], BACK_AT, BACK_NUMBER, LIGHT_INK),
        )

    def _remove(self, name: Hashable) -> None:
        self._drawn.pop(name, None)
        self.board.pieces.remove(name)


def _inset(box: Box) -> Box:
    return Box(box.left + 0.03, box.bottom + 0.03, box.right - 0.03, box.top - 0.03)
