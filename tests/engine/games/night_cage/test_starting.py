"""Set-up: the stack, the starting tiles, who plays whom."""

import pytest

from engine import Session, SetupError
from engine.games.night_cage.rules.tiles import START, STRAIGHT, T, X
from tests.engine.games.night_cage.positions import SOUTH, Table, table
from tests.engine.games.night_cage.rulings import ruling

TWO_ROOMS = """
......
......
┼┼....
......
......
......
"""


def fresh(seats=4, seed=3, **options):
    return Table(Session.new("night_cage", seats, seed, **options))


def settle(t):
    """Place drawn tiles anyhow until the next prisoner begins."""
    while t.asked() == "place":
        t.play(*t.legal()[0])


@pytest.mark.parametrize(
    ("seats", "variant", "total", "pile"),
    [(4, "standard", 74, 8), (5, "standard", 73, 10), (1, "expert", 68, 8), (5, "expert", 67, 10)],
)
def test_the_stack_has_the_tiles_of_the_rulebook(seats, variant, total, pile):
    state = fresh(seats, variant=variant).state
    assert len(state.deck) == total
    assert total - state.rest == pile


def test_the_starting_pile_lies_on_top():
    state = fresh().state
    top = state.deck[state.rest :]
    assert [top.count(kind) for kind in (T, X, STRAIGHT)] == [4, 2, 2]


@pytest.mark.parametrize(
    ("options", "change"),
    [
        ({"keys": 2}, {"key": 2}),
        ({"keys": -1}, {"key": -1}),
        ({"gates": -1}, {"gate": -1}),
        ({"crumbling": True}, {"t": -2, "t_crumbling": 2}),
        ({"pathless": 3}, {"pathless": 3}),
        ({"dirge": True}, {"omen": 2, "dirge": 1}),
    ],
)
def test_difficulty_changes_the_stack(options, change):
    plain, other = fresh(), fresh(**options)
    before = plain.session.game.inventory(plain.state)
    after = other.session.game.inventory(other.state)
    assert {name: after[name] - before[name] for name in before if after[name] != before[name]} == change


@pytest.mark.parametrize(
    ("seats", "options"),
    [(5, {"keys": 2}), (5, {"variant": "expert", "keys": 1}), (4, {"third_pit_fiend": True})],
)
def test_what_the_box_cannot_give_is_refused(seats, options):
    with pytest.raises(SetupError):
        fresh(seats, **options)


@ruling(1)
def test_one_begins_on_any_free_cell_any_way_round():
    t = fresh()
    assert len(t.legal("start")) == 36 * 4
    t.play("start", "C3", 0)
    settle(t)
    taken = {"C3", "C2", "D3"}
    assert len(t.legal("start")) == (36 - 3) * 4
    assert not t.cells("start") & taken


@ruling(1)
def test_an_exit_that_meets_a_tile_draws_none():
    t = fresh()
    t.play("start", "C3", 0)
    settle(t)
    t.play("start", "C1", 2)
    assert t.tile("C2"), "the tile of the first prisoner is what the second one's southern exit meets"
    assert t.cells("place") in ({"B1"}, set())
    assert len(t.told("drew")) == 1


@ruling(2)
def test_a_walled_in_prisoner_can_only_stay_and_falls():
    t = table(
        """
        ......
        ..─...
        ..└│..
        ......
        ......
        ......
        """,
        "C3",
        stack=("t",),
    )
    assert t.legal() == [("stay",)]
    t.play("stay")
    assert t.asked() == "fall"


@ruling(3)
def test_what_set_up_leaves_of_the_starting_pile_stays_on_top():
    t = fresh()
    for cell, turn in (("C3", 0), ("C1", 2), ("F6", 0), ("A5", 0)):
        t.play("start", cell, turn)
        settle(t)
    left = t.state.deck[t.state.rest :]
    assert len(left) >= 1
    assert set(left) <= {T, X, STRAIGHT}


@ruling(4)
def test_a_tile_is_seen_before_its_opening_is_chosen():
    t = fresh()
    t.play("start", "C3", 0)
    assert len(t.told("drew")) == 1
    assert t.cells("place") == {"C2", "D3"}
    t.play(*t.legal("place")[0])
    assert len(t.told("drew")) == 1


@ruling(93)
def test_four_prisoners_whoever_plays_and_five_for_five():
    assert [fresh(seats).state.prisoners for seats in range(1, 6)] == [4, 4, 4, 4, 5]
    assert [fresh(seats).state.size for seats in range(1, 6)] == [6, 6, 6, 6, 7]


@ruling(93)
@pytest.mark.parametrize(("people", "owners"), [(1, [0, 0, 0, 0]), (2, [0, 0, 1, 1]), (4, [0, 1, 2, 3])])
def test_each_prisoner_has_an_owner(people, owners):
    found = []
    for turn in range(4):
        where = ["falling row 5"] * 4
        where[turn] = "A3"
        found.append(table(TWO_ROOMS, *where, people=people, turn=turn).session.deciders[0])
    assert found == owners


@ruling(93)
def test_the_fourth_prisoners_marker_goes_round():
    t = table(
        TWO_ROOMS, "falling row 1", "falling row 1", "falling row 1", "A3 out nerve 2", people=3, turn=3
    )
    assert t.session.deciders == (0,)
    t.play("stay")
    assert t.state.marker == 1
    assert t.state.active == 0


@ruling(93)
def test_the_next_turn_names_the_rule_of_the_order():
    t = fresh()
    while not t.told("turn"):
        t.play(*t.legal()[0])
    assert t.why("turn") == {"93"}


def test_starting_tiles_are_counted_while_they_are_still_in_hand():
    t = fresh()
    assert t.session.game.inventory(t.state)["start"] == 4
    t.play("start", "A1", SOUTH)
    assert t.session.game.inventory(t.state)["start"] == 4
    assert t.state.board[t.cell("A1")] >> 2 == START
