"""A turn beside the box: its steps, its traps and its doors."""

import pytest

from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.library import HIDDEN
from engine.games.obscurio.rules.cohesion import DARK_ZONE, TOKENS
from engine.games.obscurio.rules.traps import TRAPS
from engine.games.obscurio.state import NOBODY
from tests.engine.games.obscurio.beside_the_box import at_the_doors, stand, table, turn


@pytest.mark.parametrize("difficulty", TOKENS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_table_begins_with_the_tokens_of_its_size(seats, difficulty):
    state = table(seats, difficulty=difficulty).state
    assert state.dark == DARK_ZONE[seats]
    assert state.light + state.dark == TOKENS[difficulty][seats]


def test_the_steps_of_a_turn_come_in_their_order():
    keeper, seen = table(roles="device"), []
    for _ in range(5):
        seen.append(keeper.step)
        keeper.go_on()
    assert seen == [steps.ROLES, steps.TRAPS, steps.RIDDLE, steps.SECRET, steps.DOORS]
    assert keeper.step == steps.EXIT


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_traitor_there_is_neither_a_deal_nor_a_secret_step(seats):
    """Ruling 32."""
    keeper = table(seats, roles="device")
    assert keeper.step == steps.TRAPS
    assert keeper.state.traitor == NOBODY
    keeper.go_on()
    keeper.go_on()
    assert keeper.step == steps.DOORS


def test_with_the_cards_of_the_box_the_app_knows_no_traitor():
    keeper = table(roles="cards", lot=4)
    assert keeper.state.traitor == HIDDEN
    assert not keeper.knows_traitor
    assert keeper.plain() == table(roles="cards", lot=1).plain()


def test_whoever_betrays_the_same_traps_and_the_same_order_come():
    games = [table(roles="device", lot=lot) for lot in range(5)]
    assert sorted(game.state.traitor for game in games) == [1, 2, 3, 4, 5]
    for game in games:
        game.go_on()
        game.draw()
        game.go_on()
        game.go_on()
    assert len({bytes(game.state.drawn) for game in games}) == 1
    assert len({game.now.order for game in games}) == 1


def test_time_brings_more_traps_in_the_next_turn_but_never_in_the_first():
    """Ruling 3."""
    keeper = table(seed=1)
    keeper.draw()
    assert len(keeper.state.drawn) == 1
    at_the_doors(keeper)
    keeper.minute(2)
    stand(keeper, 1, 1, 1, 1, 1)
    keeper.resolve(1)
    assert keeper.state.penalty == 2
    keeper.next_turn()
    keeper.draw()
    assert len(keeper.state.drawn) in (3, 5)


def test_without_a_clock_every_next_turn_brings_one_more_trap():
    keeper = turn(table(clock="none"), 1, 1, 1, 1, 1, 1)
    assert keeper.state.penalty == 1


def test_the_evanescent_room_changes_the_track_of_its_turn():
    """Ruling 29."""
    keeper = at_the_doors(table(), "evanescent")
    assert keeper.spaces == [1, 2]
    keeper.minute(7)
    assert keeper.state.minute == 1


def test_purple_tokens_need_a_traitor():
    keeper = table(3)
    keeper.set_traps(["dark_magic", "dusk"])
    assert [TRAPS[place].key for place in keeper.state.drawn] == ["dusk"]


def test_the_great_room_has_seven_doors():
    """Ruling 28."""
    assert at_the_doors(table()).doors == 6
    assert at_the_doors(table(), "great").doors == 7


def test_a_locked_door_is_taken_when_it_is_turned_or_never():
    """Ruling 24."""
    keeper = at_the_doors(table(), "locked")
    first, second = keeper.pawns[:2]
    assert keeper.state.shown == 1
    assert "turned last" in str(keeper.place(first, 2))
    assert keeper.place(first, 1) is None
    keeper.turn_door()
    assert "nobody goes back" in str(keeper.place(first, 2))
    assert "turned last" in str(keeper.place(second, 1))
    assert keeper.place(second, 2) is None


def test_pawns_move_freely_while_the_doors_are_open():
    """Ruling 35."""
    keeper = at_the_doors(table())
    keeper.place(1, 2)
    keeper.place(1, 5)
    keeper.place(1, 0)
    assert keeper.unplaced == keeper.pawns


def test_the_deck_says_when_the_discard_must_be_shuffled():
    """Ruling 30: nine turns of eight cards."""
    keeper = table(seed=9)
    for number in range(1, 11):
        assert keeper.must_shuffle == (number == 10)
        turn(keeper, 1, 1, 1, 1, 1, 1)
        keeper.correct("progress", 1)
        keeper.next_turn()
    assert keeper.deck == 84 - 8 - 8
