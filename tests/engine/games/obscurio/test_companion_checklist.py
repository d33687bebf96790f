"""The list for unpacking the box: what lies on the table of so many players."""

import pytest

from engine.games.obscurio.companion.checklist import checklist
from tests.engine.games.obscurio.beside_the_box import table


def lines(*args, **more):
    return [str(line) for line in checklist(table(*args, **more).setting)]


def test_a_table_with_a_traitor_fills_the_holder_and_both_zones():
    said = lines(6, roles="cards")
    assert any("8 of them in the card holder" in line for line in said)
    assert "Place 15 cohesion tokens in the light zone and 7 in the dark zone." in said
    assert any("with 4 loyal cards" in line for line in said)
    assert any("all 14 trap tokens" in line for line in said)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_small_table_leaves_the_traitor_in_the_box(seats):
    """Ruling 32."""
    said = " ".join(lines(seats))
    assert "none in the dark zone" in said
    assert "12 trap tokens" in said
    assert "no Traitor" in said
    assert ("companion" in said) == (seats == 2)


def test_the_tokens_are_those_that_the_box_prints():
    assert any("Place 9 cohesion" in line for line in lines(5, difficulty="expert", expert=14))


def test_a_device_that_deals_leaves_the_loyalty_cards_in_the_box():
    assert "The loyalty cards stay in the box: this device deals the roles." in lines(6, roles="device")


def test_without_a_timer_its_track_stays_in_the_box():
    assert "Timer and time track stay in the box." in lines(6, clock="none")
