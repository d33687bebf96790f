"""What a turn beside the box costs, and how it can end the game."""

from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.rules.cohesion import TOKENS
from engine.games.obscurio.state import LAST_SPACE
from tests.engine.games.obscurio.beside_the_box import at_the_doors, table, turn


def test_every_wrong_wizard_costs_a_token_and_one_right_one_is_enough():
    """Rulings 2, 4."""
    companion = turn(table(), 2, 2, 3, 3, 0, 2)
    assert (companion.state.light, companion.state.progress) == (12, 2)
    assert companion.now.past[0].wrong == (2, 3, 4)
    assert companion.state.taken == [0, 0, 1, 1, 1, 0]
    assert str(sentence(companion.now.told)) == "3 wrong: 3 tokens lost, 3 from the light zone."


def test_the_dangerous_room_counts_different_wrong_doors():
    """Ruling 14: nobody's place is no door."""
    companion = turn(table(), 1, 1, 2, 2, 3, 0, traps=["dangerous"])
    assert (
        str(sentence(companion.now.told))
        == "4 wrong, Dangerous Room +2: 6 tokens lost, 6 from the light zone."
    )
    assert companion.state.box == 2


def test_the_light_is_spent_before_the_dark_zone():
    """Ruling 10."""
    companion = table()
    companion.correct("light", 2)
    turn(companion, 1, 1, 2, 2, 2, 1, traps=["dangerous"])
    assert str(sentence(companion.now.told)) == (
        "3 wrong, Dangerous Room +1: 4 tokens lost, 2 from the light zone, 2 from the dark zone."
    )
    assert (companion.state.light, companion.state.dark) == (0, 5)


def test_a_turn_without_a_mistake_costs_nothing():
    companion = turn(table(), 4, 4, 4, 4, 4, 4)
    assert str(sentence(companion.now.told)) == "Nobody was wrong: no tokens lost."


def test_a_lone_wizard_pays_two_and_one_for_the_companion():
    """Ruling 33."""
    companion = table(2)
    assert companion.view().pawns == [0, 1]
    turn(companion, 1, 2, 3)
    assert companion.state.light == TOKENS["beginner"][2] - 3


def test_only_who_was_wrong_can_be_told_instead_of_the_doors():
    companion = at_the_doors(table(), "dangerous")
    companion.go_on()
    companion.resolve_wrong([1, 3, 5], doors=2)
    assert str(sentence(companion.now.told)).startswith("3 wrong, Dangerous Room +2: 5 tokens lost")
    last = companion.now.past[-1]
    assert (last.exit, last.doors, last.wrong) == (0, (), (1, 3, 5))


def test_nobody_at_a_door_costs_nothing_more_in_a_dangerous_room():
    """Ruling 14: who has no door adds none."""
    companion = at_the_doors(table(), "dangerous")
    companion.go_on()
    companion.resolve_wrong([1, 3], doors=0)
    assert str(sentence(companion.now.told)) == "2 wrong: 2 tokens lost, 2 from the light zone."


def test_nobody_can_be_told_to_be_wrong():
    companion = at_the_doors(table())
    companion.go_on()
    companion.resolve_wrong([])
    assert companion.state.progress == 2


def test_on_the_last_room_a_right_wizard_leads_out():
    companion = table()
    companion.correct("progress", LAST_SPACE)
    assert companion.state.watched
    turn(companion, 1, 1, 2, 2, 2, 2)
    assert companion.step == steps.END
    assert companion.view().escaped


def test_the_last_token_ends_it_even_with_somebody_at_the_exit():
    """Ruling 12."""
    companion = table()
    companion.correct("light", 0)
    companion.correct("dark", 2)
    turn(companion, 1, 1, 2, 2, 2, 2)
    assert companion.step == steps.END
    assert not companion.view().escaped
