"""How the sand timer is set: the length of one layer, how many there are, and a table's usual choice."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.timer.sand_clock import told
from app.widgets.slider import SliderBar  # noqa: F401  (used in the KV rule)
from app.widgets.stepper import Stepper  # noqa: F401  (used in the KV rule)


class SandSetting(BoxLayout):
    """The content of the dialog; whoever opened it reads `seconds` and `layers`."""

    seconds = NumericProperty(60)
    layers = NumericProperty(1)
    shortest = NumericProperty(30)
    longest = NumericProperty(180)
    step = NumericProperty(5)
    most_layers = NumericProperty(6)
    preset = ListProperty([60, 3])
    """Seconds and layers that the button of the preset chooses."""
    preset_name = StringProperty("")

    def told(self, seconds: float) -> str:
        """A length as a clock tells it."""
        return told(seconds)

    def choose_preset(self, *_press: Any) -> None:
        """Take what the named game uses."""
        self.seconds, self.layers = self.preset


load(__name__)
