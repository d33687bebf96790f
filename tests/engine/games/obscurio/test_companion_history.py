"""What the table beside the box remembers: corrections, touches taken back by name, saves read or refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.games.obscurio.companion import LibraryKeeper, steps
from engine.games.obscurio.companion.library import KEPT
from engine.games.obscurio.state import LAST_SPACE
from tests.engine.games.obscurio.beside_the_box import at_the_doors, table


@pytest.mark.parametrize(
    ("name", "seat", "value", "read"),
    [
        ("light", 0, 9, lambda state: state.light),
        ("dark", 0, 3, lambda state: state.dark),
        ("progress", 0, 4, lambda state: state.progress),
        ("turn", 0, 7, lambda state: state.turn),
        ("penalty", 0, 2, lambda state: state.penalty),
        ("taken", 3, 2, lambda state: state.taken[3]),
        ("minute", 0, 1, lambda state: state.minute),
    ],
)
def test_every_count_can_be_corrected_and_taken_back(name, seat, value, read):
    keeper = table()
    before = read(keeper.state)
    keeper.correct(name, value, seat)
    assert read(keeper.state) == value
    assert str(keeper.undo_title).startswith("corrected: ")
    keeper.undo()
    assert read(keeper.state) == before
    assert keeper.undo_title is None


def test_a_count_stays_within_what_the_box_can_show():
    keeper = table()
    keeper.correct("progress", 12)
    assert keeper.state.progress == LAST_SPACE
    keeper.correct("light", -4)
    assert keeper.state.light == 0


def test_a_correction_that_changes_nothing_is_none():
    keeper = table()
    keeper.correct("light", keeper.state.light)
    assert keeper.undo_title is None


def test_every_touch_is_taken_back_by_its_name():
    keeper = table(seed=2)
    keeper.draw()
    keeper.go_on()
    keeper.go_on()
    keeper.go_on()
    keeper.place(2, 4)
    keeper.place(2, 0)
    titles = []
    while keeper.undo_title:
        titles.append(str(keeper.undo_title))
        keeper.undo()
    assert titles == [
        "player 3 back to the middle",
        "player 3 at door 4",
        "on to: Doors",
        "on to: The Traitor\u2019s step",
        "on to: Pages and butterflies",
        "traps of turn 1",
    ]


def test_a_game_of_many_touches_keeps_the_last_of_them():
    keeper = at_the_doors(table())
    for number in range(KEPT + 20):
        keeper.place(1, 1 + number % 6)
    assert len(keeper.plain()["past"]) == KEPT


TOUCHES = ["draw", "go_on", "place", "undo", "correct", "turn", "resolve", "next"]


@given(
    st.lists(st.sampled_from(TOUCHES), max_size=30), st.integers(2, 8), st.sampled_from(["device", "cards"])
)
def test_a_kept_table_is_the_same_table(touches, seats, roles):
    keeper = table(seats, roles)
    for touch in touches:
        press(keeper, touch)
    again = LibraryKeeper.from_plain(json.loads(json.dumps(keeper.plain())))
    assert again.now == keeper.now
    assert str(again.undo_title) == str(keeper.undo_title)
    assert again.setting == keeper.setting


def press(keeper, touch):
    """A touch as the app offers it."""
    if touch == "undo":
        keeper.undo()
    elif touch == "correct":
        keeper.correct("light", 5)
    elif touch == "draw" and keeper.step == steps.TRAPS:
        keeper.draw()
    elif touch == "place" and keeper.step == steps.DOORS:
        keeper.place(keeper.pawns[0], keeper.state.shown)
    elif touch == "resolve" and keeper.step == steps.EXIT:
        keeper.resolve(2)
    elif touch == "next" and keeper.step == steps.OUTCOME:
        keeper.next_turn()
    elif touch == "go_on" and keeper.step in steps.AFTER:
        keeper.go_on()


@pytest.mark.parametrize(
    "data", [{}, {"past": []}, {"setting": {}, "past": [{}]}, {"past": 3, "setting": None}]
)
def test_a_broken_table_is_refused_by_name(data):
    with pytest.raises(SaveError, match="library"):
        LibraryKeeper.from_plain(data)


def test_a_step_or_a_way_that_nobody_knows_is_refused():
    data = table().plain()
    data["past"][-1]["step"] = "dancing"
    with pytest.raises(SaveError):
        LibraryKeeper.from_plain(data)
    data = table().plain()
    data["setting"]["way"] = "shouting"
    with pytest.raises(SaveError):
        LibraryKeeper.from_plain(data)
