"""The buttons that step through a walk: back, run or pause, on, and the way out."""

from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load


class WalkStepper(BoxLayout):
    """Takes the place of the side panel while a walk is looked at.

    Events: on_step (by how many), on_run, on_close.
    """

    place = NumericProperty(0)
    last = NumericProperty(0)
    running = BooleanProperty(False)
    square = BooleanProperty(False)
    """Whether its buttons stand two by two."""
    button = NumericProperty(48)
    """The side of a button."""

    __events__ = ("on_step", "on_run", "on_close")

    def on_step(self, by: int) -> None:
        """Event: go on or back."""

    def on_run(self) -> None:
        """Event: run by itself, or stop."""

    def on_close(self) -> None:
        """Event: back to the game."""


load(__name__)
