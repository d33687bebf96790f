"""The monster's part of a turn, and what follows: the next turn, the second stage, the end.

Entry: ("monster",) turns a tombstone up and lets the monster walk.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.finstere_flure.rules import ending
from engine.games.finstere_flure.rules.pawns import count_lost_stones
from engine.games.finstere_flure.rules.tombstones import shuffle_all, turn_up
from engine.games.finstere_flure.rules.walking import Walk, hunt
from engine.games.finstere_flure.state import ESCAPED, LAST_TURN, LOST, OUTSIDE, TURNS_A_STAGE, FlureState


def monster_turn(state: FlureState, entry: Entry, events: list[Event]) -> None:
    """A tombstone, the walk, and the end of the turn."""
    tombstone = turn_up(state, events)
    walk = hunt(state.position, tombstone.steps, tombstone.prey)
    take_over(state, walk, events)
    if not ending.check(state, events):
        _next_turn(state, events)


def take_over(state: FlureState, walk: Walk, events: list[Event]) -> None:
    """The table is as the walk left it.

    In the first stage a dead pawn waits outside and keeps its face, in the second it is out of the game
    (ruling 5a.12).
    """
    told = walk.events
    events += told
    state.board, state.pawn_on, state.monster, state.facing, _ = walk.after
    count_lost_stones(state, told)
    for cell, pawn in enumerate(state.pawn_on):
        if pawn:
            state.at[pawn - 1] = cell
    for death in walk.deaths:
        state.at[death.pawn] = OUTSIDE if state.stage == 1 else LOST
    for pawn in walk.saved:
        state.at[pawn] = ESCAPED
        state.escaped.append(pawn)


def _next_turn(state: FlureState, events: list[Event]) -> None:
    """The start marker goes to the left; after the seventh tombstone the stage is over (5a.18, 5a.19)."""
    state.turn += 1
    state.first = (state.first + 1) % state.seats
    events.append(("turn", EVERYONE, "5a.18", state.turn, state.first))
    if state.turn == LAST_TURN:
        ending.finish_stage_2(state, events)
        return
    if state.turn == TURNS_A_STAGE:
        shuffle_all(state)
        events.append(("stage", EVERYONE, "5a.19", state.stage))
    state.todo.append(("next", state.first))
