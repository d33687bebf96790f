"""A place of a scene that a finger or a key can find; what is seen there is drawn below it."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.table.desk.plan import Box
from app.widgets.paper import HOLD_SECONDS, Pressed

LEAST = 48.0
"""No spot is smaller in either direction; it grows round its middle."""


def nothing() -> None:
    """What a spot does that is only held."""


class Place(NamedTuple):
    """Where a spot lies, what it is called, what a tap and what a long press do."""

    ref: Hashable
    box: Box
    title: str
    act: Callable[[], object] = nothing
    held: Callable[[], object] | None = None
    dragged: Callable[[float, float, bool], Any] | None = None
    """Called with a point in dp while a finger draws it away, and once with True as it lets go."""
    slid: Callable[[float, float], Any] | None = None
    """Called with a point in dp as a finger comes down and wherever it slides to."""


RING = (1.0, 0.78, 0.36, 1.0)
"""The colour round a spot that Tab has led to. Nothing is drawn elsewhere: a line that nobody sees costs as
much of each frame as one that is seen."""


class Spot(Pressed, Widget):
    """One place. It draws nothing but a ring while a key would press it."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self.size_hint = None, None
        self.place: Place | None = None
        self._ring = InstructionGroup()
        self.canvas.after.add(self._ring)
        for name in ("pos", "size", "focus"):
            self.fbind(name, self._draw_ring)
        self._touched = False
        """Whether a finger focused it: then it shows what it did by itself, and no ring is left behind."""
        self._resting = Clock.create_trigger(self._explain)
        self._held = Clock.create_trigger(lambda _dt: self._resting(), HOLD_SECONDS)

    def take(self, place: Place, origin: Sequence[float]) -> None:
        """Be this place."""
        self.place, self.title = place, place.title
        box = place.box
        width, height = max(box.width, LEAST), max(box.height, LEAST)
        x, y = box.x - (width - box.width) / 2, box.y - (height - box.height) / 2
        self.pos = origin[0] + dp(x), origin[1] + dp(y)
        self.size = dp(width), dp(height)

    def _draw_ring(self, *_change: object) -> None:
        self._touched = self._touched and self.focus
        self._ring.clear()
        if self.ringed:
            self._ring.add(Color(*RING))
            self._ring.add(Line(width=dp(1.6), rounded_rectangle=(*self.pos, *self.size, dp(10))))

    @property
    def ringed(self) -> bool:
        """Whether a key has led here, and would press it."""
        return bool(self.focus) and not self._touched

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Kivy focuses what is touched; only a key leaves its ring there."""
        taken = bool(super().on_touch_down(touch))
        if taken:
            self._touched = True
            self._draw_ring()
        return taken

    def on_press(self) -> None:
        """Begin to wait for a long press."""
        if self.place is not None and self.place.held is not None:
            self._held()
        self._slide(self.last_touch)

    def on_release(self) -> None:
        """A short press is an answer."""
        self._held.cancel()
        self._resting.cancel()
        if self.place is not None:
            self.place.act()

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that slides away draws the place with it."""
        if touch.grab_current is self:
            self._slide(touch)
        if touch.grab_current is self and not self.collide_point(*touch.pos):
            self._held.cancel()
            self._draw_along(touch, False)
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """A finger that slid away holds nothing any more."""
        if touch.grab_current is self and not self.collide_point(*touch.pos):
            self._held.cancel()
            self._draw_along(touch, True)
        return bool(super().on_touch_up(touch))

    def let_go(self) -> None:
        """Stand for nothing more: a finger that still lies here belongs to nobody."""
        self._held.cancel()
        self._resting.cancel()
        self.place = None

    def _draw_along(self, touch: MotionEvent, let_go: bool) -> None:
        if self.place is not None and self.place.dragged is not None and self.parent is not None:
            x, y = touch.x - self.parent.x, touch.y - self.parent.y
            self.place.dragged(x / dp(1), y / dp(1), let_go)

    def _slide(self, touch: MotionEvent) -> None:
        if touch is not None and self.place is not None and self.place.slid and self.parent is not None:
            self.place.slid((touch.x - self.parent.x) / dp(1), (touch.y - self.parent.y) / dp(1))

    def _explain(self, _dt: float) -> None:
        """Say what this is; letting go then does nothing."""
        if self.state != "down" or self.place is None or self.place.held is None or self.last_touch is None:
            return
        self.last_touch.ungrab(self)
        self._do_release()
        self.place.held()


class Spots:
    """The spots of a scene: made once, then moved."""

    def __init__(self, owner: Widget) -> None:
        self._owner = owner
        self._by_ref: dict[Hashable, Spot] = {}

    def __getitem__(self, ref: Hashable) -> Spot:
        return self._by_ref[ref]

    def __contains__(self, ref: Hashable) -> bool:
        return ref in self._by_ref

    @property
    def refs(self) -> list[Hashable]:
        """What can be touched now."""
        return list(self._by_ref)

    def lay(self, places: Sequence[Place]) -> None:
        """Have exactly these."""
        wanted = {place.ref: place for place in places}
        for ref in [ref for ref in self._by_ref if ref not in wanted]:
            gone = self._by_ref.pop(ref)
            gone.let_go()
            self._owner.remove_widget(gone)
        for ref, place in wanted.items():
            if ref not in self._by_ref:
                self._by_ref[ref] = Spot()
                self._owner.add_widget(self._by_ref[ref])
            self._by_ref[ref].take(place, self._owner.pos)
