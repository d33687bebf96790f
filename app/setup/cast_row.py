"""Which figure a player has, where a game lets them choose."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.running import lanterne
from app.widgets.choice import Choice, Item  # noqa: F401  (Choice is used in the KV rule)
from app.widgets.paper import Sheet


class CastRow(BoxLayout):
    """One player: the mark, the name, and a chip for each figure."""

    hue = StringProperty("blue")
    name = StringProperty("")

    __events__ = ("on_choose",)

    def show(self, hue: str, name: str, figures: Sequence[str], figure: int) -> None:
        """Offer these figures; one of them is the player's."""
        tr = lanterne().tr
        self.hue, self.name = hue, name
        choice = self.ids.choice
        choice.value = figure
        choice.items = [Item(number, tr._(words)) for number, words in enumerate(figures)]
        choice.on_value(choice, figure)

    def on_choose(self, figure: Any) -> None:
        """Event: this player wants that figure."""


class CastSheet(Sheet):
    """All players with their figures."""

    __events__ = ("on_choose",)

    def show(self, players: Sequence[tuple[str, str]], figures: Sequence[str], cast: Sequence[int]) -> None:
        """A row for each player: the colour and the name, then whom they play."""
        place = self.ids.rows
        while len(place.children) > len(players):
            place.remove_widget(place.children[0])
        while len(place.children) < len(players):
            row = CastRow()
            row.bind(on_choose=lambda row, figure: self.dispatch("on_choose", row.hue, figure))
            place.add_widget(row)
        for row, (hue, name), figure in zip(place.children[::-1], players, cast, strict=True):
            row.show(hue, name, figures, figure)

    def on_choose(self, hue: str, figure: int) -> None:
        """Event: the player of this colour wants that figure."""


load(__name__)
