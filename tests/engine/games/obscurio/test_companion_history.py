"""What the table beside the box remembers: corrections, touches taken back by name, saves read or refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.core.history import MOST_KEPT
from engine.games.obscurio.companion import LibraryCompanion, steps
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
    companion = table()
    before = read(companion.state)
    companion.correct(name, value, seat)
    assert read(companion.state) == value
    assert str(companion.undo_title).startswith("corrected: ")
    companion.undo()
    assert read(companion.state) == before
    assert companion.undo_title is None


def test_a_count_stays_within_what_the_box_can_show():
    companion = table()
    companion.correct("progress", 12)
    assert companion.state.progress == LAST_SPACE
    companion.correct("light", -4)
    assert companion.state.light == 0


def test_a_correction_that_changes_nothing_is_none():
    companion = table()
    companion.correct("light", companion.state.light)
    assert companion.undo_title is None


def test_every_touch_is_taken_back_by_its_name():
    companion = table(seed=2)
    companion.draw()
    companion.go_on()
    companion.go_on()
    companion.go_on()
    companion.place(2, 4)
    companion.place(2, 0)
    titles = []
    while companion.undo_title:
        titles.append(str(companion.undo_title))
        companion.undo()
    assert titles == [
        "Player 3 back to the centre",
        "Player 3 at door 4",
        "next: Doors",
        "next: Traitor phase",
        "next: Pages and butterflies",
        "traps for turn 1",
    ]


def test_a_game_of_many_touches_keeps_the_last_of_them():
    companion = at_the_doors(table())
    for number in range(MOST_KEPT + 20):
        companion.place(1, 1 + number % 6)
    assert len(companion.plain()["past"]) == MOST_KEPT


TOUCHES = ["draw", "go_on", "place", "undo", "correct", "turn", "resolve", "next"]


@given(
    st.lists(st.sampled_from(TOUCHES), max_size=30), st.integers(2, 8), st.sampled_from(["device", "cards"])
)
def test_a_kept_table_is_the_same_table(touches, seats, roles):
    companion = table(seats, roles)
    for touch in touches:
        press(companion, touch)
    again = LibraryCompanion.from_plain(json.loads(json.dumps(companion.plain())))
    assert again.now == companion.now
    assert str(again.undo_title) == str(companion.undo_title)
    assert again.setting == companion.setting


def press(companion, touch):
    """A touch as the app offers it."""
    if touch == "undo":
        companion.undo()
    elif touch == "correct":
        companion.correct("light", 5)
    elif touch == "draw" and companion.step == steps.TRAPS:
        companion.draw()
    elif touch == "place" and companion.step == steps.DOORS:
        companion.place(companion.view().pawns[0], companion.state.shown)
    elif touch == "resolve" and companion.step == steps.EXIT:
        companion.resolve(2)
    elif touch == "next" and companion.step == steps.OUTCOME:
        companion.next_turn()
    elif touch == "go_on" and companion.step in steps.AFTER:
        companion.go_on()


@pytest.mark.parametrize(
    "data", [{}, {"past": []}, {"setting": {}, "past": [{}]}, {"past": 3, "setting": None}]
)
def test_a_broken_table_is_refused_by_name(data):
    with pytest.raises(SaveError, match="cannot be read"):
        LibraryCompanion.from_plain(data)


def test_a_step_or_a_way_that_nobody_knows_is_refused():
    data = table().plain()
    data["past"][-1]["step"] = "dancing"
    with pytest.raises(SaveError):
        LibraryCompanion.from_plain(data)
    data = table().plain()
    data["setting"]["way"] = "shouting"
    with pytest.raises(SaveError):
        LibraryCompanion.from_plain(data)


@pytest.mark.parametrize(("name", "value"), [("track", "0-9"), ("tile", ""), ("expert", 31), ("expert", 7)])
def test_a_track_or_a_row_that_no_box_prints_is_refused(name, value):
    data = table(difficulty="expert").plain()
    data["setting"][name] = value
    with pytest.raises(SaveError):
        LibraryCompanion.from_plain(data)
