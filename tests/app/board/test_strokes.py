"""Lines become triangles with whole corners."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.board.strokes import Strokes, along, length, spaced, trimmed

LINE = [(0.0, 0.0), (2.0, 0.0), (2.0, 1.0)]
points = st.lists(st.tuples(st.floats(-9, 9), st.floats(-9, 9)), min_size=2, max_size=6)


def _corners(strokes: Strokes) -> list[tuple[float, float]]:
    values = strokes.vertices
    return [(values[i], values[i + 1]) for i in range(0, len(values), 4)]


def test_a_straight_ribbon_is_as_wide_as_asked() -> None:
    strokes = Strokes()
    strokes.ribbon([(0, 0), (4, 0)], 0.5)
    assert {round(y, 6) for _, y in _corners(strokes)} == {-0.25, 0.25}


def test_a_right_angle_keeps_its_outer_corner() -> None:
    strokes = Strokes()
    strokes.ribbon(LINE, 0.2)
    assert any(corner == pytest.approx((2.1, -0.1)) for corner in _corners(strokes))


@given(points, st.floats(0.01, 1))
def test_any_line_gives_finite_triangles(line: list[tuple[float, float]], width: float) -> None:
    strokes = Strokes()
    strokes.ribbon(line, width)
    assert all(math.isfinite(value) for value in strokes.vertices)
    assert all(index < len(strokes.vertices) // 4 for index in strokes.indices)


@given(points, st.floats(0, 1))
def test_a_trimmed_line_has_its_share_of_the_length(line: list[tuple[float, float]], share: float) -> None:
    assert length(trimmed(line, share)) == pytest.approx(length(line) * share, abs=1e-6)


def test_along_finds_the_middle_and_the_ends() -> None:
    assert along(LINE, 0) == (0, 0)
    assert along(LINE, 0.5) == pytest.approx((1.5, 0))
    assert along(LINE, 1) == (2, 1)


def test_barbs_are_spaced_evenly_and_point_ahead() -> None:
    places = spaced([(0.0, 0.0), (1.0, 0.0)], 0.25)
    assert [x for (x, _), _ in places] == pytest.approx([0.125, 0.375, 0.625, 0.875])
    assert {angle for _, angle in places} == {0.0}
