"""The result: how it ended and why, who won, and where to go from here."""

from typing import Any

from kivy.app import App
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.look.kv import load
from app.look.places import Atlas
from app.look.sentence import capital
from app.table.codes import Code
from app.table.menu import share_code
from app.table.opening import opened_or_back
from app.table.players import seated
from app.widgets.page import Page
from engine import Session


class WinnerLine(BoxLayout):
    """One player with mark and name."""

    hue = StringProperty("blue")
    name = StringProperty("")


class Result(Page):
    """Shown when a game is over."""

    session = ObjectProperty(None, allownone=True)
    headline = StringProperty("")
    reason = StringProperty("")
    tally = StringProperty("")
    game = StringProperty("")
    emblem = StringProperty("cup")

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._share = self.ids.share.__self__
        """Held here: an id alone would let the button go while it is not shown."""
        App.get_running_app().tr.bind(language=self._retold)

    def arrive(self, name: str = "", session: Session | None = None, **_details: Any) -> None:
        """Show how this table ended; the record has counted it.

        Whoever has just played it brings the session along: the last moves may not be saved.
        """
        self.name_of_table = name
        self.session = session or opened_or_back(self, name)
        if self.session is not None:
            self._offer_sharing()
            self._retold()

    def _offer_sharing(self) -> None:
        """A table that has no code has no button for it."""
        column = self.ids.column
        column.remove_widget(self._share)
        if Code.of(self.session) is not None:
            column.add_widget(self._share, index=1)

    def _show_course(self, app: Any, key: str) -> None:
        """The course of the game, where its table can draw one."""
        presenter, session = app.catalogue[key].kit.presenter(), self.session
        players = seated(session.table.get("players"), session.seats)
        session.voice = presenter.voice(players, session.view(None))
        course = presenter.timeline(session)
        self.ids.course.atlas = str(Atlas(key).path)
        self.ids.course.line = course

    def replay(self) -> None:
        """Walk through the game again, from what was chosen on its line."""
        if self.session is not None:
            details = {"name": self.name_of_table, "session": self.session}
            App.get_running_app().go("replay", step=int(self.ids.course.step), **details)

    def again(self) -> None:
        """The same people at a new table of the same game."""
        if self.session is not None:
            App.get_running_app().navigator.swap("setup", key=self.session.game.info.key)

    def share(self) -> None:
        """Show the code with which others can play the same game."""
        if self.session is not None:
            share_code(self.session)

    def _retold(self, *_change: Any) -> None:
        if self.session is None:
            return
        app, session = App.get_running_app(), self.session
        outcome, info = session.outcome, session.game.info
        team, ending = info.cooperative and outcome.result == "won", app.catalogue[info.key].kit.ending
        self.game = app.tr._(info.title)
        self.headline = app.tr._(ending.won_together if team else ending.headlines[outcome.result])
        reason = app.tr._(outcome.reason)
        self.reason = capital(reason)
        self.emblem = ending.emblems[outcome.result]
        tally = app.statistics.of(info.key)
        words = app.tr._("{played} played, {won} won on this device")
        self.tally = words.format(played=tally.played, won=tally.won)
        self._show_course(app, info.key)
        self._show_winners(seated(session.table.get("players"), session.seats), outcome.winners)

    def _show_winners(self, players: list[Any], winners: tuple[int, ...]) -> None:
        place, tr = self.ids.winners, App.get_running_app().tr
        place.clear_widgets()
        for seat in winners:
            player = players[seat]
            name = player.name or tr._("player {number}").format(number=seat + 1)
            place.add_widget(WinnerLine(hue=player.hue, name=name))


load(__name__)
