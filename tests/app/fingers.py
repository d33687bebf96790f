"""Fingers, keys and frames for tests: real Kivy dispatch on a window that needs no display.

Every event goes through the event loop, the window and the widget tree, with grabbing, as on a
device. A frame lasts 1/60 s (frame_clock.py), so no test depends on the speed of the machine. What takes time
is waited for by condition (`settle`).
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from itertools import count, pairwise
from typing import Any

from kivy.base import EventLoop
from kivy.input.motionevent import MotionEvent
from kivy.uix.modalview import ModalView

from tests.app.frame_clock import FRAME

_uids = count(1000)

Point = tuple[float, float]

PATIENCE = 60.0
"""Seconds of the machine after which a test gives up: many times what the slowest wait needs."""
AT_ONCE, PAUSE = 600, 0.004
"""Frames that pass without a rest, ten seconds of the app, and the rest after each frame beyond them: what is
waited for so long is done by another thread or program."""


def frames(n: int = 1) -> None:
    """Let n frames pass: input, clock, layout, drawing."""
    for _ in range(n):
        EventLoop.idle()


def settle(condition: Callable[[], object]) -> None:
    """Let frames pass until the condition holds; fail when it never does."""
    end = time.monotonic() + PATIENCE
    for number in count():
        if condition():
            return
        if time.monotonic() > end:
            raise AssertionError(f"not reached within {number} frames, {PATIENCE} s")
        frames()
        if number > AT_ONCE:
            time.sleep(PAUSE)


def gone() -> None:
    """Wait until no dialog is seen any more: while one fades it still takes every touch."""
    settle(lambda: not any(isinstance(each, ModalView) for each in EventLoop.window.children))
    frames(4)


def wait(seconds: float) -> None:
    """Let frames pass for a time of the app: only where a test shows that nothing happens."""
    frames(round(seconds / FRAME))


class _Touch(MotionEvent):
    """A touch whose place is given in window pixels."""

    def __init__(self, uid: int, pos: Point) -> None:
        super().__init__("test", uid, self._share(pos), is_touch=True, type_id="touch")
        self.uid = uid
        self.profile = ["pos"]

    @staticmethod
    def _share(pos: Point) -> Point:
        window = EventLoop.window
        return pos[0] / (window.width - 1.0), pos[1] / (window.height - 1.0)

    def depack(self, args: Point) -> None:
        self.sx, self.sy = args
        super().depack(args)

    def go(self, pos: Point) -> None:
        self.move(self._share(pos))


class Finger:
    """One finger in window pixels: `Finger(x, y).down().to(x, y).up()`."""

    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y
        self.touch: Any = _Touch(next(_uids), (x, y))

    def down(self) -> Finger:
        """Touch the glass."""
        return self._post("begin")

    def to(self, x: float, y: float, steps: int = 8) -> Finger:
        """Slide there in a few steps, one frame each."""
        x0, y0 = self.x, self.y
        for i in range(1, steps + 1):
            self.hop(x0 + (x - x0) * i / steps, y0 + (y - y0) * i / steps)
        return self

    def hop(self, x: float, y: float) -> Finger:
        """Be there at once, in one move."""
        self.x, self.y = x, y
        self.touch.go((x, y))
        return self._post("update")

    def up(self) -> Finger:
        """Leave the glass."""
        return self._post("end")

    def _post(self, kind: str) -> Finger:
        EventLoop.post_dispatch_input(kind, self.touch)
        frames()
        return self


class Mouse(Finger):
    """A mouse button; `button` is left, right, scrollup or scrolldown as Kivy names them."""

    def __init__(self, x: float, y: float, button: str = "left") -> None:
        super().__init__(x, y)
        self.touch.profile = ["pos", "button"]
        self.touch.button = button


def tap(x: float, y: float) -> None:
    """Touch a point and let go."""
    Finger(x, y).down().up()


def tap_on(widget: Any) -> None:
    """Tap the middle of a widget, wherever it is in the window."""
    tap(*widget.to_window(*widget.center))


def press_and_hold(x: float, y: float, until: Callable[[], object]) -> None:
    """Hold a finger still until the condition holds, then let go."""
    finger = Finger(x, y).down()
    settle(until)
    finger.up()


def drag(*points: Point, steps: int = 8) -> None:
    """Draw one finger through the points, first one down, last one up."""
    finger = Finger(*points[0]).down()
    for _, point in pairwise(points):
        finger.to(*point, steps=steps)
    finger.up()


def two_fingers(
    x: float,
    y: float,
    *,
    reach: float = 80.0,
    turn: float = 0.0,
    scale: float = 1.0,
    shift: Point = (0.0, 0.0),
    start: float = 0.0,
    steps: int = 24,
) -> None:
    """Two fingers round a point: turn (degrees clockwise), spread and shift at once."""

    def at(share: float, side: int) -> Point:
        angle = math.radians(start - turn * share)
        far = reach * (1 + (scale - 1) * share) * side
        return x + shift[0] * share + far * math.cos(angle), y + shift[1] * share + far * math.sin(angle)

    pair = [(Finger(*at(0, side)).down(), side) for side in (-1, 1)]
    for step in range(1, steps + 1):
        for finger, side in pair:
            finger.hop(*at(step / steps, side))
    for finger, _ in pair:
        finger.up()


def wheel(x: float, y: float, clicks: int) -> None:
    """Turn the mouse wheel over a point; positive clicks turn it away from the user (zoom in)."""
    for _ in range(abs(clicks)):
        Mouse(x, y, "scrolldown" if clicks > 0 else "scrollup").down().up()


KEY_CODES = {
    "enter": 13, "escape": 27, "space": 32, "up": 273, "down": 274, "right": 275, "left": 276,
    "backspace": 8, "tab": 9, "delete": 127,
}  # fmt: skip


def key(name: str, modifiers: Sequence[str] = ()) -> None:
    """Press and let go a key by name ("r", "enter", "left"), through the window."""
    code = KEY_CODES.get(name, ord(name[0]))
    text = name if len(name) == 1 else ""
    window = EventLoop.window
    if not window.dispatch("on_key_down", code, 0, text, list(modifiers)):
        window.dispatch("on_keyboard", code, 0, text, list(modifiers))
    window.dispatch("on_key_up", code, 0)
    frames()


def resize(width: int, height: int) -> None:
    """Give the window another size, as turning a device does, and lay everything out."""
    EventLoop.window.size = (width, height)
    frames(3)


def picture(widget: Any, path: str) -> None:
    """Draw a widget into a PNG; `Window.screenshot` is black without a display, this is not."""
    frames(2)
    widget.export_to_png(path)
