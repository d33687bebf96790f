"""Shaking, turning over and tilting the device. Keys and buttons that do the same belong to the screens."""

import time
from collections.abc import Callable
from typing import Any, Protocol

from app.services.motion_detector import MotionDetector, Sign
from app.services.polling import Polling, Schedule, on_kivy_clock
from app.services.probe import ANDROID, find_backend
from app.services.sensing import ScriptedSensing, Sensing

SENSOR_DELAY_GAME = 1
"""Android's name for fifty samples a second."""


class Motion(Sensing[Sign], Protocol):
    """How the device is moved, as signs: shaken, turned over, tilted."""


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


class ScriptedMotion(ScriptedSensing[Sign]):
    """For tests: `give` stands for the hand."""


def _hurry(listener: Any) -> None:
    """Have Android deliver often: plyer asks for five samples a second, too few to see a shake."""
    listener.disable()
    listener.SensorManager.registerListener(listener, listener.sensor, SENSOR_DELAY_GAME)
