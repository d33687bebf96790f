"""Light and darkness: what the candles show, what sinks into the dark, who is relit.

Rulebook p. 8, 9, 14, 15.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.house import FILL_GAPS_FOR_NON_ACTIVE, RELIGHT_ON_ANY_TURN, RELIGHT_SPREADS
from engine.games.night_cage.rules.laying import dirge_cells, discard, lift_dirge
from engine.games.night_cage.rules.tiles import DIRGE_PIT, EXITS, KEEPER, OMEN, PIT_FIEND, SIDES_IN
from engine.games.night_cage.state import CageState


def lit_cells(state: CageState) -> int:
    """The lit cells, as bits. A prisoner in the dark keeps only the cell under him.

    Lit is what an exit leads to, even if it shows a wall (ruling 5); never a neighbour without an exit
    towards it.
    """
    light, board, lit = GRIDS[state.size].light, state.board, state.lit
    bits = 0
    for prisoner, cell in enumerate(state.at):
        if cell >= 0:
            bits |= light[cell * 16 + EXITS[board[cell]]] if lit[prisoner] else 1 << cell
    return bits


def openings(state: CageState, prisoners: int) -> list[tuple[int, int]]:
    """The empty cells that exits of these prisoners (bits) lead to, each with the side that must join."""
    nexts, board, found = GRIDS[state.size].next, state.board, []
    for prisoner, cell in enumerate(state.at):
        if prisoners >> prisoner & 1 and cell >= 0:
            around = nexts[cell]
            for side in SIDES_IN[EXITS[board[cell]]]:
                if not board[around[side]]:
                    found.append((around[side], side ^ 2))
    return found


def light(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The LIGHT_DARK step: first the dark takes what is unlit, then candles are relit, then tiles are drawn.

    Rulings 7 and 59 give the order; ruling 6 says for whom tiles are drawn.
    """
    darken(state, entry, events)
    relit = relight(state, events)
    if state.pieces[PIT_FIEND] or state.pieces[OMEN]:
        state.todo.append(("dark",))
    if relit:
        state.todo.append(("draw", relit))
    drawing = lit_prisoners(state) & ~relit
    if not state.house & FILL_GAPS_FOR_NON_ACTIVE:
        drawing &= 1 << state.active
    if drawing:
        state.todo.append(("draw", drawing))


def lit_prisoners(state: CageState) -> int:
    """Those whose candle burns, as bits."""
    bits = 0
    for prisoner, burning in enumerate(state.lit):
        bits |= burning << prisoner
    return bits


def darken(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Every unlit tile goes, except a Keeper with its key (ruling 61); the Dirge's pit goes as a whole."""
    bits = lit_cells(state)
    for cell, tile in enumerate(state.board):
        if tile and not bits >> cell & 1 and tile >> 2 != KEEPER and tile != DIRGE_PIT:
            discard(state, cell, "7", events)
    if state.dirge == 1 and not any(bits >> cell & 1 for cell in dirge_cells(state)):
        lift_dirge(state, "79", events)


def relight(state: CageState, events: list[Event]) -> int:
    """Light the candles beside burning ones, and give those prisoners as bits (rulings 58 to 60)."""
    lit, relit = state.lit, 0
    if 0 not in lit:
        return 0
    while True:
        caught = [
            prisoner for prisoner, burning in enumerate(lit) if not burning and _beside_fire(state, prisoner)
        ]
        for prisoner in caught:
            lit[prisoner] = 1
            relit |= 1 << prisoner
            events.append(("relit", EVERYONE, "58", prisoner))
        if not caught or not state.house & RELIGHT_SPREADS:
            return relit


def _beside_fire(state: CageState, prisoner: int) -> bool:
    """Whether somebody's flame reaches him: on a third prisoner's turn none does (ruling 58)."""
    anybody = prisoner == state.active or state.house & RELIGHT_ON_ANY_TURN
    givers = range(state.prisoners) if anybody else (state.active,)
    return any(state.lit[other] and joined(state, prisoner, other) for other in givers)


def joined(state: CageState, one: int, other: int) -> bool:
    """Whether two prisoners stand on neighbouring tiles joined by a path, or on the same Gate (ruling 60)."""
    here, there = state.at[one], state.at[other]
    if here < 0 or there < 0 or one == other:
        return False
    return here == there or connected(state, here, there)


def connected(state: CageState, here: int, there: int) -> bool:
    """Whether two cells are neighbours and both have the exit towards the other; pits have none."""
    around = GRIDS[state.size].next[here]
    if there not in around:
        return False
    side = around.index(there)
    return bool(EXITS[state.board[here]] >> side & EXITS[state.board[there]] >> (side ^ 2) & 1)
