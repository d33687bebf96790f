"""A boss beside the box: his states stay, he is flipped, and nobody moves up."""

from engine.games.dead_cells.companion import PrisonCompanion
from tests.engine.games.dead_cells.rulings import ruling
from tests.engine.games.dead_cells.test_companion_fight import SECOND, THIRD, body, stand, to_round, tokens


def boss_fight():
    companion = PrisonCompanion.opened()
    companion.begin("B7")
    assert companion.view().step == "rest", "the castle is not open yet"
    companion.toggle_start("B7")
    companion.begin("B7")
    companion.go_on()
    companion.leave_for("C3")
    companion.go_on()
    companion.go_on()
    companion.fight()
    return companion


@ruling(31, 88)
def test_against_a_boss_states_stay_from_turn_to_turn_but_frozen_goes():
    companion = boss_fight()
    stand(companion, second=15)
    tokens(companion, SECOND, poison=1, frost=1)
    to_round(companion, 4)
    companion.next_round()
    view = companion.view()
    assert (view.turn, view.round) == (2, -1)
    assert (body(companion, SECOND).poison, body(companion, SECOND).frost) == (1, 0)


def test_against_a_boss_round_0_comes_in_the_first_turn_and_after_each_flip_only():
    companion = boss_fight()
    stand(companion, second=15)
    companion.next_round()
    assert companion.view().round == 0
    to_round(companion, 4)
    companion.next_round()
    companion.next_round()
    assert companion.view().round == 1
    companion.flip(SECOND, 20)
    assert body(companion, SECOND)[:2] == (20, 0)
    companion.next_round()
    assert companion.view().round == 0


def test_a_boss_that_poison_beats_waits_to_be_flipped_and_its_helpers_go():
    companion = boss_fight()
    stand(companion, second=2, third=1)
    tokens(companion, SECOND, damage=1, poison=1)
    tokens(companion, THIRD, damage=1)
    to_round(companion, 1)
    assert companion.view().beaten == -1
    companion.next_round()
    assert companion.view().beaten == SECOND
    assert body(companion, THIRD).health == 0
    companion.flip(SECOND, 9)
    assert companion.view().beaten == -1


@ruling(35)
def test_bosses_and_their_cards_do_not_move():
    companion = boss_fight()
    stand(companion, third=15)
    to_round(companion, 3)
    assert [figure.body.health for figure in companion.view().foes] == [0, 0, 0, 15]
