"""Geometry."""

import pytest

from engine.games.night_cage.rules.board import GRIDS
from tests.engine.games.night_cage.positions import EAST, NORTH, SOUTH, WEST


@pytest.fixture(params=GRIDS.values(), ids=lambda grid: f"{grid.size}x{grid.size}")
def grid(request):
    return request.param


def test_a_step_and_a_step_back_lead_home(grid):
    for cell in grid.cells:
        for side in range(4):
            assert grid.next[grid.next[cell][side]][side ^ 2] == cell


def test_the_edges_are_joined(grid):
    last = grid.size - 1
    assert grid.next[0] == (last * grid.size, 1, grid.size, last)


def test_a_candle_lights_its_cell_and_what_its_exits_lead_to(grid):
    for cell in grid.cells:
        for exits in range(16):
            bits = grid.light[cell * 16 + exits]
            lit = {other for other in grid.cells if bits >> other & 1}
            assert lit == {cell} | {grid.next[cell][side] for side in range(4) if exits >> side & 1}


def test_diagonals_stop_at_the_edge():
    grid = GRIDS[6]
    names = {grid.name(cell) for cell in grid.diagonals[grid.cell(0, 1)]}
    assert names == {"A2", "C2", "D3", "E4", "F5"}
    assert len(grid.diagonals[grid.cell(2, 3)]) == 9


def test_lines_are_rows_then_columns(grid):
    for cell in grid.cells:
        assert cell in grid.lines[grid.row(cell)]
        assert cell in grid.lines[grid.column(cell)]
        both = set(grid.lines[grid.row(cell)]) | set(grid.lines[grid.column(cell)])
        assert set(grid.cross[cell]) == both - {cell}


def test_cells_have_names(grid):
    assert grid.name(0) == "A1"
    assert grid.name(grid.cell(3, 2)) == "C4"
    assert grid.cell(-1, 0) is None
    assert len({grid.name(cell) for cell in grid.cells}) == len(grid.cells)


def test_sides_go_round_the_clock():
    centre, around = GRIDS[6].cell(2, 2), GRIDS[6].next[GRIDS[6].cell(2, 2)]
    names = {side: GRIDS[6].name(around[side]) for side in (NORTH, EAST, SOUTH, WEST)}
    assert GRIDS[6].name(centre) == "C3"
    assert names == {NORTH: "C2", EAST: "D3", SOUTH: "C4", WEST: "B3"}
