"""The two stages."""

from tests.engine.games.finstere_flure.positions import table
from tests.engine.games.finstere_flure.rulings import ruling


@ruling("5a.19")
def test_the_second_stage_begins_after_the_seventh_tombstone_with_all_eight_again():
    t = table(round=7)
    assert len(t.state.seen) == 6
    t.skip_round()
    assert t.state.stage == 2
    assert sorted(t.state.deck) == list(range(8))
    assert ("stage", -1, "5a.19", 2) in t.events


@ruling("5a.19")
def test_after_its_own_seventh_everything_still_inside_is_eaten():
    t = table("b", at=(15, 2 + 5), monster="0,5 N", round=14, pawns={"a": "out"}, pile=["5"])
    t.skip_round()
    assert t.session.outcome is not None
    assert t.where("b") == "lost"


@ruling("5b.outside_pawns")
def test_pawns_outside_may_still_enter_in_the_second_stage():
    t = table(round=8, monster="0,5 N")
    t.lift("b")
    assert t.legal == "+."


@ruling("5b.outside_pawns")
def test_pawns_outside_are_lost_at_the_end():
    t = table(round=14, monster="0,5 N", pile=["5"])
    t.skip_round()
    assert t.where("a") == "lost"
