"""Positions that are written down."""

import pytest

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.checking import check
from tests.engine.games.finstere_flure.positions import described, refused

EMPTY = ["." * count for count in (12, 13, 14, 15, 16, 16, 16, 15, 14, 13, 12)]


def test_an_empty_scenario_is_the_basic_game():
    state = Session.scenario(GAME, {}).state
    fresh = Session.new(GAME, 2).state
    assert state.board == fresh.board
    assert state.todo == fresh.todo
    assert state.at == fresh.at


def test_a_ready_made_board_is_used_without_a_map():
    options = {"variant": "advanced", "layout": "gallery"}
    state = Session.scenario(GAME, {"options": options}).state
    assert state.board == Session.new(GAME, 2, **options).state.board


def test_stones_that_are_nowhere_are_lost():
    state = Session.scenario(GAME, {"map": EMPTY}).state
    assert state.gone[1] == 11


def test_a_position_of_a_scenario_is_a_position_of_the_game():
    data = described("▶ . ~ #~ ~ ~ a . e", at=(2, 5), round=9, pawns={"b": "out", "c": "lost"})
    session = Session.scenario(GAME, data)
    check(session.state, session.seats, session.options)


def test_what_is_seen_and_what_comes_next():
    state = Session.scenario(GAME, {"round": 3, "seen": ["5", "XX"], "pile": ["8b", "X"]}).state
    assert list(state.seen) == [0, 7]
    assert list(state.deck[-2:]) == [6, 4], "the top of the pile is its end"


def stone(place, kind="stone"):
    return {"map": EMPTY, "stones": [[*place, kind]]}


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("flavour", {"flavour": 1}),
        ("players", {"players": 8}),
        ("players", {"players": "two"}),
        ("options", {"options": {"weather": "bad"}}),
        ("options", {"options": {"triple_prey": True}}),
        ("map", {"map": EMPTY[1:]}),
        ("map", {"map": "nothing"}),
        ("map[0]", {"map": ["." * 11, *EMPTY[1:]]}),
        ("map[2]", {"map": [*EMPTY[:2], "?" + "." * 13, *EMPTY[3:]]}),
        ("map", {"map": [*EMPTY[:2], ".≈" + "." * 12, *EMPTY[3:]]}),
        ("map", {"map": [*EMPTY[:2], "#" * 12 + "..", *EMPTY[3:]]}),
        ("map", {"map": [*EMPTY[:2], "..>" + "." * 11, *EMPTY[3:]], "options": {"variant": "advanced"}}),
        ("map", {"map": ["#" + "." * 11, *EMPTY[1:]]}),
        ("stones[0]", stone((2, 2), "pebble")),
        ("stones[0]", stone((12, 0))),
        ("stones[0]", {"map": EMPTY, "stones": ["stone"]}),
        ("monster", {"monster": "here"}),
        ("monster.mood", {"monster": {"mood": "bad"}}),
        ("monster.at", {"monster": {"at": [2, 2]}}),
        ("monster.at", {"monster": {"at": [12, 0]}}),
        ("monster.facing", {"monster": {"facing": "up"}}),
        ("pawns", {"pawns": "all"}),
        ("pawns[0]", {"pawns": [["outside"] * 5]}),
        ("pawns[0][1]", {"pawns": [["outside", "asleep"]]}),
        ("pawns[0][0]", {"pawns": [[[2, 2]]]}),
        ("pawns[1][0]", {"pawns": [[[5, 5]], [[5, 5]]]}),
        ("pawns[0][0].played", {"pawns": [[{"at": [5, 5], "played": 1}]]}),
        ("pawns[0][0].at", {"pawns": [[{"at": [99, 5]}]]}),
        ("pawns[0][0].colour", {"pawns": [[{"colour": "red"}]]}),
        ("pawns", {"pawns": [["lost"]]}),
        ("pawns[0]", {"pawns": [["out", "out", "out"]]}),
        ("pawns", {"round": 9, "pawns": [["lost"] * 4, ["lost"] * 4]}),
        ("round", {"round": 15}),
        ("marker", {"marker": 2}),
        ("next", {"next": -1}),
        ("seen", {"round": 3, "seen": ["5"]}),
        ("seen[0]", {"round": 2, "seen": ["9"]}),
        ("pile[1]", {"pile": ["5", "5"]}),
        ("pile", {"pile": "5"}),
    ],
)
def test_a_wrong_field_is_refused_with_its_path(path, fields):
    assert refused(**fields) == path
