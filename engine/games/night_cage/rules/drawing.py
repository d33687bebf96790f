"""DRAW_PLACE: tiles are drawn one by one, revealed, and placed at an opening (rulebook p. 9; rulings 4, 90).

Entries: ("draw", prisoners) fills the openings of these prisoners (bits); ("place", kind, prisoners) waits
for the cell and the turn of a tile that has been drawn.
"""

from engine.core.event import Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.laying import draw, lay
from engine.games.night_cage.rules.light import openings
from engine.games.night_cage.rules.tiles import OMEN, PIT_FIEND
from engine.games.night_cage.state import CageState

ALONE = frozenset({1, 2, 4, 8, 16})
"""The sets of one prisoner."""

ALONE_ASKED = tuple((seat,) for seat in range(5))
"""One seat that decides alone."""


def draw_for(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Draw for the next opening; a tile that can lie in one way only is placed at once."""
    free = openings(state, entry[1])
    if not free or not state.deck:
        return
    kind = draw(state, events)
    if not kind:
        return
    if len(free) > 1:
        state.todo.append(entry)
    places = _places(state, kind, free, entry[1] not in ALONE)
    if len(places) == 1:
        put(state, kind, places[0], events)
    else:
        state.todo.append(("place", kind, entry[1]))


def place_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Each opening and each turn that joins the tile to the prisoner it was drawn for."""
    return _places(state, entry[1], openings(state, entry[2]), entry[2] not in ALONE)


def _places(state: CageState, kind: int, free: list[tuple[int, int]], shared: bool) -> list[Action]:
    """With `shared`, two prisoners may have the same opening."""
    places = state.grid.places[kind]
    found: list[Action] = []
    for cell, side in free:
        found += places[side][cell]
    return list(dict.fromkeys(found)) if shared else found


def take_place(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile lies, and does at once what it does."""
    state.todo.pop()
    put(state, entry[1], action, events)


def put(state: CageState, kind: int, action: Action, events: list[Event]) -> None:
    """Lay a drawn tile as a place action says."""
    _, cell, turn = action
    lay(state, kind, cell, turn, events)
    effect(state, kind, cell)


def effect(state: CageState, kind: int, cell: int) -> None:
    """Queue what a tile does as soon as it lies (rulings 69, 76)."""
    if kind == PIT_FIEND:
        state.todo.append(("pit_fiend", cell))
    elif kind == OMEN:
        state.todo.append(("omen", cell))


def active_owner(state: CageState, entry: Entry) -> tuple[int, ...]:
    """The active player decides (ruling 94)."""
    return ALONE_ASKED[state.active if state.seats >= 4 else state.owner(state.active)]
