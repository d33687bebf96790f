"""Names and numbers on the map. They lie above it and keep their size, so that they can always be read."""

from collections.abc import Sequence
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.board.geometry import Point
from app.games.dead_cells.table.around import Thing
from app.games.dead_cells.table.paint.wardrobe import Wardrobe, width_of
from app.games.dead_cells.table.props.plate import Plate
from app.games.dead_cells.table.props.sign_row import Small
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.cached_picture import CachedPicture

ABOVE = 0.36
"""How far over the middle of a room its number lies, in units of the map."""
OVER_EXIT = 0.5
"""The same for the name of an exit: below it lie the ways that lead there, with the runes they ask for."""


class NumberTag(BoxLayout):
    """The number that ties a room to its button."""

    text = StringProperty("")
    disc = ObjectProperty(None, allownone=True)
    ring = ObjectProperty(None, allownone=True)
    """Round the disc of the way that is looked at. A sprite: a drawn circle costs as much as half the map."""
    lit = BooleanProperty(False)


class ExitTag(Plate):
    """What an exit is called, and what is known of what lies behind it."""

    name = StringProperty("")
    note = StringProperty("")


class PlaceTag(Plate):
    """What the place is called, in its sky: as large as fits there."""

    name = StringProperty("")
    share = NumericProperty(1.0)
    """The part of the usual size that its letters have."""
    sky = ListProperty([0.0, 0.0, 0.0])
    """The left and the right end of the sky, and its top."""

    def lie(self, name: str, left: float, right: float, top: float) -> None:
        """Be the name of the place in this sky."""
        letters = lanterne().theme.body
        wide = width_of(name, "display", letters / sp(1)) + dp(20)
        self.name, self.share, self.sky = name, min(1.0, (right - left) / wide), [left, right, top]


class ThingsTag(Plate):
    """What holds in the place beside cards, as signs below its name."""

    signs = ListProperty()


class Tags(Widget):
    """All of them; they take no touches. Kept as one picture: they rest while the group walks."""

    def __init__(self, wardrobe: Wardrobe, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._wardrobe = wardrobe
        self._kept = CachedPicture()
        self.canvas.add(self._kept)
        self._numbers: list[NumberTag] = []
        self._exits: list[ExitTag] = []
        self._places: list[PlaceTag] = []
        self._things: list[ThingsTag] = []

    def lay(
        self,
        within: Any,
        scale: float,
        numbers: Sequence[tuple[Point, str, bool]],
        exits: Sequence[tuple[Point, str, str, bool]],
        place: str = "",
        things: Sequence[Thing] = (),
    ) -> None:
        """Show these, each at its place; an exit that is out of sight is left out."""
        self._kept.fit(within.right, within.top)
        self._kept.crop(within.x, within.y, within.width, within.height)
        self._fit(self._numbers, len(numbers), NumberTag)
        self._fit(self._exits, len(exits), ExitTag)
        self._fit(self._places, int(bool(place)), PlaceTag)
        for plate in self._places:
            plate.paper = self._wardrobe["lip_tag"]
            plate.lie(place, within.x + dp(6), within.right - dp(6), within.top - dp(4))
        below = self._places[0].y if self._places else within.top
        self._fit(self._things, int(bool(things)), ThingsTag)
        for plate in self._things:
            plate.paper = self._wardrobe["lip_tag"]
            plate.signs = [self._sign(thing) for thing in things]
            plate.x, plate.top = within.x + dp(6), below - dp(4)
        for tag, ((x, y), text, lit) in zip(self._numbers, numbers, strict=True):
            tag.text, tag.lit, tag.disc = text, lit, self._wardrobe["disc_order"]
            tag.ring = self._wardrobe["icon_ring"]
            tag.center = x + scale * ABOVE, y + scale * ABOVE
        for plate, ((x, y), name, note, _known) in zip(self._exits, exits, strict=True):
            plate.name, plate.note, plate.paper = name, note, self._wardrobe["lip_tag"]
            plate.center_x, plate.y = x, y + scale * OVER_EXIT
            plate.x = min(max(plate.x, within.x + dp(4)), within.right - plate.width - dp(4))
            plate.y = min(max(plate.y, within.y + dp(4)), below - plate.height - dp(4))
            beside = within.x - dp(20) < x < within.right + dp(20)
            plate.opacity = 1 if beside and within.y < y < within.top else 0

    def _sign(self, thing: Thing) -> Small:
        return Small(self._wardrobe[thing.sprite], strength=thing.strength, struck=thing.struck)

    def _fit(self, tags: list[Any], count: int, kind: type) -> None:
        while len(tags) > count:
            self._kept.let_go(tags[-1].canvas)
            self.remove_widget(tags.pop())
        while len(tags) < count:
            tags.append(kind())
            self.add_widget(tags[-1])
            self.canvas.remove(tags[-1].canvas)
            self._kept.hold(tags[-1].canvas)

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Whatever is touched here is the map's."""
        return False


load(__name__)
