"""The candles' light: exactly the cells that the rules light, and moonlight where a candle is out."""

from app.board.geometry import Grid
from app.board.lamp import Lamp, moonlight
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.ending import WON
from engine.games.night_cage.rules.tiles import EXITS, GATE, kind_of
from engine.games.night_cage.view import CageView

DAY_RADIUS = 9.0
TRIED_RADIUS = 1.6
"""A tile that is tried is seen whole, whoever's light falls on it."""


def lamps(view: CageView, grid: Grid, trying: int | None = None) -> list[Lamp]:
    """One lamp for each prisoner who stands on the board, and one for a tile that is tried."""
    found: list[Lamp] = []
    if trying is not None:
        found.append(Lamp(grid.centre(trying), frozenset((trying,)), TRIED_RADIUS, warm=False))
    for cell, burning in zip(view["at"], view["lit"], strict=True):
        if cell < 0:
            continue
        if burning:
            found.append(Lamp(grid.centre(cell), frozenset(lit_from(view, cell))))
        else:
            found.append(moonlight(grid, cell))
    return found


def lit_from(view: CageView, cell: int) -> list[int]:
    """The cell itself and what its exits lead to."""
    sides = EXITS[view["board"][cell]]
    around = GRIDS[view["size"]].next[cell]
    return [cell, *(around[side] for side in range(4) if sides >> side & 1)]


def escaped(view: CageView) -> bool:
    """Whether everybody is out: then the night is over."""
    return bool(view["ended"] == WON)


def daybreak(view: CageView, grid: Grid) -> Lamp:
    """The light that falls through the Gate over the whole cage."""
    gates = [cell for cell, tile in enumerate(view["board"]) if kind_of(tile) == GATE]
    middle = grid.centre(gates[0]) if gates else grid.bounds.centre
    return Lamp(middle, frozenset(grid), DAY_RADIUS)
