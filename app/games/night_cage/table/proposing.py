"""How a drawn tile lies before anybody touches it: as most players would lay it."""

from collections.abc import Mapping
from typing import NamedTuple

from app.board.geometry import Grid
from app.games.night_cage.table.previews import Preview, tried
from app.games.night_cage.table.targets import placement
from engine.games.night_cage.view import CageView

Regret = tuple[bool, int, int]
"""What speaks against laying a tile so: that it costs something, how many it shows, walls that it meets."""


class Proposal(NamedTuple):
    """Where a drawn tile is thought to go."""

    turns: dict[int, int]
    """For each cell how it lies there at first."""
    cell: int | None
    """Where it is laid for a try at once: nowhere if a touch of its cell is enough."""
    harmless: frozenset[int]
    """The cells on which it costs no more than anywhere else."""


def proposal(view: CageView, kind: int, places: Mapping[int, tuple[int, ...]], grid: Grid) -> Proposal:
    """Look at every way to lay a tile: monsters that see nobody come first, paths that join second."""
    regrets = {
        cell: {turn: _regret(tried(view, placement(view, cell, turn), kind, grid)) for turn in turns}
        for cell, turns in places.items()
    }
    turns = {cell: min(of, key=lambda turn: of[turn]) for cell, of in regrets.items()}
    least = {cell: regrets[cell][turn] for cell, turn in turns.items()}
    best = min(least, key=lambda cell: least[cell])
    wanted = len(places) == 1 or any(len(ways) > 1 for ways in places.values())
    harmless = frozenset(cell for cell in places if least[cell][:2] == least[best][:2])
    return Proposal(turns, best if wanted else None, harmless)


def _regret(seen: Preview) -> Regret:
    walls = sum(not way.goes_on for way in seen.joins)
    return seen.costly, len(seen.badges), 2 * walls - len(seen.joins)
