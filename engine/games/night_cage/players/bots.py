"""Co-operative players: a rule of thumb, and what a position is worth."""

from math import exp
from typing import NamedTuple

from engine.core.event import Event
from engine.core.game import Action
from engine.games.night_cage.players.prospects import LIT, Prospects, ended_worth, prospects
from engine.games.night_cage.rules.ending import WON
from engine.games.night_cage.rules.light import openings
from engine.games.night_cage.rules.tiles import GATE, T, laid
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import CageState

WASTE = 4.0
"""What it costs to lose a tile from the stack unseen."""

LINGER = 3.0
"""What it costs to stay, besides the tile."""

FUSS = 3.0
"""What it takes to pass a key: nobody does it without a reason."""

SEARCH = 0.6
"""What an opening still to be filled promises."""

ON_THE_WAY = {"block": -1, "fall": -1, "key": 0}
"""What is asked before an action is over, and which answer is taken: nobody blocks, keys are taken."""

HASTE = 1.1
"""What each opening costs a prisoner who seeks nothing: he has a key, and there is a Gate."""

EFFORT = {"stay": LINGER, "give": FUSS, "receive": FUSS}

GATE_TILE = laid(GATE)
PLAIN = bytes([T]) * 100


class Judged(NamedTuple):
    """What an action leads to, as far as can be known."""

    value: float
    won: bool
    after: Prospects | None
    """None if the game is over."""
    search: float = 0.0
    """What the openings still to be filled may show."""
    cost: float = 0.0
    """What the action itself takes: tiles that nobody sees, and the trouble."""


def judge(state: CageState, seat: int, action: Action) -> Judged:
    """Look one action ahead. The stack is made of plain passages meanwhile: nobody knows what will come."""
    twin = state.clone()
    twin.deck[:] = PLAIN[: len(twin.deck)]
    events = SCRIPT.apply(twin, seat, action)
    while twin.todo and twin.todo[-1][0] in ON_THE_WAY:
        events += _go_on(twin)
    if twin.ended:
        won = twin.ended == WON
        return Judged(ended_worth(won), won, None)
    after, search = prospects(twin), _search(twin)
    cost = WASTE * _wasted(events) + EFFORT.get(action[0], 0.0)
    return Judged(after.total() + search - cost, False, after, search, cost)


def _go_on(state: CageState) -> list[Event]:
    """Let every hit of an attack land before the damage is counted."""
    seat, answer = SCRIPT.deciders(state)[0], ON_THE_WAY[state.todo[-1][0]]
    return SCRIPT.apply(state, seat, SCRIPT.legal(state, seat)[answer])


def _wasted(events: list[Event]) -> int:
    """Tiles that went from the stack straight to the discard board."""
    return sum(len(event[4]) if event[0] == "burned" else event[0] == "wasted" for event in events)


def _search(state: CageState) -> float:
    """What the openings still to be filled may show, as far as the counts tell."""
    here = state.at[state.active]
    if here < 0 or not state.deck or not state.lit[state.active]:
        return 0.0
    seeks = GATE_TILE not in state.board if state.key[state.active] else True
    return (SEARCH if seeks else -HASTE) * len(openings(state, 1 << state.active))


def worth(state: CageState) -> float:
    """From 0 to 1: how likely a win is, as far as a position and the tiles left can tell."""
    if state.ended:
        return float(state.ended == WON)
    value, tiles = prospects(state).total() - _pending(state), len(state.deck)
    return 1 / (1 + exp(EVEN - PLACE * value - TILE * tiles - TOGETHER * value * tiles))


EVEN, PLACE, TILE, TOGETHER = 3.17, 0.00426, 0.0166, 0.00013
"""Fitted to the ends of 2,500 games by the rule of thumb: a good place is worth more while there is time."""


def _pending(state: CageState) -> float:
    """What hits still cost that have been worked out but not taken."""
    hits = [entry for entry in state.todo if entry[0] in ("hit", "block")]
    candles = {entry[1] for entry in hits if entry[3] and state.lit[entry[1]]}
    tiles: int = sum(entry[2] for entry in hits)
    return WASTE * tiles + LIT * len(candles)
