"""The tile tower as a candle that burns down with the stack, its number always readable."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.widgets.paper import Pressed

LEAST_SHARE = 0.12
"""An empty tower still shows this much of a stump."""


class TowerCandle(Pressed, Widget):
    """The candle itself; a touch asks for what is left."""

    count = NumericProperty(0)
    total = NumericProperty(1)

    doomed = NumericProperty(0)
    """How many tiles what is considered would cost: so much of the wax is red."""
    flat = BooleanProperty(False)
    """Whether it stands in a low strip, its number beside it."""
    numbered = BooleanProperty(True)
    """Whether its number stands below it."""
    foot = NumericProperty(0)
    """Where the wax stands: the number has its place below."""

    def _get_girth(self) -> float:
        return min(self.width * 0.6, dp(110), self.height * (0.36 if self.numbered else 0.46))

    girth = AliasProperty(_get_girth, None, bind=["size", "numbered"])
    """Width of the candle."""

    def _get_wax(self) -> float:
        return self._height(self.count)

    wax = AliasProperty(_get_wax, None, bind=["count", "total", "size", "pos", "foot"])
    """Height of the wax above its foot."""

    def _get_rest(self) -> float:
        return self._height(self.count - self.doomed)

    rest = AliasProperty(_get_rest, None, bind=["wax", "doomed"])
    """Height of the wax without what is doomed."""

    def _height(self, tiles: float) -> float:
        room = self.top - self.foot - self.girth * 0.7
        share = LEAST_SHARE + (1 - LEAST_SHARE) * tiles / max(1, self.total)
        return max(self.girth * 0.5, room * share)


class Tower(BoxLayout):
    """Candle, number, and the button that shows every line of sight."""

    count = NumericProperty(0)
    total = NumericProperty(1)
    doomed = NumericProperty(0)
    words = StringProperty("")
    seeing = BooleanProperty(False)
    flat = BooleanProperty(False)
    """Whether everything stands beside each other in a low strip."""
    narrow = BooleanProperty(False)
    """Whether the number stands beside the button, so that the candle has all the height."""

    __events__ = ("on_ask", "on_look")

    @property
    def wick(self) -> tuple[float, float]:
        """Where its flame burns, in the window."""
        candle = self.ids.candle
        x, y = candle.to_window(candle.center_x, candle.foot + candle.wax)
        return float(x), float(y)

    def on_ask(self) -> None:
        """Event: what is left in the tower?"""

    def on_look(self) -> None:
        """Event: show or hide what the monsters see."""


load(__name__)


def tower_for(view: Any) -> Tower:
    """A tower as high as this table's stack."""
    total = sum(view["left"]) + sum(view["gone"]) + sum(1 for tile in view["board"] if tile)
    return Tower(total=max(1, total), count=view["stack"])
