"""What every sensor of a device offers to the app, and its stand-in for tests."""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Sensing(Protocol[T_co]):
    """What the app may ask of a sensor, which runs only while somebody listens."""

    @property
    def available(self) -> bool:
        """Whether the device has this sensor and it works."""

    def listen(self, listener: Callable[[T_co], None]) -> None:
        """Tell this listener everything that is felt."""

    def ignore(self, listener: Callable[[T_co], None]) -> None:
        """Tell it nothing more."""

    def pause(self) -> None:
        """Let the sensor sleep while the app is in the background."""

    def resume(self) -> None:
        """Go on telling."""


class ScriptedSensing(Generic[T]):
    """For tests: `give` stands for the world."""

    def __init__(self) -> None:
        self.available = True
        self.listeners: list[Callable[[T], None]] = []

    def listen(self, listener: Callable[[T], None]) -> None:
        """Tell this listener what the script gives."""
        self.listeners.append(listener)

    def ignore(self, listener: Callable[[T], None]) -> None:
        """Tell it nothing more."""
        if listener in self.listeners:
            self.listeners.remove(listener)

    def pause(self) -> None:
        """Do nothing: the script decides what is felt."""

    def resume(self) -> None:
        """Do nothing: the script decides what is felt."""

    def give(self, value: T) -> None:
        """Let every listener feel this."""
        for listener in list(self.listeners):
            listener(value)
