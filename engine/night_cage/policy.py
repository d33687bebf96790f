"""A fast choice for playouts: sensible most of the time, and never the same twice.

Weights say how likely an action is. Now and then a few actions are looked at one step ahead, and the best is
taken: often enough that a playout goes somewhere, seldom enough that there is time for many.
"""

from collections.abc import Callable

from engine.core.dice import below, pick, shuffle
from engine.core.game import Action
from engine.night_cage.board import GRIDS
from engine.night_cage.bots import judge
from engine.night_cage.prospects import apart
from engine.night_cage.sight import watchers
from engine.night_cage.state import CageState
from engine.night_cage.tiles import ATTACKS, GATE, KEEPER, KEY, PIT, laid
from engine.night_cage.turn import SCRIPT

LIKELY = {
    "stay": 15,
    "charge": 3,
    "give": 1,
    "receive": 1,
    "take": 1000,
    "end": 60,
    "give_up": 0,
    "block": 80,
    "endure": 20,
    "leave": 0,
    "sustain": 30,
    "snuff": 10,
}
"""Weights of what is not a step, a placement or a fall."""

SURE = 10_000
STEP, BLIND, JUMP, SEEN, ALONG = 100, 70, 8, 30, 15
"""Weights of a step: a plain one, into the dark, into a pit, into sight, along a line of sight."""

THOUGHT = frozenset({"choose", "again", "place", "step_on", "swap", "scrambling", "snuff"})
"""Decisions worth a look ahead."""

CARE = 40
"""How often, in a hundred, one looks before acting."""

FEW = 5
"""How many actions are looked at."""

GATE_TILE = laid(GATE)


def policy(state: CageState, seat: int, dice: int) -> tuple[Action, int]:
    """One legal action, by weight."""
    actions = SCRIPT.legal(state, seat)
    if len(actions) == 1:
        return actions[0], dice
    if state.todo[-1][0] in THOUGHT:
        bold, dice = below(dice, 100)
        if bold < CARE:
            return _best_of_few(state, seat, actions, dice)
    weigh = WEIGH.get(state.todo[-1][0])
    if weigh is None:
        return pick(dice, actions)
    weights = weigh(state, actions)
    chosen, dice = below(dice, sum(weights) or 1)
    for action, weight in zip(actions, weights, strict=True):
        chosen -= weight
        if chosen < 0:
            return action, dice
    return actions[0], dice


def _best_of_few(state: CageState, seat: int, actions: list[Action], dice: int) -> tuple[Action, int]:
    """The action that looks best among a few drawn at random."""
    if len(actions) > FEW:
        actions = list(actions)
        dice = shuffle(dice, actions)
        del actions[FEW:]
    return max(actions, key=lambda action: judge(state, seat, action).value), dice


def _acting(state: CageState, actions: list[Action]) -> list[int]:
    """Take keys, go for the Gate once all are found, keep out of sight, otherwise wander."""
    here = state.at[state.active]
    goal = _gate(state, here) if 0 not in state.key else -1
    seen = watchers(state, here)
    around = GRIDS[state.size].next[here]
    weights = []
    for action in actions:
        kind = action[0]
        if kind == "move":
            weights.append(_step(state, here, around[action[1]], goal, seen))
        elif kind == "stay" and here == goal:
            weights.append(SURE)
        else:
            weights.append(LIKELY[kind])
    return weights


def _step(state: CageState, here: int, target: int, goal: int, seen: list[int]) -> int:
    tile = state.board[target]
    if target == goal or (tile >> 2 in (KEY, KEEPER) and not state.key[state.active]):
        return SURE
    if not tile:
        weight = BLIND
    elif tile & PIT:
        return JUMP
    else:
        watched = watchers(state, target)
        weight = STEP if not watched else ALONG if any(monster in seen for monster in watched) else SEEN
    if goal >= 0:
        nearer = apart(state.size, target, goal) < apart(state.size, here, goal)
        weight = weight * 8 if nearer else weight // 4
    return weight


def _again(state: CageState, actions: list[Action]) -> list[int]:
    """Nerve is spent for what is sure."""
    return [
        weight if weight >= SURE or actions[number][0] == "end" else weight // 12
        for number, weight in enumerate(_acting(state, actions))
    ]


def _gate(state: CageState, here: int) -> int:
    gates = [cell for cell, tile in enumerate(state.board) if tile == GATE_TILE]
    return min(gates, key=lambda cell: apart(state.size, here, cell), default=-1)


def _by_kind(state: CageState, actions: list[Action]) -> list[int]:
    return [LIKELY[action[0]] for action in actions]


def _snuffing(state: CageState, actions: list[Action]) -> list[int]:
    """Monsters and pits first, Gates and keys last."""
    weights = []
    for action in actions:
        tile = state.board[action[1]] if action[0] == "snuff" else 0
        precious = tile >> 2 in (GATE, KEY)
        weights.append(LIKELY[action[0]] * (0 if precious else 6 if ATTACKS[tile] or tile & PIT else 1))
    return weights


WEIGH: dict[str, Callable[[CageState, list[Action]], list[int]]] = {
    "choose": _acting,
    "again": _again,
    "block": _by_kind,
    "key": _by_kind,
    "snuff": _snuffing,
}
"""How each decision is weighed; any other is left to chance."""
