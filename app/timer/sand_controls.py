"""The buttons of the sand timer: less, begin again, start or hold, turn over, more."""

from __future__ import annotations

from functools import partial

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import RoundButton

ICONS = {"less": "minus", "reset": "undo", "go": "play", "turn": "turn_right", "more": "plus"}
"""Each button and its icon, in their order."""

SIDE, MAIN_SIDE = dp(54), dp(76)


class SandControls(BoxLayout):
    """A row of buttons. Event: on_choose with the name of one."""

    shown = ListProperty(list(ICONS))
    running = BooleanProperty(False)
    held = BooleanProperty(False)
    step = NumericProperty(10)
    """Seconds that more and less change."""

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.buttons: dict[str, RoundButton] = {}
        self.fbind("shown", self._lay)
        for name in ("running", "held", "step"):
            self.fbind(name, self._name)
        lanterne().tr.bind(language=self._name)
        self._lay()

    def on_choose(self, name: str) -> None:
        """Event: a button was pressed."""

    def _lay(self, *_change: object) -> None:
        self.clear_widgets()
        self.buttons = {}
        for name in self.shown:
            side = MAIN_SIDE if name == "go" else SIDE
            button = RoundButton(icon=ICONS[name], primary=name == "go", pos_hint={"center_y": 0.5})
            button.size = side, side  # the rule of a RoundButton has its own
            button.bind(on_release=partial(self._choose, name))
            self.buttons[name] = button
            self.add_widget(button)
        self._name()

    def _choose(self, name: str, _button: RoundButton) -> None:
        self.dispatch("on_choose", name)

    def _name(self, *_change: object) -> None:
        """Say what each button does now."""
        _ = lanterne().tr._
        waiting = _("Resume") if self.held else _("Start timer")
        titles = {
            "less": _("Remove {count} seconds").format(count=int(self.step)),
            "reset": _("Restart"),
            "go": _("Pause") if self.running else waiting,
            "turn": _("Flip the timer"),
            "more": _("Add {count} seconds").format(count=int(self.step)),
        }
        for name, button in self.buttons.items():
            button.title = titles[name]
        if "go" in self.buttons:
            self.buttons["go"].icon = "pause" if self.running else "play"


load(__name__)
