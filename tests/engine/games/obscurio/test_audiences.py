"""Whose eyes each step is for: neither the curtain nor the time behind it tells a role."""

from engine import PRIVATE, PUBLIC, ROUND
from engine.games.obscurio.rules.pace import (
    CHOICE_SECONDS,
    DARK_MAGIC_SECONDS,
    LOOK_SECONDS,
    VOTE_SECONDS,
)
from tests.engine.games.obscurio.positions import fresh, table
from tests.engine.games.obscurio.rulings import ruling


def test_the_riddle_is_the_grimoires_and_the_pages_are_everybodys():
    t = table()
    assert t.session.audience == PRIVATE(0)
    t.show()
    assert t.session.audience == PUBLIC


@ruling(36)
def test_the_holder_goes_round_all_wizards_for_the_same_time_and_touches():
    for traitor_first in (True, False):
        t = table().show().go_on()
        assert t.session.audience == ROUND((1, 2, 3), LOOK_SECONDS, 2)
        t.play(1 if traitor_first else 2, "touch", 4)
        assert t.session.audience == ROUND((1, 2, 3), LOOK_SECONDS, 2)


@ruling(21)
def test_dark_magic_asks_everybody_for_four_touches_and_gives_more_time():
    t = table(["dark_magic"]).show().go_on()
    assert t.session.audience == ROUND((1, 2, 3), DARK_MAGIC_SECONDS, 4)


def test_a_traitor_who_is_known_is_simply_given_the_device():
    t = table(tokens=4, exposed=True).show().go_on()
    assert t.session.audience == PRIVATE(1)


def test_the_doors_are_everybodys_locked_or_not():
    assert table().to_doors().session.audience == PUBLIC
    assert table(["locked"]).to_doors().session.audience == PUBLIC


@ruling(25, 26)
def test_under_the_watcher_the_device_goes_round_and_the_grimoire_only_keeps_the_clock():
    t = table(progress=6).to_doors()
    assert t.session.deciders == (1, 2, 3, 0)
    assert t.session.audience == ROUND((1, 2, 3), CHOICE_SECONDS, 1)
    t.put(p2=3)
    assert t.session.audience == ROUND((1, 2, 3), CHOICE_SECONDS, 1)
    t = table(["locked"], progress=6).to_doors()
    t.play(2, "take", 2)
    for seat in (1, 3):
        t.play(seat, "wait", seat)
    assert t.session.audience == ROUND((1, 3), CHOICE_SECONDS, 1)


@ruling(33)
def test_a_lone_wizard_is_asked_for_both_pawns():
    t = table(progress=6, players=2).to_doors()
    assert t.session.audience == ROUND((1,), CHOICE_SECONDS, 2)
    t.put(p1=3)
    assert t.session.audience == ROUND((1,), CHOICE_SECONDS, 2)


def test_the_debate_is_everybodys_and_the_vote_goes_round():
    t = table(tokens=6).choose()
    assert t.session.audience == PUBLIC
    t.play(0, "time")
    assert t.session.audience == ROUND((1, 2, 3), VOTE_SECONDS, 1)
    t.play(2, "accuse", 3)
    assert t.session.audience == ROUND((1, 2, 3), VOTE_SECONDS, 1)


def test_the_end_of_a_turn_is_everybodys():
    assert table().choose(1, 2, 3).session.audience == PUBLIC


def test_the_round_keeps_the_order_of_the_seats_whoever_is_the_grimoire():
    t = fresh(6, grimoire=2)
    t.session.play(2, ("butterfly", 0, 0))
    while t.step != "holder":
        seat = t.session.deciders[0]
        t.session.play(seat, t.session.legal(seat)[-1])
    assert t.session.audience.seats == (0, 1, 3, 4, 5)
