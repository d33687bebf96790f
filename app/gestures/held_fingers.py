"""Whom a finger belongs to: a control has it for as long as that control lies on the glass.

Kivy goes on telling a control of a finger that was laid on it, even when its screen has given way to another
or it was taken out of the tree: a finger lifted then would press what nobody sees. A page that scrolls even
presses its buttons a moment after the finger has gone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

LATE_SECONDS = 1.0
"""So long after a finger has gone a control may still hear of it."""


class HeldFingers:
    """Every finger on the glass, and those that have just left it."""

    def __init__(self) -> None:
        self._known: list[Any] = []
        self._gone: dict[int, float] = {}
        """By its number, when a finger has left the glass."""

    def watch(self) -> None:
        """Follow every finger from now on."""
        Window.bind(on_motion=self._moved)

    def rest(self) -> None:
        Window.unbind(on_motion=self._moved)
        self._known.clear()
        self._gone.clear()

    def take_from(self, page: Any) -> None:
        """Take every finger from the controls of a page: it is left."""
        for touch in self._known:
            for control in _held_by(touch):
                if _is_part(control, page):
                    _lose(control, touch)

    def _moved(self, _window: object, kind: str, touch: MotionEvent) -> None:
        """Before anybody hears of a finger: what is gone from the glass hears no more of it."""
        if not touch.is_touch:
            return
        if kind == "begin":
            self._forget()
            self._known.append(touch)
        elif kind == "end":
            self._gone[touch.uid] = Clock.get_boottime()
        for control in _held_by(touch):
            if control.get_root_window() is None:
                _lose(control, touch)

    def _forget(self) -> None:
        """Think no more of fingers of which nobody will hear."""
        late = Clock.get_boottime() - LATE_SECONDS
        self._known = [each for each in self._known if self._gone.get(each.uid, late) >= late]
        left = {each.uid for each in self._known}
        self._gone = {uid: when for uid, when in self._gone.items() if uid in left}


def _held_by(touch: MotionEvent) -> list[Any]:
    return [control for each in touch.grab_list if (control := each()) is not None]


def _is_part(widget: Widget, page: Any) -> bool:
    """Whether a widget is the page or lies in it; the window is its own parent."""
    while widget is not None and widget is not Window:
        if widget is page:
            return True
        widget = widget.parent
    return False


def _lose(control: Any, touch: MotionEvent) -> None:
    """Take a finger from a control as if it had never been there."""
    touch.ungrab(control)
    if hasattr(control, "lose"):
        control.lose(touch)
        return
    for kind, called_off in CALLED_OFF.items():
        if isinstance(control, kind):
            called_off(control, touch)


def _unpressed(button: Any, _touch: object) -> None:
    button._do_release()


def _unscrolled(scroll: Any, touch: MotionEvent) -> None:
    if scroll._touch is not touch:
        return
    scroll._touch = None
    for effect in (scroll.effect_x, scroll.effect_y):
        if effect is not None:
            effect.cancel()


CALLED_OFF: Mapping[type, Callable[[Any, Any], None]] = {
    ButtonBehavior: _unpressed,
    ScrollView: _unscrolled,
}
"""How Kivy's own controls are let go of; ours have a `lose`."""
