"""Described positions: what can be said, and how a wrong word is refused."""

import pytest

from engine import ScenarioError, Session
from engine.games.obscurio import GAME
from engine.games.obscurio.checking import check
from tests.engine.games.obscurio.positions import table

AT_THE_DOORS = {
    "players": 3,
    "traps": ["none"],
    "exit": 1,
    "pages": [2, 3],
    "butterflies": [[0, 5], [1, 113]],
    "doors": [4, 5, 1, 6, 7, 8],
}
WRONG = [
    ("players", {"players": 9}),
    ("strange", {"strange": 1}),
    ("options", {"options": {"clock": "sundial"}}),
    ("options", {"options": {"grimoire": 5}}),
    ("options", {"options": []}),
    ("traitor", {"traitor": 0}),
    ("traitor", {"players": 3, "traitor": 1}),
    ("progress", {"progress": 7}),
    ("tokens", {"tokens": 0}),
    ("taken", {"taken": [0, 1]}),
    ("taken", {"taken": [0, 15, 1, 0], "tokens": 10}),
    ("taken[1]", {"taken": [0, -1, 0, 0]}),
    ("exposed", {"tokens": 5}),
    ("exposed", {"exposed": 1}),
    ("tokens", {"exposed": True}),
    ("cleared[0]", {"tokens": 3, "exposed": True, "cleared": [1]}),
    ("traps", {"traps": "dusk"}),
    ("traps[0]", {"traps": ["nonsense"]}),
    ("traps[1]", {"traps": ["dusk", "dusk"]}),
    ("traps[0]", {"players": 2, "traps": ["espionage"]}),
    ("exit", {"exit": 85}),
    ("pages", {"pages": [1]}),
    ("pages[1]", {"pages": [1, 0]}),
    ("holder", {"holder": [1, 2, 3]}),
    ("deck", {"deck": [5, 5]}),
    ("deck", {"exit": 5, "discard": [5]}),
    ("deck", {"deck": 5}),
    ("penalty", {"penalty": 9}),
    ("butterflies", {**AT_THE_DOORS, "butterflies": [[0]]}),
    ("butterflies", {**AT_THE_DOORS, "butterflies": [[0, 400]]}),
    ("butterflies", {**AT_THE_DOORS, "butterflies": []}),
    ("doors", {**AT_THE_DOORS, "doors": [4, 5, 6]}),
    ("doors", {**AT_THE_DOORS, "exit": 9}),
    ("deck", {**AT_THE_DOORS, "doors": [1, 2, 5, 6, 7, 8]}),
]


@pytest.mark.parametrize(("path", "data"), WRONG)
def test_a_wrong_field_is_refused_with_its_path(path, data):
    with pytest.raises(ScenarioError) as refused:
        Session.scenario(GAME, data)
    assert refused.value.path == path


def test_an_empty_description_is_a_table_of_four():
    session = Session.scenario(GAME, {})
    assert session.seats == 4
    assert session.state.traps
    check(session.state, 4, session.options)


def test_what_is_described_is_what_lies_there():
    t = table(["dusk"], exit=1, pages=[2, 3], holder=[4, 5, 6, 7, 8, 9, 10, 11], deck=[12, 13], progress=4)
    assert (t.state.exit, list(t.state.pages), t.state.progress) == (1, [2, 3], 4)
    assert list(t.state.deck[-2:]) == [13, 12]
    check(t.state, 4, t.session.options)


def test_a_scenario_can_be_saved_and_loaded(tmp_path):
    t = table(["locked"], progress=6).to_doors()
    t.session.save(tmp_path / "a.json")
    assert Session.load(tmp_path / "a.json", {"obscurio": GAME}).state == t.state


def test_named_doors_lie_open_for_the_wizards():
    session = Session.scenario(GAME, AT_THE_DOORS)
    assert session.view(1)["step"] == "choose"
    assert session.view(1)["doors"] == [4, 5, 1, 6, 7, 8]
    assert session.view(1)["butterflies"] == [[0, 5], [1, 113]]
    assert session.view(1)["exit"] == 0
    check(session.state, 3, session.options)
