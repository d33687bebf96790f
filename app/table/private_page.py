"""A page for one pair of eyes, with a time that runs; it closes by itself."""

from kivy.properties import ListProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load


class PrivatePage(BoxLayout):
    """What somebody sees behind the curtain for as long as everybody else does."""

    left = NumericProperty(1.0)
    """The part of its time that is left."""
    touched = ListProperty([])
    """What was touched on it, in order; only looked at when the time is over."""

    def pass_time(self, share: float) -> None:
        """So much of the time has passed."""
        self.left = max(0.0, 1.0 - share)


load(__name__)
