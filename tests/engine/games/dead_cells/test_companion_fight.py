"""The fight aid beside the box: what it works out by itself, and that every number can be corrected."""

import pytest

from engine.games.dead_cells.companion import PrisonCompanion
from engine.games.dead_cells.companion.moment import Body
from tests.engine.games.dead_cells.rulings import ruling

BEHIND, FIRST, SECOND, THIRD, IMMOLATED, FLAYED, POISONED = range(7)


@pytest.fixture
def companion():
    companion = PrisonCompanion.opened()
    companion.begin("B1")
    companion.go_on()
    companion.fight()
    return companion


@pytest.fixture
def four():
    companion = PrisonCompanion.opened()
    companion.toggle_prisoner(3)
    companion.begin("B1")
    companion.go_on()
    companion.fight()
    return companion


def body(companion, at):
    view = companion.view()
    return (*view.foes, *view.people, *view.pets)[at].body


def stand(companion, **foes):
    for slot, health in foes.items():
        companion.place_foe({"behind": 0, "first": 1, "second": 2, "third": 3}[slot], health)


def to_round(companion, number):
    while companion.view().round < number:
        companion.next_round()


def tokens(companion, at, **counts):
    for token, count in counts.items():
        for _ in range(count):
            companion.touch(at, token)


@ruling(11, 13)
def test_a_shield_cancels_one_damage_by_itself(companion):
    tokens(companion, FLAYED, shield=1, damage=2)
    assert (body(companion, FLAYED).shield, body(companion, FLAYED).damage) == (0, 1)


@ruling(10)
def test_an_enemy_falls_when_its_damage_fills_its_health_and_no_more_is_placed(companion):
    stand(companion, first=2)
    tokens(companion, FIRST, damage=3)
    assert (body(companion, FIRST).damage, body(companion, FIRST).fallen) == (2, 1)


@ruling(33)
def test_the_slot_of_a_dead_enemy_stays_empty_until_the_end_of_the_round(companion):
    stand(companion, first=1, second=3)
    to_round(companion, 1)
    tokens(companion, FIRST, damage=1)
    assert body(companion, SECOND).health == 3
    companion.next_round()
    assert (body(companion, FIRST).health, body(companion, SECOND).health) == (3, 0)


@ruling(18, 19)
def test_poison_is_as_much_damage_as_there_are_tokens_and_no_shield_stops_it(companion):
    to_round(companion, 1)
    tokens(companion, IMMOLATED, poison=2, shield=1)
    companion.next_round()
    assert (body(companion, IMMOLATED).damage, body(companion, IMMOLATED).shield) == (2, 1)
    assert companion.view().told == (("poison", IMMOLATED, 2),)


@ruling(17)
def test_a_mark_adds_to_poison_once_at_the_end_of_a_round(companion):
    stand(companion, first=5)
    to_round(companion, 1)
    tokens(companion, FIRST, poison=2, mark=1)
    companion.next_round()
    assert body(companion, FIRST).damage == 3


@ruling(20, 34)
def test_a_gap_that_poison_makes_is_closed_in_the_same_round_end(companion):
    stand(companion, first=1, third=4)
    to_round(companion, 1)
    tokens(companion, FIRST, poison=1)
    companion.next_round()
    assert [figure.body.health for figure in companion.view().foes] == [0, 4, 0, 0]


@ruling(34)
def test_who_stands_behind_never_moves_and_nothing_moves_after_the_third_round(companion):
    stand(companion, behind=2, third=4)
    to_round(companion, 3)
    companion.move_foe(FIRST, SECOND)
    companion.next_round()
    assert [figure.body.health for figure in companion.view().foes] == [2, 0, 4, 0]


@ruling(73)
def test_rounds_0_and_iv_have_no_end_so_poison_waits(companion):
    stand(companion, first=3)
    tokens(companion, FIRST, poison=1)
    to_round(companion, 1)
    assert body(companion, FIRST).damage == 0
    to_round(companion, 4)
    assert body(companion, FIRST).fallen == 0
    assert body(companion, FIRST).health == 0, "three ends of rounds have killed it"


@ruling(21)
def test_whoever_bleeds_is_eliminated_after_the_third_round_prisoners_too(companion):
    stand(companion, first=9)
    to_round(companion, 3)
    tokens(companion, FIRST, bleed=1)
    tokens(companion, POISONED, bleed=1)
    companion.next_round()
    view = companion.view()
    assert view.round == 4
    assert view.told == (("bleed", POISONED, 1), ("bleed", FIRST, 1))
    assert body(companion, FIRST).health == 0
    assert body(companion, POISONED).fallen == 1


@ruling(21)
def test_poison_comes_before_bleeding(companion):
    stand(companion, first=1)
    to_round(companion, 3)
    tokens(companion, FIRST, bleed=1, poison=1)
    companion.next_round()
    assert [word for word, *_ in companion.view().told] == ["fatal"]


@ruling(22)
def test_an_enemy_behind_bleeds_before_the_group_and_one_ahead_after_it(companion):
    stand(companion, behind=5, first=5)
    to_round(companion, 3)
    for at in (BEHIND, FIRST, FLAYED):
        tokens(companion, at, bleed=1)
    companion.next_round()
    assert [at for _, at, _ in companion.view().told] == [BEHIND, FLAYED, FIRST]


@ruling(23)
def test_the_second_fire_token_kills_whatever_the_health_and_shields(companion):
    stand(companion, first=9)
    tokens(companion, FIRST, shield=2, fire=2)
    assert body(companion, FIRST).fallen == 1


@ruling(31)
def test_after_a_fight_states_and_shields_are_gone_and_damage_stays(companion):
    tokens(companion, FLAYED, damage=1, shield=1, poison=1, mark=1)
    companion.stop_fight()
    assert body(companion, FLAYED)._replace(health=0) == Body(damage=1)


@ruling(43)
def test_a_fight_goes_on_when_all_monsters_are_dead(companion):
    stand(companion, first=1)
    to_round(companion, 1)
    tokens(companion, FIRST, damage=1)
    companion.next_round()
    assert companion.view().round == 2


@ruling(39)
def test_round_0_names_the_cards_that_the_group_wants_to_remember(companion):
    companion.take("BR", "during")
    companion.remind(companion.view().homes["during"][0])
    assert companion.view().reminded == ("BR-01",)
    companion.next_round()
    assert (companion.view().round, companion.view().reminded) == (0, ("BR-01",))
    companion.next_round()
    assert companion.view().reminded == ()


def test_every_number_of_somebody_can_be_corrected(companion):
    stand(companion, first=3)
    companion.correct_body(FIRST, "damage", 3)
    assert body(companion, FIRST).fallen == 1
    companion.correct_body(FIRST, "health", 5)
    assert body(companion, FIRST).fallen == 0
    companion.remove_foe(FIRST)
    assert body(companion, FIRST).health == 0
    assert str(companion.undo_title) == "corrected: First ahead"


def test_the_round_marker_can_be_set_and_nothing_else_happens(companion):
    tokens(companion, FLAYED, poison=1)
    companion.set_round(3)
    assert (companion.view().round, body(companion, FLAYED).damage) == (3, 0)


def test_nobody_who_has_fallen_gets_another_token(companion):
    tokens(companion, FLAYED, damage=3)
    before = companion.plain()
    companion.touch(FLAYED, "poison")
    assert companion.plain() == before


@ruling(14)
def test_a_golden_shield_cancels_the_next_action_before_any_shield(companion):
    tokens(companion, FLAYED, gold=1, shield=1, damage=2)
    hit = body(companion, FLAYED)
    assert (hit.gold, hit.shield, hit.damage) == (0, 0, 0)


@ruling(24)
def test_an_enemy_ahead_is_frozen_in_this_round_and_thaws_when_it_is_over(companion):
    stand(companion, first=3)
    to_round(companion, 2)
    tokens(companion, FIRST, frost=1)
    assert body(companion, FIRST).frost == 0b010
    companion.next_round()
    assert body(companion, FIRST).frost == 0


@ruling(25)
def test_whoever_has_acted_is_frozen_in_the_next_round_and_a_token_without_a_row_is_lost(companion):
    stand(companion, behind=3)
    to_round(companion, 2)
    tokens(companion, BEHIND, frost=1)
    tokens(companion, FLAYED, frost=1)
    assert body(companion, BEHIND).frost == body(companion, FLAYED).frost == 0b100
    title = companion.undo_title
    tokens(companion, FLAYED, frost=1)
    assert str(companion.undo_title) == str(title), "nothing has happened"


@ruling(25)
def test_two_tokens_freeze_two_rows_after_each_other(companion):
    stand(companion, first=3)
    to_round(companion, 1)
    tokens(companion, FIRST, frost=2)
    assert body(companion, FIRST).frost == 0b011
    companion.turn_row(FIRST, 2)
    companion.turn_row(FIRST, 3)
    assert body(companion, FIRST).frost == 0b101


@ruling(46)
def test_one_of_four_sits_out_and_takes_nothing(four):
    four.let_pass(1)
    tokens(four, FLAYED, damage=1, poison=1)
    assert body(four, FLAYED) == body(four, IMMOLATED)
    assert str(four.undo_title) == "prisoner 2 sits out"
    four.let_pass(1)
    tokens(four, FLAYED, damage=1)
    assert body(four, FLAYED).damage == 1


def test_nobody_sits_out_among_three_or_once_the_cards_are_down(companion, four):
    assert companion.view().may_pass == ()
    four.next_round()
    assert four.view().may_pass == ()
    four.let_pass(0)
    assert four.view().passer == -1


@ruling(47)
def test_against_a_boss_another_one_sits_out_each_turn_until_all_have(four):
    four.stop_fight()
    for place in ("B2", "C1"):
        four.leave_for(place)
        four.go_on()
        four.go_on()
    four.fight()
    for who in range(4):
        assert who in four.view().may_pass
        four.let_pass(who)
        turn = four.view().turn
        while four.view().turn == turn:
            four.next_round()
        assert who not in four.view().may_pass or who == 3
    assert four.view().may_pass == (0, 1, 2, 3)


@ruling(30, 79)
def test_a_companion_takes_damage_only_and_keeps_it_from_fight_to_fight(companion):
    companion.add_pet(0, 2)
    pet = companion.view().pets[0].at
    tokens(companion, pet, damage=1, poison=1, shield=1)
    companion.stop_fight()
    companion.fight()
    left = companion.view().pets[0].body
    assert (left.damage, left.poison, left.shield) == (1, 0, 0)
    tokens(companion, pet, damage=1)
    assert companion.view().pets[0].body.fallen
    companion.stop_fight()
    assert companion.view().pets == ()


def test_the_companion_of_whoever_sits_out_is_safe_too(four):
    four.add_pet(2, 2)
    four.let_pass(2)
    tokens(four, four.view().pets[0].at, damage=1)
    assert four.view().pets[0].body.damage == 0


def test_a_companion_is_taken_off_and_put_back_by_undo(companion):
    companion.add_pet(1, 3)
    companion.remove_pet(companion.view().pets[0].at)
    assert companion.view().pets == ()
    assert str(companion.undo_title) == "companion gone: prisoner 2"
    companion.undo()
    assert companion.view().pets[0].body.health == 3


def test_what_is_followed_beside_the_box_is_kept(four):
    four.add_pet(3, 2)
    four.let_pass(0)
    tokens(four, FLAYED, gold=2)
    assert PrisonCompanion.from_plain(four.plain()).view() == four.view()


@ruling(40)
def test_a_potion_takes_all_damage_off_a_prisoner_and_leaves_the_bag(companion):
    companion.correct("potions", 1)
    for _ in range(2):
        companion.touch(FLAYED, "damage")
    companion.drink(FLAYED)
    assert companion.view().people[1].body.damage == 0
    assert companion.view().counts["potions"] == 0
    companion.touch(FLAYED, "damage")
    companion.drink(FLAYED)
    assert companion.view().people[1].body.damage == 1


def test_healing_takes_one_damage_off_and_wakes_nobody(companion):
    for _ in range(2):
        companion.touch(FLAYED, "damage")
    companion.heal(FLAYED)
    assert companion.view().people[1].body.damage == 1
    for _ in range(2):
        companion.touch(FLAYED, "damage")
    assert companion.view().people[1].body.fallen
    companion.heal(FLAYED)
    assert companion.view().people[1].body.fallen
