"""Shaking, turning over and tilting the device. Keys and buttons that do the same belong to the screens."""

import time
from collections.abc import Callable
from typing import Any, Protocol

from app.services.motion_detector import MotionDetector, Sign
from app.services.polling import Polling, Schedule, on_kivy_clock
from app.services.probe import ANDROID, find_backend

Listener = Callable[[Sign], None]

SENSOR_DELAY_GAME = 1
"""Android's name for fifty samples a second."""


class Motion(Protocol):
    """What the app may ask; the sensor runs only while somebody listens."""

    @property
    def available(self) -> bool:
        """Whether the device can feel how it is moved."""

    def listen(self, listener: Listener) -> None:
        """Tell this listener every sign."""

    def ignore(self, listener: Listener) -> None:
        """Tell it nothing more."""

    def pause(self) -> None:
        """Let the sensor sleep while the app is in the background."""

    def resume(self) -> None:
        """Go on telling."""


class PlyerMotion(Polling[Sign]):
    """The accelerometer of a phone, a tablet or a laptop."""

    readings_a_second = 20.0

    def __init__(
        self, schedule: Schedule = on_kivy_clock, moment: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(schedule)
        self._moment = moment
        self._detector = MotionDetector()

    def _find(self) -> Any | None:
        accelerometer = find_backend("accelerometer")
        if accelerometer is None:
            return None
        accelerometer.enable()
        accelerometer.get_acceleration()  # raises on a laptop without one
        found = not ANDROID or accelerometer.listener.sensor is not None
        accelerometer.disable()
        return accelerometer if found else None

    def _woken(self, sensor: Any) -> None:
        self._detector = MotionDetector()
        if ANDROID:
            _hurry(sensor.listener)

    def _values(self, sensor: Any) -> list[Sign]:
        x, y, z = sensor.get_acceleration()[:3]
        return self._detector.feed(x, y, z, self._moment())


class ScriptedMotion:
    """For tests: `give` stands for the hand."""

    def __init__(self) -> None:
        self.available = True
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Tell this listener every sign."""
        self.listeners.append(listener)

    def ignore(self, listener: Listener) -> None:
        """Tell it nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def pause(self) -> None:
        """Do nothing: the script decides what is felt."""

    def resume(self) -> None:
        """Do nothing: the script decides what is felt."""

    def give(self, sign: Sign) -> None:
        """Move the device so that it gives this sign."""
        for listener in list(self.listeners):
            listener(sign)


def _hurry(listener: Any) -> None:
    """Have Android deliver often: plyer asks for five samples a second, too few to see a shake."""
    listener.disable()
    listener.SensorManager.registerListener(listener, listener.sensor, SENSOR_DELAY_GAME)
