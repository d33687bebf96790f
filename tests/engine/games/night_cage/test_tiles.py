"""What is drawn on the tiles, and how many there are."""

import pytest

from engine.games.night_cage.rules.tiles import (
    ATTACKS,
    CRUMBLES,
    EXITS,
    GATE,
    JOINING,
    KEEPER,
    KEY,
    OMEN,
    PATHLESS,
    PIT,
    SPENT,
    START,
    STRAIGHT,
    T_CRUMBLING,
    TILES,
    TURNS,
    WAX_EATER,
    T,
    X,
    kind_of,
    laid,
    turn_of,
)


def test_the_box_is_that_of_the_rulebook():
    box = {tile.name: tile.box for tile in TILES.values()}
    assert box == {
        "start": 5,
        "straight": 10,
        "t": 30,
        "t_crumbling": 2,
        "x": 12,
        "key": 8,
        "gate": 4,
        "wax_eater": 13,
        "keeper": 7,
        "pit_fiend": 3,
        "pathless": 3,
        "omen": 5,
        "dirge": 1,
    }
    assert all(max(tile.counts) <= tile.box for tile in TILES.values())


@pytest.mark.parametrize(("column", "total"), [(0, 74), (1, 73), (2, 68), (3, 67)])
def test_the_stacks_have_the_sheets_totals(column, total):
    assert sum(tile.counts[column] for tile in TILES.values()) == total


def test_a_tile_turns_clockwise():
    assert [EXITS[laid(START, turn)] for turn in range(4)] == [0b0011, 0b0110, 0b1100, 0b1001]
    assert EXITS[laid(STRAIGHT, 1)] == 0b1010
    assert EXITS[laid(T, 2)] == 0b1011


def test_turns_that_look_alike_are_one():
    counts = {kind: len(TURNS[kind]) for kind in (START, STRAIGHT, T, X, KEY, GATE, WAX_EATER, KEEPER, OMEN)}
    assert counts == {START: 4, STRAIGHT: 2, T: 4, X: 1, KEY: 1, GATE: 1, WAX_EATER: 1, KEEPER: 4, OMEN: 4}


def test_a_keeper_is_placed_with_its_mouth_to_the_prisoner():
    for side in range(4):
        (turn,) = JOINING[KEEPER][side]
        attacks = ATTACKS[laid(KEEPER, turn)]
        assert attacks >> side & 1
        assert not attacks >> (side ^ 2) & 1


def test_pits_have_neither_paths_nor_eyes():
    for kind in TILES:
        assert EXITS[laid(kind) | PIT] == ATTACKS[laid(kind) | PIT] == CRUMBLES[laid(kind) | PIT] == 0


def test_which_tiles_crumble():
    assert {kind for kind in TILES if CRUMBLES[laid(kind)]} == {START, STRAIGHT, T_CRUMBLING, KEY}
    assert CRUMBLES[laid(KEY) | SPENT]


def test_which_tiles_are_monsters_in_wait():
    assert {kind for kind in TILES if ATTACKS[laid(kind)]} == {WAX_EATER, KEEPER, PATHLESS}


def test_a_byte_tells_kind_and_turn():
    assert kind_of(laid(T, 3) | PIT) == T
    assert turn_of(laid(T, 3)) == 3
