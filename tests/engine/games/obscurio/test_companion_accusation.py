"""The accusation beside the box: who is asked, who is accused, and what it costs."""

from engine.games.obscurio.companion import LibraryKeeper, steps
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.companion.library import HIDDEN
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.cohesion import DARK_ZONE
from tests.engine.games.obscurio.beside_the_box import table, turn


def in_debate(keeper, *doors):
    keeper.correct("light", 3)
    turn(keeper, 1, *doors)
    assert keeper.step == steps.OUTCOME
    keeper.next_turn()
    assert keeper.step == steps.DEBATE
    keeper.go_on()
    return keeper


def test_an_empty_light_zone_calls_the_accusation():
    """Ruling 6."""
    keeper = in_debate(table(), 1, 2, 2, 2, 1)
    assert keeper.step == steps.VOTE
    assert keeper.suspects == [1, 2, 3, 4, 5]


def test_all_with_the_most_fingers_are_accused():
    """Ruling 7."""
    assert LibraryKeeper.most_pointed_at({1: 2, 2: 2, 3: 1}) == [1, 2]
    assert LibraryKeeper.most_pointed_at({1: 0}) == []


def test_a_loyal_wizard_costs_two_and_the_debate_begins_again():
    """Rulings 8, 9."""
    keeper = in_debate(table(roles="device", lot=0), 1, 2, 2, 2, 1)
    keeper.accuse({2: 3, 4: 2})
    assert keeper.state.dark == DARK_ZONE[6] - COST
    assert keeper.step == steps.DEBATE
    keeper.go_on()
    assert keeper.suspects == [1, 3, 4, 5]
    assert str(sentence(keeper.now.told)) == "1 loyal accused: 2 tokens, 2 from the dark zone."


def test_the_traitor_among_the_accused_ends_the_hunt():
    """Ruling 11: afterwards the pawn is gone and only the Traitor takes the device."""
    keeper = in_debate(table(roles="device", lot=0), 1, 2, 2, 2, 1)
    keeper.accuse({1: 2, 2: 2, 3: 1})
    assert keeper.state.exposed
    assert keeper.step == steps.OUTCOME
    assert keeper.now.past[-1].accused == (1, 2)
    keeper.next_turn()
    assert keeper.pawns == [2, 3, 4, 5]
    keeper.set_traps([])
    keeper.go_on()
    keeper.go_on()
    assert (keeper.step, keeper.now.order) == (steps.SECRET, (1,))


def test_a_card_of_the_box_shows_the_traitor():
    keeper = in_debate(table(roles="cards"), 1, 2, 2, 2, 1)
    keeper.accuse({4: 5}, traitor=4)
    assert keeper.state.traitor == 4
    assert keeper.state.exposed
    assert keeper.state.dark == DARK_ZONE[6]


def test_cards_that_show_no_traitor_clear_whoever_was_accused():
    keeper = in_debate(table(roles="cards"), 1, 2, 2, 2, 1)
    keeper.accuse({4: 5})
    assert keeper.suspects == [1, 2, 3, 5]
    assert keeper.state.traitor == HIDDEN


def test_wrong_accusations_can_lose_the_game():
    """Ruling 9: one token left, two due."""
    keeper = table(roles="cards")
    keeper.correct("dark", 1)
    in_debate(keeper, 1, 2, 2, 2, 1)
    keeper.accuse({4: 5})
    assert keeper.step == steps.END
    assert keeper.state.dark == 0


def test_a_correction_after_the_turn_can_call_or_spare_the_accusation():
    keeper = turn(table(), 1, 1, 1, 1, 1, 1)
    keeper.correct("light", 0)
    keeper.next_turn()
    assert keeper.step == steps.DEBATE
    keeper.undo()
    keeper.correct("light", 1)
    keeper.next_turn()
    assert keeper.step == steps.TRAPS
