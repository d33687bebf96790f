"""How bright the room is, where a device can tell."""

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from app.services.polling import Polling, Schedule, on_kivy_clock
from app.services.probe import find_backend

Listener = Callable[[float], None]


class RoomLight(Protocol):
    """What the app may ask; the sensor runs only while somebody listens."""

    @property
    def available(self) -> bool:
        """Whether there is a light sensor."""

    def listen(self, listener: Listener) -> None:
        """Tell this listener the brightness in lux, again and again."""

    def ignore(self, listener: Listener) -> None:
        """Tell it nothing more."""

    def pause(self) -> None:
        """Let the sensor sleep while the app is in the background."""

    def resume(self) -> None:
        """Go on telling."""


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


class ScriptedRoomLight:
    """For tests: `shine` stands for the room."""

    def __init__(self) -> None:
        self.available = True
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        """Tell this listener the brightness."""
        self.listeners.append(listener)

    def ignore(self, listener: Listener) -> None:
        """Tell it nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def pause(self) -> None:
        """Do nothing: the script decides what is read."""

    def resume(self) -> None:
        """Do nothing: the script decides what is read."""

    def shine(self, lux: float) -> None:
        """Make the room this bright."""
        for listener in list(self.listeners):
            listener(lux)
