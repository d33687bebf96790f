"""Who plays, and the pawns of one of them: the way to those that are not on the board."""

from __future__ import annotations

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.board.glyphs import glyphs
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.looks import token
from app.games.finstere_flure.drawing.scenery import DARK_INK, DIGITS, FONT, LIGHT_INK
from app.games.finstere_flure.table.panels import GONE, WAITS
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.paper import TOUCH, Pressed
from engine.core.text import PLAIN, Phrase, Seat, Voice
from engine.games.finstere_flure.queries import goal_of, pawns_of
from engine.games.finstere_flure.state import OUTSIDE
from engine.games.finstere_flure.view import FlureView
from engine.games.finstere_flure.words.text import pawn_name


class SeatMark(Pressed, Widget):
    """A player; a touch shows their pawns."""

    seat = NumericProperty(0)
    hue = StringProperty("blue")
    chosen = BooleanProperty(False)
    starts = BooleanProperty(False)
    """Whether they have the start marker."""
    out = NumericProperty(0)


class PawnFace(Pressed, Widget):
    """A pawn as it lies: its number, or what became of it; a touch takes it."""

    pawn = NumericProperty(0)
    picture = StringProperty("")
    digit: Any = ObjectProperty(None, allownone=True)
    ink = ListProperty([1, 1, 1, 1])
    strength = NumericProperty(1.0)
    chosen = BooleanProperty(False)


class Roster(BoxLayout):
    """All players and their pawns; where there is little room, only those of one player at a time.

    Event: on_pawn (number).
    """

    seat = NumericProperty(0)
    """Whose pawns are shown, if not everybody's."""
    roomy = BooleanProperty(False)
    rows = NumericProperty(1)
    """How many rows of marks there are, where only one player's pawns are shown."""

    __events__ = ("on_pawn",)

    def __init__(self, **kwargs: object) -> None:
        self.voice: Voice = PLAIN
        """The names in which the table is told."""
        self._view: FlureView
        self._hues: list[str] = []
        self._held: int | None = None
        self._marks: list[SeatMark] = []
        self._faces: list[list[PawnFace]] = []
        super().__init__(orientation="vertical", spacing=dp(2), **kwargs)
        self.fbind("width", self._relay)

    def on_pawn(self, pawn: int) -> None:
        """Event: a pawn was touched."""

    def on_roomy(self, *_change: object) -> None:
        """Lay the other form."""
        self._faces = []
        self._fill()

    def show(self, view: FlureView, hues: list[str], held: int | None) -> None:
        """Show this table; the pawn in the hand brings its player along."""
        self._view, self._hues, self._held = view, hues, held
        if held is not None:
            self.seat = held >> 2
        self.seat = min(self.seat, len(hues) - 1)
        self._fill()

    def choose(self, seat: int) -> None:
        """Look at another player's pawns; where all are seen, say how far they have come."""
        if self.roomy:
            out = sum(pawn >> 2 == seat for pawn in self._view["escaped"])
            told = Phrase("{count} of {goal} escaped", count=out, goal=goal_of(self._view))
            lanterne().say(f"{self.voice.say(Seat(seat))}: {told}")
        self.seat = seat
        self._fill()

    def _fill(self) -> None:
        if not self._hues:
            return
        mine = pawns_of(self._view, 0)
        seats = list(range(len(self._hues))) if self.roomy else [int(self.seat)]
        if len(self._marks) != len(self._hues) or [len(row) for row in self._faces] != [len(mine)] * len(
            seats
        ):
            self._build(len(mine), len(seats))
        gone = [pawn >> 2 for pawn in self._view["escaped"]]
        for seat, mark in enumerate(self._marks):
            mark.seat, mark.hue = seat, self._hues[seat]
            mark.chosen = seat == self.seat and not self.roomy
            mark.starts, mark.out = seat == self._view["first"], gone.count(seat)
        for seat, row in zip(seats, self._faces, strict=True):
            for pawn, face in zip(pawns_of(self._view, seat), row, strict=True):
                self._dress(face, pawn)

    def _build(self, pawns: int, rows: int) -> None:
        """Marks and pawns anew: in a row each, or a row for every player."""
        self.clear_widgets()
        self._marks = [self._mark() for _ in self._hues]
        self._faces = [[self._face() for _ in range(pawns)] for _ in range(rows)]
        if self.roomy:
            for mark, row in zip(self._marks, self._faces, strict=True):
                mark.size_hint_x, mark.width = None, dp(72)
                self.add_widget(_row([mark, *row], dp(6)))
            return
        self.rows = -(-len(self._marks) // self._across)
        for first in range(0, len(self._marks), self._across):
            marks = _row(self._marks[first : first + self._across])
            marks.size_hint_y, marks.height = None, TOUCH
            self.add_widget(marks)
        self.add_widget(_row(self._faces[0], dp(6)))

    @property
    def _across(self) -> int:
        """How many marks stand in a row: all of them, or half where a finger would miss them."""
        count = len(self._hues)
        return count if self.width >= count * TOUCH else -(-count // 2)

    def _relay(self, *_change: object) -> None:
        """Lay the marks again where another number of them fits into a row."""
        if self._hues and not self.roomy and self.rows != -(-len(self._hues) // self._across):
            self.on_roomy()

    def _mark(self) -> SeatMark:
        mark = SeatMark()
        mark.bind(on_release=lambda mark: self.choose(int(mark.seat)))
        return mark

    def _face(self) -> PawnFace:
        face = PawnFace()
        face.bind(on_release=lambda face: self.dispatch("on_pawn", int(face.pawn)))
        return face

    def _dress(self, face: PawnFace, pawn: int) -> None:
        where = self._view["at"][pawn]
        face.pawn, face.title, face.chosen = pawn, self.voice.say(pawn_name(pawn)), pawn == self._held
        if where in GONE:
            face.picture, face.digit, face.strength = FLURE(GONE[where]), None, 1.0
            return
        lies = token(self._view, pawn, self._hues[pawn >> 2])
        face.picture, face.digit = FLURE(lies.sprite), glyphs(DIGITS, FONT)[str(lies.number)]
        face.ink = LIGHT_INK if lies.dark else DARK_INK
        face.strength = WAITS if where == OUTSIDE else 1.0


def _row(widgets: list[Any], spacing: float = 0) -> BoxLayout:
    row = BoxLayout(spacing=spacing)
    for widget in widgets:
        row.add_widget(widget)
    return row


load(__name__)
