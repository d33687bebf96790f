"""The board as a view describes it: tiles, the Dirge, prisoners, light; it shows what has changed."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from app.board.geometry import Grid, Point
from app.board.ghosts import Ghost
from app.board.layer import WHITE
from app.board.sights import Coat, Line, Style
from app.board.sprites import Sprites
from app.games.night_cage.table.atlas import CAGE
from app.games.night_cage.table.lamps import daybreak, escaped, lamps
from app.games.night_cage.table.looks import Look, dark_sprite, look_of, pawn_sprite, tile_sprite
from app.games.night_cage.table.prisoners import Prisoner
from app.look.places import INTERFACE
from engine.games.night_cage.rules.house import DIRGE_IS_A_CROSS
from engine.games.night_cage.rules.tiles import DIRGE, kind_of
from engine.games.night_cage.view import CageView

PAWN_HEIGHT = 0.92
WICK = 0.755
"""Where a pawn's wick ends, as a share of its height."""

FOOT = 0.24
"""How far below the middle of its cell a pawn stands."""

CROWDS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.0),),
    2: ((-0.26, 0.0), (0.26, 0.0)),
    3: ((-0.32, 0.12), (0.32, 0.12), (0.0, -0.2)),
    4: ((-0.34, 0.16), (0.34, 0.16), (-0.17, -0.2), (0.17, -0.2)),
    5: ((-0.36, 0.18), (0.0, 0.22), (0.36, 0.18), (-0.18, -0.2), (0.18, -0.2)),
}
"""Where prisoners stand who share a Gate, by how many they are: nobody hides another."""

FALL = Style((Coat((0.05, 0.03, 0.02, 0.6), 0.10), Coat((0.97, 0.91, 0.78, 0.75), 0.035)), head=0.11)
"""The arrow of a fall: thinner than a path, since nobody walks there yet."""

GREAT_PIT = "dirge"
"""The name of the Dirge's pit among the pieces."""

FALLING_HEIGHT = 0.5
"""A prisoner who falls is seen small, at the edge of the line he has committed to."""

LIFTED = 1.04
"""How much larger a tile is drawn while it is tried."""

GOAL = "goal"
"""Names the picture of a prisoner where he would stand."""
HERE, THERE = (1.0, 1.0, 1.0, 0.42), (1.0, 1.0, 1.0, 0.95)
"""A prisoner who is considered to move, where he stands and where he would: the goal is the brighter one."""

EDGE = 0.25
"""How far outside the board he waits."""


class Scenery:
    """Keeps the board widget in step with the views."""

    def __init__(self, board: Any, prisoners: list[Prisoner]) -> None:
        self.board = board
        self.prisoners = prisoners
        self._looks: dict[int, Look] = {}
        self._lit: list[bool] = []
        self._places: dict[int, Point] = {}
        self._falling: set[int] = set()
        self._held: tuple[int, Look] | None = None
        """The cell and the look of a tile that is tried."""
        self._paled: tuple[int, ...] = ()
        self.grid = Grid(1, 1)

    def lay(self, view: CageView, duration: Any) -> None:
        """An empty dark board that meets itself at its edges."""
        size = view["size"]
        self.grid = Grid(size, size, rim=0.5)
        sprites = Sprites(CAGE.path, INTERFACE.path)
        self.board.set_up(self.grid, sprites, duration, dark=True)
        for cell in self.grid:
            self.board.ground.place(cell, dark_sprite(cell), cell % 4, animated=False)
        self._looks, self._lit, self._places, self._falling = {}, [], {}, set()
        self._held, self._paled = None, ()

    def show(self, view: CageView, animated: bool) -> None:
        """Show this view; with `animated`, tiles land and sink and prisoners walk."""
        self.imagine_moved(())
        self._show_tiles(view, animated)
        self._show_dirge(view, animated)
        self._show_prisoners(view, animated)
        night = lamps(view, self.grid)
        self.board.light.show(
            [*night, daybreak(view, self.grid)] if escaped(view) else night, animated=animated
        )

    def hold(self, view: CageView, cell: int, kind: int, turns: int) -> None:
        """Lay a tile on a cell for a try, in the light that it would have there."""
        look = Look(tile_sprite(kind, cell), turns % 4)
        tiles, before = self.board.tiles, self._held
        if before is not None and before[0] == cell and before[1].sprite == look.sprite:
            tiles.turn(cell, turns)
        else:
            self.put_down()
            tiles.place(cell, *look, animated=False)
            tiles.lift(cell, LIFTED)
        self._held = cell, look
        self.board.light.show(lamps(view, self.grid, trying=cell), animated=False)

    def put_down(self, view: CageView | None = None) -> None:
        """Take a tried tile off the board again, and its light if the view is given."""
        if self._held is None:
            return
        cell, _ = self._held
        self._held = None
        known = self._looks.get(cell)
        if known is None:
            self.board.tiles.remove(cell)
        else:
            self.board.tiles.place(cell, *known, animated=False)
        if view is not None:
            self.board.light.show(lamps(view, self.grid), animated=False)

    def crumble(self, cells: Iterable[int]) -> None:
        """Let the tiles of these cells break: they would be lost."""
        broken = [Ghost(cell, *self._looks[cell]) for cell in cells if cell in self._looks]
        self.board.overlay.crumbling.show(broken)

    def imagine_moved(self, moved: Iterable[tuple[int, int]]) -> None:
        """Show prisoners where they would stand; who is there now is seen faintly. None shows the truth."""
        pieces = self.board.pieces
        for number in self._paled:
            pieces.remove((GOAL, number))
            if number in pieces:
                pieces.tint(number, WHITE)
        moved = [(number, cell) for number, cell in moved if cell >= 0]
        self._paled = tuple(number for number, _ in moved)
        for number, cell in moved:
            hue, burning = self.prisoners[number].hue, bool(self._lit[number])
            x, y = self.grid.centre(cell)
            pieces.put(
                (GOAL, number), pawn_sprite(hue, burning), (x, y - FOOT), PAWN_HEIGHT,
                flame=WICK if burning else 0.0, tint=THERE,
            )  # fmt: skip
            pieces.tint(number, HERE)

    def step_ahead(self, view: CageView) -> None:
        """Let prisoners walk to where they stand now, before anything else of the view is shown."""
        for number, cell in enumerate(view["at"]):
            place = self.place_of(view, number)
            before = self._places.get(number)
            if (
                cell >= 0
                and place is not None
                and before not in (None, place)
                and number not in self._falling
            ):
                self._walk(number, before, place)
                self._places[number] = place

    def place_of(self, view: CageView, prisoner: int) -> Point | None:
        """Where a prisoner stands or waits; None before he has begun."""
        cell, line = view["at"][prisoner], view["line"][prisoner]
        if cell >= 0:
            x, y = self.grid.centre(cell)
            together = [other for other, there in enumerate(view["at"]) if there == cell]
            dx, dy = CROWDS[len(together)][together.index(prisoner)]
            return x + dx, y - FOOT + dy
        if line < 0:
            return None
        if line < view["size"]:
            return -EDGE, self.grid.rows - line - 0.5 - FOOT / 2
        return line - view["size"] + 0.5, self.grid.rows + EDGE - FOOT

    def falling_lines(self, view: CageView) -> list[Line]:
        """An arrow into the row or column of everybody who falls."""
        found: list[Line] = []
        for number, line in enumerate(view["line"]):
            place = self.place_of(view, number)
            if line < 0 or place is None:
                continue
            along = (1.0, 0.0) if line < view["size"] else (0.0, -1.0)
            start = (place[0] + along[0] * 0.3, place[1] + FOOT / 2 + along[1] * 0.3)
            found.append(Line((start, (start[0] + along[0] * 0.5, start[1] + along[1] * 0.5)), FALL))
        return found

    def _show_tiles(self, view: CageView, animated: bool) -> None:
        tiles = self.board.tiles
        for cell, tile in enumerate(view["board"]):
            look, before = self._look(view, tile, cell), self._looks.get(cell)
            if look == before:
                continue
            if look is None:
                del self._looks[cell]
                if animated:
                    tiles.sink(cell)
                else:
                    tiles.remove(cell)
            elif self._held == (cell, look) and animated:
                self._looks[cell], self._held = look, None
                tiles.lower(cell)
            else:
                self._looks[cell] = look
                tiles.place(cell, look.sprite, look.turns, animated=animated)
        self.put_down()

    def _look(self, view: CageView, tile: int, cell: int) -> Look | None:
        """How a cell looks; a Dirge that is no square is drawn as nine pits."""
        if kind_of(tile) == DIRGE and view["house"] & DIRGE_IS_A_CROSS:
            return Look("pit", 0)
        return look_of(tile, cell)

    def _show_dirge(self, view: CageView, animated: bool) -> None:
        """The great pit is one token over its cells; it opens where the Dirge comes down."""
        square = not view["house"] & DIRGE_IS_A_CROSS
        under = [cell for cell, tile in enumerate(view["board"]) if square and kind_of(tile) == DIRGE]
        if not under:
            self.board.pieces.remove(GREAT_PIT)
        elif GREAT_PIT not in self.board.pieces:
            middle = self.grid.centre(under[len(under) // 2])
            self.board.pieces.put(GREAT_PIT, "dirge_pit", middle, 3.0, (0.5, 0.5), shadow=False)
            if animated:
                self.board.pieces.grow(GREAT_PIT)

    def _show_prisoners(self, view: CageView, animated: bool) -> None:
        pieces = self.board.pieces
        lit = [bool(burning) for burning in view["lit"]]
        for prisoner in self.prisoners:
            number = prisoner.number
            place = self.place_of(view, number)
            if place is None:
                pieces.remove(number)
                self._places.pop(number, None)
                continue
            known = number in self._places and number in pieces
            falling = view["at"][number] < 0
            if known and animated and falling == (number in self._falling):
                self._follow(prisoner, place, lit)
            elif known and animated and falling:
                pieces.fall(number, partial(self._put, prisoner, place, lit[number], falling))
            else:
                self._put(prisoner, place, lit[number], falling)
            self._places[number] = place
            self._falling = self._falling - {number} | ({number} if falling else set())
        self._lit = lit

    def _follow(self, prisoner: Prisoner, place: Point, lit: list[bool]) -> None:
        """Show a prisoner's way; a candle goes out before it, and is lit where it ends."""
        number, pieces, done = prisoner.number, self.board.pieces, None
        if lit[number] and not self._lit[number]:
            done = partial(pieces.kindle, number, pawn_sprite(prisoner.hue, True), WICK)
        elif self._lit[number] and not lit[number]:
            pieces.snuff(number, pawn_sprite(prisoner.hue, False))
        if place != self._places[number]:
            self._walk(number, self._places[number], place, done)
        elif done is not None:
            done()

    def _walk(self, number: int, here: Point, there: Point, done: Callable[[], object] | None = None) -> None:
        """One step; over an edge the pawn comes in from the other side."""
        dx, dy = there[0] - here[0], there[1] - here[1]
        far = self.grid.cols / 2
        if abs(dx) > far or abs(dy) > far:
            step = (-1 if dx > far else 1 if dx < -far else 0), (-1 if dy > far else 1 if dy < -far else 0)
            self.board.pieces.drag(number, (there[0] - step[0] * 0.9, there[1] - step[1] * 0.9))
        self.board.pieces.move(number, [there], done=done)

    def _put(self, prisoner: Prisoner, place: Point, burning: bool, falling: bool) -> None:
        sprite = pawn_sprite(prisoner.hue, burning)
        height, flame = (FALLING_HEIGHT if falling else PAWN_HEIGHT), (WICK if burning else 0.0)
        self.board.pieces.put(prisoner.number, sprite, place, height, flame=flame, shadow=not falling)
