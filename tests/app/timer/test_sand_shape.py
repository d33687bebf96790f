"""Sand keeps its amount whatever it looks like, and lies as sand does."""

import math

import pytest

from app.timer import sand_shape as shape

SHARES = [0.02, 0.05, 0.15, 0.3, 0.5, 0.6, 0.85, 1.0]


def area(polygon: list[tuple[float, float]]) -> float:
    pairs = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)) / 2


def glass() -> list[tuple[float, float]]:
    right = [(width, height) for width, height in shape.wall()]
    return [*right, *((-width, height) for width, height in reversed(right))]


def test_the_columns_measure_the_bulb_that_is_drawn() -> None:
    assert shape.sand_area() / shape.FILL == pytest.approx(area(glass()), rel=0.01)


@pytest.mark.parametrize("share", SHARES)
@pytest.mark.parametrize("relief", [0.0, 1.0])
def test_sand_above_and_sand_below_are_always_all_of_it(share: float, relief: float) -> None:
    above = shape.upper_area(shape.upper_surface(shape.upper_level(share, relief), relief))
    below = shape.lower_area(shape.lower_surface(shape.lower_level(1 - share, relief), relief))
    assert above / shape.sand_area() == pytest.approx(share, abs=0.004)
    assert (above + below) / shape.sand_area() == pytest.approx(1.0, abs=0.006)


def test_half_formed_relief_holds_as_much_to_two_per_cent() -> None:
    for share in SHARES:
        above = shape.upper_area(shape.upper_surface(shape.upper_level(share, 0.5), 0.5))
        assert above / shape.sand_area() == pytest.approx(share, abs=0.02)


def test_a_funnel_is_lowest_over_the_neck_and_a_heap_highest_below_it() -> None:
    middle = len(shape.COLUMNS) // 2
    funnel = shape.upper_surface(shape.upper_level(0.6, 1.0), 1.0)
    heap = shape.lower_surface(shape.lower_level(0.4, 1.0), 1.0)
    assert min(funnel) == funnel[middle]
    assert max(heap) == heap[middle]
    assert list(funnel) == pytest.approx(list(reversed(funnel)))


def test_levels_only_ever_sink_above_and_rise_below() -> None:
    levels = [shape.upper_level(share / 100, 1.0) for share in range(101)]
    assert levels == sorted(levels)
    heaps = [shape.lower_level(share / 100, 1.0) for share in range(101)]
    assert heaps == sorted(heaps)


def test_a_full_heap_stays_below_the_neck_and_full_sand_below_the_cap() -> None:
    assert max(shape.lower_surface(shape.lower_level(1.0, 1.0), 1.0)) < 0.93
    assert max(shape.upper_surface(shape.upper_level(1.0, 1.0), 1.0)) < 1.0


@pytest.mark.parametrize("side", [1, -1])
def test_the_sand_of_a_glass_that_leans_a_little_lies_as_high_as_in_a_standing_one(side: int) -> None:
    for share in (0.2, 0.5, 1.0):
        level, _ = shape.lying([share], side, 0.01)
        standing = shape.upper_level(share, 0.0) if side > 0 else shape.lower_level(share, 0.0) - 1
        assert level == pytest.approx(standing, abs=0.02)


def test_layers_of_a_turned_glass_keep_their_order_from_the_neck() -> None:
    for angle in range(0, 181, 15):
        _, meetings = shape.lying([0.2, 0.3, 0.1], -1, angle)
        assert meetings == sorted(meetings)
        assert meetings[0] == 0.0


def test_half_a_turn_brings_the_lower_sand_above_with_what_fell_last_at_the_neck() -> None:
    level, meetings = shape.lying([0.3, 0.3], -1, 180)
    assert level == pytest.approx(shape.upper_level(0.6, 0.0), abs=0.02)
    assert meetings[1] == pytest.approx(shape.upper_level(0.3, 0.0), abs=0.03)


def test_sand_of_a_leaning_glass_is_level() -> None:
    level, meetings = shape.lying([0.5], 1, 50)
    polygon = shape.band(meetings[0], meetings[1], 1, 50, level)
    assert max(y for _, y, _ in polygon) == pytest.approx(level)
    assert sum(math.isclose(y, level) for _, y, _ in polygon) == 2


def test_an_empty_bulb_has_no_sand_to_lie() -> None:
    level, meetings = shape.lying([0.0], 1, 30)
    assert shape.band(meetings[0], meetings[1], 1, 30, level) == []
