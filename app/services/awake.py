"""Keeping the screen on while people think."""

from typing import Protocol

from app.services.holds import Holds


class Awake(Protocol):
    """What the app may ask: hold the screen on under a name, and let go of it."""

    available: bool
    allowed: bool

    @property
    def on(self) -> bool:
        """Whether the screen is kept on now."""

    def hold(self, who: str) -> None:
        """Keep the screen on for this holder."""

    def release(self, who: str) -> None:
        """Let the screen sleep again, once nobody holds it."""


class WindowAwake(Holds):
    """The screen saver of the device, by way of Kivy's window.

    plyer has no facade for it. SDL sets FLAG_KEEP_SCREEN_ON on Android and asks the desktop elsewhere.
    """

    available = True

    def __init__(self) -> None:
        super().__init__(_keep_on)


class ScriptedAwake(Holds):
    """For tests: notes every switch in `switched`."""

    available = True

    def __init__(self) -> None:
        self.switched: list[bool] = []
        super().__init__(self.switched.append)


def _keep_on(on: bool) -> None:
    from kivy.base import EventLoop

    if EventLoop.window is not None:
        EventLoop.window.allow_screensaver = not on
