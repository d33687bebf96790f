"""The Watcher: silence and secret choices on the last space."""

import pytest

from engine import IllegalAction
from engine.games.obscurio.queries import speakers
from tests.engine.games.obscurio.positions import table
from tests.engine.games.obscurio.rulings import ruling


@ruling(26)
def test_nobody_may_speak_in_the_last_room_from_the_first_look_at_the_pages():
    t = table(progress=5)
    assert speakers(t.view(1)) == [1, 2, 3]
    t = table(progress=6).show()
    assert speakers(t.view(1)) == []
    t.to_doors()
    assert speakers(t.view(2)) == []


@ruling(37)
def test_the_grimoire_never_speaks():
    assert 0 not in speakers(table().view(0))


@ruling(26)
def test_choices_stay_in_hand_until_all_have_chosen():
    t = table(progress=6).to_doors()
    assert t.step == "watch"
    before = t.view(3)
    t.put(p1=4).put(p2=5)
    assert t.view(3) == before
    assert t.view(1)["hands"] == [-1, 4, -1, -1]
    assert t.view(0)["hands"] == [-1] * 4
    t.put(p3=4)
    assert t.told("together") == [((0, 4, 5, 4),)]


@ruling(26)
def test_a_pawn_in_hand_can_be_meant_for_another_door_until_all_are_placed():
    t = table(progress=6).to_doors().put(p1=4)
    before = t.view(2), t.view(0)
    assert t.session.legal(1) == []
    assert t.session.changes(1) == [("door", 1, door) for door in range(1, 7)]
    t.put(p1=5)
    assert (t.view(2), t.view(0)) == before
    t.put(p2=5).put(p3=4)
    assert t.told("together") == [((0, 5, 5, 4),)]


@ruling(26)
def test_nobody_means_a_pawn_for_the_door_of_somebody_else():
    t = table(progress=6).to_doors().put(p1=4)
    with pytest.raises(IllegalAction):
        t.play(1, "door", 2, 5)


@ruling(26)
def test_who_has_no_pawn_in_hand_when_time_is_up_is_unplaced():
    t = table(progress=6).to_doors().put(p1=4)
    t.run_out()
    assert t.state.pawns == [0, 4, 0, 0]
    assert {pawn for _, pawn, *_ in t.told("wrong")} >= {2, 3}


@ruling(26)
def test_landing_on_the_last_space_wakes_the_watcher():
    t = table(progress=5).choose(1, 2, 3)
    assert t.state.progress == 6
    assert t.why("advanced") == {"26"}
    t.next_turn().to_doors()
    assert t.step in ("watch", "watch_lock")


@ruling(27)
def test_failing_on_the_last_space_moves_nothing_back():
    t = table(["none"], progress=6, options={"clock": "none"}).choose()
    assert t.state.progress == 6
    t.next_turn()
    assert t.state.watched


@ruling(26)
def test_the_accusation_is_talked_over_even_then():
    t = table(progress=6, tokens=6).choose()
    assert t.step == "debate"
    assert speakers(t.view(2)) == [1, 2, 3]
