"""The record: what was played on this device, game by game, and the best of it."""

from collections.abc import Iterator, Mapping
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.running import lanterne
from app.look.theme import HOUSE_ACCENT
from app.table.after.record import Record
from app.table.after.result import FigureTag
from app.table.after.statistics import Remembered, Share
from app.table.catalogue import Playable
from app.widgets import arch, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.page import Page

NOTHING_YET = "\u2013"


class ShareLine(BoxLayout):
    """How often one kind of table was played and won: its name, a bar, the words."""

    name = StringProperty("")
    words = StringProperty("")
    share = NumericProperty(0)
    """The part of the tables that was won."""


class FigureRow(BoxLayout):
    """Figures beside each other, all as high as the one with the most words."""

    def add_widget(self, tag: Any, *args: Any, **kwargs: object) -> None:
        """Put one figure more into the row."""
        super().add_widget(tag, *args, **kwargs)
        tag.add_widget(Widget())  # below the words, so that all numbers stand on one line
        tag.size_hint_y = 1
        tag.bind(minimum_height=self._fit)
        self._fit()

    def _fit(self, *_change: object) -> None:
        self.height = max((tag.minimum_height for tag in self.children), default=0)


class RecordColumn(BoxLayout):
    """Sheets below each other."""


class RecordSheet(BoxLayout):
    """One game: played and won, its best figures, and how it went by players and by level."""

    heading = StringProperty("")
    words = StringProperty("")
    picture = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)
    played = BooleanProperty(False)


class RecordPage(Page):
    """All games with what is known of them, or one alone."""

    empty = BooleanProperty(False)
    """Whether no game was finished here yet."""
    across = NumericProperty(1)
    """How many columns there is room for."""

    def __init__(self, **kwargs: object) -> None:
        self._game = ""
        super().__init__(**kwargs)
        lanterne().tr.bind(language=self._retold)
        self.fbind("across", self._retold)

    def arrive(self, game: str = "", **_details: object) -> None:
        """Show the record of every game; a given one comes first."""
        self._game = game
        self.ids.scroll.scroll_y = 1
        self._retold()

    def _retold(self, *_change: object) -> None:
        app, place = lanterne(), self.ids.sheets
        known = {key: app.statistics.remembered(key) for key in self._order(app.catalogue)}
        self.empty = not any(each.tally.played for each in known.values())
        place.clear_widgets()
        columns = [RecordColumn() for _ in range(int(self.across))]
        for column in columns:
            place.add_widget(column)
        for number, (key, remembered) in enumerate(known.items()):
            columns[number % len(columns)].add_widget(self._sheet(key, app.catalogue[key], remembered))

    def _order(self, catalogue: Mapping[str, Playable]) -> list[str]:
        """The game that was asked for, then what was played most."""
        app = lanterne()
        tables = [key for key, playable in catalogue.items() if playable.has_table]
        return sorted(tables, key=lambda key: (key != self._game, -app.statistics.of(key).played))

    def _sheet(self, key: str, playable: Playable, remembered: Remembered) -> RecordSheet:
        app, tally = lanterne(), remembered.tally
        sheet = RecordSheet(heading=app.tr._(playable.info.title), picture=playable.kit.card)
        sheet.accent, sheet.played = playable.kit.colour, bool(tally.played)
        sheet.words = (
            self._played(Share(tally.played, tally.won)) if tally.played else app.tr._("Not played yet")
        )
        record = app.record_of(key)
        if tally.played or self.across > 1:
            for tag in _best_tags(record, remembered.bests):
                sheet.ids.bests.add_widget(tag)
        for line in (*self._by_seats(remembered), *self._by_level(playable, record, remembered)):
            sheet.ids.lines.add_widget(line)
        return sheet

    def _played(self, share: Share) -> str:
        words = lanterne().tr._("{played} played, {won} won")
        return str(words.format(played=share.played, won=share.won))

    def _by_seats(self, remembered: Remembered) -> Iterator[ShareLine]:
        tr = lanterne().tr
        for seats, share in sorted(remembered.seats.items()):
            count = int(seats) if seats.isdecimal() else 0
            yield self._line(
                tr.ngettext("{count} player", "{count} players", count).format(count=seats), share
            )

    def _by_level(self, playable: Playable, record: Record, remembered: Remembered) -> Iterator[ShareLine]:
        tr = lanterne().tr
        option = next((each for each in playable.info.options if each.key == record.level), None)
        for value in option.allowed if option is not None else ():
            if str(value) in remembered.levels and option is not None:
                yield self._line(tr._(option.label(value)), remembered.levels[str(value)])

    def _line(self, name: str, share: Share) -> ShareLine:
        part = share.won / share.played if share.played else 0
        return ShareLine(name=name, words=self._played(share), share=part)


def _best_tags(record: Record, bests: Mapping[str, int]) -> Iterator[FigureTag]:
    """The best so far, and what there is to be reached where nothing is yet."""
    tr = lanterne().tr
    for best in record.bests:
        yield FigureTag(number=str(bests.get(best.key, NOTHING_YET)), words=tr._(best.words))


load(__name__)
