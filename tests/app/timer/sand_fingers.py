"""The sand timer's screen in a test: its layers set, time that passes, and the swipe that turns the glass."""

from typing import Any

from app.timer.memory import TimerSetting
from tests.app.fingers import Finger, frames


def layers(page: Any, count: int, seconds: int = 60) -> Any:
    """Set the timer; gives its clock."""
    page.setting = TimerSetting(seconds, count)
    page.clock.spans = page.setting.spans
    page.clock.heard = []
    for event in ("on_minute", "on_end", "on_pause_change"):
        page.clock.bind(**{event: lambda _clock, *args, event=event: page.clock.heard.append((event, *args))})
    frames(3)
    return page.clock


def passes(page: Any, seconds: float) -> None:
    """Let time pass as on a device that was asleep, then draw."""
    page.clock.services.clock.go(seconds)
    frames(2)


def runs(page: Any, seconds: float, step: float = 0.1) -> None:
    """Let time pass frame by frame."""
    for _ in range(round(seconds / step)):
        page.clock.services.clock.go(step)
        frames()


def swipe_the_glass(clock: Any) -> None:
    """Pull the upper half of the glass to the left, far enough to turn it over."""
    glass = clock.ids.glass
    x, y = glass.to_window(*glass.center)
    Finger(x, y + glass.unit * 0.8).down().to(x - glass.unit * 0.85, y + glass.unit * 0.8).up()
    frames(2)
