"""Feeds Kivy touches to a tracker.

A mixin for widgets: it grabs touches that fall on the widget, so that a drag may leave it, and
asks the clock for one call per resting finger instead of ticking on every frame.
"""

from __future__ import annotations

from kivy.clock import Clock, ClockEvent
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.metrics import Metrics

from app.gestures.gesture import Gesture
from app.gestures.tracker import Tracker

WHEEL_CLICKS = {"scrolldown": 1, "scrollup": -1}
"""Kivy names the wheel by where the page would go: away from the user is "scrolldown"."""
MAIN_BUTTON = "left"


class Gestures:
    """Mixin before a Widget: override `on_gesture`, and `takes_touch` where the widget is not a box.

    Gestures come in the coordinates in which the widget itself receives touches.
    """

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.tracker = Tracker(self.on_gesture, Metrics.density)
        self._long_press: ClockEvent | None = None
        Window.bind(focus=self._on_focus)

    def on_gesture(self, gesture: Gesture) -> None:
        """Act on a gesture; the default does nothing."""

    def takes_touch(self, touch: MotionEvent) -> bool:
        """Tell whether a new touch is meant for this widget."""
        return not self.disabled and self.collide_point(*touch.pos)  # type: ignore[attr-defined]

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Start to follow a touch, or turn the wheel's clicks into a zoom."""
        if super().on_touch_down(touch):  # type: ignore[misc]
            return True
        if not self.takes_touch(touch):
            return False
        button = button_of(touch)
        if button in WHEEL_CLICKS:
            self.tracker.wheel(touch.x, touch.y, WHEEL_CLICKS[button])
            return True
        if button not in (None, MAIN_BUTTON):
            return False
        touch.grab(self)
        self.tracker.down(touch.uid, touch.x, touch.y, Clock.time(), contact_width(touch))
        self._wait_for_long_press()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Follow a touch that began here."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))  # type: ignore[misc]
        self.tracker.move(touch.uid, touch.x, touch.y, contact_width(touch))
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Let go of a touch that began here."""
        if touch.grab_current is not self:
            return bool(super().on_touch_up(touch))  # type: ignore[misc]
        touch.ungrab(self)
        self.tracker.up(touch.uid, touch.x, touch.y)
        return True

    def lose(self, _touch: object) -> None:
        """A finger belongs here no more: whatever it had begun is called off."""
        self.tracker.reset()

    def _wait_for_long_press(self) -> None:
        if self._long_press:
            self._long_press.cancel()
        deadline = self.tracker.deadline
        if deadline is not None:
            self._long_press = Clock.schedule_once(self._tick, deadline - Clock.time())

    def _tick(self, _dt: float) -> None:
        """The finger may have been lifted during a slow frame: hear that first, then look again."""
        self._long_press = Clock.schedule_once(self._rested)

    def _rested(self, _dt: float) -> None:
        self.tracker.tick(Clock.time())
        self._wait_for_long_press()

    def _on_focus(self, _window: object, has_focus: bool) -> None:
        if not has_focus:
            self.tracker.reset()


def button_of(touch: MotionEvent) -> str | None:
    """Name the mouse button of a touch; a finger has none, and then not even the attribute."""
    return touch.button if "button" in touch.profile else None


def contact_width(touch: MotionEvent) -> float:
    """Tell how wide the contact is in pixels, 0 where the device does not say."""
    if "shape" not in touch.profile or touch.shape is None:
        return 0.0
    return float(max(getattr(touch.shape, "width", 0), getattr(touch.shape, "height", 0)))
