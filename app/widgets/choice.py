"""A few chips of which one is chosen; they flow into as many lines as they need."""

from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.metrics import dp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.stacklayout import StackLayout

from app.look.kv import load
from app.widgets.paper import Chip

CHIP_EDGES, CHIP_ICON = dp(30), dp(30)
"""What a chip needs beside its words."""


class Item(NamedTuple):
    """One chip: the value it stands for, what it says, and an icon."""

    value: Any
    text: str
    icon: str = ""
    tinted: bool = True


class Choice(StackLayout):
    """One of `items` is chosen: its value is `value`, and `on_choose` tells of every tap."""

    items = ListProperty([])
    value = ObjectProperty(None, allownone=True)
    title = StringProperty("")
    font_size = NumericProperty(17)

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: object) -> None:
        self._fit = Clock.create_trigger(self._fitted)
        super().__init__(**kwargs)
        self.fbind("width", self._fit)
        self.fbind("font_size", self._fit)

    @property
    def chips(self) -> list[Chip]:
        """The chips in their order."""
        return list(reversed(self.children))

    def on_items(self, _choice: object, items: list[Item]) -> None:
        """Lay other chips, keeping those that can stay: a finger may lie on one."""
        while len(self.children) > len(items):
            self.remove_widget(self.children[0])
        while len(self.children) < len(items):
            chip = Chip(group=f"choice {id(self)}")
            chip.bind(on_release=self._tapped)
            self.add_widget(chip)
        for chip, item in zip(self.chips, items, strict=True):
            chip.value, chip.text, chip.title = item.value, item.text, item.text
            chip.icon, chip.tinted = item.icon, item.tinted
        self.on_value(self, self.value)
        self._fit()

    def on_value(self, _choice: object, value: Any) -> None:
        """Light the chip of this value."""
        for chip in self.children:
            chip.state = "down" if chip.value == value else "normal"

    def on_choose(self, value: Any) -> None:
        """Event: somebody tapped the chip of this value."""

    def _tapped(self, chip: Chip) -> None:
        self.value = chip.value
        self.on_value(self, self.value)
        self.dispatch("on_choose", chip.value)

    def _fitted(self, *_: object) -> None:
        """Let a chip that is wider than the line wrap its words over the whole of it."""
        for chip in self.children:
            words = CoreLabel(font_name="strong", font_size=self.font_size)
            wide = words.get_extents(chip.text)[0] + CHIP_EDGES + (CHIP_ICON if chip.icon else 0)
            chip.size_hint_x = 1 if wide > self.width else None
            if chip.size_hint_x is None:
                chip.width = max(dp(48), wide)


load(__name__)
