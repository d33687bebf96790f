"""Final Flickers: the stack is empty, and every turn takes a tile off the board.

Rulebook p. 15; rulings 86 to 91.

Entries: ("flicker",) at the end of a turn, ("snuff",) while the active player chooses.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.ending import NO_LIGHT, finish
from engine.games.night_cage.rules.laying import discard, lift_dirge
from engine.games.night_cage.rules.light import lit_cells
from engine.games.night_cage.rules.nerve import may_spend, pay
from engine.games.night_cage.rules.tiles import DIRGE_PIT
from engine.games.night_cage.state import CageState

SUSTAIN: Action = ("sustain",)


def flicker(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Ask for a tile; with only prisoners' own tiles lit and no Nerve to Sustain, all is dark (ruling 88)."""
    if free_lit_cells(state) or may_spend(state, state.active):
        state.todo.append(("snuff",))
        actions = snuff_actions(state, ("snuff",), 0)
        if len(actions) == 1:
            events.append(("forced", EVERYONE, "", state.active, "snuff"))
            take_snuff(state, ("snuff",), 0, actions[0], events)
    else:
        finish(state, NO_LIGHT, events)


def free_lit_cells(state: CageState) -> list[int]:
    """Lit tiles without a prisoner, monsters and pits included; the Dirge's pit counts once (ruling 87)."""
    bits, found, dirge = lit_cells(state), [], False
    for cell, tile in enumerate(state.board):
        if not tile or not bits >> cell & 1 or cell in state.at:
            continue
        if tile != DIRGE_PIT or not dirge:
            found.append(cell)
        dirge = dirge or tile == DIRGE_PIT
    return found


def snuff_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """A lit tile anywhere, or Sustain; a prisoner's own tile only if nothing else is left."""
    cells = free_lit_cells(state) or sorted({cell for cell in state.at if cell >= 0})
    found: list[Action] = [("snuff", cell) for cell in cells]
    if may_spend(state, state.active):
        found.append(SUSTAIN)
    return found


def take_snuff(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile goes; taking a prisoner's own loses the game."""
    state.todo.pop()
    if action == SUSTAIN:
        pay(state, state.active, "sustain", events)
    elif action[1] in state.at:
        finish(state, NO_LIGHT, events)
    elif state.board[action[1]] == DIRGE_PIT:
        lift_dirge(state, "87", events)
    else:
        discard(state, action[1], "87", events)
