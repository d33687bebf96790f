"""How good a position looks: keys in hand and in reach, a Gate to meet at, candles, danger.

Only what lies open counts, so that a bot can judge an imagined state without learning from it. Each aspect is
a number of its own: the one that an action changes most is the reason that a hint gives.

The weights were found by play: an evolution strategy had many thousands of games at standard difficulty
played by the rule of thumb and kept what won more often; then they were rounded while that cost no wins.
"""

from typing import NamedTuple

from engine.games.night_cage.players.maze import FAR, Maze
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.sight import sight
from engine.games.night_cage.rules.tiles import (
    ATTACKS,
    EXITS,
    GATE,
    KEEPER,
    KEY_BEARERS,
    PATHLESS,
    PIT,
    SIDES_IN,
    WAX_EATER,
)
from engine.games.night_cage.state import CageState

HELD = 28.0
REACH, FADE = 36.0, 0.68
"""A key on the board, and what each step towards it takes away."""

SPARE_KEYS, SPARE_GATES = (0.0, 10.0, 14.0), (0.0, 7.0, 12.0, 15.0)
"""By the number that can still be lost."""

GATE_NEAR, HORIZON = 2.0, 8
"""For every prisoner, by the steps that he is nearer to a Gate than the horizon."""

EAGER = (0.3, 0.7, 1.1, 1.8, 9.0)
"""How much a Gate matters, by the number of keys still missing from the end: all held is the last."""

LIT, FRIEND, FRIEND_FADE = 10.0, 14.0, 0.6
"""A candle that burns; for one that does not, a friend who could light it, less with every step."""

DANGER = {WAX_EATER: 7.0, KEEPER: 2.0, PATHLESS: 9.0}
"""What it costs to stand in the sight of a monster."""

LURKING, CORNERED = 1.8, 2.0
"""A monster on the board; a prisoner whom one sees and who cannot step aside."""

FALLING = -4.0
WAYS = (-3.0, -1.0, 1.0, 1.0, 0.5)
"""By the number of ways open to a prisoner."""

NERVE = (0.0, 6.0, 1.0)
"""By the tokens a prisoner has: one is kept for need, two are there to be spent."""

COMPANY = 0.2


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
    """Monsters, and prisoners in their sight."""
    footing: float
    """Prisoners on the board, with a way to go."""
    company: float
    """How near the prisoners are to each other: keys change hands, flames too."""
    nerve: float

    def total(self) -> float:
        return sum(self)


class Notable(NamedTuple):
    """The cells that matter most."""

    keys: list[int]
    gates: list[int]
    monsters: list[int]


def prospects(state: CageState) -> Prospects:
    """Judge what lies open."""
    maze, notable, held = Maze(state), _notable(state), sum(state.key)
    danger, seen = _danger(state, notable.monsters)
    cornered, footing = _footing(state, seen)
    return Prospects(
        held=HELD * held,
        reach=_reach(state, maze, notable.keys),
        spare=SPARE_KEYS[min(state.keys - state.prisoners, 2)] + SPARE_GATES[min(state.gates - 1, 3)],
        gate=_gate(state, maze, notable.gates, held),
        light=_light(state, maze),
        danger=danger - CORNERED * cornered,
        footing=footing,
        company=-COMPANY * _spread(state),
        nerve=_nerve(state),
    )


def ended_worth(won: bool) -> float:
    """What a finished game is worth."""
    return 1000.0 if won else -1000.0


def _notable(state: CageState) -> Notable:
    found = Notable([], [], [])
    for cell, tile in enumerate(state.board):
        for place in PLACES[tile]:
            found[place].append(cell)
    return found


def _places(tile: int) -> tuple[int, ...]:
    """The lists of Notable that a tile belongs into; a Keeper is a key and a monster."""
    tests = (tile >> 2 in KEY_BEARERS, tile >> 2 == GATE, bool(ATTACKS[tile]))
    return tuple(place for place, true in enumerate(tests) if true)


PLACES = tuple(_places(tile) for tile in range(256))


def _reach(state: CageState, maze: Maze, keys: list[int]) -> float:
    """Each key on the board is for the nearest prisoner without one; underfoot it is not yet in hand."""
    if not keys:
        return 0.0
    needy = [cell for prisoner, cell in enumerate(state.at) if cell >= 0 and not state.key[prisoner]]
    pairs = [
        (far, key, here) for key in keys for here, far in zip(needy, maze.steps(key, needy), strict=True)
    ]
    total = 0.0
    promised: set[int] = set()
    served: set[int] = set()
    for far, key, here in sorted(pairs):
        if far < FAR and key not in promised and here not in served:
            promised.add(key)
            served.add(here)
            total += REACH * FADE ** max(far, 1)
    return total


def _gate(state: CageState, maze: Maze, gates: list[int], held: int) -> float:
    """The more keys are found, the more a Gate matters; at the end everybody must come to it."""
    best = 0
    for gate in gates:
        best = max(best, sum(max(HORIZON - far, 0) for far in maze.steps(gate, state.at)))
    return GATE_NEAR * best * EAGER[max(held + 4 - state.prisoners, 0)]


def _light(state: CageState, maze: Maze) -> float:
    lit, at = state.lit, state.at
    total = LIT * sum(lit)
    if 0 not in lit:
        return total
    friends = [cell for prisoner, cell in enumerate(at) if lit[prisoner] and cell >= 0]
    for prisoner, here in enumerate(at):
        if not lit[prisoner] and here >= 0 and friends:
            total += FRIEND * FRIEND_FADE ** min(maze.steps(here, friends))
    return total


def _danger(state: CageState, monsters: list[int]) -> tuple[float, set[int]]:
    """What the monsters on the board cost, and every cell that one of them sees."""
    total, seen = -LURKING * len(monsters), set()
    for monster in monsters:
        sees = {cell for cell, _ in sight(state, monster)}
        total -= DANGER[state.board[monster] >> 2] * sum(here in sees for here in state.at)
        seen |= sees
    return total, seen


def _footing(state: CageState, seen: set[int]) -> tuple[int, float]:
    """How many prisoners are cornered, and what the ways of all are worth; falling costs a turn."""
    cornered, total = 0, 0.0
    for here in state.at:
        if here < 0:
            total += FALLING
        else:
            ways, aside = _ways(state, here, seen)
            total += WAYS[ways]
            cornered += here in seen and not aside
    return cornered, total


def _ways(state: CageState, here: int, seen: set[int]) -> tuple[int, bool]:
    """How many ways are open from a cell, and whether one of them, or a pit, leads out of every sight."""
    board, around = state.board, GRIDS[state.size].next[here]
    ways, aside = 0, False
    for side in SIDES_IN[EXITS[board[here]]]:
        there = around[side]
        tile = board[there]
        if tile & PIT:
            aside = True
        elif not tile:
            ways += 1
        elif not ATTACKS[tile] and EXITS[tile] >> (side ^ 2) & 1:
            ways += 1
            aside = aside or (there not in seen and (tile >> 2 == GATE or there not in state.at))
    return ways, aside


def _nerve(state: CageState) -> float:
    """The token that comes at the end of this turn counts already."""
    total = sum(NERVE[tokens] for tokens in state.nerve)
    if state.gain:
        tokens = state.nerve[state.active]
        total += NERVE[tokens + 1] - NERVE[tokens]
    return total


def _spread(state: CageState) -> int:
    """Steps between all pairs of prisoners, as if every way were open."""
    standing, apart = [cell for cell in state.at if cell >= 0], APART[state.size]
    total = 0
    for number, one in enumerate(standing):
        for other in standing[:number]:
            total += apart[one][other]
    return total


def _apart(size: int, one: int, other: int) -> int:
    rows, columns = abs(one // size - other // size), abs(one % size - other % size)
    return min(rows, size - rows) + min(columns, size - columns)


APART = {
    size: tuple(bytes(_apart(size, one, other) for other in grid.cells) for one in grid.cells)
    for size, grid in GRIDS.items()
}
"""Steps between two cells of an open torus."""
