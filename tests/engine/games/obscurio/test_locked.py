"""Locked Doors: one card at a time, no way back."""

import pytest

from engine import IllegalAction
from tests.engine.games.obscurio.positions import table
from tests.engine.games.obscurio.rulings import ruling


def decide(t, **answers):
    """`decide(t, p1="take", p2="wait")`."""
    for name, answer in answers.items():
        pawn = int(name[1:])
        t.play(t.owner(pawn), answer, pawn)


@ruling(24)
def test_doors_are_turned_in_order_and_only_after_all_have_decided():
    t = table(["locked"]).to_doors()
    assert [bool(card) for card in t.view(2)["doors"]] == [True] + [False] * 5
    decide(t, p1="wait", p2="wait")
    assert t.state.shown == 1
    decide(t, p3="wait")
    assert t.state.shown == 2
    assert t.view(2)["doors"][:2] == list(t.state.doors[:2])


@ruling(24)
def test_there_is_no_way_back():
    t = table(["locked"]).to_doors()
    decide(t, p1="take", p2="wait")
    for answer in ("wait", "take"):
        with pytest.raises(IllegalAction):
            t.play(1, answer, 1)
        with pytest.raises(IllegalAction):
            t.play(2, answer, 2)
    decide(t, p3="wait")
    assert t.state.pawns[1] == 1
    assert 1 not in t.session.deciders


@ruling(24)
def test_all_placed_means_resolved_at_once():
    t = table(["locked"]).to_doors()
    decide(t, p1="take", p2="take", p3="take")
    assert t.step in ("aftermath", "debate")
    assert t.told("revealed")


@ruling(24)
def test_whoever_still_waits_after_the_last_door_is_unplaced():
    t = table(["locked"]).to_doors()
    for door in range(1, 7):
        assert t.state.shown == door
        decide(t, p1="wait", p2="wait", p3="wait")
    assert t.why("wrong") == {"4"}
    assert t.state.taken == [0, 1, 1, 1]
    assert t.state.progress == 1


@ruling(24)
def test_the_clock_runs_from_the_first_card():
    t = table(["locked"]).to_doors()
    assert t.may(0, "minute")
    decide(t, p1="take")
    t.run_out()
    assert [pawn for _, pawn, *_ in t.told("wrong") if pawn != 1] == [2, 3]
    assert t.state.penalty == 2


@ruling(23)
def test_a_concealed_door_is_decided_blind_when_its_turn_comes():
    t = table(["locked", "concealed"]).to_doors()
    for _ in range(3):
        decide(t, p1="wait", p2="wait", p3="wait")
    assert t.state.shown == 4
    assert t.view(2)["doors"][3] == 0
    decide(t, p1="take", p2="wait", p3="wait")
    assert t.state.pawns[1] == 4
    assert t.view(2)["doors"][3] == 0


@ruling(25)
def test_under_the_watcher_takers_of_a_door_are_placed_together():
    t = table(["locked"], progress=6).to_doors()
    assert t.step == "watch_lock"
    decide(t, p1="take", p2="wait")
    assert t.view(3)["pawns"] == [0, 0, 0, 0]
    assert t.view(2)["hands"] == [-1, -1, 0, -1]
    assert t.view(3)["asked"] == [1, 2, 3, 0]
    decide(t, p3="take")
    assert t.told("together") == [((0, 1, 0, 1),)]
    assert t.why("together") == {"25"}
    assert t.state.shown == 2


@ruling(25)
def test_under_the_watcher_a_door_taken_in_hand_counts_when_time_is_up():
    t = table(["locked"], progress=6).to_doors()
    decide(t, p1="take", p2="wait")
    t.run_out()
    assert t.state.pawns == [0, 1, 0, 0]


@ruling(33)
def test_a_lone_wizard_decides_for_each_of_two_pawns():
    t = table(["locked"], players=2).to_doors()
    assert t.session.legal(1) == [("take", 1), ("wait", 1), ("take", 0), ("wait", 0)]
    decide(t, p1="take", p0="wait")
    assert t.state.shown == 2
    assert t.session.legal(1) == [("take", 0), ("wait", 0)]
