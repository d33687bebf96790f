"""How good a position looks: keys in hand and in reach, a Gate to meet at, candles, danger, time.

Only what lies open counts, so that a bot can judge an imagined state without learning from it. Each aspect is
a number of its own: the one that an action changes most is the reason that a hint gives.
"""

from collections import deque
from typing import NamedTuple

from engine.night_cage.board import GRIDS
from engine.night_cage.ending import WON
from engine.night_cage.sight import sight
from engine.night_cage.state import CageState
from engine.night_cage.tiles import (
    ALL_SIDES,
    ATTACKS,
    EMPTY,
    EXITS,
    GATE,
    KEEPER,
    KEY_BEARERS,
    PATHLESS,
    PIT,
    SIDES_IN,
    WAX_EATER,
)

FAR = 99
"""More steps than any way has."""

HELD, REACH, FADE = 30.0, 22.0, 0.75
SPARE_KEY, SPARE_GATE = 8.0, 7.0
GATE_SEEN, GATE_NEAR, HORIZON = 6.0, 10.0, 8
EAGER = (0.3, 0.5, 1.2, 3.0, 8.0)
"""How much a Gate matters, by the number of keys still missing from the end: all held is the last."""

SCARCE = 12
"""Tiles in the stack below which gaps are hard to fill."""

LIT, FRIEND = 10.0, 5.0
DANGER = {WAX_EATER: 5.0, KEEPER: 1.5, PATHLESS: 7.0}
"""What it is worth not to stand in the sight of a monster."""

FALLING = -4.0
WAYS = (-4.0, -0.5, 0.0, 0.3, 0.6)
"""By the number of ways open to a prisoner."""

NERVE = 1.0
COMPANY = 0.25


WAYS_OUT = {
    size: tuple(
        tuple((grid.next[cell][side], 1 << (side ^ 2)) for side in SIDES_IN[exits])
        for cell in grid.cells
        for exits in range(16)
    )
    for size, grid in GRIDS.items()
}
"""From `cell * 16 + exits`: each neighbour that an exit leads to, with the exit that it must have."""


class Prospects(NamedTuple):
    """The aspects of a position; more is better."""

    held: float
    """Keys in hand."""
    reach: float
    """Keys on the board, near to prisoners who need one."""
    spare: float
    """Keys and Gates that can still be lost before the game is."""
    gate: float
    """A Gate on the board, and how near everybody is to it."""
    light: float
    """Candles that burn, and friends near those that do not."""
    danger: float
    """Prisoners in the sight of monsters."""
    footing: float
    """Prisoners on the board, with a way to go."""
    company: float
    """How near the prisoners are to each other: keys change hands, flames too."""
    nerve: float

    def total(self) -> float:
        """All together."""
        return sum(self)


def prospects(state: CageState) -> Prospects:
    """Judge what lies open."""
    held = sum(state.key)
    return Prospects(
        held=HELD * held,
        reach=_reach(state),
        spare=SPARE_KEY * min(state.keys - state.prisoners, 2) + SPARE_GATE * min(state.gates - 1, 2),
        gate=_gate(state, held),
        light=_light(state),
        danger=_danger(state),
        footing=_footing(state),
        company=-COMPANY * _spread(state),
        nerve=NERVE * sum(state.nerve),
    )


def ended_worth(state: CageState) -> float:
    """What a finished game is worth."""
    return 1000.0 if state.ended == WON else -1000.0


def distances(state: CageState, goal: int) -> list[int]:
    """Steps from every cell to a goal, over open paths and cells that may still become some.

    The fewer tiles are left, the less a gap can be counted on: without any it is a wall.
    """
    board, ways = state.board, WAYS_OUT[state.size]
    gap = FAR if not state.deck else 3 if len(state.deck) < SCARCE else 1
    found = [FAR] * len(board)
    found[goal] = 0
    queue = deque([goal])
    while queue:
        here = queue.popleft()
        tile = board[here]
        steps = found[here] + (1 if tile else gap)
        for there, back in ways[here * 16 + (EXITS[tile] if tile else ALL_SIDES)]:
            if found[there] > steps:
                other = board[there]
                if not other or EXITS[other] & back:
                    found[there] = steps
                    if not ATTACKS[other]:
                        queue.append(there)
    return found


def _reach(state: CageState) -> float:
    """Each key on the board is for the nearest prisoner without one."""
    needy = [cell for prisoner, cell in enumerate(state.at) if cell >= 0 and not state.key[prisoner]]
    if not needy:
        return 0.0
    pairs = []
    for cell, tile in enumerate(state.board):
        if tile >> 2 in KEY_BEARERS:
            steps = distances(state, cell)
            pairs += [(steps[here], cell, here) for here in needy if steps[here] < FAR]
    total = 0.0
    keys: set[int] = set()
    served: set[int] = set()
    for far, cell, here in sorted(pairs):
        if cell not in keys and here not in served:
            keys.add(cell)
            served.add(here)
            total += REACH * FADE**far
    return total


def _gate(state: CageState, held: int) -> float:
    """The more keys are found, the more a Gate matters; at the end everybody must come to it."""
    best = 0.0
    eager = EAGER[max(held + 4 - state.prisoners, 0)]
    for cell, tile in enumerate(state.board):
        if tile >> 2 == GATE:
            steps = distances(state, cell)
            near = sum(max(HORIZON - steps[here], 0) for here in state.at if here >= 0) / HORIZON
            best = max(best, GATE_SEEN + GATE_NEAR * near)
    return best * eager


def _light(state: CageState) -> float:
    total = 0.0
    for prisoner, burning in enumerate(state.lit):
        total += LIT * burning
        here = state.at[prisoner]
        if not burning and here >= 0:
            friends = [there for other, there in enumerate(state.at) if state.lit[other] and there >= 0]
            if friends:
                steps = distances(state, here)
                total += FRIEND * 0.7 ** min(steps[there] for there in friends)
    return total


def _danger(state: CageState) -> float:
    total = 0.0
    for monster, tile in enumerate(state.board):
        if ATTACKS[tile]:
            seen = {cell for cell, _ in sight(state, monster)}
            total -= DANGER[tile >> 2] * sum(here in seen for here in state.at)
    return total


def _footing(state: CageState) -> float:
    """Falling costs a turn; being walled in is worse."""
    board, nexts = state.board, GRIDS[state.size].next
    total = 0.0
    for here in state.at:
        if here < 0:
            total += FALLING
            continue
        ways = 0
        for side, there in enumerate(nexts[here]):
            tile = board[there]
            if EXITS[board[here]] >> side & 1 and not ATTACKS[tile]:
                ways += tile == EMPTY or (bool(EXITS[tile] >> (side ^ 2) & 1) and not tile & PIT)
        total += WAYS[ways]
    return total


def _spread(state: CageState) -> int:
    """Steps between all pairs of prisoners, as if every way were open."""
    standing = [cell for cell in state.at if cell >= 0]
    return sum(
        apart(state.size, one, other) for number, one in enumerate(standing) for other in standing[:number]
    )


def apart(size: int, one: int, other: int) -> int:
    """Steps between two cells of an open torus."""
    rows, columns = abs(one // size - other // size), abs(one % size - other % size)
    return min(rows, size - rows) + min(columns, size - columns)
