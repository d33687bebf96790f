"""The accusation: when, who, what it costs, and what follows."""

import pytest

from engine import IllegalAction
from engine.games.obscurio.queries import speakers
from tests.engine.games.obscurio.positions import table
from tests.engine.games.obscurio.rulings import ruling


def accusing(players=4, tokens=5, **described):
    """A table at the debate with so many tokens left, all in the dark zone."""
    wizards = players - 1
    t = table(players=players, tokens=tokens + wizards, **described).choose()
    assert t.step == "debate"
    assert t.gauge == (0, tokens)
    return t


@ruling(6)
def test_only_an_empty_light_zone_calls_the_accusation():
    t = table(tokens=9).choose()
    assert t.gauge == (1, 5)
    assert t.step == "aftermath"
    assert accusing().step == "debate"


@ruling(6)
def test_nobody_can_accuse_before():
    t = table().to_doors()
    assert not any(action[0] == "accuse" for seat in t.session.deciders for action in t.session.legal(seat))


def test_the_debate_lasts_a_minute_and_the_grimoire_only_keeps_the_time():
    t = accusing()
    assert t.session.deciders == (0,)
    assert t.session.legal(0) == [("time",)]
    t.play(0, "time")
    assert t.session.deciders == (1, 2, 3)


@ruling(8)
def test_all_wizards_vote_but_not_the_grimoire_and_nobody_for_himself():
    t = accusing()
    t.play(0, "time")
    assert t.session.legal(1) == [("accuse", 2), ("accuse", 3)]
    assert t.session.legal(0) == []
    with pytest.raises(IllegalAction, match="accuse yourself"):
        t.play(2, "accuse", 2)
    with pytest.raises(IllegalAction, match="cannot accuse the Grimoire"):
        t.play(2, "accuse", 0)


@ruling(8)
def test_who_was_shown_to_be_loyal_votes_but_is_not_accused_again():
    t = accusing(tokens=5).vote(p1=2, p2=1, p3=2)
    assert t.state.cleared == 1 << 2
    t.play(0, "time")
    assert t.session.legal(1) == [("accuse", 3)]
    assert t.session.legal(2) == [("accuse", 1), ("accuse", 3)]
    with pytest.raises(IllegalAction, match="loyal"):
        t.play(3, "accuse", 2)


@ruling(8)
def test_a_traitor_who_is_the_last_suspect_has_nobody_to_point_at():
    t = accusing().vote(p1=2, p2=3, p3=2)
    t.vote(p1=3, p2=3, p3=1)
    assert t.gauge == (0, 1)
    t.play(0, "time")
    assert t.session.deciders == (2, 3)
    t.play(2, "accuse", 1)
    t.play(3, "accuse", 1)
    assert t.state.exposed == 1
    assert t.step == "aftermath"


def test_votes_are_hidden_until_all_have_pointed():
    t = accusing()
    t.play(0, "time")
    t.play(1, "accuse", 3)
    t.play(2, "accuse", 3)
    assert t.view(1)["vote"] == 3
    for seat in (0, 3, None):
        assert t.view(seat)["vote"] == -1
        assert t.view(seat)["asked"] == [1, 2, 3]
        assert t.view(seat)["ballot"] == []
    t.play(3, "accuse", 1)
    assert t.view(None)["ballot"] == [-1, 3, 3, 1]


@ruling(7)
def test_all_who_are_tied_reveal_and_each_loyal_one_costs_two():
    t = accusing().vote(p1=2, p2=3, p3=2)
    assert t.told("cleared") == [(2, 0, 2)]
    t = accusing(players=5, tokens=5).vote(p1=2, p2=3, p3=2, p4=3)
    assert [seat for seat, *_ in t.told("cleared")] == [2, 3]
    assert t.gauge == (0, 1)


@ruling(7)
def test_a_tie_of_the_traitor_and_a_loyal_one_exposes_and_costs():
    t = accusing(players=5).vote(p1=2, p2=1, p3=2, p4=1)
    assert t.told("exposed") == [(1,)]
    assert t.told("cleared") == [(2, 0, 2)]
    assert t.gauge == (0, 3)
    assert t.step == "aftermath"


@ruling(7)
def test_such_a_tie_with_the_last_tokens_is_the_traitors_victory():
    t = accusing(players=5, tokens=2).vote(p1=2, p2=1, p3=2, p4=1)
    assert t.session.outcome.result == "lost"
    assert t.session.outcome.winners == (1,)


@ruling(9)
def test_the_accusation_is_repeated_until_the_traitor_is_found():
    t = accusing().vote(p1=2, p2=3, p3=2)
    assert t.step == "debate"
    assert t.why("accusation") == {"9"}
    t.vote(p1=3, p2=1, p3=1)
    assert t.told("exposed") == [(1,)]
    assert t.gauge == (0, 3)


@ruling(9)
def test_whoever_owes_more_than_is_left_pays_what_is_left_and_the_traitor_wins():
    t = table(["dangerous"], tokens=6).to_doors()
    one, two = t.wrong_doors[:2]
    t.put(p1=one, p2=one, p3=two).confirm()
    assert t.gauge == (0, 1)
    t.vote(p1=2, p2=3, p3=2)
    assert t.told("cleared") == [(2, 0, 1)]
    assert t.session.outcome.winners == (1,)


@ruling(9)
def test_tokens_lost_here_leave_the_dark_zone_and_the_game():
    t = accusing()
    box = t.state.box
    t.vote(p1=2, p2=3, p3=2)
    assert t.gauge == (0, 3)
    assert t.state.box == box + 2


@ruling(10)
def test_every_loss_is_finished_before_the_accusation():
    t = table(["dangerous"], tokens=7).to_doors()
    one, two, three = t.wrong_doors[:3]
    t.put(p1=one, p2=two, p3=three).confirm()
    assert t.gauge == (0, 1)
    assert t.step == "debate"


@ruling(11)
def test_the_accusation_happens_once():
    t = accusing().vote(p1=2, p2=1, p3=1)
    assert t.step == "aftermath"
    t = table(["none"], tokens=5, exposed=True).choose(3)
    assert t.gauge == (0, 4)
    assert t.step == "aftermath"


@ruling(11)
def test_an_exposed_traitor_only_picks_from_then_on():
    t = accusing().vote(p1=2, p2=1, p3=1)
    assert speakers(t.view(3)) == [2, 3]
    assert all(t.view(seat)["traitor"] == 1 for seat in (0, 1, 2, 3, None))
    t = table(tokens=4, exposed=True).show().go_on()
    assert t.session.deciders == (1,)
    assert t.view(2)["holder"] == []
    t.touch(traitor=(1,))
    assert t.session.deciders == (2, 3, 0)
    t.choose(2)
    assert t.state.pawns[1] == 0
    assert t.state.taken[1] == 0


@ruling(32)
@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_traitor_nobody_is_accused(seats):
    t = table(players=seats, tokens=2 if seats == 3 else 3).choose()
    assert t.session.outcome.result == "lost"
    assert t.session.outcome.winners == ()


def test_the_sorcerer_without_a_face_cannot_be_accused():
    t = table(options={"sorcerer": True}, tokens=5).choose(1)
    assert t.gauge == (3, 0)
    assert t.step == "aftermath"
