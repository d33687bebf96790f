"""Omens and the Dirge."""

from engine.games.night_cage.rules.dirge import CROSS, POSITIONS, SQUARE
from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, kinds, table
from tests.engine.games.night_cage.rulings import ruling

HALL = """
    ......
    ......
    .┼┼...
    ......
    ......
    ......
    """


def doom(map_, *prisoners, **more):
    return table(map_, *prisoners, **{"dirge": True, "stack": ("t",) * 12, **more})


def second_omen(*prisoners, **more):
    """Red moves from B3 to C3, draws the second Omen, and places it on D3."""
    stack = ("omen",) + ("t",) * 20
    t = doom(HALL, *prisoners, omens=1, **{"stack": stack, **more})
    t.play("move", EAST)
    t.play("place", "D3", 1)
    return t


@ruling(76)
def test_the_first_omen_is_set_aside_and_another_tile_drawn():
    t = doom(HALL, "B3", stack=("omen",) + ("t",) * 9)
    t.play("move", EAST)
    assert [kind for (kind,) in t.told("drew")] == [12, 3]
    assert t.state.omens == 1
    assert t.asked() == "place"


@ruling(76)
def test_the_second_omen_is_placed_and_calls_the_dirge():
    t = second_omen("B3")
    assert t.tile("D3") == "omen"
    assert t.asked() == "dirge"


@ruling(76)
def test_an_omen_turned_up_by_staying_counts_as_drawn():
    t = doom(HALL, "C3", stack=("omen", "gate") + ("straight",) * 9)
    t.play("stay")
    assert t.state.omens == 1
    assert t.told("omen") == [()]
    assert t.told("wasted") == [tuple(kinds("gate"))], "another tile goes in its place"
    t = doom(HALL, "C3", stack=("omen",) + ("straight",) * 9, omens=1)
    t.play("stay")
    assert t.tile("B3") == "omen", "swapped in like a monster"
    assert t.asked() == "dirge"


@ruling(76)
def test_a_monster_behind_the_first_omen_is_swapped_in_by_staying():
    t = doom(HALL, "C3", stack=("omen", "wax_eater") + ("straight",) * 9)
    t.play("stay")
    assert t.tile("B3") == "wax_eater"


@ruling(76)
def test_the_last_tile_of_the_stack_may_be_the_first_omen():
    crew = ("C3 key", *["falling row 6 key"] * 3)
    t = doom(HALL.replace("┼┼.", "G┼."), *crew, stack=("omen",), reserve=False)
    t.play("stay")
    assert t.told("omen") == [()]
    assert t.told("wasted") == []


@ruling(77)
def test_the_dirge_covers_the_omen_and_lies_wholly_on_the_board():
    t = second_omen("B3")
    corners = t.cells("dirge")
    assert corners == {column + row for column in "BCD" for row in "123"}


@ruling(77)
def test_everybody_under_it_goes_out_pays_and_falls():
    t = second_omen("B3 nerve 1")
    t.play("dirge", "C2", 0)
    assert t.asked() == "block"
    t.play("block")
    assert t.burned() == [(0, 2)]
    assert not t.state.lit[0]
    assert t.legal() == [("fall", 2), ("fall", 8)]
    assert t.tile("C3") == "pit"


@ruling(78)
def test_the_outline_is_nine_cells_of_data():
    assert len(SQUARE) == len(CROSS) == 9
    assert len(POSITIONS[6, False]) == 16
    assert len(POSITIONS[7, False]) == 25
    assert len(POSITIONS[6, True]) == 4
    for (size, cross), ways in POSITIONS.items():
        covered = {cell for cells in ways.values() for cell in cells}
        assert cross or covered == set(range(size * size)), "a square can cover every Omen"


@ruling(78)
def test_an_omen_that_no_outline_can_cover_is_just_discarded():
    corner = """
        ┼┼....
        ......
        ......
        ......
        ......
        ......
        """
    t = doom(corner, "B1", omens=1, stack=("omen",) + ("t",) * 12, dirge_shape="cross")
    t.play("move", 3)
    t.play("place", "F1", 3)
    assert t.tile("F1") == ""
    assert t.why("gone") >= {"78"}


@ruling(79)
def test_its_pit_is_one_token_and_stays_while_any_cell_is_lit():
    pit = """
        ......
        ...DDD
        .┼┼DDD
        ...DDD
        ......
        ......
        """
    t = doom(pit, "B3", omens=2)
    t.play("move", EAST)
    assert t.tile("F4") == "pit"
    t = doom(pit, "C3 out nerve 0", omens=2)
    t.play("move", 3)
    assert [t.tile(name) for name in ("D2", "D3", "F4")] == ["", "", ""]
    assert t.state.dirge == 2


@ruling(79)
def test_who_jumps_in_falls_by_the_cell_he_enters():
    pit = """
        ......
        ...DDD
        ..┼DDD
        ...DDD
        ......
        ......
        """
    t = doom(pit, "C3", omens=2)
    t.play("move", EAST)
    assert t.legal() == [("fall", 2), ("fall", 9)]


@ruling(80)
def test_under_the_dirge_the_active_prisoner_draws_no_more():
    t = second_omen("B3 nerve 0")
    t.play("dirge", "C2", 0).play("fall", 2)
    assert t.told("drew") == []
    assert t.state.active == 1


def test_away_from_the_dirge_he_goes_on_drawing():
    t = second_omen("B3 nerve 0")
    t.play("dirge", "D2", 0)
    assert t.where(0) == "C3"
    assert t.asked() == "place"


def test_an_omen_landed_on_takes_the_prisoner_with_it():
    t = doom(EMPTY_MAP, "falling row 3 nerve 0", omens=1, stack=("omen",) + ("t",) * 12)
    t.play("land", "C3").play("place", "C3", 0).play("dirge", "B2", 0)
    assert t.burned() == [(0, 3)]
    assert t.asked() == "fall"


def blind_omen():
    """Red, in the dark, gropes east from C3 and draws the second Omen."""
    alone = HALL.replace(".┼┼", "..┼")
    t = doom(alone, "C3 out nerve 0", omens=1, stack=("omen",) + ("t",) * 12)
    return t.play("move", EAST)


def test_a_blind_step_onto_the_omen_ends_in_its_pit():
    t = blind_omen()
    assert t.asked() == "dirge"
    t.play("dirge", "D2", 0)
    assert t.burned() == [], "the Dirge came down before he set foot there"
    assert t.legal() == [("fall", 2), ("fall", 6 + 3)], "by the cell that he entered"


def test_a_blind_step_is_over_if_the_dirge_comes_down_on_its_beginning():
    t = blind_omen()
    t.play("dirge", "C2", 0)
    assert t.burned() == [(0, 3)]
    assert t.legal() == [("fall", 2), ("fall", 6 + 2)]
    t.play("fall", 2)
    assert t.state.active == 1


def test_a_blind_step_for_which_no_tile_comes_is_none():
    cell = """
        .G┼...
        ......
        ..┼...
        ......
        ......
        ......
        """
    crew = ("C3 key out nerve 0", "B1 key", "B1 key", "C1 key")
    t = doom(cell, *crew, stack=("omen",), reserve=False, isolation="never")
    t.play("move", EAST)
    assert t.where(0) == "C3"
    assert t.told("flickers") == [()]
    assert t.state.active == 1
