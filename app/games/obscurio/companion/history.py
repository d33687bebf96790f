"""Who was wrong when: a row for everybody, a column for every turn."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.core.image import Image
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Rectangle
from kivy.metrics import dp, sp
from kivy.properties import ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.games.obscurio.companion.atlas import LIBRARY
from app.look.kv import load
from app.look.running import lanterne
from app.widgets.dialog import Answer, Dialog
from engine.core.text import Phrase
from engine.games.obscurio.companion import CompanionView, Turn

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

CELL = dp(40)
WRONG, RIGHT, GONE = 0, 1, -1


class Tracks(Widget):
    """The cells of one Wizard: a lit token for every Exit found, a hollow for every miss."""

    marks = ListProperty([])
    """For each turn: RIGHT, WRONG, or GONE once the pawn has left the board."""
    head = ListProperty([])
    """Numbers to write instead of marks."""
    size_of_type = NumericProperty(15)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._redraw = Clock.create_trigger(self._draw)
        self.bind(pos=self._redraw, size=self._redraw, marks=self._redraw, head=self._redraw)

    def _draw(self, *_dt: object) -> None:
        self.canvas.clear()
        count = len(self.marks) or len(self.head)
        if not count:
            return
        step = min(CELL, self.width / count)
        with self.canvas:
            for place in range(count):
                x = self.x + place * step
                if self.head:
                    self._write(str(self.head[place]), x, step)
                elif self.marks[place] != GONE:
                    self._mark(self.marks[place], x, step)

    def _write(self, words: str, x: float, step: float) -> None:
        label = CoreLabel(text=words, font_name="number", font_size=max(sp(15), self.size_of_type))
        label.refresh()
        wide, high = label.texture.size
        Color(0.85, 0.71, 0.49, 1)
        pos = (x + (step - wide) / 2, self.center_y - high / 2)
        Rectangle(texture=label.texture, pos=pos, size=(wide, high))

    def _mark(self, mark: int, x: float, step: float) -> None:
        side = min(step, self.height) * 0.8
        left, low = x + (step - side) / 2, self.center_y - side / 2
        Color(1, 1, 1, 1)
        name = "cohesion_lit" if mark == RIGHT else "cohesion_spent"
        Rectangle(texture=Image(LIBRARY(name)).texture, pos=(left, low), size=(side, side))
        if mark == RIGHT:
            return
        Color(1, 0.7, 0.57, 1)
        inset = side * 0.3
        Line(points=[left + inset, low + inset, left + side - inset, low + side - inset], width=dp(1.6))
        Line(points=[left + inset, low + side - inset, left + side - inset, low + inset], width=dp(1.6))


class HistoryRow(BoxLayout):
    """Somebody and all their turns."""

    hue = ObjectProperty("")
    name = ObjectProperty("")
    marks = ListProperty([])
    head = ListProperty([])


class HistoryGrid(BoxLayout):
    """A row for each pawn, a column for each turn: right or wrong."""

    def fill(self, page: "LibraryPage") -> None:
        """Lay the rows of a table."""
        table: CompanionView = page.companion.view()
        past = table.past
        self.clear_widgets()
        self.add_widget(HistoryRow(name=str(Phrase("Turn")), head=[turn.number for turn in past]))
        for pawn in range(table.seats):
            if pawn == table.grimoire and not table.lone:
                continue
            companion = pawn == table.grimoire
            name = str(Phrase("the companion pawn")) if companion else page.name_of(pawn)
            left = _left_after(table, pawn)
            marks = [GONE if place > left else _mark(turn, pawn) for place, turn in enumerate(past)]
            self.add_widget(HistoryRow(hue=page.players[pawn].hue, name=name, marks=marks))


def _mark(turn: Turn, pawn: int) -> int:
    return WRONG if pawn in turn.wrong else RIGHT


def _left_after(table: CompanionView, pawn: int) -> int:
    """The place of the last turn that a pawn played: an exposed Traitor's leaves the board (ruling 11)."""
    accused = [place for place, turn in enumerate(table.past) if pawn in turn.accused]
    exposed = table.exposed and pawn == table.traitor
    return accused[0] if exposed and accused else len(table.past)


def lines(page: "LibraryPage") -> str:
    """The turns in words: what each cost, and who was accused."""
    told = []
    for turn in page.companion.view().past:
        line = Phrase(
            "Turn {number}, room {room}, tokens lost: {lost}",
            number=turn.number,
            lost=turn.light + turn.dark,
            room=turn.progress,
        )
        told.append(str(line))
        if turn.accused:
            names = ", ".join(page.name_of(seat) for seat in turn.accused)
            told.append(str(Phrase("Accused: {names}", names=names)))
    return "\n".join(told)


def show(page: "LibraryPage") -> None:
    """Lay the history over the table."""
    app = lanterne()
    grid = HistoryGrid()
    grid.fill(page)
    nothing = app.tr._("No mistakes yet: the first turn is not over.")
    past = page.companion.view().past
    body = lines(page) if past else nothing
    answers = [Answer(app.tr._("Close"), None, "primary")]
    content = grid if past else None
    app.dialogs.show(Dialog(answers, content=content, title=app.tr._("History of mistakes"), body=body))


load(__name__)
