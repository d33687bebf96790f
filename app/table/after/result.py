"""The result: who won and why, how everybody came off, a few figures, and where to go from here."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import AliasProperty, BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.places import Atlas
from app.look.running import lanterne
from app.look.sentence import capital
from app.table.after.closing import Figure, Standing
from app.table.keeping.campaign_going import go_on_with
from app.table.keeping.campaigns import KeptCampaign
from app.table.keeping.opening import opened_or_back
from app.table.kit import Album
from app.table.menu import share_game
from app.table.players import called, seated
from app.widgets.page import Page
from app.widgets.paper import PaperButton
from engine import Session


class StandingRow(BoxLayout):
    """How one player came off: place, mark, name, a few words, what became of the pieces."""

    place = StringProperty("")
    hue = StringProperty("blue")
    name = StringProperty("")
    words = StringProperty("")
    first = BooleanProperty(False)
    roomy = BooleanProperty(False)
    """Whether it can be read from the other side of a table."""

    def show_pictures(self, sources: Sequence[str]) -> None:
        """Show small pictures at the end of the row."""
        for source in sources:
            picture = TokenPicture(source=source)
            self.bind(roomy=picture.setter("roomy"))
            self.ids.pictures.add_widget(picture)


class TokenPicture(Widget):
    """A small picture by its source, in proportion."""

    source = StringProperty("")
    roomy = BooleanProperty(False)


class FigureTag(BoxLayout):
    """A number and what it counts."""

    number = StringProperty("")
    words = StringProperty("")
    roomy = BooleanProperty(False)


class MonsterPortrait(Widget):
    """Somebody of the game, as large as there is room."""

    texture = ObjectProperty(None, allownone=True)
    caption = StringProperty("")

    def _get_inner(self) -> tuple[float, float]:
        if self.texture is None:
            return 0.0, 0.0
        scale = min(self.width * 0.86 / self.texture.width, self.height * 0.86 / self.texture.height)
        return self.texture.width * scale, self.texture.height * scale

    inner = AliasProperty(_get_inner, None, bind=["size", "texture"])


class Result(Page):
    """Shown when a game is over."""

    session = ObjectProperty(None, allownone=True)
    headline = StringProperty("")
    reason = StringProperty("")
    tally = StringProperty("")
    portrait = ObjectProperty(None, allownone=True)
    caption = StringProperty("")
    broad = BooleanProperty(False)
    """Whether there is room for two columns."""
    roomy = BooleanProperty(False)
    """Whether rows and figures have room to be larger: a tablet that lies, and not too many people."""
    people = NumericProperty(0)
    next_run = NumericProperty(0)
    """The number of the campaign's next run; 0 where there is none."""
    game = StringProperty("")
    emblem = StringProperty("cup")

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        self._course = self.ids.course.__self__
        self.fbind("broad", self._lay_course)
        self.fbind("portrait", self._lay_course)
        lanterne().tr.bind(language=self._retold)

    def arrive(self, name: str = "", session: Session | None = None, **_details: object) -> None:
        """Show how this table ended; the record has counted it.

        Whoever has just played it brings the session along: the last moves may not be saved.
        """
        self.name_of_table = name
        self.session = session or opened_or_back(self, name)
        if self.session is None:
            return
        app = lanterne()
        app.theme.paper = app.catalogue[self.session.game.info.key].kit.paper
        self._retold()

    def leave(self) -> None:
        """Go back to the paper of the house."""
        lanterne().theme.paper = (1, 1, 1, 1)

    def on_roomy(self, _result: object, roomy: bool) -> None:
        """Larger rows and figures, or smaller ones."""
        for part in (*self.ids.standings.children, *self.ids.figures.children):
            part.roomy = roomy

    def _lay_course(self, *_change: object) -> None:
        """The course of the game stands beside everything where there is room, else below."""
        holder = self.ids.beside if self.broad and self.portrait is None else self.ids.below
        if self._course.parent is not holder:
            self._course.parent.remove_widget(self._course)
            holder.add_widget(self._course)

    def _show_course(self, key: str) -> None:
        """The course of the game, where its table can draw one."""
        presenter, session = lanterne().catalogue[key].kit.presenter(), self.session
        players = seated(session.table.get("players"), session.seats)
        session.voice = presenter.voice(players, session.view(None))
        course = presenter.timeline(session)
        self.ids.course.atlas = str(Atlas(key).path)
        self.ids.course.line = course

    def replay(self) -> None:
        """Walk through the game again, from what was chosen on its line."""
        if self.session is not None:
            details = {"name": self.name_of_table, "session": self.session}
            lanterne().go("replay", step=int(self.ids.course.step), **details)

    def again(self) -> None:
        """The next run of the campaign, or the same people at a new table of the same game."""
        if self.session is None:
            return
        app, campaign = lanterne(), self._campaign()
        hub = app.catalogue[self.session.game.info.key].kit.hub
        if campaign is not None:
            app.navigator.home()
            if hub:
                app.go(hub, name=campaign.name)
            else:
                go_on_with(campaign)
        else:
            lanterne().navigator.swap("setup", key=self.session.game.info.key)

    def _campaign(self) -> KeptCampaign | None:
        """The campaign of this run, if it goes on."""
        kept: KeptCampaign | None = lanterne().campaigns.of(self.session)
        return kept if kept is not None and kept.campaign is not None and not kept.campaign.won else None

    def share(self) -> None:
        """Offer its code, the game itself, and its story."""
        if self.session is not None:
            share_game(self.session, self.name_of_table)

    def open_record(self) -> None:
        """What was played on this device, this game first."""
        if self.session is not None:
            lanterne().go("record", game=self.session.game.info.key)

    def _retold(self, *_change: object) -> None:
        if self.session is None:
            return
        app, session = lanterne(), self.session
        outcome, info = session.outcome, session.game.info
        team, ending = info.cooperative and outcome.result == "won", app.catalogue[info.key].kit.ending
        self.game = app.tr._(info.title)
        kept = self._campaign()
        self.next_run = kept.campaign.closed + 1 if kept is not None and kept.campaign is not None else 0
        self.headline = app.tr._(ending.won_together if team else ending.headlines[outcome.result])
        reason = app.tr._(outcome.reason)
        self.reason = capital(reason)
        self.emblem = ending.emblems[outcome.result]
        tally = app.statistics.of(info.key)
        words = app.tr._("On this device: {played} played, {won} won")
        self.tally = words.format(played=tally.played, won=tally.won)
        self._show_course(info.key)
        players = seated(session.table.get("players"), session.seats)
        closing = app.catalogue[info.key].kit.presenter().closing(session, players)
        self.portrait, self.caption = closing.portrait, closing.caption
        self.headline = closing.headline or self.headline
        self._show_standings(closing.standings, players, outcome.winners)
        self._show_figures(closing.figures)
        self._offer_album(app.catalogue[info.key].kit.album)

    def _offer_album(self, album: Album | None) -> None:
        """Above the standings a way to the screen on which this game is looked at again, if it has one."""
        place, app = self.ids.album, lanterne()
        place.clear_widgets()
        if album is not None:
            words, screen = app.tr._(album.words), album.screen
            button = PaperButton(text=words, title=words, icon="eye", size_hint_x=1)
            details = {"name": self.name_of_table, "session": self.session}
            button.bind(on_release=lambda _button: app.go(screen, **details))
            place.add_widget(button)

    def _show_standings(
        self, standings: Sequence[Standing], players: list[Any], winners: tuple[int, ...]
    ) -> None:
        place = self.ids.standings
        place.clear_widgets()
        self.people = len(standings)
        for standing in standings:
            player = players[standing.seat]
            row = StandingRow(
                place=f"{standing.place}." if standing.place else "",
                hue=player.hue,
                name=called(player),
                words=standing.words,
                first=standing.seat in winners,
            )
            row.show_pictures(standing.pictures)
            row.roomy = self.roomy
            place.add_widget(row)

    def _show_figures(self, figures: Sequence[Figure]) -> None:
        place = self.ids.figures
        place.clear_widgets()
        for figure in figures:
            place.add_widget(FigureTag(number=figure.number, words=figure.words, roomy=self.roomy))


load(__name__)
