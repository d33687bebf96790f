"""Kivy touches reach the tracker, with the odd ones sorted out."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from app.gestures.gesture import DragEnd, Gesture, LongPress, Tap, Zoom
from app.gestures.tracker import LONG_PRESS_SECONDS, PALM_DP
from tests.app import frame_clock
from tests.app.fingers import Finger, Mouse, settle, tap, wait, wheel

pytestmark = pytest.mark.ui


@pytest.fixture
def pad(show: Callable[..., Any]) -> Any:
    """Give a widget in the lower left quarter that keeps its gestures in `said`."""
    from kivy.uix.widget import Widget

    from app.gestures.adapter import Gestures

    class Pad(Gestures, Widget):
        said: list[Gesture]

        def on_gesture(self, gesture: Gesture) -> None:
            self.said.append(gesture)

    pad = Pad(size_hint=(None, None), size=(400, 300))
    pad.said = []
    return show(pad)


def test_a_tap_comes_in_the_widgets_coordinates(pad: Any) -> None:
    tap(100, 50)
    (said,) = pad.said
    assert isinstance(said, Tap)
    assert said.pos == pytest.approx((100, 50), abs=0.6)


def test_a_touch_elsewhere_is_not_taken(pad: Any) -> None:
    tap(500, 400)
    assert pad.said == []


def test_a_disabled_widget_takes_nothing(pad: Any) -> None:
    pad.disabled = True
    tap(100, 50)
    assert pad.said == []


def test_a_drag_may_leave_the_widget(pad: Any) -> None:
    Finger(100, 50).down().to(600, 500).up()
    assert isinstance(pad.said[-1], DragEnd)
    assert pad.said[-1].pos == pytest.approx((600, 500), abs=0.6)


def test_a_resting_finger_asks_by_itself_once(pad: Any) -> None:
    finger = Finger(100, 50).down()
    settle(lambda: pad.said)
    wait(0.3)
    finger.up()
    assert [type(gesture) for gesture in pad.said] == [LongPress]


def test_the_wheel_is_a_zoom_and_no_tap(pad: Any) -> None:
    wheel(100, 50, 1)
    assert [type(gesture) for gesture in pad.said] == [Zoom]


def test_a_left_click_is_a_tap_and_a_right_click_nothing(pad: Any) -> None:
    Mouse(100, 50, "right").down().up()
    assert pad.said == []
    Mouse(100, 50).down().up()
    assert [type(gesture) for gesture in pad.said] == [Tap]


def test_a_hand_on_the_glass_is_ignored(pad: Any) -> None:
    palm = Finger(100, 50)
    palm.touch.profile = ["pos", "shape"]
    palm.touch.shape = SimpleNamespace(width=PALM_DP * 2, height=20)
    palm.down().to(200, 60).up()
    assert pad.said == []


def test_a_slow_frame_does_not_make_a_long_press_of_a_tap(pad: Any) -> None:
    from kivy.clock import Clock

    Clock.schedule_once(lambda _dt: frame_clock.go(LONG_PRESS_SECONDS + 0.1))
    tap(100, 50)
    wait(0.1)
    assert [type(gesture) for gesture in pad.said] == [Tap]
