"""The one mapping between the rules' cells and those on the glass, and the walls that are drawn by it."""

from itertools import combinations

import pytest

from app.games.finstere_flure.drawing.orientation import TURNED, UPRIGHT, fitting
from app.games.finstere_flure.drawing.walls import THICK, blocks
from engine.games.finstere_flure.rules.board import CELLS, ENTRANCE, EXIT, LETTERS, NEXT, WALL

LIES = [UPRIGHT, TURNED]


@pytest.mark.parametrize("orientation", LIES)
def test_every_cell_is_shown_once_and_found_again(orientation):
    shown = [orientation.shown(cell) for cell in CELLS]
    assert sorted(shown) == sorted(orientation.grid)
    assert [orientation.rules(each) for each in shown] == list(CELLS)


@pytest.mark.parametrize("orientation", LIES)
def test_neighbours_stay_neighbours_on_their_side(orientation):
    for cell in CELLS:
        around = orientation.grid.neighbours(orientation.shown(cell))
        for side in range(4):
            there = NEXT[cell][side]
            assert around[orientation.shown_side(side)] == (
                None if there == WALL else orientation.shown(there)
            )


@pytest.mark.parametrize("orientation", LIES)
def test_sides_turn_there_and_back(orientation):
    assert [orientation.rules_side(orientation.shown_side(side)) for side in range(4)] == [0, 1, 2, 3]


@pytest.mark.parametrize("orientation", LIES)
def test_a_cell_lies_where_the_grid_says(orientation):
    for cell in CELLS:
        assert orientation.centre(cell) == orientation.grid.centre(orientation.shown(cell))
        dx, dy = orientation.step(1)
        there = NEXT[cell][1]
        if there != WALL:
            x, y = orientation.centre(cell)
            assert orientation.centre(there) == (x + dx, y + dy)


def test_turned_the_exit_is_at_the_top_right_and_the_entrance_at_the_bottom_left():
    assert TURNED.centre(EXIT) == (10.5, 15.5)
    assert TURNED.centre(ENTRANCE) == (0.5, 0.5)


def test_a_phone_turns_the_board_and_a_tablet_on_its_side_does_not():
    assert fitting(360, 480) == TURNED
    assert fitting(940, 640) == UPRIGHT


@pytest.mark.parametrize("orientation", LIES)
def test_all_54_walls_are_drawn_and_none_over_another(orientation):
    found = blocks(orientation)
    assert {(block.cell, block.side): block.letter for block in found} == LETTERS
    for one, other in combinations(found, 2):
        across = min(one.box.right, other.box.right) - max(one.box.left, other.box.left)
        along = min(one.box.top, other.box.top) - max(one.box.bottom, other.box.bottom)
        assert min(across, along) < 0.01, (one, other)


@pytest.mark.parametrize("orientation", LIES)
def test_a_wall_touches_its_cell_and_stays_within_the_margin(orientation):
    bounds = orientation.grid.bounds
    for block in blocks(orientation):
        assert bounds.left <= block.box.left
        assert block.box.right <= bounds.right
        assert bounds.bottom <= block.box.bottom
        assert block.box.top <= bounds.top
        assert min(block.box.width, block.box.height) == pytest.approx(THICK)
        cell = orientation.box((block.cell,))
        assert block.box.left <= cell.right
        assert cell.left <= block.box.right
        assert block.box.bottom <= cell.top
        assert cell.bottom <= block.box.top
