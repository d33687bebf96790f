"""Light and darkness."""

from tests.engine.games.night_cage.positions import EAST, NORTH, table
from tests.engine.games.night_cage.rulings import ruling


@ruling(5)
def test_a_wall_at_the_end_of_my_exit_stays_when_the_other_leaves():
    t = table(
        """
        ...┼..
        ...┼..
        ..┼│..
        ......
        ......
        ......
        """,
        "C3",
        "D2",
        turn=1,
    )
    t.play("move", NORTH)
    assert t.tile("D3") == "straight"


def test_a_neighbour_without_an_exit_of_mine_towards_it_goes_dark():
    below = """
        ......
        ..{}...
        .┼┼...
        ......
        ......
        ......
        """
    t = table(below.format("┼"), "C2", "B3 out nerve 1", turn=1)
    t.play("stay")
    assert t.tile("C3") == "x", "lit from the north by an exit that leads to it"
    t = table(below.format("─"), "C2", "B3 out nerve 1", turn=1)
    t.play("stay")
    assert t.tile("C3") == "", "its path points at the prisoner above, but his does not point at it"


@ruling(6)
def test_nobody_draws_for_the_gap_of_a_prisoner_who_is_not_active():
    gaps = """
        ┼.....
        ......
        ...┼..
        ......
        ......
        ......
        """
    t = table(gaps, "A1 out nerve 1", "D3", stack=("t",) * 9)
    t.play("stay")
    assert len(t.told("drew")) == 1, "only the tile that staying burns"
    t.play("stay")
    assert t.cells("place") == {"D2", "E3", "D4", "C3"}, "filled in his own next turn, staying included"


@ruling(6)
def test_a_house_rule_fills_the_gaps_of_all():
    gaps = """
        ┼.....
        ......
        ...┼..
        ......
        ......
        ......
        """
    t = table(gaps, "A1 out nerve 1", "D3", stack=("t",) * 9, fill_gaps_for_non_active=True)
    t.play("stay")
    assert t.cells("place") == {"D2", "E3", "D4", "C3"}


@ruling(7)
def test_the_dark_takes_before_new_tiles_are_drawn():
    t = table(
        """
        ......
        ..┼...
        ..┼┼..
        ......
        ......
        ......
        """,
        "C3",
        stack=("t",) * 5,
    )
    t.play("move", EAST)
    kinds = [event[0] for event in t.events]
    assert kinds.index("gone") < kinds.index("drew")
    assert t.tile("C2") == ""


@ruling(8)
def test_the_tile_under_a_prisoner_stays_even_without_a_candle():
    t = table(
        """
        ......
        ......
        ┼.┼┼..
        ......
        ......
        ......
        """,
        "C3",
        "A3 out",
    )
    t.play("move", EAST)
    assert t.tile("A3") == "x"


ROW = """
    ......
    ......
    .┼┼┼..
    ......
    ......
    ......
    """


@ruling(58)
def test_who_comes_beside_a_candle_is_relit_and_draws():
    t = table(ROW, "B3 out", "D3", stack=("t",) * 5)
    t.play("move", EAST)
    assert t.told("relit") == [(0,)]
    assert t.cells("place") == {"C2", "C4", "B3"}


@ruling(58)
def test_who_brings_a_candle_relights_and_draws_for_the_other():
    t = table(ROW, "B3", "D3 out", stack=("straight",) * 9)
    t.play("move", EAST)
    assert t.told("relit") == [(1,)]
    placed = set()
    while t.asked() == "place":
        assert t.session.deciders == (0,)
        placed |= t.cells("place")
        t.play(*t.legal("place")[0])
    assert {"D2", "E3", "D4"} <= placed


@ruling(58)
def test_on_a_third_prisoners_turn_nobody_relights_anybody():
    apart = ROW.replace("......", "┼.....", 1)
    t = table(apart, "A1", "B3 out", "C3", stack=("t",) * 9)
    t.play("stay")
    assert t.told("relit") == []
    u = table(apart, "A1", "B3 out", "C3", stack=("t",) * 9, relight_on_any_turn=True)
    u.play("stay")
    assert u.told("relit") == [(1,)]


@ruling(59)
def test_a_candle_put_out_beside_a_friend_burns_again_the_same_turn():
    t = table(
        """
        ......
        ...┼..
        W┼┼┼..
        ......
        ......
        ......
        """,
        "C3 nerve 0",
        "D2",
        stack=("t",) * 9,
    )
    t.play("move", EAST)
    order = [event[0] for event in t.events if event[0] in ("burned", "out", "relit")]
    assert order == ["burned", "out", "relit"]
    assert t.state.lit[0]


FOUR = """
    ......
    ......
    ┼┼┼┼..
    ......
    ......
    ......
    """


@ruling(59)
def test_a_flame_goes_no_further_than_the_active_prisoner_and_his_neighbours():
    t = table(FOUR, "A3", "C3 out", "D3 out", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.told("relit") == [(1,)]
    u = table(FOUR, "A3", "C3 out", "D3 out", stack=("t",) * 9, relight_on_any_turn=True)
    u.play("move", EAST)
    assert u.told("relit") == [(1,), (2,)]


@ruling(59)
def test_who_was_just_relit_relights_the_next_unless_the_house_says_otherwise():
    crew = ("B3 out", "D3", "C2 out")
    t = table(FOUR.replace("......\n    ┼", "..┼...\n    ┼"), *crew, stack=("t",) * 9)
    t.play("move", EAST)
    assert t.told("relit") == [(0,), (2,)]
    u = table(FOUR.replace("......\n    ┼", "..┼...\n    ┼"), *crew, stack=("t",) * 9, relight_spreads=False)
    u.play("move", EAST)
    assert u.told("relit") == [(0,)]


@ruling(60)
def test_two_on_one_gate_share_a_flame():
    t = table(
        """
        ......
        ......
        .┼G...
        ......
        ......
        ......
        """,
        "B3 out",
        "C3",
        stack=("t",) * 9,
    )
    t.play("move", EAST)
    assert t.told("relit") == [(0,)]
