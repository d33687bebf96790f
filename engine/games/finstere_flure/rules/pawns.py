"""A pawn's move, step by step (rulings 5a.1, 5a.2, 5a.5-5a.8).

Entry: ("move", pawn, points) waits for the next step of a pawn, or for the end of its move. Each step is an
action of its own, so that it can be taken back until the move is ended; a step after which no legal end
could be reached is not offered.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.finstere_flure.rules import ending
from engine.games.finstere_flure.rules.board import CORNERS, ENTRANCE, EXIT, NEXT, WALL
from engine.games.finstere_flure.rules.pieces import POOL, STONES, TELEPORTER
from engine.games.finstere_flure.rules.pushing import lose_stone, move_stone
from engine.games.finstere_flure.rules.walker import Position
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE, FlureState

STEPS: tuple[Action, ...] = tuple(("step", side) for side in range(4))
ENTER: Action = ("enter",)
LEAVE: Action = ("leave",)
END: Action = ("end",)


def step(
    board: bytearray, pawn_on: bytearray, monster: int, cell: int, side: int, events: list[Event]
) -> tuple[int, ...]:
    """One step of a pawn, carried out on this board: the cells it passes, or () if it is not possible.

    On a pool it slides on, and pushes what it can on its way, until it is off the pool or blocked.
    """
    path = []
    while True:
        cell = NEXT[cell][side]
        if cell in (WALL, monster) or board[cell] & TELEPORTER:
            break
        if board[cell] & STONES and not _push(board, pawn_on, monster, cell, side, events):
            break
        path.append(cell)
        if not board[cell] & POOL:
            break
    return tuple(path)


def _push(
    board: bytearray, pawn_on: bytearray, monster: int, cell: int, side: int, events: list[Event]
) -> bool:
    """Push a single stone onto a free cell (ruling 5a.5); False if there is none."""
    behind = NEXT[cell][side]
    if behind in (WALL, monster) or pawn_on[behind] or board[behind] & STONES:
        return False
    end = move_stone(board, pawn_on, monster, cell, side, "5a.5", events)
    if end in CORNERS and board[end] & STONES:
        lose_stone(board, end, "5a.5", events)
    return True


def can_rest(board: bytearray, pawn_on: bytearray, monster: int, cell: int, points: int) -> bool:
    """Whether a pawn that comes to this cell can end its move, here or with the points it has left."""
    if not pawn_on[cell]:
        return True
    if not points:
        return False
    if cell == EXIT:
        return True
    return any(may_step(board, pawn_on, monster, cell, side, points) for side in range(4))


def may_step(board: bytearray, pawn_on: bytearray, monster: int, cell: int, side: int, points: int) -> bool:
    """Whether a step is possible and can lead to a legal end."""
    target = NEXT[cell][side]
    if target in (WALL, monster):
        return False
    if not board[target]:
        return can_rest(board, pawn_on, monster, target, points - 1)
    after = board[:]
    path = step(after, pawn_on, monster, cell, side, [])
    return bool(path) and can_rest(after, pawn_on, monster, path[-1], points - 1)


def can_enter(position: FlureState | Position, points: int) -> bool:
    """Whether an off-board pawn can step onto the entrance cell and rest there or farther on."""
    board, monster = position.board, position.monster
    free = points > 0 and monster != ENTRANCE and not board[ENTRANCE] & STONES
    return free and can_rest(board, position.pawn_on, monster, ENTRANCE, points - 1)


def owner(state: FlureState, entry: Entry) -> tuple[int, ...]:
    """Who moves the pawn."""
    return (entry[1] >> 2,)


def move_actions(state: FlureState, entry: Entry, seat: int) -> list[Action]:
    """Every step that can lead to a legal end, and the end itself where it is one."""
    _, pawn, points = entry
    cell = state.at[pawn]
    if cell == OUTSIDE:
        return [ENTER, END] if can_enter(state, points) else [END]
    board, pawn_on, monster = state.board, state.pawn_on, state.monster
    actions = []
    if points:
        for side, target in enumerate(NEXT[cell]):
            if target in (WALL, monster):
                continue
            free = not board[target] and not pawn_on[target]
            if free or may_step(board, pawn_on, monster, cell, side, points):
                actions.append(STEPS[side])
        if cell == EXIT:
            actions.append(LEAVE)
    if not pawn_on[cell]:
        actions.append(END)
    return actions


def take_move(state: FlureState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Carry out a step, or end the move."""
    TAKE[action[0]](state, entry[1], entry[2], action, events)


def _enter(state: FlureState, pawn: int, points: int, action: Action, events: list[Event]) -> None:
    _come_to(state, pawn, points, (ENTRANCE,), "", events)


def _step(state: FlureState, pawn: int, points: int, action: Action, events: list[Event]) -> None:
    pushes: list[Event] = []
    path = step(state.board, state.pawn_on, state.monster, state.at[pawn], action[1], pushes)
    if pushes:
        count_lost_stones(state, pushes)
        events += pushes
    _come_to(state, pawn, points, path, "5a.6" if len(path) > 1 else "", events)


def _come_to(
    state: FlureState, pawn: int, points: int, path: tuple[int, ...], why: str, events: list[Event]
) -> None:
    state.at[pawn] = path[-1]
    state.todo[-1] = ("move", pawn, points - 1)
    events.append(("stepped", EVERYONE, why, pawn, path))


def _leave(state: FlureState, pawn: int, points: int, action: Action, events: list[Event]) -> None:
    """Out through the door: the pawn is safe, and the game may be won (rulings 5a.1, 5a.20)."""
    state.at[pawn] = ESCAPED
    state.escaped.append(pawn)
    state.todo[-1] = ("next", ((pawn >> 2) + 1) % state.seats)
    events.append(("left", EVERYONE, "5a.1", pawn))
    ending.check(state, events)


def _end(state: FlureState, pawn: int, points: int, action: Action, events: list[Event]) -> None:
    """The pawn rests where it is and is flipped; the next player's turn."""
    cell = state.at[pawn]
    if cell >= 0:
        state.pawn_on[cell] = pawn + 1
    state.face[pawn] ^= 1
    state.todo[-1] = ("next", ((pawn >> 2) + 1) % state.seats)
    events.append(("rested", EVERYONE, "", pawn))


TAKE = {"enter": _enter, "step": _step, "leave": _leave, "end": _end}


def count_lost_stones(state: FlureState, events: list[Event]) -> None:
    """Remember the stones that left the board."""
    for event in events:
        if event[0] == "stone_lost":
            state.gone[event[4]] += 1
