"""The players round the table: a panel each, with mark, name, state and a few small things they own.

What is shown is plain data; a panel that already exists is changed, never built again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kivy.metrics import dp
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.widgets.one_line import OneLine

PAWN_PROPORTION = 160 / 220
NEAR = dp(28)
"""How far from a slot a finger may be and still mean it."""
SHOWN = (
    "name", "mark", "colour", "status", "portrait", "active", "turn", "lit", "dimmed", "pattern", "crest",
    "warned",
)  # fmt: skip
"""What a panel takes over from a seat as it is."""


@dataclass(frozen=True)
class Slot:
    """A small thing of a player: a picture, faint while they do not have it, and perhaps a number.

    `text` stands beside the picture; `over` is a texture that is drawn on it, in the colour `ink`.
    """

    source: str
    owned: bool = True
    text: str = ""
    over: Any = None
    ink: tuple[float, float, float, float] = (1, 1, 1, 1)
    faint: float = 0.22
    """How much is seen of it while it is not owned."""
    large: bool = False
    """Whether it takes all the room it gets."""
    ring: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The colour of a ring round it: it is meant now, or in danger."""


@dataclass(frozen=True)
class Seat:
    """What one panel shows. `portrait` is a picture source, `mark` a sprite of the interface.

    `active` lets the panel glow: its player is asked now. `turn` has a quieter mark, a pennant.
    `lit` puts a flame on the portrait, `dimmed` takes its colour back. With `crest` the mark is the portrait:
    large on a panel with room, beside the name on a small one. `warned` says the status as a danger.
    """

    name: str
    mark: str
    colour: tuple[float, float, float, float]
    status: str = ""
    portrait: str = ""
    active: bool = False
    turn: bool = False
    lit: bool = False
    dimmed: bool = False
    slots: tuple[Slot, ...] = ()
    pattern: str = ""
    """The sprite that says the same as the colour, for eyes that want it."""
    crest: bool = False
    warned: bool = False


class SeatName(OneLine):
    """The name on a panel."""


class SlotPicture(Widget):
    """One slot of a panel."""

    source = StringProperty("")
    owned = BooleanProperty(True)
    text = StringProperty("")
    over = ObjectProperty(None, allownone=True)
    ink = ColorProperty((1, 1, 1, 1))
    faint = NumericProperty(0.22)
    large = BooleanProperty(False)
    ring = ColorProperty((0, 0, 0, 0))
    gap = NumericProperty(4)
    """What is left free beside it."""
    side = NumericProperty(24)
    share = NumericProperty(26)
    """The room that each slot of a panel has."""


class Portrait(Widget):
    """A player's piece, in the proportions of a pawn."""

    source = StringProperty("")
    lit = BooleanProperty(False)
    dimmed = BooleanProperty(False)

    def _get_inner_size(self) -> tuple[float, float]:
        if not self.source:
            return 0.0, 0.0
        width = min(self.width, self.height * PAWN_PROPORTION)
        return width, width / PAWN_PROPORTION

    inner_size = AliasProperty(_get_inner_size, None, bind=["size", "source"])


class SeatSheet(ButtonBehavior, BoxLayout):
    """What the two forms of a player's panel share."""

    title = StringProperty("")
    name = StringProperty("")
    mark = StringProperty("")
    colour = ColorProperty((1, 1, 1, 1))
    status = StringProperty("")
    portrait = StringProperty("")
    active = BooleanProperty(False)
    turn = BooleanProperty(False)
    lit = BooleanProperty(False)
    dimmed = BooleanProperty(False)
    pattern = StringProperty("")
    crest = BooleanProperty(False)
    warned = BooleanProperty(False)
    slots = ListProperty()

    def show(self, seat: Seat) -> None:
        """Show another state of the player."""
        for name in SHOWN:
            setattr(self, name, getattr(seat, name))
        self.title = seat.name
        self.slots = list(seat.slots)

    def on_slots(self, _panel: object, slots: Sequence[Slot]) -> None:
        """Change the pictures; add or drop some only when their number changes."""
        row = self.ids.slots
        while len(row.children) < len(slots):
            row.add_widget(SlotPicture())
        while len(row.children) > len(slots):
            row.remove_widget(row.children[0])
        for picture, slot in zip(reversed(row.children), slots, strict=True):
            picture.source, picture.owned, picture.text = slot.source, slot.owned, slot.text
            picture.over, picture.ink, picture.faint = slot.over, slot.ink, slot.faint
            picture.large, picture.ring = slot.large, slot.ring

    def place_of(self, slot: int) -> tuple[float, float]:
        """The middle of a slot's picture in the window."""
        picture = self.ids.slots.children[-1 - slot]
        return picture.to_window(picture.x + picture.side / 2, picture.center_y)

    def slot_near(self, x: float, y: float) -> int | None:
        """The slot that a finger there means; None if it is nearer to something else."""
        pictures = list(reversed(self.ids.slots.children))
        if not pictures:
            return None
        far, slot = min((abs(picture.center_x - x), index) for index, picture in enumerate(pictures))
        beside = abs(pictures[slot].center_y - y) > NEAR or far > NEAR
        return None if beside else slot


class SeatPanel(SeatSheet):
    """A panel with room: the piece at the left, words and things beside it."""


class SeatTag(SeatSheet):
    """The same as small as a phone wants it: the name above its things, the piece beside them if it fits."""

    narrow = BooleanProperty(False)
    """Whether the mark stands below, so that the name has the whole width."""
    crowded = BooleanProperty(False)
    """Whether piece, name and pennant leave no room for a mark: the piece says as much."""


class Seats(GridLayout):
    """All panels: one above the other, or compact in rows on a phone."""

    compact = BooleanProperty(False)
    per_row = NumericProperty(4)
    """How many compact panels stand beside each other: more would be too narrow for a finger."""

    __events__ = ("on_seat", "on_slot")

    def __init__(self, **kwargs: object) -> None:
        self._shown: tuple[Seat, ...] = ()
        super().__init__(cols=1, **kwargs)

    def show(self, seats: Sequence[Seat]) -> None:
        """Show these players in this order."""
        self._shown = tuple(seats)
        while len(self.children) < len(seats):
            panel = (SeatTag if self.compact else SeatPanel)()
            panel.bind(on_release=self._pressed)
            self.add_widget(panel)
        while len(self.children) > len(seats):
            self.remove_widget(self.children[0])
        self._set_columns()
        for panel, seat in zip(self.panels, seats, strict=True):
            panel.show(seat)

    def on_per_row(self, _seats: object, _count: int) -> None:
        """Stand in other rows."""
        self._set_columns()

    def _set_columns(self) -> None:
        count = len(self.children)
        self.cols = min(count, int(self.per_row)) if self.compact and count else 1

    @property
    def panels(self) -> list[SeatSheet]:
        """The panels in the order of the seats."""
        return list(reversed(self.children))

    def place_of(self, seat: int, slot: int) -> tuple[float, float] | None:
        """The middle of a slot in the window; None where that panel is not shown."""
        if seat >= len(self.children) or not self.get_parent_window():
            return None
        place: tuple[float, float] = self.panels[seat].place_of(slot)
        return place

    def on_seat(self, index: int) -> None:
        """Event: somebody wants to know more about a player."""

    def on_slot(self, index: int, slot: int | None) -> None:
        """Event: the same, with the thing of that player that the finger meant, if any."""

    def on_compact(self, _seats: object, _compact: bool) -> None:
        """Build the other form of the panels."""
        self.clear_widgets()
        self.show(self._shown)

    def _pressed(self, panel: SeatSheet) -> None:
        index, touch = self.panels.index(panel), panel.last_touch
        self.dispatch("on_seat", index)
        self.dispatch("on_slot", index, panel.slot_near(*touch.pos) if touch else None)


load(__name__)
