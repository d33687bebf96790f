"""The candles' light: exactly the cells that the rules light, and moonlight where a candle is out."""

from app.board.geometry import Grid
from app.board.lamp import Lamp, moonlight
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import EXITS
from engine.games.night_cage.view import CageView


def lamps(view: CageView, grid: Grid) -> list[Lamp]:
    """One lamp for each prisoner who stands on the board."""
    found: list[Lamp] = []
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
