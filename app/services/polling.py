"""A sensor that is switched on, and read in rhythm, only while somebody listens."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

T = TypeVar("T")


class Ticking(Protocol):
    """A call that comes again and again until it is cancelled."""

    def cancel(self) -> None:
        """End it."""


Schedule = Callable[[Callable[[float], None], float], Ticking]
"""Call this function every so many seconds: Kivy's `Clock.schedule_interval`, or a test's own."""


def on_kivy_clock(call: Callable[[float], None], interval: float) -> Ticking:
    """The schedule of the running app."""
    from kivy.clock import Clock

    ticking: Ticking = Clock.schedule_interval(call, interval)
    return ticking


class Polling(ABC, Generic[T]):
    """The part that all sensors share; a subclass finds its sensor and says what a reading means.

    A sensor that fails once is given up for good: it would fail twenty times a second.
    """

    readings_a_second: ClassVar[float]

    def __init__(self, schedule: Schedule = on_kivy_clock) -> None:
        self._schedule = schedule
        self._listeners: list[Callable[[T], None]] = []
        self._ticking: Ticking | None = None
        self._broken = False

    @abstractmethod
    def _find(self) -> Any | None:
        """The sensor of this device, switched off, or None; asked once."""

    @abstractmethod
    def _values(self, sensor: Any) -> Iterable[T]:
        """What one reading has to say to the listeners."""

    def _woken(self, sensor: Any) -> None:
        """The sensor has just been switched on."""

    @property
    def available(self) -> bool:
        """Whether the device has this sensor and it works."""
        return not self._broken and self._sensor is not None

    def listen(self, listener: Callable[[T], None]) -> None:
        """Tell this listener every new value; the first listener wakes the sensor."""
        if listener not in self._listeners:
            self._listeners.append(listener)
        self.resume()

    def ignore(self, listener: Callable[[T], None]) -> None:
        """Tell it nothing more; the sensor sleeps once nobody listens."""
        if listener in self._listeners:
            self._listeners.remove(listener)
        if not self._listeners:
            self.pause()

    def pause(self) -> None:
        """Let the sensor sleep, as while the app is in the background; listeners are kept."""
        if self._ticking is not None:
            self._ticking.cancel()
            self._ticking = None
            self._try(lambda sensor: sensor.disable())

    def resume(self) -> None:
        """Read again, if anybody listens."""
        if self._ticking is None and self._listeners and self.available:
            self._try(self._wake)

    @cached_property
    def _sensor(self) -> Any | None:
        try:
            return self._find()
        except Exception:  # whatever a driver raises: as good as no sensor
            return None

    def _wake(self, sensor: Any) -> None:
        sensor.enable()
        self._woken(sensor)
        self._ticking = self._schedule(self._tick, 1.0 / self.readings_a_second)

    def _tick(self, _dt: float) -> None:
        values: list[T] = []
        self._try(lambda sensor: values.extend(self._values(sensor)))
        for value in values:
            for listener in list(self._listeners):
                listener(value)

    def _try(self, act: Callable[[Any], None]) -> None:
        """Touch the sensor; a failure ends its service but never the app."""
        if self._broken:
            return
        try:
            act(self._sensor)
        except Exception:  # whatever a driver raises
            self._broken = True
            if self._ticking is not None:
                self._ticking.cancel()
                self._ticking = None
