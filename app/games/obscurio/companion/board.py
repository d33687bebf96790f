"""The doors of this turn and the pawns before them: touch a pawn and a door, or carry the pawn there."""

from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from app.look.kv import load
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.companion import CompanionView

CARRY_DISTANCE = dp(12)
"""A finger that moves further carries the pawn."""

FEW_DOORS = 6


class DoorPlate(Pressed, FloatLayout):
    """A door with its number and the pawns before it."""

    number = NumericProperty(1)
    look = StringProperty("door")
    """door, covered, locked or exit."""
    hues = ListProperty([])
    """The colours of the pawns that stand here."""


class PawnButton(Pressed, FloatLayout):
    """A pawn in its row: where it stands, and whether it is the one to be placed."""

    pawn = NumericProperty(0)
    hue = StringProperty("blue")
    name = StringProperty("")
    door = NumericProperty(0)
    chosen = BooleanProperty(False)
    wrong = BooleanProperty(False)
    """Whether it is told to have been wrong."""
    board: Any = ObjectProperty(None, allownone=True)
    drift = ListProperty([0, 0])
    """How far a finger has carried it."""

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Follow the finger once it means it."""
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        away = touch.x - touch.ox, touch.y - touch.oy
        if max(map(abs, away)) > CARRY_DISTANCE or self.drift != [0, 0]:
            self.drift = list(away)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Drop it on the door under the finger."""
        carried = touch.grab_current is self and self.drift != [0, 0]
        if carried:
            spot = self.to_window(*touch.pos)
            self.drift = [0, 0]
            touch.ungrab(self)
            self.state = "normal"
            self.board.drop(self, spot)
            return True
        return bool(super().on_touch_up(touch))


class DoorBoard(BoxLayout):
    """All pawns and, below them, all doors. It only tells what was touched."""

    view: Any = ObjectProperty(None, allownone=True)
    covered = BooleanProperty(False)
    """Whether the doors are hidden, as while the sand is held."""
    exit = NumericProperty(0)
    """The door that is shown as the Exit."""
    chosen = NumericProperty(-1)
    shows_pawns = BooleanProperty(True)
    close = BooleanProperty(False)
    """Whether room is short, as on a phone."""
    lying = BooleanProperty(False)
    """Whether height is short above all: then the doors stand in one row as far as they fit."""
    columns = NumericProperty(3)

    __events__ = ("on_door", "on_pawn", "on_drop")

    def refresh(self) -> None:
        """Show doors and pawns as the table has them."""
        table: CompanionView = self.view.table
        self.columns = 3 if table.doors <= FEW_DOORS else 4
        _fit(self.ids.doors, table.doors, self._door)
        _fit(self.ids.pawns, len(table.pawns) if self.shows_pawns else 0, self._pawn)
        for plate in self.ids.doors.children:
            self._dress(plate, table)
        for button, pawn in zip(reversed(self.ids.pawns.children), table.pawns, strict=False):
            button.pawn, button.hue = pawn, self.view.hue_of(pawn)
            button.name = button.title = self.view.pawn_name(pawn)
            button.door = table.door_of[pawn]
            button.chosen = pawn == self.chosen

    def drop(self, button: PawnButton, spot: tuple[float, float]) -> None:
        """A pawn was let go at a place of the window."""
        for plate in self.ids.doors.children:
            if plate.collide_point(*plate.to_widget(*spot)):
                self.dispatch("on_drop", button.pawn, plate.number)
                return

    def on_covered(self, *_change: object) -> None:
        """Hide or show what stands where."""
        if self.view is not None:
            self.refresh()

    def on_exit(self, *_change: object) -> None:
        if self.view is not None:
            self.refresh()

    def on_chosen(self, *_change: object) -> None:
        for button in self.ids.pawns.children:
            button.chosen = button.pawn == self.chosen

    def on_door(self, number: int) -> None:
        """Event: a door was touched."""

    def on_pawn(self, pawn: int) -> None:
        """Event: a pawn was touched."""

    def on_drop(self, pawn: int, door: int) -> None:
        """Event: a pawn was carried to a door."""

    def _dress(self, plate: DoorPlate, table: CompanionView) -> None:
        plate.look = self._look(int(plate.number), table)
        standing = [] if self.covered else [p for p in table.pawns if table.door_of[p] == plate.number]
        plate.hues = [self.view.hue_of(pawn) for pawn in standing] if self.shows_pawns else []
        plate.title = str(Phrase("door {door}", door=int(plate.number)))

    def _look(self, number: int, table: CompanionView) -> str:
        if number == self.exit:
            return "exit"
        if self.covered:
            return "covered"
        if number > table.shown:
            return "locked"
        return "covered" if number == table.concealed else "door"

    def _door(self, place: int) -> DoorPlate:
        plate = DoorPlate(number=place + 1)
        plate.bind(on_release=lambda plate: self.dispatch("on_door", int(plate.number)))
        return plate

    def _pawn(self, _place: int) -> PawnButton:
        button = PawnButton(board=self)
        button.bind(on_release=lambda button: self.dispatch("on_pawn", int(button.pawn)))
        return button


def _fit(place: Any, count: int, make: Any) -> None:
    """As many widgets as are wanted, keeping those that can stay."""
    while len(place.children) > count:
        place.remove_widget(place.children[0])
    while len(place.children) < count:
        place.add_widget(make(len(place.children)))


load(__name__)
