"""Saves of older rules, brought up to the present ones."""

from typing import Any

from engine.core.game import Save
from engine.games.obscurio.rules.butterflies import BELOW, PRINTED, away, place
from engine.games.obscurio.rules.traps import MIST

SPOTS_1 = tuple(
    (column, row) for row in range(5) for column in range(5) if not (row in (0, 4) and column in (0, 4))
)
"""Column and row of the 21 spots that a Page had under rules 1."""

PLACES_1 = len(SPOTS_1) + 1


def finer_spots(save: Save) -> Save:
    """Under rules 1 a Page had 21 spots: each butterfly goes to the nearest of today's that is free."""
    state: dict[str, Any] = save["state"]
    placed: list[int] = []
    for each in state["butterflies"]:
        page, spot = divmod(each, PLACES_1)
        placed.append(_today(page, spot, bool(state["traps"] & MIST), placed))
    return {**save, "state": {**state, "butterflies": placed}}


def _today(page: int, spot: int, in_mist: bool, taken: list[int]) -> int:
    if spot == PLACES_1 - 1:
        return place(page, BELOW)
    column, row = SPOTS_1[spot]
    x, y = (column - 2) / 2.5, (row - 2) / 2.5
    drawn = PRINTED[page] if in_mist else frozenset[int]()
    free = [spot for spot in range(BELOW) if spot not in drawn and place(page, spot) not in taken]
    return place(page, min(free, key=lambda spot: away(spot, x, y)))
