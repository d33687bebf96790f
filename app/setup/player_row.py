"""One player at set-up: the candle with its mark, the name, who plays, and a grip to carry the row by."""

from collections.abc import Iterable

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.setup import side_button  # noqa: F401  (used in the KV rule)
from app.widgets.fading_scroll import FadingScroll
from app.widgets.field import Field  # noqa: F401  (used in the KV rule)
from app.widgets.paper import Pressed

CARRY_DISTANCE = dp(8)
"""A finger that moves further on a grip carries; one that does not opens the menu."""


class Candle(Widget):
    """A player's candle with the mark beside its foot; it burns for whoever starts."""

    hue = StringProperty("blue")
    burning = BooleanProperty(False)


class CandleButton(Pressed, Candle):
    """A candle that can be changed for another."""


class Grip(Pressed, Widget):
    """Three lines: pull them to carry, tap them to choose what else can be done."""

    carrying = BooleanProperty(False)

    __events__ = ("on_carry", "on_tap")

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Carry as soon as the finger means it."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if not self.carrying and abs(touch.y - touch.oy) > CARRY_DISTANCE:
            self.carrying = True
        if self.carrying:
            self.dispatch("on_carry", touch.y)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Put the row down, or count as a tap."""
        carried = self.carrying and touch.grab_current is self
        handled = bool(super().on_touch_up(touch))
        if carried:
            self.carrying = False
        return handled

    def on_release(self) -> None:
        """Tell a tap from the end of a carry."""
        if not self.carrying:
            self.dispatch("on_tap")

    def on_carry(self, y: float) -> None:
        """Event: the finger has carried the row to this height."""

    def on_tap(self) -> None:
        """Event: the grip was tapped."""


class PlayerRow(BoxLayout):
    """A row of the players' sheet. It knows no rule: it shows what it is given and says what is wished."""

    hue = StringProperty("blue")
    name = StringProperty("")
    usual = StringProperty("")
    """The name of somebody who gives none."""
    part = StringProperty("")
    """How well a computer plays, in words; empty for a person."""
    starts = BooleanProperty(False)
    sits = BooleanProperty(False)
    """Whether it is a person, and the device can lie between people: then they have a side of it."""
    side = NumericProperty(0)
    place = StringProperty("")
    """At which side they sit, in words."""
    longest = NumericProperty(16)
    carried = BooleanProperty(False)
    last = BooleanProperty(False)

    __events__ = ("on_recolour", "on_rename", "on_recast", "on_reseat", "on_more", "on_carry")

    def on_recolour(self) -> None:
        """Event: another colour is wished."""

    def on_rename(self, name: str) -> None:
        """Event: another name was written."""

    def on_recast(self) -> None:
        """Event: another kind of player is wished."""

    def on_reseat(self) -> None:
        """Event: another side of the table is wished."""

    def on_more(self) -> None:
        """Event: what else can be done is wished."""

    def on_carry(self, y: float) -> None:
        """Event: the row is carried to this height."""


class CarryScroll(FadingScroll):
    """A scroll that leaves fingers on a grip to the grip: else it would take every pull for its own."""

    rows = ObjectProperty(None, allownone=True)
    """The layout that holds the rows."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Ask the grips first."""
        if self.collide_point(*touch.pos):
            touch.push()
            touch.apply_transform_2d(self.to_local)
            taken = any(grip.dispatch("on_touch_down", touch) for grip in self._grips(touch.pos))
            touch.pop()
            if taken:
                return True
        return bool(super().on_touch_down(touch))

    def _grips(self, pos: tuple[float, float]) -> Iterable[Grip]:
        rows = self.rows.children if self.rows else ()
        return [row.ids.grip for row in rows if row.ids.grip.collide_point(*pos)]


load(__name__)
