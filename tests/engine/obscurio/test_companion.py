"""The table beside the box: its steps, its counts, its history, and what can be taken back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.obscurio import GAME
from engine.obscurio.accusation import COST
from engine.obscurio.cohesion import DARK_ZONE, TOKENS
from engine.obscurio.companion import LibraryKeeper, Setting, steps
from engine.obscurio.companion.arithmetic import sentence
from engine.obscurio.companion.keeper import HIDDEN, KEPT
from engine.obscurio.state import LAST_SPACE, NOBODY
from engine.obscurio.traps import TRAPS


def table(seats=6, roles="cards", lot=0, seed=3, way="round", **options):
    return LibraryKeeper.opened(Setting(seats, GAME.info.settle(options), roles, way), seed, lot)


def at_the_doors(keeper, *traps):
    """Walk to the doors of this turn with these traps."""
    if keeper.step == steps.ROLES:
        keeper.go_on()
    keeper.set_traps(traps)
    while keeper.step != steps.DOORS:
        keeper.go_on()
    return keeper


def stand(keeper, *doors):
    """Place every pawn at its door; 0 leaves one in the middle."""
    for pawn, door in zip(keeper.pawns, doors, strict=True):
        if door:
            assert keeper.place(pawn, door) is None
    keeper.go_on()


def turn(keeper, exit_, *doors, traps=()):
    """A whole turn up to what it cost."""
    stand(at_the_doors(keeper, *traps), *doors)
    keeper.resolve(exit_)
    return keeper


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


@pytest.mark.parametrize(
    ("name", "seat", "value", "read"),
    [
        ("light", 0, 9, lambda state: state.light),
        ("dark", 0, 3, lambda state: state.dark),
        ("progress", 0, 4, lambda state: state.progress),
        ("turn", 0, 7, lambda state: state.turn),
        ("penalty", 0, 2, lambda state: state.penalty),
        ("taken", 3, 2, lambda state: state.taken[3]),
        ("minute", 0, 1, lambda state: state.minute),
    ],
)
def test_every_count_can_be_corrected_and_taken_back(name, seat, value, read):
    keeper = table()
    before = read(keeper.state)
    keeper.correct(name, value, seat)
    assert read(keeper.state) == value
    assert str(keeper.undo_title).startswith("corrected: ")
    keeper.undo()
    assert read(keeper.state) == before
    assert keeper.undo_title is None


def test_a_count_stays_within_what_the_box_can_show():
    keeper = table()
    keeper.correct("progress", 12)
    assert keeper.state.progress == LAST_SPACE
    keeper.correct("light", -4)
    assert keeper.state.light == 0


def test_a_correction_that_changes_nothing_is_none():
    keeper = table()
    keeper.correct("light", keeper.state.light)
    assert keeper.undo_title is None


def test_every_touch_is_taken_back_by_its_name():
    keeper = table(seed=2)
    keeper.draw()
    keeper.go_on()
    keeper.go_on()
    keeper.go_on()
    keeper.place(2, 4)
    keeper.place(2, 0)
    titles = []
    while keeper.undo_title:
        titles.append(str(keeper.undo_title))
        keeper.undo()
    assert titles == [
        "player 3 back to the middle",
        "player 3 at door 4",
        "on to: Doors",
        "on to: The Traitor\u2019s step",
        "on to: Pages and butterflies",
        "traps of turn 1",
    ]


def test_a_game_of_many_touches_keeps_the_last_of_them():
    keeper = at_the_doors(table())
    for number in range(KEPT + 20):
        keeper.place(1, 1 + number % 6)
    assert len(keeper.plain()["past"]) == KEPT


def test_the_deck_says_when_the_discard_must_be_shuffled():
    """Ruling 30: nine turns of eight cards."""
    keeper = table(seed=9)
    for number in range(1, 11):
        assert keeper.must_shuffle == (number == 10)
        turn(keeper, 1, 1, 1, 1, 1, 1)
        keeper.correct("progress", 1)
        keeper.next_turn()
    assert keeper.deck == 84 - 8 - 8


TOUCHES = ["draw", "go_on", "place", "undo", "correct", "turn", "resolve", "next"]


@given(
    st.lists(st.sampled_from(TOUCHES), max_size=30), st.integers(2, 8), st.sampled_from(["device", "cards"])
)
def test_a_kept_table_is_the_same_table(touches, seats, roles):
    keeper = table(seats, roles)
    for touch in touches:
        press(keeper, touch)
    again = LibraryKeeper.from_plain(json.loads(json.dumps(keeper.plain())))
    assert again.now == keeper.now
    assert str(again.undo_title) == str(keeper.undo_title)
    assert again.setting == keeper.setting


def press(keeper, touch):
    """A touch as the app offers it."""
    if touch == "undo":
        keeper.undo()
    elif touch == "correct":
        keeper.correct("light", 5)
    elif touch == "draw" and keeper.step == steps.TRAPS:
        keeper.draw()
    elif touch == "place" and keeper.step == steps.DOORS:
        keeper.place(keeper.pawns[0], keeper.state.shown)
    elif touch == "resolve" and keeper.step == steps.EXIT:
        keeper.resolve(2)
    elif touch == "next" and keeper.step == steps.OUTCOME:
        keeper.next_turn()
    elif touch == "go_on" and keeper.step in steps.AFTER:
        keeper.go_on()


@pytest.mark.parametrize(
    "data", [{}, {"past": []}, {"setting": {}, "past": [{}]}, {"past": 3, "setting": None}]
)
def test_a_broken_table_is_refused_by_name(data):
    with pytest.raises(SaveError, match="library"):
        LibraryKeeper.from_plain(data)


def test_a_step_or_a_way_that_nobody_knows_is_refused():
    data = table().plain()
    data["past"][-1]["step"] = "dancing"
    with pytest.raises(SaveError):
        LibraryKeeper.from_plain(data)
    data = table().plain()
    data["setting"]["way"] = "shouting"
    with pytest.raises(SaveError):
        LibraryKeeper.from_plain(data)
