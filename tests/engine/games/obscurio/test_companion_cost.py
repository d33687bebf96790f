"""What a turn beside the box costs, and how it can end the game."""

from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.rules.cohesion import TOKENS
from engine.games.obscurio.state import LAST_SPACE
from tests.engine.games.obscurio.beside_the_box import at_the_doors, table, turn


def test_every_wrong_wizard_costs_a_token_and_one_right_one_is_enough():
    """Rulings 2, 4."""
    keeper = turn(table(), 2, 2, 3, 3, 0, 2)
    assert (keeper.state.light, keeper.state.progress) == (12, 2)
    assert keeper.now.past[0].wrong == (2, 3, 4)
    assert keeper.state.taken == [0, 0, 1, 1, 1, 0]
    assert str(sentence(keeper.now.told)) == "3 wrong: 3 tokens, 3 from the light."


def test_the_dangerous_room_counts_different_wrong_doors():
    """Ruling 14: nobody's place is no door."""
    keeper = turn(table(), 1, 1, 2, 2, 3, 0, traps=["dangerous"])
    assert str(sentence(keeper.now.told)) == "4 wrong, dangerous room +2: 6 tokens, 6 from the light."
    assert keeper.state.box == 2


def test_the_light_is_spent_before_the_dark_zone():
    """Ruling 10."""
    keeper = table()
    keeper.correct("light", 2)
    turn(keeper, 1, 1, 2, 2, 2, 1, traps=["dangerous"])
    assert str(sentence(keeper.now.told)) == (
        "3 wrong, dangerous room +1: 4 tokens, 2 from the light, 2 from the dark zone."
    )
    assert (keeper.state.light, keeper.state.dark) == (0, 5)


def test_a_turn_without_a_mistake_costs_nothing():
    keeper = turn(table(), 4, 4, 4, 4, 4, 4)
    assert str(sentence(keeper.now.told)) == "Nobody was wrong: no token is lost."


def test_a_lone_wizard_pays_two_and_one_for_the_companion():
    """Ruling 33."""
    keeper = table(2)
    assert keeper.pawns == [0, 1]
    turn(keeper, 1, 2, 3)
    assert keeper.state.light == TOKENS["beginner"][2] - 3


def test_only_who_was_wrong_can_be_told_instead_of_the_doors():
    keeper = at_the_doors(table(), "dangerous")
    keeper.go_on()
    keeper.resolve_wrong([1, 3, 5], doors=2)
    assert str(sentence(keeper.now.told)).startswith("3 wrong, dangerous room +2: 5 tokens")
    last = keeper.now.past[-1]
    assert (last.exit, last.doors, last.wrong) == (0, (), (1, 3, 5))


def test_nobody_can_be_told_to_be_wrong():
    keeper = at_the_doors(table())
    keeper.go_on()
    keeper.resolve_wrong([])
    assert keeper.state.progress == 2


def test_on_the_last_room_a_right_wizard_leads_out():
    keeper = table()
    keeper.correct("progress", LAST_SPACE)
    assert keeper.state.watched
    turn(keeper, 1, 1, 2, 2, 2, 2)
    assert keeper.step == steps.END
    assert keeper.escaped


def test_the_last_token_ends_it_even_with_somebody_at_the_exit():
    """Ruling 12."""
    keeper = table()
    keeper.correct("light", 0)
    keeper.correct("dark", 2)
    turn(keeper, 1, 1, 2, 2, 2, 2)
    assert keeper.step == steps.END
    assert not keeper.escaped
