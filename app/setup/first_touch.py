"""The first touch of a game on a device: learn it, play it alone, play it together. The form lies behind."""

import secrets
from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.lessons.beginning import LEARNING_MINUTES, learnt, tutorial_of
from app.look.kv import load
from app.look.places import asset
from app.look.running import lanterne
from app.look.theme import HOUSE_ACCENT
from app.setup.beginning import sit_down
from app.setup.plan import Plan
from app.table.catalogue import Playable
from app.table.players import called
from app.widgets import arch, cover, fading_scroll  # noqa: F401  (used in the KV rule)
from app.widgets.entry_bar import Way
from app.widgets.page import Page
from app.widgets.paper import Picture, Pressed
from engine.core.text import N_

LESSON, ONE, SEVERAL = ("hint",), ("pawn_blue",), ("pawn_red", "pawn_blue", "pawn_green")
"""What is shown beside each way."""


class WayIn(NamedTuple):
    """A way into a game: its pictures, its name, what it means, how long it takes, what a touch does."""

    pictures: tuple[str, ...]
    name: str
    words: str
    time: str
    go: Callable[[], object]


class WayRow(Pressed, BoxLayout):
    """One way in; the one to take first is lit."""

    name = StringProperty("")
    words = StringProperty("")
    time = StringProperty("")
    lit = BooleanProperty(False)
    ink = ColorProperty((1, 1, 1, 1))
    low = BooleanProperty(False)
    """Whether it is made for a low window."""

    def show(self, pictures: Sequence[str]) -> None:
        """Show a sign, or the pawns of those who play."""
        for name in pictures:
            self.ids.pictures.add_widget(Picture(name=name))


class FirstTouch(Page):
    """The theatre of a game and the ways into it."""

    key = StringProperty("")
    title = StringProperty("")
    tagline = StringProperty("")
    picture = StringProperty("")
    backdrop = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)
    beside = BooleanProperty(False)
    """Whether the ways stand beside the theatre, not below it."""
    low = BooleanProperty(False)
    """Whether the ways themselves must be as low as they can."""
    brief = BooleanProperty(False)
    """Whether there is no room for more than the ways."""

    chance = staticmethod(secrets.randbelow)
    """Draws the seed of a game that is played alone."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        app.bind(form=self._reform)
        app.tr.bind(language=self._retold)
        self._reform(app, app.form)

    def arrive(self, key: str = "", **_details: object) -> None:
        """Show the ways into this game."""
        self.key = key
        kit = self._playable.kit
        self.picture, self.accent = kit.card, kit.colour
        self.ids.others.show(self._others())
        self._retold()

    @property
    def _playable(self) -> Playable:
        playable: Playable = lanterne().catalogue[self.key]
        return playable

    def learn(self) -> None:
        """Open the lessons."""
        lanterne().go("lessons", game=self.key)

    def play_alone(self) -> None:
        """Sit down at once, at the usual table for one."""
        playable = self._playable
        sit_down(Plan.alone(playable.game, playable.kit.alone, self.chance), called, self.chance)

    def play_together(self) -> None:
        """Ask who plays: the form."""
        lanterne().go("setup", key=self.key)

    def _ways(self) -> list[WayIn]:
        app, info = lanterne(), self._playable.info
        _ = app.tr._
        alone = self._playable.kit.alone
        ways = [
            WayIn(ONE, _("Play alone"), _(alone.words) if alone else "", "", self.play_alone),
            WayIn(SEVERAL, _("Play together"), self._how_many(), "", self.play_together),
        ]
        if tutorial_of(info.key):
            time = _("{count} min").format(count=LEARNING_MINUTES)
            ways.insert(0, WayIn(LESSON, _("Learn"), self._lessons(), time, self.learn))
        return ways

    def _how_many(self) -> str:
        app, seats = lanterne(), self._playable.info.seats
        words = app.tr._("{least} to {most} players around this device")
        return str(words.format(least=max(2, seats[0]), most=seats[-1]))

    def _lessons(self) -> str:
        tr, count = lanterne().tr, len(tutorial_of(self.key))
        return str(tr.ngettext("{count} short lesson", "{count} short lessons", count).format(count=count))

    def _others(self) -> list[Way]:
        """What else there is to this game."""
        app = lanterne()
        ways = [
            Way("settings", N_("Options"), N_("Options"), self.play_together),
            Way("rules", N_("Rules"), N_("Rules"), lambda: app.go("rules", game=self.key)),
        ]
        if self._playable.kit.companion:
            box = N_("Companion")
            ways.append(Way("companion", box, box, lambda: app.go("companion", key=self.key)))
        return ways

    def _retold(self, *_change: object) -> None:
        if not self.key:
            return
        app, info, place = lanterne(), self._playable.info, self.ids.ways
        self.title, self.tagline = app.tr._(info.title), app.tr._(info.tagline) if info.tagline else ""
        self.ids.others.retell()
        place.clear_widgets()
        first = ONE if learnt(self.key, app.services.storage) else LESSON
        for way in self._ways():
            row = WayRow(name=way.name, words=way.words, time=way.time, title=way.name)
            row.lit = way.pictures == first
            row.show(way.pictures)
            row.low = self.low
            row.bind(on_release=lambda _row, go=way.go: go())
            place.add_widget(row)

    def on_low(self, _page: object, low: bool) -> None:
        """The ways know it too."""
        for row in self.ids.ways.children:
            row.low = low

    def _reform(self, _app: object, form: str) -> None:
        self.backdrop = asset("home", f"backdrop_{form}.jpg")


load(__name__)
