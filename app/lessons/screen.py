"""What a game teaches: its tutorial and its puzzles, each with a mark when it is done."""

from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.lessons.lessons import PUZZLES, TUTORIAL, Lesson, lessons_of, screen_of
from app.lessons.marks import LessonMarks
from app.look.kv import load
from app.look.running import lanterne
from app.look.theme import HOUSE_ACCENT
from app.widgets import fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.page import Page
from app.widgets.paper import Pressed


class LessonRow(Pressed, BoxLayout):
    """One lesson: its number or its mark, its name, what it is about."""

    number = NumericProperty(0)
    heading = StringProperty("")
    about = StringProperty("")
    done = BooleanProperty(False)
    touched = BooleanProperty(False)


class Lessons(Page):
    """The list of lessons of one game."""

    game = StringProperty("")
    title = StringProperty("")
    tally = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        lanterne().tr.bind(language=self._retold)

    def arrive(self, game: str = "", **_details: object) -> None:
        """Show the lessons of a game as far as they are done."""
        self.game = game
        self.accent = lanterne().catalogue[game].kit.colour
        self._retold()

    def open(self, lesson: Lesson) -> None:
        """Play a lesson."""
        app = lanterne()
        app.go(screen_of(lesson, app.kits), game=lesson.game, name=lesson.key, visit=object())

    def _retold(self, *_change: object) -> None:
        if not self.game:
            return
        app = lanterne()
        found = lessons_of(self.game, app.kits)
        marks = LessonMarks(app.services.storage)
        self.title = app.tr._(app.catalogue[self.game].info.title)
        done = sum(lesson.key in marks for lesson in found)
        self.tally = app.tr._("{done} of {count} done").format(done=done, count=len(found))
        for kind in (TUTORIAL, PUZZLES):
            self._fill(self.ids[kind], [lesson for lesson in found if lesson.kind == kind], marks)

    def _fill(self, place: Any, lessons: list[Lesson], marks: LessonMarks) -> None:
        place.clear_widgets()
        for number, lesson in enumerate(lessons, 1):
            place.add_widget(self._row(number, lesson, lesson.key in marks))

    def _row(self, number: int, lesson: Lesson, done: bool) -> LessonRow:
        tr = lanterne().tr
        heading = lesson.title[tr.language]
        turns = tr.ngettext("in {count} turn", "in {count} turns", lesson.turns).format(count=lesson.turns)
        counted = lesson.kind == PUZZLES and lesson.goals.counts
        about = turns if counted else lesson.text[tr.language]
        row = LessonRow(number=number, heading=heading, about=about, done=done, title=heading)
        row.bind(on_release=lambda _row: self.open(lesson))
        return row


load(__name__)
