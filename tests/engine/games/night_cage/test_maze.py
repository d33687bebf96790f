"""How far it is: the bits of a maze against a plainly written search."""

from heapq import heappop, heappush

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games.night_cage.options import OPTIONS
from engine.games.night_cage.players.maze import FAR, Maze
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.starting import bare_table
from engine.games.night_cage.rules.tiles import (
    ATTACKS,
    EMPTY,
    EXITS,
    GATE,
    KEY,
    PIT,
    STRAIGHT,
    WAX_EATER,
    T,
    X,
    laid,
)
from engine.games.night_cage.state import NOWHERE

TILES = (
    *(EMPTY, EMPTY, laid(X), laid(GATE), laid(KEY), laid(WAX_EATER), laid(X) | PIT),
    *(laid(kind, turn) for kind in (T, STRAIGHT) for turn in range(4)),
)


def position(people: int, tiles: list[int], stack: int):
    """A board of these tiles, with so many in the stack."""
    state = bare_table(people, {option.key: option.default for option in OPTIONS})
    state.board[:] = bytes(tiles[: len(state.board)])
    state.deck = bytearray([T] * stack)
    return state


def plainly(state, goal: int, cell: int) -> int:
    """The cheapest way from a goal to a cell: a gap costs two, a tile one; nobody passes a monster."""
    edge, done = [(0, goal)], set()
    while edge:
        far, here = heappop(edge)
        if here == cell:
            return far
        tile = state.board[here]
        if here in done or (here != goal and ATTACKS[tile]):
            continue
        done.add(here)
        for side, there in enumerate(GRIDS[state.size].next[here]):
            if is_open(state, here, side) and is_open(state, there, side ^ 2):
                heappush(edge, (far + (1 if tile or here == goal else 2), there))
    return FAR


def is_open(state, cell: int, side: int) -> bool:
    tile = state.board[cell]
    return bool(EXITS[tile] >> side & 1) or (tile == EMPTY and bool(state.deck))


@pytest.mark.parametrize("people", [4, 5])
@given(tiles=st.lists(st.sampled_from(TILES), min_size=49, max_size=49), stack=st.sampled_from([0, 9]))
def test_steps_are_those_of_a_plain_search(people, tiles, stack):
    state = position(people, tiles, stack)
    cells = list(range(0, len(state.board), 5))
    for goal in (0, 17, len(state.board) - 1):
        assert Maze(state).steps(goal, cells) == [plainly(state, goal, cell) for cell in cells]


def test_somebody_who_falls_is_far_away():
    state = position(4, [laid(X)] * 49, 0)
    assert Maze(state).steps(0, [NOWHERE, 0, 1]) == [FAR, 0, 1]


def test_the_board_has_no_edge():
    state = position(4, [laid(X)] * 49, 0)
    corner, last = 0, len(state.board) - 1
    assert Maze(state).steps(corner, [state.size - 1, last]) == [1, 2]


def test_a_gap_is_two_steps_while_there_are_tiles_and_then_a_wall():
    row = [laid(X), EMPTY, laid(X)] + [laid(X) | PIT] * 46
    assert Maze(position(4, row, 1)).steps(0, [2]) == [3]
    assert Maze(position(4, row, 0)).steps(0, [2]) == [FAR]
