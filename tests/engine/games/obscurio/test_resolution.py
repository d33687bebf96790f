"""The end of phase 4: who is right, what is lost, how far the group gets."""

import pytest

from tests.engine.games.obscurio.positions import table
from tests.engine.games.obscurio.rulings import ruling


@ruling(1)
def test_the_traitor_is_a_wizard_for_good_and_for_bad():
    t = table().choose(1)
    assert t.state.progress == 2
    assert t.state.taken == [0, 0, 1, 1]
    t = table().choose(2, 3)
    assert t.state.taken == [0, 1, 0, 0]


@ruling(2)
def test_one_right_wizard_moves_the_group_and_each_wrong_one_takes_a_token():
    t = table().choose(3)
    assert t.state.progress == 2
    assert t.gauge == (8, 5)
    assert t.state.taken == [0, 1, 1, 0]
    assert t.view(None)["taken"] == [0, 1, 1, 0]


@ruling(2)
def test_nobody_right_means_no_progress():
    t = table().choose()
    assert t.state.progress == 1
    assert t.state.taken == [0, 1, 1, 1]


@ruling(10)
def test_a_loss_takes_the_light_zone_first_and_the_rest_from_the_dark():
    t = table(tokens=7).choose()
    assert t.told("wrong") == [(1, 1, 1, 0), (2, 2, 1, 0), (3, 3, 0, 1)]
    assert t.gauge == (0, 4)
    assert t.step == "debate"


@ruling(14)
def test_the_dangerous_room_counts_different_wrong_doors():
    t = table(["dangerous"]).to_doors()
    one, two = t.wrong_doors[:2]
    t.put(p1=one, p2=one, p3=two).confirm()
    assert t.told("dangerous") == [(2, 2, 0)]
    assert t.state.box == 2
    assert t.gauge == (5, 5)


@ruling(14)
def test_unplaced_wizards_add_no_door_to_the_dangerous_room():
    t = table(["dangerous"]).choose(1, unplaced=(2, 3))
    assert t.told("dangerous") == []
    assert t.state.box == 0


@ruling(13)
def test_the_dangerous_room_may_call_the_accusation():
    t = table(["dangerous"], tokens=7).choose(2, 3)
    assert t.gauge == (0, 5)
    assert t.step == "debate"


@ruling(12)
def test_the_winning_step_with_an_emptied_light_zone_wins_without_an_accusation():
    t = table(progress=6, tokens=6).choose(2, 3)
    assert t.gauge == (0, 5)
    assert t.session.outcome.result == "won"
    assert t.session.outcome.winners == (0, 2, 3)


@ruling(12)
def test_the_winning_step_without_a_token_is_lost():
    t = table(progress=6, tokens=1, exposed=True, traitor=1).choose(2)
    assert t.gauge == (0, 0)
    assert t.session.outcome.result == "lost"
    assert t.session.outcome.winners == (1,)


def test_the_group_needs_six_rooms():
    for space in range(1, 6):
        t = table(["none"], players=3, progress=space).choose(1, 2)
        assert t.state.progress == space + 1
        assert t.session.outcome is None
    t = table(["none"], players=3, progress=6).choose(1, 2)
    assert t.session.outcome.result == "won"
    assert t.session.outcome.winners == (0, 1, 2)


@ruling(31)
def test_used_cards_go_face_up_to_the_discard():
    t = table(exit=9, pages=[20, 30]).choose(2)
    doors = list(t.state.doors)
    t.next_turn()
    assert t.view(3)["discard"] == [20, 30, *doors]
    assert t.state.pawns == [0, 0, 0, 0]


def test_when_the_exit_is_revealed_all_see_it():
    t = table(exit=9).choose(2)
    assert [t.view(seat)["exit"] for seat in (0, 1, 2, 3, None)] == [9] * 5


@pytest.mark.parametrize("how", ["won", "lost"])
def test_after_the_end_everybody_knows_the_traitor(how):
    t = table(progress=6, tokens=15 if how == "won" else 1, exposed=how == "lost").choose(2)
    assert t.session.outcome.result == how
    assert t.view(3)["traitor"] == t.view(None)["traitor"] == 1
    assert t.session.deciders == ()


def test_events_name_their_ruling():
    t = table(["dangerous"], tokens=9).choose(2)
    assert t.why("wrong") == {"2"}
    assert t.why("dangerous") == {"14"}
    assert t.why("penalty") == {"3"}
