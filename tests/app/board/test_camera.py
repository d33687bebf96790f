"""The camera keeps what one looks at, and the board in view."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.camera import LARGEST_CELL, Camera
from app.board.geometry import Box, Grid

NEAR = 1e-6
sizes = st.tuples(st.floats(200, 3000), st.floats(200, 3000))
points = st.tuples(st.floats(0, 1), st.floats(0, 1))
factors = st.floats(0.2, 5)
grids = st.sampled_from([Grid(6, 6, rim=0.5), Grid(16, 11), Grid(1, 1), Grid(9, 3)])


def _camera(grid: Grid, size: tuple[float, float]) -> Camera:
    return Camera(grid.bounds, Box(10, 20, 10 + size[0], 20 + size[1]), (8, 8, 8, 60))


def _at(camera: Camera, share: tuple[float, float]) -> tuple[float, float]:
    room = camera.open_view
    return room.left + share[0] * room.width, room.bottom + share[1] * room.height


def _assert_in_view(camera: Camera) -> None:
    room, bounds = camera.open_view, camera.bounds
    left, bottom = camera.to_screen(bounds.left, bounds.bottom)
    right, top = camera.to_screen(bounds.right, bounds.top)
    across, upward = (left, right, room.left, room.right), (bottom, top, room.bottom, room.top)
    for low, high, least, most in (across, upward):
        if high - low <= most - least + NEAR:
            assert low + high == pytest.approx(least + most, abs=1e-3)
        else:
            assert low <= least + 1e-3
            assert high >= most - 1e-3


@given(grids, sizes, points, factors, st.tuples(st.floats(-900, 900), st.floats(-900, 900)))
def test_pixels_and_places_are_the_same_both_ways(
    grid: Grid,
    size: tuple[float, float],
    share: tuple[float, float],
    factor: float,
    shift: tuple[float, float],
) -> None:
    camera = _camera(grid, size)
    camera.zoom_at(*_at(camera, share), factor)
    camera.pan(*shift)
    x, y = _at(camera, share)
    assert camera.to_screen(*camera.to_board(x, y)) == pytest.approx((x, y), abs=1e-4)


@given(grids, sizes, st.lists(st.tuples(points, factors, points), max_size=6))
def test_the_board_never_leaves_the_view(
    grid: Grid, size: tuple[float, float], moves: list[tuple[tuple[float, float], float, tuple[float, float]]]
) -> None:
    camera = _camera(grid, size)
    for share, factor, shift in moves:
        camera.zoom_at(*_at(camera, share), factor)
        camera.pan(shift[0] * 2000 - 1000, shift[1] * 2000 - 1000)
        _assert_in_view(camera)
        assert 1.0 <= camera.zoom <= camera.zoom_limit


@given(grids, sizes, st.floats(1.0, 5.0))
def test_coming_closer_keeps_the_place_under_the_finger(
    grid: Grid, size: tuple[float, float], factor: float
) -> None:
    camera = _camera(grid, size)
    finger = camera.to_screen(*camera.bounds.centre)
    before = camera.to_board(*finger)
    camera.zoom_at(*finger, factor)
    assert camera.to_board(*finger) == pytest.approx(before, abs=1e-6)


def test_a_zoomed_board_keeps_any_place_under_the_finger() -> None:
    camera = _camera(Grid(6, 6, rim=0.5), (800, 800))
    camera.zoom_at(400, 400, 1.5)
    before = camera.to_board(500, 300)
    camera.zoom_at(500, 300, 1.2)
    assert camera.to_board(500, 300) == pytest.approx(before)


@given(grids, sizes)
def test_at_first_the_whole_board_is_seen(grid: Grid, size: tuple[float, float]) -> None:
    camera = _camera(grid, size)
    left, bottom = camera.to_screen(grid.bounds.left, grid.bounds.bottom)
    right, top = camera.to_screen(grid.bounds.right, grid.bounds.top)
    room = camera.open_view
    assert room.left - NEAR <= left < right <= room.right + NEAR
    assert room.bottom - NEAR <= bottom < top <= room.top + NEAR


def test_a_resize_keeps_the_place_in_the_middle() -> None:
    camera = _camera(Grid(16, 11), (1280, 800))
    camera.zoom_at(900, 500, 3.0)
    before, zoom = camera.centre, camera.zoom
    camera.look(Box(0, 0, 800, 1280))
    assert camera.zoom == pytest.approx(min(zoom, camera.zoom_limit))
    assert camera.centre[0] == pytest.approx(before[0], abs=0.5)


def test_cells_grow_only_so_large() -> None:
    camera = _camera(Grid(16, 11), (1280, 800))
    camera.zoom_at(600, 400, 100.0)
    assert camera.scale == pytest.approx(LARGEST_CELL)


def test_a_reset_shows_everything_again() -> None:
    camera = _camera(Grid(16, 11), (1280, 800))
    camera.zoom_at(100, 100, 3.0)
    camera.reset()
    assert camera.zoom == 1.0
    assert camera.centre == camera.bounds.centre


def test_showing_a_box_moves_only_as_far_as_needed() -> None:
    grid = Grid(16, 11)
    camera = _camera(grid, (1280, 800))
    camera.zoom_at(640, 400, 3.0)
    camera.show(grid.box_of([0]))
    x, y = camera.to_screen(*grid.centre(0))
    assert camera.open_view.meets(x, y)
    before = camera.centre
    camera.show(grid.box_of([0]))
    assert camera.centre == pytest.approx(before)
