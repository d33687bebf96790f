"""Crumbling tiles, pits, falling and landing."""

from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, table
from tests.engine.games.night_cage.rulings import ruling

CRACKS = """
    ......
    ......
    .┼─┼..
    ......
    ......
    ......
    """


def place_all(t, prisoner=0):
    while t.asked() == "place" and t.state.active == prisoner:
        t.play(*t.legal("place")[0])


@ruling(23)
def test_a_crumbling_tile_is_a_pit_once_it_is_left():
    t = table(CRACKS, "C3", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.tile("C3") == "pit"


@ruling(23)
def test_a_cracked_tile_crumbles_too_when_left_in_the_turn_it_was_entered():
    t = table(CRACKS, "B3 nerve 1", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.tile("C3") == "straight"
    t.play("move", EAST)
    assert t.tile("C3") == "pit"


@ruling(24)
def test_the_pit_behind_stays_in_the_light_and_goes_in_the_dark():
    t = table(CRACKS, "C3 out nerve 0", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.told("pit") == [(t.cell("C3"),)]
    assert t.tile("C3") == ""


@ruling(26)
def test_who_falls_commits_to_row_or_column_at_once():
    t = table(CRACKS.replace("─", "o"), "B3", stack=("t",) * 9)
    t.play("move", EAST)
    assert t.legal() == [("fall", 2), ("fall", 6 + 2)]
    t.play("fall", 8)
    assert t.state.line[0] == 8


@ruling(26)
def test_only_the_line_committed_to_is_open_at_the_landing():
    t = table(EMPTY_MAP, "falling column D")
    assert t.cells("land") == {"D1", "D2", "D3", "D4", "D5", "D6"}


@ruling(27)
def test_a_faller_keeps_all_and_lands_lit():
    t = table(EMPTY_MAP, "falling row 3 key nerve 2", stack=("x",) + ("t",) * 9)
    t.play("land", "A3")
    assert (t.state.key[0], t.state.nerve[0], t.state.lit[0]) == (1, 2, 1)
    assert t.cells("place") == {"A2", "B3", "A4", "F3"}


@ruling(27)
def test_a_faller_without_light_lands_and_sees_nothing():
    t = table(EMPTY_MAP, "falling row 3 out", stack=("x",) + ("t",) * 9)
    t.play("land", "A3")
    assert len(t.told("drew")) == 1
    assert t.asked() == "choose"


@ruling(28)
def test_one_lands_on_an_empty_unlit_cell_then_draws_and_turns_freely():
    t = table(CRACKS.replace(".┼─┼", "..┼."), "falling row 3", "C3", stack=("t",) * 9)
    assert t.cells("land") == {"A3", "E3", "F3"}
    t.play("land", "A3")
    assert len(t.legal("place")) == 4


@ruling(29)
def test_in_a_full_line_one_lands_on_a_tile():
    t = table(CRACKS.replace(".┼─┼..", "┼┼oG┼┼"), "falling row 3", "A3", "D3", stack=("t",) * 9)
    assert t.cells("land") == {"B3", "D3", "E3", "F3"}
    t.play("land", "D3")
    assert t.where(0) == t.where(2) == "D3"


@ruling(29)
def test_with_no_room_in_the_line_one_goes_on_falling():
    t = table(CRACKS.replace(".┼─┼..", "oooooo"), "falling row 3", "falling row 1", stack=("t",) * 9)
    assert t.state.active == 1
    assert t.where(0) == "falling"


@ruling(30)
def test_after_the_landing_comes_a_whole_turn():
    t = table(EMPTY_MAP, "falling row 3 out nerve 1", stack=("x",) + ("t",) * 9)
    t.play("land", "A3")
    assert ("stay",) in t.legal()
    assert t.legal("move")


@ruling(31)
def test_landing_on_a_crumbling_tile_is_safe_until_one_stays():
    t = table(EMPTY_MAP, "falling row 3 out nerve 1", stack=("straight",) + ("t",) * 9)
    t.play("land", "A3").play("place", "A3", 0)
    assert t.where(0) == "A3"
    t.play("stay")
    assert t.asked() == "fall"


WATCHED = CRACKS.replace(".┼─┼..", "W┼....")


@ruling(32)
def test_landing_in_sight_is_not_noticed():
    t = table(WATCHED, "falling row 3 out nerve 0", stack=("x",) + ("t",) * 9)
    t.play("land", "C3")
    assert t.told("attacked") == []
    u = table(WATCHED, "falling row 3 out nerve 0", stack=("x",) + ("t",) * 9, landing_triggers_others=True)
    u.play("land", "C3")
    assert len(u.told("attacked")) == 1


@ruling(33)
def test_landing_with_an_empty_stack_loses():
    keys = ("falling row 3 key", "A1 key", "B1 key", "C1 key")
    t = table("┼┼┼G..\n" + "......\n" * 5, *keys, reserve=False)
    assert t.lost
    assert "falls forever" in t.session.outcome.reason


@ruling(34)
def test_the_pit_of_a_faller_stays_in_the_light_of_another():
    t = table(CRACKS, "C3", "B3", stack=("t",) * 9)
    t.play("stay").play("fall", 2)
    assert t.tile("C3") == "pit"
    u = table(CRACKS, "C3", stack=("t",) * 9)
    u.play("stay").play("fall", 2)
    assert u.tile("C3") == ""


@ruling(35)
def test_landing_on_a_pit_fiend_is_falling_again():
    t = table(EMPTY_MAP, "falling row 3", stack=("pit_fiend",) + ("t",) * 9, variant="expert")
    t.play("land", "C3")
    assert t.asked() == "fall"
    t.play("fall", 2)
    assert t.state.active == 1
