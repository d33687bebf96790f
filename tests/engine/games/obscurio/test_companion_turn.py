"""A turn beside the box: its steps, its traps and its doors."""

import pytest

from engine.games.obscurio.companion import steps
from engine.games.obscurio.companion.secret import HIDDEN
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
    companion, seen = table(roles="device"), []
    for _ in range(5):
        seen.append(companion.step)
        companion.go_on()
    assert seen == [steps.ROLES, steps.TRAPS, steps.RIDDLE, steps.SECRET, steps.DOORS]
    assert companion.step == steps.EXIT


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_traitor_there_is_neither_a_deal_nor_a_secret_step(seats):
    """Ruling 32."""
    companion = table(seats, roles="device")
    assert companion.step == steps.TRAPS
    assert companion.state.traitor == NOBODY
    companion.go_on()
    companion.go_on()
    assert companion.step == steps.DOORS


def test_with_the_cards_of_the_box_the_app_knows_no_traitor():
    companion = table(roles="cards", lot=4)
    assert companion.state.traitor == HIDDEN
    assert not companion.view().knows_traitor
    assert companion.plain() == table(roles="cards", lot=1).plain()


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
    companion = table(seed=1)
    companion.draw()
    assert len(companion.state.drawn) == 1
    at_the_doors(companion)
    companion.minute(2)
    stand(companion, 1, 1, 1, 1, 1)
    companion.resolve(1)
    assert companion.state.penalty == 2
    companion.next_turn()
    companion.draw()
    assert len(companion.state.drawn) in (3, 5)


def test_without_a_clock_every_next_turn_brings_one_more_trap():
    companion = turn(table(clock="none"), 1, 1, 1, 1, 1, 1)
    assert companion.state.penalty == 1


def test_the_evanescent_room_changes_the_track_of_its_turn():
    """Ruling 29."""
    companion = at_the_doors(table(), "evanescent")
    assert companion.view().spaces == [1, 2]
    companion.minute(7)
    assert companion.state.minute == 1


def test_a_table_plays_by_the_track_and_the_tile_that_its_box_prints():
    companion = at_the_doors(table(track="0-0-1-3", tile="2"))
    assert companion.view().spaces == [0, 0, 1, 3]
    companion.set_traps(["evanescent"])
    assert companion.view().spaces == [2]


def test_an_expert_table_begins_with_the_tokens_of_its_printed_row():
    companion = table(5, difficulty="expert", expert=14)
    assert companion.state.tokens == 14
    assert companion.view().light_total == 9
    assert table(5, expert=14).state.tokens == TOKENS["beginner"][5]


def test_purple_tokens_need_a_traitor():
    companion = table(3)
    companion.set_traps(["dark_magic", "dusk"])
    assert [TRAPS[place].key for place in companion.state.drawn] == ["dusk"]


def test_the_great_room_has_seven_doors():
    """Ruling 28."""
    assert at_the_doors(table()).view().doors == 6
    assert at_the_doors(table(), "great").view().doors == 7


def test_a_locked_door_is_taken_when_it_is_turned_or_never():
    """Ruling 24."""
    companion = at_the_doors(table(), "locked")
    first, second = companion.view().pawns[:2]
    assert companion.state.shown == 1
    assert "just revealed" in str(companion.place(first, 2))
    assert companion.place(first, 1) is None
    companion.turn_door()
    assert "cannot go back" in str(companion.place(first, 2))
    assert "just revealed" in str(companion.place(second, 1))
    assert companion.place(second, 2) is None


def test_traps_corrected_at_the_doors_lay_them_anew():
    """Rulings 24, 28."""
    companion = at_the_doors(table())
    companion.set_traps(["great"])
    assert (companion.view().shown, companion.view().doors) == (7, 7)
    companion.place(1, 7)
    companion.place(2, 3)
    companion.set_traps(["locked"])
    assert (companion.view().shown, companion.state.pawns[1]) == (3, 0)
    companion.turn_door()
    companion.set_traps(["locked", "great"])
    assert companion.view().shown == 4
    companion.set_traps([])
    assert companion.view().shown == 6


def test_doors_that_become_locked_begin_with_the_first():
    companion = at_the_doors(table())
    companion.set_traps(["locked"])
    assert companion.view().shown == 1


def test_a_shorter_track_takes_the_glass_back_to_its_last_space():
    companion = at_the_doors(table())
    companion.minute(2)
    companion.set_traps(["evanescent"])
    assert companion.view().minute == 1
    assert type(companion).from_plain(companion.plain()).now == companion.now


def test_a_seventh_door_that_is_told_late_still_leaves_the_deck():
    companion = at_the_doors(table())
    deck = companion.view().deck
    companion.set_traps(["great"])
    assert companion.view().deck == deck - 1
    fresh = table()
    fresh.set_traps(["great"])
    assert fresh.view().deck == 84 - 8


def test_pawns_move_freely_while_the_doors_are_open():
    """Ruling 35."""
    companion = at_the_doors(table())
    companion.place(1, 2)
    companion.place(1, 5)
    companion.place(1, 0)
    assert companion.view().unplaced == companion.view().pawns


def test_the_deck_says_when_the_discard_must_be_shuffled():
    """Ruling 30: nine turns of eight cards."""
    companion = table(seed=9)
    for number in range(1, 11):
        assert companion.view().must_shuffle == (number == 10)
        turn(companion, 1, 1, 1, 1, 1, 1)
        companion.correct("progress", 1)
        companion.next_turn()
    assert companion.view().deck == 84 - 8 - 8


def test_two_hundred_moves_of_pawns_leave_a_table_that_is_kept_and_goes_on():
    """Ruling 35."""
    companion = at_the_doors(table())
    for number in range(200):
        assert companion.place(1, 1 + number % 6) is None
    again, _ = type(companion).unsealed(companion.sealed({}))
    stand(again, 1, 1, 1, 1, 1)
    again.resolve(1)
    assert again.now.past[-1].wrong == ()
