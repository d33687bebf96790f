"""The test fingers themselves reach widgets as real ones do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import Finger, Mouse, key, resize, tap_on, two_fingers


@pytest.fixture
def probe(show: Callable[..., Any]) -> Any:
    from kivy.uix.widget import Widget

    class Probe(Widget):
        seen: list[tuple[str, int, tuple[float, float]]]

        def on_touch_down(self, touch: Any) -> bool:
            touch.grab(self)
            self.seen.append(("down", touch.uid, touch.pos))
            return True

        def on_touch_up(self, touch: Any) -> bool:
            if touch.grab_current is self:
                touch.ungrab(self)
                self.seen.append(("up", touch.uid, touch.pos))
            return True

    widget = Probe()
    widget.seen = []
    return show(widget)


def test_a_finger_comes_down_and_up_where_it_was_put(probe: Any) -> None:
    Finger(100, 50).down().to(300, 400).up()
    (_, _, start), (_, _, end) = probe.seen
    assert start == pytest.approx((100, 50), abs=0.6)
    assert end == pytest.approx((300, 400), abs=0.6)


def test_two_fingers_are_two_touches(probe: Any) -> None:
    two_fingers(400, 300)
    assert len({uid for kind, uid, _ in probe.seen if kind == "down"}) == 2


def test_a_finger_has_no_button_but_a_mouse_has(probe: Any) -> None:
    assert "button" not in Finger(1, 1).touch.profile
    assert "button" in Mouse(1, 1).touch.profile


def test_a_key_arrives_at_the_window(probe: Any, window: Any) -> None:
    pressed: list[tuple[int, list[str]]] = []

    def note(_window: Any, code: int, _scan: int, _text: str, modifiers: list[str]) -> None:
        pressed.append((code, modifiers))

    window.bind(on_key_down=note)
    key("r", ["shift"])
    window.unbind(on_key_down=note)
    assert pressed == [(114, ["shift"])]


def test_a_resized_window_lays_its_widgets_out(probe: Any) -> None:
    resize(360, 780)
    assert tuple(probe.size) == (360, 780)
    tap_on(probe)
    assert probe.seen[0][2] == pytest.approx((180, 390), abs=0.6)
