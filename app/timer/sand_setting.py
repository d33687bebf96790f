"""How the sand timer is set: the length of one layer, how many there are, and a table's usual choice."""

from collections.abc import Mapping

from kivy.properties import NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.timer.sand_clock import told
from app.widgets.paper import PaperButton
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

    def __init__(self, presets: Mapping[str, tuple[int, int]], **kwargs: object) -> None:
        """Presets get a button each: from its words to the seconds and layers that it chooses."""
        super().__init__(**kwargs)
        for words, preset in presets.items():
            button = PaperButton(text=words, icon="timer", size_hint_x=1)
            button.bind(on_release=lambda _button, preset=preset: self.choose(*preset))
            self.ids.presets.add_widget(button)

    def told(self, seconds: float) -> str:
        """A length as a clock tells it."""
        return told(seconds)

    def choose(self, seconds: float, layers: int) -> None:
        """Take what a game uses."""
        self.seconds, self.layers = seconds, layers


load(__name__)
