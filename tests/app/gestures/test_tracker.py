"""What fingers mean, and what they must never mean."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.gestures.gesture import (
    Cancel,
    Drag,
    DragEnd,
    DragStart,
    Gesture,
    LongPress,
    Tap,
    Transform,
    TransformEnd,
    Zoom,
)
from app.gestures.tracker import LONG_PRESS_SECONDS, PALM_DP, SLOP_DP, Mode, Tracker


class Glass:
    """A tracker and what it said."""

    def __init__(self, density: float = 1.0) -> None:
        self.said: list[Gesture] = []
        self.tracker = Tracker(self.said.append, density)

    @property
    def kinds(self) -> list[type]:
        """Kinds of what was said, without the running ones."""
        return [type(g) for g in self.said if not isinstance(g, Drag | Transform)]


@pytest.fixture
def glass() -> Glass:
    return Glass()


def test_a_finger_that_comes_and_goes_taps_where_it_came(glass: Glass) -> None:
    glass.tracker.down(1, 50, 50, 0.0)
    glass.tracker.move(1, 54, 52)
    glass.tracker.up(1, 54, 52)
    assert glass.said == [Tap((50, 50))]


def test_a_resting_finger_asks_once_and_does_not_tap(glass: Glass) -> None:
    glass.tracker.down(1, 50, 50, 0.0)
    glass.tracker.tick(0.2)
    glass.tracker.tick(LONG_PRESS_SECONDS)
    glass.tracker.tick(1.0)
    glass.tracker.up(1, 50, 50)
    assert glass.said == [LongPress((50, 50))]


def test_a_finger_that_left_while_the_app_was_busy_has_tapped(glass: Glass) -> None:
    glass.tracker.down(1, 50, 50, 0.0)
    glass.tracker.up(1, 50, 50)
    glass.tracker.tick(LONG_PRESS_SECONDS + 0.1)
    assert glass.said == [Tap((50, 50))]


def test_a_deadline_exists_only_while_a_finger_waits(glass: Glass) -> None:
    assert glass.tracker.deadline is None
    glass.tracker.down(1, 0, 0, 2.0)
    assert glass.tracker.deadline == 2.0 + LONG_PRESS_SECONDS
    glass.tracker.move(1, 50, 0)
    assert glass.tracker.deadline is None


def test_a_drag_starts_where_the_finger_first_touched(glass: Glass) -> None:
    glass.tracker.down(1, 10, 10, 0.0)
    glass.tracker.move(1, 40, 10)
    glass.tracker.up(1, 60, 10)
    assert glass.said == [DragStart((10, 10)), Drag((40, 10)), Drag((60, 10)), DragEnd((60, 10))]


@pytest.mark.parametrize("density", [1.0, 2.0, 3.5])
def test_the_slop_is_judged_in_dp(density: float) -> None:
    near, far = Glass(density), Glass(density)
    for glass, slip in ((near, SLOP_DP - 1), (far, SLOP_DP + 1)):
        glass.tracker.down(1, 0, 0, 0.0)
        glass.tracker.up(1, slip * density, 0)
    assert near.kinds == [Tap]
    assert far.kinds == [DragStart, DragEnd]


def test_a_second_finger_cancels_a_drag(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.move(1, 40, 0)
    glass.tracker.down(2, 90, 0, 0.2)
    glass.tracker.up(2, 90, 0)
    glass.tracker.up(1, 40, 0)
    assert glass.kinds == [DragStart, Cancel, TransformEnd]


def test_a_second_finger_in_time_makes_a_pair_without_any_drag(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.down(2, 100, 0, 0.1)
    glass.tracker.up(1, 0, 0)
    glass.tracker.up(2, 100, 0)
    assert glass.kinds == [TransformEnd]


def _twist(glass: Glass, degrees: float) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.down(2, 100, 0, 0.0)
    for step in range(1, 21):
        angle = math.radians(-degrees * step / 20)
        glass.tracker.move(2, 100 * math.cos(angle), 100 * math.sin(angle))
    glass.tracker.up(1, 0, 0)
    glass.tracker.up(2, 0, 0)


@pytest.mark.parametrize(
    ("degrees", "quarters"), [(10, 0), (25, 0), (35, 1), (-50, -1), (100, 1), (170, 2), (-280, -3)]
)
def test_a_twist_snaps_to_clockwise_quarters(glass: Glass, degrees: float, quarters: int) -> None:
    _twist(glass, degrees)
    (end,) = (g for g in glass.said if isinstance(g, TransformEnd))
    assert end.quarters == quarters


def test_a_twist_does_not_zoom(glass: Glass) -> None:
    _twist(glass, 90)
    assert all(g.scale == 1.0 for g in glass.said if isinstance(g, Transform | TransformEnd))


def test_a_pinch_begins_without_a_jump_and_then_follows(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.down(2, 100, 0, 0.0)
    for x in (104, 110, 121, 220):
        glass.tracker.move(2, x, 0)
    scales = [g.scale for g in glass.said if isinstance(g, Transform)]
    assert scales == pytest.approx([1.0, 1.0, 1.1, 220 / 121])


def test_two_fingers_side_by_side_pan(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.down(2, 100, 0, 0.0)
    glass.tracker.move(1, 0, 30)
    glass.tracker.move(2, 100, 30)
    shifts = [g.shift for g in glass.said if isinstance(g, Transform)]
    assert sum(dy for _, dy in shifts) == pytest.approx(30)
    assert sum(dx for dx, _ in shifts) == pytest.approx(0)


def test_a_third_finger_kills_the_gesture(glass: Glass) -> None:
    for finger in (1, 2, 3):
        glass.tracker.down(finger, finger * 100, 0, 0.0)
    for finger in (1, 2, 3):
        glass.tracker.up(finger, 300, 200)
    assert glass.kinds == [Cancel]


def test_a_palm_kills_the_gesture_even_when_it_grows_wide_later(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.move(1, 40, 0)
    glass.tracker.move(1, 50, 0, width=PALM_DP + 1)
    glass.tracker.up(1, 50, 0)
    assert glass.kinds == [DragStart, Cancel]


def test_a_resting_palm_neither_taps_nor_asks(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0, width=PALM_DP * 2)
    glass.tracker.tick(2.0)
    glass.tracker.up(1, 0, 0)
    assert glass.said == []


def test_nothing_starts_again_before_the_glass_is_empty(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.down(2, 100, 0, 0.0)
    glass.tracker.up(2, 100, 0)
    glass.tracker.move(1, 200, 200)
    glass.tracker.down(3, 100, 0, 0.3)
    glass.tracker.up(3, 100, 0)
    glass.tracker.up(1, 200, 200)
    assert glass.kinds == [TransformEnd]


def test_the_wheel_zooms_both_ways(glass: Glass) -> None:
    glass.tracker.wheel(5, 6, 1)
    glass.tracker.wheel(5, 6, -1)
    closer, away = glass.said
    assert isinstance(closer, Zoom)
    assert isinstance(away, Zoom)
    assert closer.factor * away.factor == pytest.approx(1.0)
    assert closer.factor > 1


def test_a_reset_cancels_a_drag_and_ignores_its_finger_afterwards(glass: Glass) -> None:
    glass.tracker.down(1, 0, 0, 0.0)
    glass.tracker.move(1, 40, 0)
    glass.tracker.reset()
    glass.tracker.up(1, 40, 0)
    assert glass.kinds == [DragStart, Cancel]
    assert glass.tracker.mode is Mode.IDLE


Event = tuple[str, int, float, float, float, float]
_places = st.floats(-500, 500)
_events = st.lists(
    st.tuples(
        st.sampled_from(["down", "move", "up", "tick"]),
        st.integers(1, 4),
        _places,
        _places,
        st.floats(0, 0.6),
        st.sampled_from([0.0, 20.0, 80.0]),
    ),
    max_size=40,
)
"""What happens, to which finger, where, how long after the last, how wide the contact."""


def _feed(tracker: Tracker, events: list[Event]) -> Iterator[None]:
    """Let the events happen one by one, then lift every finger."""
    now = 0.0
    for kind, finger, x, y, pause, width in events:
        now += pause
        if kind == "tick":
            tracker.tick(now)
        elif kind == "up":
            tracker.up(finger, x, y)
        elif kind == "move":
            tracker.move(finger, x, y, width)
        else:
            tracker.down(finger, x, y, now, width)
        yield
    for finger in range(1, 5):
        tracker.up(finger, 0, 0)
        yield


@given(_events)
def test_whatever_happened_an_empty_glass_is_idle(events: list[Event]) -> None:
    glass = Glass()
    for _ in _feed(glass.tracker, events):
        pass
    assert glass.tracker.mode is Mode.IDLE
    assert glass.tracker.deadline is None


@given(_events)
def test_every_drag_that_starts_ends_once(events: list[Event]) -> None:
    glass, dragging = Glass(), False
    for _ in _feed(glass.tracker, events):
        pass
    for gesture in glass.said:
        if isinstance(gesture, DragStart):
            assert not dragging
            dragging = True
        elif isinstance(gesture, DragEnd):
            assert dragging
            dragging = False
        elif isinstance(gesture, Cancel):
            dragging = False
        else:
            assert dragging == isinstance(gesture, Drag)
    assert not dragging


@given(_events)
def test_one_visit_of_fingers_never_both_taps_and_drags(events: list[Event]) -> None:
    glass = Glass()
    for _ in _feed(glass.tracker, events):
        if glass.tracker.mode is Mode.IDLE:
            kinds = glass.kinds
            assert kinds.count(Tap) + kinds.count(LongPress) + (DragStart in kinds) <= 1
            glass.said.clear()
