"""A page for one pair of eyes: it closes by itself when its time is over, or when it is done with."""

from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from engine.core.game import Action


class PrivatePage(BoxLayout):
    """What somebody sees behind the curtain for as long as everybody else does."""

    left = NumericProperty(1.0)
    """The part of its time that is left."""
    touched = ListProperty([])
    """What was touched on it, in order; only looked at when the time is over."""

    timed = BooleanProperty(True)
    """Whether it closes by itself; without a time `on_done` closes it."""

    __events__ = ("on_done",)

    def on_done(self) -> None:
        """Event: whoever holds the device hands it on."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """What is played when it closes; nothing where it is only looked at."""
        return ()

    def pass_time(self, share: float) -> None:
        """So much of the time has passed."""
        self.left = max(0.0, 1.0 - share)


load(__name__)
