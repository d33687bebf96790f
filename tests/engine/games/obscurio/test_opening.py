"""Before the first turn everybody looks at a role; every turn begins with the traps, for all to read."""

import pytest

from engine import Session
from engine.core.audience import PUBLIC
from engine.games.obscurio import GAME
from engine.games.obscurio.rules.pace import ROLE_SECONDS
from tests.engine.games.obscurio.positions import fresh, table


def begun(seats, **options):
    return Session.new(GAME, seats, 3, **options)


def test_everybody_looks_at_a_role_for_the_same_time_and_the_grimoire_last():
    session = begun(5, grimoire=2)
    assert session.audience.kind == "round"
    assert session.audience.seats == (0, 1, 3, 4, 2)
    assert session.audience.seconds == ROLE_SECONDS


def test_nobody_sees_who_has_looked_already():
    session = begun(5)
    before = session.view(None)
    session.play(3, ("seen",))
    assert session.view(None) == before
    assert 3 not in session.deciders


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (6, {"sorcerer": True})])
def test_without_a_traitor_there_is_no_role_to_look_at(seats, options):
    session = begun(seats, **options)
    assert session.legal(0) == [("read",)]


def test_the_traps_are_read_by_all_before_the_grimoire_is_alone():
    session = begun(3)
    assert session.audience == PUBLIC
    assert session.view(None)["traps"]
    assert session.view(None)["pages"] == []
    session.play(0, ("read",))
    assert session.audience.seats == (0,)


def test_roles_are_looked_at_once():
    t = table(tokens=12).choose(2)
    t.play(0, "next")
    assert t.step == "traps"


def test_the_first_turn_is_posed_before_the_roles_and_nobody_learns_of_it():
    t = begun(4)
    assert t.view(0)["exit"]
    assert all(t.view(seat)["exit"] == 0 for seat in (1, 2, 3, None))
    assert fresh(4).step == "riddle"
