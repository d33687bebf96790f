"""The accusation beside the box: debate, countdown, fingers, cards."""

from typing import Any

import pytest

from app.games.obscurio.companion.accusing import DEBATE_SECONDS
from engine.games.obscurio.companion import steps

pytestmark = pytest.mark.ui


def accused(hand: Any, **fingers: int) -> None:
    """Walk through debate and countdown, then enter the fingers by name."""
    hand.press()
    hand.go(DEBATE_SECONDS)
    hand.press()
    hand.go(3.1)
    assert hand.companion.step == steps.VOTE
    for name, count in fingers.items():
        for _ in range(count):
            hand.tap(hand.find(f"Increase: {name}"))


def lightless(table: Any, **more: Any) -> Any:
    """A table whose light zone has just been spent."""
    hand = table(step=steps.EXIT, clock="none", counts=(("light", 2),), **more)
    hand.page.tells = "doors"
    hand.show_exit(1)
    assert hand.view.due
    hand.press()
    assert hand.companion.step == steps.DEBATE
    return hand


def test_the_accusation_runs_from_debate_to_the_traitor(table: Any) -> None:
    hand = lightless(table, lot=0)
    accused(hand, Odo=2, Lene=2, Ada=1)
    assert hand.view.verdict == "Accused: Odo, Lene"
    hand.press()
    assert hand.companion.step == steps.OUTCOME
    assert "Odo is the Traitor" in hand.view.lines
    assert hand.companion.state.exposed


def test_a_wrong_accusation_begins_the_debate_again(table: Any) -> None:
    hand = lightless(table, lot=0)
    before = hand.companion.state.dark
    accused(hand, Ada=3, Lene=2)
    hand.press()
    assert hand.companion.step == steps.DEBATE
    assert hand.companion.state.dark == before - 2
    assert hand.view.last
    accused(hand)
    assert "Ada" not in {row.name for row in hand.view.ids.suspects.children}


def test_the_cards_of_the_box_say_who_was_the_traitor(table: Any) -> None:
    hand = lightless(table, roles="cards")
    accused(hand, Kasimir=4, Ada=1)
    hand.press()
    hand.answer("Kasimir is the Traitor")
    assert hand.companion.state.traitor == 3


def test_every_voter_has_one_vote_and_none_for_himself(table: Any) -> None:
    """Ruling 8."""
    hand = lightless(table, lot=0)
    accused(hand, Odo=3)
    assert hand.view.button == "2 votes left to enter"
    assert not hand.view.ready
    rows = {row.name: row for row in hand.view.ids.suspects.children}
    assert (rows["Odo"].most, rows["Lene"].most) == (4, 2)
    for _ in range(4):
        hand.view.ids.suspects.children[0].children[0].change(1)
    assert sum(hand.view.fingers.values()) == 5
    assert hand.view.ready
