"""How a drawn tile lies before anybody touches it."""

import pytest

from app.board.geometry import Grid
from app.games.night_cage.table.proposing import proposal
from app.games.night_cage.table.targets import targets
from tests.engine.games.night_cage.positions import table

GRID = Grid(6, 6, rim=0.5)
CLOSED_TO_THE_EAST = 1


def lit(*rows):
    """A map of six rows whose first ones are these."""
    return "\n".join([*rows, *["......"] * (6 - len(rows))])


def proposed(map_, *prisoners, drawn="t"):
    """The table where Red on C2 has stayed and must place a tile, and what is proposed."""
    t = table(map_, *prisoners, stack=["x", drawn, "t", "t"]).play("stay")
    view = t.session.view(0)
    found = targets(view, t.session.legal(0))
    return t, proposal(view, found.kind, found.places, GRID)


@pytest.mark.parametrize(
    ("map_", "beside"),
    [(lit("......", ".┼┼.│."), "E2"), (lit("....│.", ".┼┼.W."), "E1")],
    ids=["a wall", "a monster"],
)
def test_a_tile_turns_its_back_to_walls_and_monsters(map_, beside):
    t, found = proposed(map_, "C2", "B2", beside)
    assert found.turns[t.cell("D2")] == CLOSED_TO_THE_EAST


def test_a_tile_that_can_be_turned_lies_on_a_cell_at_once():
    t, found = proposed(lit("......", ".┼┼..."), "C2", "B2")
    assert found.cell in {t.cell("C1"), t.cell("D2"), t.cell("C3")}


def test_a_tile_that_cannot_be_turned_waits_for_the_touch_that_lays_it():
    t, found = proposed(lit("......", ".┼┼..."), "C2", "B2", drawn="x")
    assert found.cell is None
    assert found.harmless == {t.cell("C1"), t.cell("D2"), t.cell("C3")}


def test_a_monster_is_laid_by_one_touch_only_where_it_sees_fewest():
    t, found = proposed(lit("......", ".┼┼..."), "C2", "B2", drawn="wax_eater")
    assert found.harmless == {t.cell("C1"), t.cell("C3")}
