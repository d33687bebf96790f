"""The Pathless."""

import pytest

from tests.engine.games.night_cage.positions import EAST, NORTH, SOUTH, table
from tests.engine.games.night_cage.rulings import ruling

CROSS = """
    ..┼...
    ..o...
    .┼P.┼.
    ......
    .┼....
    .┼....
    """


def boss(map_, *prisoners, **more):
    return table(map_, *prisoners, **{"pathless": 2, "stack": ("t",) * 25, **more})


@ruling(73)
def test_the_pathless_strikes_its_row_and_column_through_pits_and_gaps():
    t = boss(
        CROSS.replace(".┼P.┼.\n    ......", ".┼P.┼.\n    .┼...."), "B3 nerve 0", "E3 nerve 0", "C1 nerve 0"
    )
    t.play("move", SOUTH)
    assert t.burned() == [(1, 5), (2, 5)]


@ruling(73)
def test_the_pathless_is_set_off_only_through_plain_sight():
    t = boss(CROSS.replace("..┼...", ".┼┼..."), "C1 nerve 0", "B3 nerve 0")
    t.play("move", 3)
    assert t.told("attacked") == [], "a pit stands between"
    t = boss(CROSS.replace(".┼P.┼.", ".┼P.┼┼"), "E3 nerve 0", "B3 nerve 0")
    t.play("move", EAST)
    assert t.told("attacked") == [], "a gap on one side, and B3 does not open round the edge"


@ruling(74)
def test_a_hit_costs_five_tiles_and_the_candle_and_cannot_be_blocked():
    t = boss(CROSS.replace(".┼P", "┼┼P"), "B3 nerve 2")
    t.play("move", 3)
    assert t.burned() == [(0, 5)]
    assert not t.state.lit[0]


@ruling(74)
def test_the_mover_escapes_out_of_row_and_column():
    t = boss(CROSS.replace("..o...", ".┼o..."), "B3 nerve 0")
    t.play("move", NORTH)
    assert len(t.told("attacked")) == 1
    assert t.burned() == []


@ruling(75)
def test_the_pathless_wakes_every_monster_in_its_row_and_column_and_is_gone():
    t = boss(CROSS.replace("..┼...", "..W...").replace("..o...", ".┼o..."), "B3 nerve 0")
    t.play("move", NORTH)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["C3", "C1"]
    assert t.tile("C3") == ""


@ruling(75)
@pytest.mark.parametrize("keeper", "v<^>")
@pytest.mark.parametrize("row", ["column", "row"])
def test_a_keeper_in_the_circle_of_its_row_or_column_always_wakes(keeper, row):
    place, cell = (
        (("..┼...", f"..{keeper}..."), "C1") if row == "column" else ((".┼P.┼.", f".┼P.{keeper}."), "E3")
    )
    t = boss(CROSS.replace(*place).replace("..o...", ".┼o..."), "B3 nerve 0", variant="expert")
    t.play("move", NORTH)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["C3", cell]
