"""Described positions, and what is wrong with bad ones."""

import json

import pytest

from engine import ScenarioError, Session
from tests.engine.games.night_cage.positions import EMPTY_MAP, table

GOOD = {
    "map": ["......"] * 2 + [".┼┼┼.."] + ["......"] * 3,
    "prisoners": [{"at": "B3"}, {"at": "C3", "lit": False}, {"at": "D3", "nerve": 2}, {"falling": "row 6"}],
}


def test_a_short_one_is_enough():
    session = Session.scenario("night_cage", GOOD)
    assert session.deciders == (0,)
    assert len(session.state.deck) == 74 - 3


def test_a_scenario_is_json_and_can_be_saved(tmp_path):
    session = Session.scenario("night_cage", json.loads(json.dumps(GOOD)))
    session.play(0, session.legal(0)[0])
    session.save(tmp_path / "a.json")
    assert Session.load(tmp_path / "a.json").state == session.state


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"people": 9}, "people"),
        ({"peopel": 4}, "peopel"),
        ({"options": {"variant": "silly"}}, "options"),
        ({"options": {"third_pit_fiend": True}}, "options"),
        ({"map": ["......"]}, "map"),
        ({"map": ["......"] * 5 + ["....."]}, "map[5]"),
        ({"map": ["......"] * 5 + [".....?"]}, "map[5]"),
        ({"map": ["D....."] + ["......"] * 5}, "map"),
        ({"map": ["GGGGG.", *GOOD["map"][1:]]}, "map"),
        ({"prisoners": []}, "prisoners"),
        ({"prisoners": [{}] * 4}, "prisoners[0]"),
        ({"prisoners": [{"at": "Z9"}] * 4}, "prisoners[0].at"),
        ({"prisoners": [{"at": "A1"}] * 4}, "prisoners[0].at"),
        ({"prisoners": [{"at": "B3"}] * 4}, "prisoners[1].at"),
        ({"prisoners": [{"at": "B3", "nerve": 3}, *GOOD["prisoners"][1:]]}, "prisoners[0].nerve"),
        ({"prisoners": [{"at": "B3", "lit": 1}, *GOOD["prisoners"][1:]]}, "prisoners[0].lit"),
        ({"prisoners": [{"at": "B3", "hat": 1}, *GOOD["prisoners"][1:]]}, "prisoners[0].hat"),
        ({"prisoners": [{"falling": "row 7"}, *GOOD["prisoners"][1:]]}, "prisoners[0].falling"),
        ({"turn": 4}, "turn"),
        ({"stack": "t"}, "stack"),
        ({"stack": ["t", "tea"]}, "stack[1]"),
        ({"stack": ["gate"] * 5}, "stack[4]"),
        ({"omens": 1}, "omens"),
        ({"stack": ["t"], "flickers": True}, "flickers"),
    ],
)
def test_a_wrong_field_is_named(change, path):
    with pytest.raises(ScenarioError) as wrong:
        Session.scenario("night_cage", {**GOOD, **change})
    assert wrong.value.path == path


def test_the_stack_is_listed_from_the_top():
    t = table(EMPTY_MAP, "falling row 3", stack=("x", "straight"))
    t.play("land", "A3")
    assert t.told("drew")[0] == (5,)
