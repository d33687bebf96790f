"""Eerie Silence: only prisoners joined by a path may talk (rulebook p. 18; ruling 92)."""

from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.ending import reachable
from engine.games.night_cage.state import CageState


def talk(state: CageState) -> list[list[int]]:
    """For each seat, the other seats that it may talk to; without the Eerie Silence, all of them.

    Two people may talk as soon as one prisoner of each stands on the same path. Whoever falls hears, and
    says nothing.
    """
    seats = range(state.seats)
    if not state.silence:
        return [[other for other in seats if other != seat] for seat in seats]
    joined: list[set[int]] = [set() for _ in seats]
    for prisoner, cell in enumerate(state.at):
        if cell not in GRIDS[state.size].cells:
            continue
        path = reachable(state, cell)
        near = {state.owner(other) for other, there in enumerate(state.at) if there in path}
        joined[state.owner(prisoner)] |= near - {state.owner(prisoner)}
    return [sorted(others) for others in joined]
