"""Cells, units and the edges that meet."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.geometry import EAST, NORTH, SOUTH, WEST, Box, Grid

TORUS = Grid(6, 6, rim=0.5)
HALL = Grid(16, 11)

grids = st.builds(Grid, st.integers(1, 16), st.integers(1, 16), rim=st.sampled_from([0.0, 0.25, 0.5]))


@given(grids, st.data())
def test_the_middle_of_a_cell_lies_in_that_cell(grid: Grid, data: st.DataObject) -> None:
    cell = data.draw(st.sampled_from(list(grid)))
    assert grid.cell_at(*grid.centre(cell)) == cell


def test_row_zero_is_at_the_top() -> None:
    assert HALL.centre(0) == (0.5, 10.5)
    assert HALL.centre(16 * 10) == (0.5, 0.5)


def test_neighbours_stop_at_the_edge_of_a_flat_board() -> None:
    assert TORUS.neighbours(0)[NORTH] is None
    assert TORUS.neighbours(0)[EAST] == 1
    assert TORUS.neighbours(0)[SOUTH] == 6
    assert TORUS.neighbours(0)[WEST] is None


def test_edges_that_meet_have_neighbours_across() -> None:
    assert TORUS.wrapped_neighbours(0) == (30, 1, 6, 5)
    assert HALL.wrapped_neighbours(0) == HALL.neighbours(0)


def test_touching_an_echo_touches_the_cell_itself() -> None:
    assert TORUS.cell_at(-0.2, 5.5) == 5
    assert TORUS.cell_at(0.5, 6.3) == 30
    assert TORUS.cell_at(-0.2, 6.2) == 35
    assert TORUS.cell_at(-0.6, 5.5) is None
    assert HALL.cell_at(-0.2, 5.5) is None


def test_a_corner_cell_is_echoed_three_times_and_an_inner_cell_never() -> None:
    assert set(TORUS.echoes(0)) == {(6, 0), (0, -6), (6, -6)}
    assert TORUS.echoes(7) == ()
    assert HALL.echoes(0) == ()


@given(st.sampled_from(list(TORUS)))
def test_an_echo_shows_the_cell_it_repeats(cell: int) -> None:
    x, y = TORUS.centre(cell)
    for dx, dy in TORUS.echoes(cell):
        edge_x = min(max(x + dx, -0.25), 6.25)
        edge_y = min(max(y + dy, -0.25), 6.25)
        assert TORUS.cell_at(edge_x, edge_y) == cell


def test_the_nearest_image_may_lie_across_the_edge() -> None:
    assert TORUS.nearest_image(5, 0.5, 5.5) == (-0.5, 5.5)
    assert TORUS.nearest_image(1, 0.5, 5.5) == (1.5, 5.5)
    assert HALL.nearest_image(15, 0.5, 10.5) == (15.5, 10.5)


@given(st.sampled_from(list(TORUS)), st.integers(1, 8))
def test_pieces_that_share_a_cell_stand_apart_inside_it(cell: int, count: int) -> None:
    spots = TORUS.spots(cell, count)
    assert len(spots) == count
    assert {TORUS.cell_at(*spot) for spot in spots} == {cell}
    assert all(math.dist(a, b) > 0.18 for a, b in combinations(spots, 2))


def test_a_masked_cell_is_not_there() -> None:
    grid = Grid(3, 3, cells=frozenset({0, 1, 3}))
    assert list(grid) == [0, 1, 3]
    assert grid.cell_at(2.5, 0.5) is None
    assert grid.neighbours(1)[EAST] is None


def test_the_box_of_cells_holds_them_all() -> None:
    assert TORUS.box_of([0, 14]) == Box(0, 3, 3, 6)
    assert TORUS.box_of([]) == TORUS.bounds
    assert TORUS.bounds.width == pytest.approx(7)
