"""The tower companion for a table with the box."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.errors import SaveError
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import CHECKLIST, NO_GATE, NO_KEYS, TowerCompanion
from engine.games.night_cage.rules.tiles import GATE, KEY, STARTING_PILE, STRAIGHT, T, X


def companion(prisoners=4, draws=True, seed=1, **options):
    return TowerCompanion.opened(prisoners, GAME.info.settle(options), draws, seed)


@pytest.mark.parametrize(
    ("prisoners", "variant", "tiles"),
    [(4, "standard", 74), (5, "standard", 73), (4, "expert", 68), (5, "expert", 67)],
)
def test_the_tower_holds_the_tiles_of_its_game(prisoners, variant, tiles):
    assert companion(prisoners, variant=variant).stack == tiles


def test_the_starting_pile_is_drawn_first():
    tower = companion()
    first = [tower.draw() for _ in range(8)]
    assert {kind: first.count(kind) for kind in (T, X, STRAIGHT)} == STARTING_PILE[4]


def test_while_the_starting_pile_lasts_only_its_kinds_can_come():
    tower = companion()
    assert {kind for kind, chance in tower.odds().items() if chance} == {T, X, STRAIGHT}


def test_the_odds_are_those_of_what_is_left():
    tower = companion()
    while tower.stack > 10:
        tower.draw()
    left = tower.left()
    assert tower.odds() == {kind: count / 10 for kind, count in left.items()}
    assert sum(left.values()) == 10


def test_an_empty_tower_gives_nothing():
    tower = companion()
    while tower.draw():
        pass
    assert tower.stack == 0
    assert tower.draw() == 0


def test_a_cardboard_tower_is_counted_by_its_discards():
    counter = companion(draws=False)
    counter.discard(T)
    counter.discard(T)
    assert counter.stack == 72
    assert counter.left()[T] == 28
    counter.discard(T, -1)
    assert counter.left()[T] == 29


def test_no_more_can_be_discarded_than_there_are():
    counter = companion(draws=False)
    for _ in range(20):
        counter.discard(GATE)
    assert counter.left()[GATE] == 0
    counter.discard(GATE, -99)
    assert counter.left()[GATE] == 4


def test_the_game_is_lost_with_the_last_gate():
    counter = companion(draws=False)
    for _ in range(4):
        assert counter.lost() == ""
        counter.discard(GATE)
    assert counter.lost() == NO_GATE


def test_the_game_is_lost_when_keys_run_out():
    counter = companion(draws=False)
    for _ in range(3):
        counter.discard(KEY)
    assert counter.lost() == NO_KEYS


def test_a_key_in_somebodys_hand_outlives_its_tile():
    counter = companion(draws=False)
    counter.set_key(0, True)
    for _ in range(3):
        counter.discard(KEY)
    assert counter.lost() == ""


def test_every_touch_can_be_taken_back_by_name():
    tower = companion()
    first = tower.now
    tower.draw()
    tower.set_nerve(2, 2)
    tower.set_lit(1, False)
    assert str(tower.undo_title) == "prisoner 2: candle"
    tower.undo()
    assert str(tower.undo_title) == "prisoner 3: Nerve"
    tower.undo()
    assert str(tower.undo_title).endswith(" drawn")
    tower.undo()
    assert tower.now == first
    assert tower.undo_title is None
    tower.undo()
    assert tower.now == first


def test_with_three_people_the_marker_goes_round_with_the_turns():
    tower = companion()
    seen = []
    for _ in range(12):
        seen.append((tower.now.turn, tower.now.marker))
        tower.next_turn(seats=3)
    assert [turn for turn, _ in seen] == [0, 1, 2, 3] * 3
    assert [marker for _, marker in seen] == [0] * 4 + [1] * 4 + [2] * 4


def test_nerve_stays_between_none_and_two():
    tower = companion()
    tower.set_nerve(0, 9)
    assert tower.now.nerve[0] == 2
    tower.set_nerve(0, -3)
    assert tower.now.nerve[0] == 0


@given(st.lists(st.sampled_from(["draw", "discard", "undo", "turn", "lit"]), max_size=40), st.booleans())
def test_a_kept_tower_is_the_same_tower(touches, draws):
    tower = companion(draws=draws)
    for touch in touches:
        if touch == "draw":
            tower.draw()
        elif touch == "discard":
            tower.discard(X)
        elif touch == "undo":
            tower.undo()
        elif touch == "turn":
            tower.next_turn(4)
        else:
            tower.set_lit(0, False)
    again = TowerCompanion.from_plain(json.loads(json.dumps(tower.plain())))
    assert again.now == tower.now
    assert again.stack == tower.stack
    assert str(again.undo_title) == str(tower.undo_title)


@pytest.mark.parametrize("data", [{}, {"past": []}, {"prisoners": 4, "total": [1], "draws": 1, "past": [{}]}])
def test_a_broken_tower_is_refused_by_name(data):
    with pytest.raises(SaveError, match="cannot be read"):
        TowerCompanion.from_plain(data)


def test_the_turn_aid_has_the_order_of_the_turn():
    assert len(CHECKLIST) == 9


def test_a_long_evening_makes_no_larger_file():
    """Every moment was kept: 420 kB after a thousand touches, written again at each of them."""
    tower, sizes = companion(), []
    for _ in range(4):
        for _ in range(250):
            tower.next_turn(4)
        sizes.append(len(tower.sealed({})))
    assert max(sizes) < sizes[0] * 1.05
    assert max(sizes) < 40_000
