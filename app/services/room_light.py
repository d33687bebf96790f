"""How bright the room is, where a device can tell."""

from collections.abc import Iterator
from typing import Any, Protocol

from app.services.polling import Polling, Schedule, on_kivy_clock
from app.services.probe import find_backend
from app.services.sensing import ScriptedSensing, Sensing


class RoomLight(Sensing[float], Protocol):
    """The brightness of the room in lux, again and again."""


class PlyerRoomLight(Polling[float]):
    """The light sensor of an Android device."""

    readings_a_second = 2.0

    def __init__(self, schedule: Schedule = on_kivy_clock) -> None:
        super().__init__(schedule)
        self._seen = False

    def _find(self) -> Any | None:
        light = find_backend("light")
        if light is None:
            return None
        light.enable()
        found = light.listener.sensor is not None
        light.disable()
        return light if found else None

    def _values(self, sensor: Any) -> Iterator[float]:
        lux = sensor.illumination
        self._seen = self._seen or lux is not None
        if self._seen:
            yield lux or 0.0  # plyer gives None both before the first reading and for complete darkness


class ScriptedRoomLight(ScriptedSensing[float]):
    """For tests: `give` stands for the room."""
