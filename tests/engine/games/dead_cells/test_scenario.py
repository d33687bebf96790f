"""Described moments beside a fight: a room of a biome, the end of a run; and what is refused."""

import pytest

from engine import ScenarioError, Session
from engine.games.dead_cells.cards.runes import RAM


def step(data):
    """What a described position asks first."""
    session = Session.scenario("dead_cells", data)
    return session, session.state.todo[-1][0]


def test_a_group_stands_in_a_room_and_chooses_its_way():
    session, asked = step({"moment": "way", "space": 7, "players": 2})
    assert (asked, session.state.space) == ("choose_way", 7)
    assert session.legal(0) == [("go", 0)]


def test_a_rune_opens_the_corridor_that_needs_it():
    session, _ = step({"moment": "way", "space": 7, "runes": ["Ram"]})
    assert session.state.runes == 1 << RAM
    assert session.legal(0) == [("go", 0), ("go", 1)]


def test_a_run_that_is_over_spends_its_cells():
    session, asked = step({"moment": "end", "bag": {"cells": 6}})
    assert asked == "last_look"
    session.play(0, ("go_on",))
    assert session.state.todo[-1][0] == "buy_upgrade"
    assert session.state.bag[0] == 6


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"moment": "lunch"}, "moment"),
        ({"moment": "way", "place": "C1"}, "moment"),
        ({"moment": "way", "space": 99}, "space"),
        ({"moment": "way", "runes": ["Spoon"]}, r"runes\[0\]"),
    ],
)
def test_a_moment_that_cannot_be_is_refused_with_its_field(data, path):
    with pytest.raises(ScenarioError, match=path):
        Session.scenario("dead_cells", data)
