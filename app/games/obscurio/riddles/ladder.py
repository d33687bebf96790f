"""All riddles for one: that of the day, and the ladder with its twelve rungs."""

from datetime import date
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.board.pictures import Pictures
from app.games.obscurio.riddles import candles as _candles  # noqa: F401  (used in the KV rule)
from app.games.obscurio.riddles import stars as _stars  # noqa: F401  (used in the KV rule)
from app.games.obscurio.riddles.quest import Reading, of_day
from app.games.obscurio.riddles.record import RiddleRecord, day_key, rung_key
from app.games.obscurio.riddles.today import ComingRiddle
from app.games.obscurio.riddles.words import days_in_a_row, headline, kind_of, written
from app.games.obscurio.table.pieces.book import Book
from app.games.obscurio.table.pieces.disc import BARE, Cover
from app.games.obscurio.table.pieces.pictures import GROUNDS
from app.look.kv import load
from app.look.running import lanterne
from app.widgets import cover, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.page import Page
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.obscurio.riddles.ladder import RUNGS
from engine.games.obscurio.riddles.riddle import Riddle

RIDDLE = "obscurio_riddle"
BOOK = 2.05
"""Width by height of the open book."""


class Rung(Pressed, BoxLayout):
    """One rung: its number, what it is about, the stars that it has brought."""

    number = NumericProperty(0)
    about = StringProperty("")
    stars = NumericProperty(-1)
    """-1 while it has not been read."""
    here = BooleanProperty(False)
    """Whether it is the next to be read."""
    closed = BooleanProperty(False)
    """Whether a lower one comes first."""


class RiddleLadder(Page):
    """The page of the riddles."""

    day = StringProperty("")
    standing = StringProperty("")
    """How today's riddle went, or that it waits."""
    streak = NumericProperty(0)
    row = StringProperty("")
    """The days in a row, in words."""
    read = BooleanProperty(False)
    tally = StringProperty("")
    backdrop = StringProperty("")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        app.tr.bind(language=self._retold)
        app.bind(form=self._reform)
        self._reform(app, app.form)
        self._record = RiddleRecord(app.services.storage)
        self._coming = ComingRiddle(self._retold)
        self.pictures = Pictures()
        self.book = Book(self.pictures)
        self.ids.pages.add_widget(self.book)
        self.ids.pages.bind(pos=self._lay_book, size=self._lay_book)

    def arrive(self, **_details: object) -> None:
        """Show what has been found so far; a spoilt file is told in one line."""
        app = lanterne()
        self._record = RiddleRecord(app.services.storage)
        if self._record.broken:
            app.say(str(Phrase("What you had found could not be read: it was set aside.")))
        self._retold()

    def put_away(self) -> None:
        """No picture is kept."""
        self._coming.give_up()
        self.book.clear()
        self.pictures.clear()

    @property
    def today(self) -> date:
        """The day of the calendar, by the clock of the device."""
        return date.fromtimestamp(lanterne().services.clock.wall())

    def open_day(self) -> None:
        """Read the riddle of today."""
        lanterne().go(RIDDLE, visit=object())

    def open_rung(self, rung: Rung) -> None:
        """Read a rung, unless a lower one comes first."""
        app = lanterne()
        if rung.closed:
            app.say(str(Phrase("First read the rung below it")))
        else:
            app.go(RIDDLE, rung=rung.number, visit=object())

    def _retold(self, *_change: object) -> None:
        today, record = self.today, self._record
        given = record[day_key(today)]
        riddle = self._coming.ask(today)
        self._show_pages(riddle)
        self.day, self.read = written(today), given is not None
        waits = str(Phrase("A new one every day, the same for everyone."))
        self.standing = headline(Reading(of_day(today), given)) if given and riddle else waits
        self.streak = record.streak(today)
        self.row = days_in_a_row(self.streak) if self.streak else ""
        answers = [record[rung_key(place)] for place in range(1, len(RUNGS) + 1)]
        stars = sum(answer.stars for answer in answers if answer)
        done = sum(answer is not None for answer in answers)
        counted = Phrase("{count} stars", one="{count} star", count=stars)
        self.tally = str(Phrase("{done} of {all} rungs, {stars}", done=done, all=len(RUNGS), stars=counted))
        self._show_rungs([answer.stars if answer else -1 for answer in answers], done)

    def _show_pages(self, riddle: Riddle | None) -> None:
        """The Pages of today; as long as they are on their way the book lies open and empty."""
        if riddle is None:
            self.book.show((), (), (BARE, BARE))
            return
        lies_over = Cover(film=riddle.film)
        self.book.show(riddle.pages, riddle.butterflies, (lies_over, lies_over))

    def _show_rungs(self, stars: list[int], done: int) -> None:
        place = self.ids.rungs
        place.clear_widgets()
        for number, (count, (_, grade)) in enumerate(zip(stars, RUNGS, strict=True), 1):
            rung = Rung(
                number=number,
                about=kind_of(grade),
                stars=count,
                here=number == done + 1,
                closed=number > done + 1,
                title=str(Phrase("Rung {number} of {count}", number=number, count=len(RUNGS))),
            )
            rung.bind(on_release=self.open_rung)
            place.add_widget(rung)

    def _lay_book(self, place: Any, _change: object) -> None:
        high = min(place.height, place.width / BOOK)
        self.book.size = high * BOOK, high
        self.book.pos = place.center_x - high * BOOK / 2, place.center_y - high / 2

    def _reform(self, _app: object, form: str) -> None:
        self.backdrop = GROUNDS[form == "wide"]


load(__name__)
