"""The campaign's book beside the box: decks by codes, where cards are, runs and their log."""

import pytest

from engine.games.dead_cells.companion import PrisonCompanion
from engine.games.dead_cells.companion.box import (
    BIOMES,
    BOSSES,
    DECKS,
    LARGE,
    SMALL,
    STORAGE,
    TILE,
    Card,
    found,
)
from engine.games.dead_cells.companion.checklists import sorting
from engine.games.dead_cells.companion.homes import EVERY_HOME, possible
from engine.games.dead_cells.companion.moment import EXPLORE, REST, SET_UP, SORT, SPEND, TEAR_DOWN
from tests.engine.games.dead_cells.rulings import ruling


@pytest.fixture
def companion():
    return PrisonCompanion.opened()


def deck(companion, code):
    view = companion.view()
    return next(each for each in (*view.decks, *view.blueprints) if each.code == code)


def words(companion):
    return [f"{line.code} {line.words}".strip() for line in companion.view().lines]


def go_to_spending(companion, won=False):
    companion.begin("B1")
    companion.go_on()
    companion.end(won)
    companion.go_on()


def test_the_box_holds_what_the_rulebook_counts():
    assert sum(box.large for box in DECKS.values()) == 331
    assert sum(box.small for box in DECKS.values()) == 114
    assert sum(box.tiles for box in DECKS.values()) == 169
    assert len(STORAGE) == 16


@pytest.mark.parametrize(
    ("typed", "code"),
    [("b1 7", "B1-07"), ("SV-42", "SV-42"), (" w3 ", "W-03"), ("st.08", "ST-08"), ("c2\u20135", "C2-05")],
)
def test_a_code_is_found_however_it_is_typed(typed, code):
    assert {card.code for card in found(typed)} == {code}


@pytest.mark.parametrize("typed", ["", "B1", "B8-01", "SV-43", "SV-00", "hello", "B1-071"])
def test_what_is_no_code_of_the_box_finds_nothing(typed):
    assert found(typed) == ()


def test_one_code_may_be_on_a_large_card_a_small_one_and_a_tile():
    assert [card.sort for card in found("B1-07")] == [LARGE, SMALL, TILE]


@ruling(58, 69)
def test_an_upgrade_is_the_bottom_card_and_goes_where_the_group_says(companion):
    companion.take("SV", "start")
    companion.take("SV", "deck of 2")
    assert (deck(companion, "SV").left, deck(companion, "SV").bottom) == (40, "SV-03")
    homes = companion.view().homes
    assert [card.code for card in homes["start"]] == ["SV-01"]
    assert homes["deck of 2"][-1].code == "SV-02"


@ruling(55)
def test_a_blueprint_that_nobody_bought_goes_under_its_deck_and_comes_next(companion):
    companion.take("B2", "equipment")
    companion.take("B2", "equipment")
    companion.put(Card("B2", 1, SMALL), "deck")
    assert deck(companion, "B2").bottom == "B2-01"
    assert companion.view().homes["equipment"][-1].code == "B2-02"


def test_a_deck_that_was_put_back_wrongly_can_be_put_in_order(companion):
    companion.take("W", "done")
    companion.take("W", "done")
    companion.put(Card("W", 1), "deck")
    companion.put(Card("W", 2), "deck")
    assert not deck(companion, "W").in_order
    companion.put_in_order("W")
    assert (deck(companion, "W").bottom, deck(companion, "W").in_order) == ("W-01", True)


@ruling(59)
def test_a_purged_starting_card_leaves_its_deck_and_a_small_deck_is_told(companion):
    companion.put(Card("ST", 7), "purged")
    view = companion.view()
    assert len(view.homes["deck of 1"]) == 5
    assert view.small_decks == (1,)
    companion.take("BR", "deck of 1")
    assert companion.view().small_decks == ()


@ruling(71)
def test_cards_added_to_a_monster_deck_are_named_whenever_the_biome_is_laid_out_or_cleared(companion):
    companion.take("W", "monsters B1")
    companion.begin("B1")
    assert "B1 Shuffle in with these monsters: W-01" in words(companion)
    companion.go_on()
    companion.leave_for("B2")
    assert "B1 These stay with them: W-01" in words(companion)
    companion.go_on()
    assert not any("W-01" in line for line in words(companion))


def test_a_purged_tile_is_left_out_of_the_set_up(companion):
    companion.put(Card("B1", 4, TILE), "purged")
    companion.begin("B1")
    assert "B1 Shuffle the tiles by shape, face down: B1-01 to B1-03, B1-05 to B1-15" in words(companion)


@pytest.mark.parametrize("place", [*BIOMES, *BOSSES])
def test_every_place_names_its_blueprints_by_what_is_left_of_them(companion, place):
    companion.take(place, "equipment")
    companion.history.amend(companion.now._replace(step=SET_UP, route=("B1", place)))
    assert any(f"The bottom one is {place}-02" in line for line in words(companion))
    companion.history.amend(companion.now._replace(step=TEAR_DOWN))
    assert any("Put back the blueprints in order" in line for line in words(companion))


def test_a_new_box_is_sorted_in_the_order_of_the_sixteen_storage_boxes():
    companion = PrisonCompanion.opened(sorted_box=False)
    codes = [line.code for line in sorting(companion.now) if line.code]
    assert list(dict.fromkeys(codes)) == [*STORAGE, "R"]
    assert companion.view().step == SORT
    companion.go_on()
    assert companion.view().step == REST


def test_bells_are_in_the_clock_tower_and_lanterns_in_the_sepulcher():
    said = {line.code: str(line.words) for line in sorting(PrisonCompanion.opened().now)}
    assert said["B5"] == "3 bell tokens"
    assert said["B6"] == "3 lantern tokens"


@ruling(46)
def test_four_players_are_reminded_of_the_damage_on_two_prisoners(companion):
    companion.begin("B1")
    assert not any("Four players" in line for line in words(companion))
    companion.undo()
    companion.toggle_prisoner(3)
    companion.begin("B1")
    assert any("Four players: 1 damage on two prisoners" in line for line in words(companion))


@ruling(57, 58)
def test_a_death_is_cleared_away_before_cells_are_spent_and_written_into_the_log(companion):
    go_to_spending(companion)
    assert companion.view().step == SPEND
    companion.correct("cells", 5)
    companion.take("TC", "during")
    companion.take("TC", "during")
    assert companion.view().counts["cells"] == 1
    assert not deck(companion, "TC").can_buy
    assert deck(companion, "W").can_buy
    companion.take("W", "done")
    companion.go_on()
    view = companion.view()
    assert (view.step, view.counts["cells"]) == (REST, 0)
    assert view.log == ((("B1",), "died", 3),)


def test_a_beaten_boss_opens_another_start(companion):
    companion.begin("B1")
    for place in ("B3", "C1"):
        companion.go_on()
        companion.leave_for(place)
        companion.go_on()
    companion.go_on()
    companion.end(won=True)
    assert companion.view().starts == ("B1", "B4")
    companion.toggle_start("B4")
    assert companion.view().starts == ("B1",)


def test_a_group_leaves_a_place_only_by_its_exits(companion):
    companion.begin("B1")
    companion.go_on()
    companion.leave_for("B4")
    assert companion.view().step == EXPLORE
    companion.leave_for("B2")
    assert companion.view().step == TEAR_DOWN


def test_start_of_game_cards_are_reminded_of_at_the_start_of_a_run_only(companion):
    companion.take("SV", "start")
    companion.begin("B1")
    assert "SV-01 starts the game: do what it says" in words(companion)
    companion.go_on()
    companion.leave_for("B2")
    companion.go_on()
    assert not any("SV-01" in line for line in words(companion))


@ruling(60)
def test_the_group_may_change_between_runs_and_one_alone_has_serenade(companion):
    companion.toggle_prisoner(0)
    companion.toggle_prisoner(1)
    assert companion.view().prisoners == (2, 4)
    companion.toggle_prisoner(2)
    assert companion.view().prisoners == (2, 4)
    companion.begin("B1")
    assert [figure.body.health for figure in companion.view().people] == [3, 4]
    companion.toggle_prisoner(0)
    assert companion.view().prisoners == (2, 4)


def test_every_touch_is_taken_back_by_name(companion):
    before = companion.plain()["past"]
    deeds = [
        lambda: companion.take("SV", "feat"),
        lambda: companion.remind(Card("SV", 1)),
        lambda: companion.turn_rune(2),
        lambda: companion.toggle_start("B7"),
        lambda: companion.correct("price", 3),
        lambda: companion.toggle_prisoner(3),
        lambda: companion.begin("B1"),
        lambda: companion.tick(0),
        companion.go_on,
        companion.fight,
    ]
    for deed in deeds:
        deed()
    titles = []
    for _ in deeds:
        titles.append(str(companion.undo_title))
        companion.undo()
    assert companion.plain()["past"] == before
    assert titles[-4:] == ["start in B7", "rune R-03", "SV-01: reminder for round 0", "SV-01: Feats to try"]


def test_every_card_of_the_box_has_somewhere_to_go():
    for code, box in DECKS.items():
        for sort in (LARGE, SMALL, TILE):
            for number in range(1, box.size(sort) + 1):
                assert {*possible(Card(code, number, sort))} <= {*EVERY_HOME}
