"""What a companion asks for a new table: the plan, its answers, and what is remembered of them."""

from typing import Any

import pytest

from app.companion.setup import PLAYERS, SetUp
from app.setup.memory import SetupMemory
from engine.core.game import Option
from tests.miniature import MINIATURE

TIMER = Option("timer", "choice", "none", ("none", "sand"), "Timer")
SEATS = Option(PLAYERS, "number", 3, MINIATURE.info.seats, "Players")
SETUP = SetUp(MINIATURE, (TIMER, SEATS), MINIATURE.info.options, 3)
LAST = "embers-companion"


@pytest.fixture
def memory(open_shell: Any) -> SetupMemory:
    return SetupMemory(open_shell().services.storage)


@pytest.mark.usefixtures("memory")
def test_a_first_table_is_the_usual_one() -> None:
    plan = SETUP.recalled()
    assert (len(plan.players), plan.answers) == (3, {"timer": "none"})


@pytest.mark.usefixtures("memory")
def test_what_was_chosen_stands_there_again() -> None:
    plan = SETUP.recalled()
    plan.choose("timer", "sand")
    plan.choose(PLAYERS, 2)
    SETUP.remember(plan)
    again = SETUP.recalled()
    assert again.values == plan.values
    assert (again.answers, len(again.players)) == ({"timer": "sand"}, 2)


@pytest.mark.parametrize("broken", ["hourglass", 7, None, ["sand"]])
def test_an_answer_that_makes_no_sense_becomes_the_usual_one(memory: SetupMemory, broken: Any) -> None:
    memory.remember(LAST, {"timer": broken, "players": broken, "options": broken})
    assert SETUP.recalled().answers == {"timer": "none"}


@pytest.mark.usefixtures("memory")
def test_players_never_become_more_or_fewer_than_the_box_allows() -> None:
    plan = SETUP.recalled()
    for count in (0, 99):
        plan.choose(PLAYERS, count)
        assert len(plan.players) in MINIATURE.info.seats
    assert plan.trouble == ""
