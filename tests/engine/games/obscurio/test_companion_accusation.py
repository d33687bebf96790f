"""The accusation beside the box: who is asked, who is accused, and what it costs."""

from engine.games.obscurio.companion import LibraryCompanion, steps
from engine.games.obscurio.companion.arithmetic import sentence
from engine.games.obscurio.companion.secret import HIDDEN
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.cohesion import DARK_ZONE
from tests.engine.games.obscurio.beside_the_box import table, turn


def in_debate(companion, *doors):
    companion.correct("light", 3)
    turn(companion, 1, *doors)
    assert companion.step == steps.OUTCOME
    companion.next_turn()
    assert companion.step == steps.DEBATE
    companion.go_on()
    return companion


def test_an_empty_light_zone_calls_the_accusation():
    """Ruling 6."""
    companion = in_debate(table(), 1, 2, 2, 2, 1)
    assert companion.step == steps.VOTE
    assert companion.view().suspects == [1, 2, 3, 4, 5]


def test_all_with_the_most_fingers_are_accused():
    """Ruling 7."""
    assert LibraryCompanion.most_pointed_at({1: 2, 2: 2, 3: 1}) == [1, 2]
    assert LibraryCompanion.most_pointed_at({1: 0}) == []


def test_a_loyal_wizard_costs_two_and_the_debate_begins_again():
    """Rulings 8, 9."""
    companion = in_debate(table(roles="device", lot=0), 1, 2, 2, 2, 1)
    companion.accuse({2: 3, 4: 2})
    assert companion.state.dark == DARK_ZONE[6] - COST
    assert companion.step == steps.DEBATE
    companion.go_on()
    assert companion.view().suspects == [1, 3, 4, 5]
    assert str(sentence(companion.now.told)) == "1 loyal Wizard accused: 2 tokens lost, 2 from the dark zone."


def test_the_traitor_among_the_accused_ends_the_hunt():
    """Ruling 11: afterwards the pawn is gone and only the Traitor takes the device."""
    companion = in_debate(table(roles="device", lot=0), 1, 2, 2, 2, 1)
    companion.accuse({1: 2, 2: 2, 3: 1})
    assert companion.state.exposed
    assert companion.step == steps.OUTCOME
    assert companion.now.past[-1].accused == (1, 2)
    companion.next_turn()
    assert companion.view().pawns == [2, 3, 4, 5]
    companion.set_traps([])
    companion.go_on()
    companion.go_on()
    assert (companion.step, companion.now.order) == (steps.SECRET, (1,))


def test_a_card_of_the_box_shows_the_traitor():
    companion = in_debate(table(roles="cards"), 1, 2, 2, 2, 1)
    companion.accuse({4: 5}, traitor=4)
    assert companion.state.traitor == 4
    assert companion.state.exposed
    assert companion.state.dark == DARK_ZONE[6]


def test_cards_that_show_no_traitor_clear_whoever_was_accused():
    companion = in_debate(table(roles="cards"), 1, 2, 2, 2, 1)
    companion.accuse({4: 5})
    assert companion.view().suspects == [1, 2, 3, 5]
    assert companion.state.traitor == HIDDEN


def test_wrong_accusations_can_lose_the_game():
    """Ruling 9: one token left, two due."""
    companion = table(roles="cards")
    companion.correct("dark", 1)
    in_debate(companion, 1, 2, 2, 2, 1)
    companion.accuse({4: 5})
    assert companion.step == steps.END
    assert companion.state.dark == 0


def test_a_correction_after_the_turn_can_call_or_spare_the_accusation():
    companion = turn(table(), 1, 1, 1, 1, 1, 1)
    companion.correct("light", 0)
    companion.next_turn()
    assert companion.step == steps.DEBATE
    companion.undo()
    companion.correct("light", 1)
    companion.next_turn()
    assert companion.step == steps.TRAPS


def test_the_last_suspect_has_nobody_to_point_at():
    """Ruling 8: who was shown to be loyal still votes, nobody votes for himself."""
    companion = in_debate(table(roles="cards"), 1, 2, 2, 2, 1)
    assert companion.view().voters == [1, 2, 3, 4, 5]
    companion.correct("dark", 20)
    for loyal in (1, 2, 3, 4):
        companion.accuse({loyal: 4})
        companion.go_on()
    assert (companion.view().suspects, companion.view().voters) == ([5], [1, 2, 3, 4])
