"""Home: the games in their paper theatres, the table to go on with, and the ways to everything else."""

from functools import partial
from math import sin
from typing import Any

from kivy.animation import Animation
from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.look.kv import load
from app.look.places import asset
from app.look.theme import CARD_RATIO, HOUSE_ACCENT
from app.table.campaign_going import go_on_with, standing
from app.table.campaigns import KeptCampaign, latest
from app.table.catalogue import Playable
from app.widgets.dialog import Answer
from app.widgets.page import Page
from app.widgets.paper import Pressed
from engine.core.text import N_, Seat

TITLE_RATIO = 0.26
"""Height by width of the title."""

FLICKER_RATE = 15
"""How often a second the light of home changes, while animations are on."""


class GameCard(Pressed, Widget):
    """One game: its theatre, its name, how many play and how long."""

    key = StringProperty("")
    picture = StringProperty("")
    name = StringProperty("")
    facts = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)
    lift = NumericProperty(0)

    def on_state(self, _card: Any, state: str) -> None:
        """Rise under the finger."""
        app = App.get_running_app()
        Animation.cancel_all(self, "lift")
        Animation(lift=1 if state == "down" else 0, duration=app.settings.duration(0.12)).start(self)

    def fitted(self, width: float, height: float) -> tuple[float, float]:
        """The size of the picture inside the room that the card has."""
        wide = min(width, height * CARD_RATIO)
        return wide, wide / CARD_RATIO


class Playbill(GridLayout):
    """The cards in rows; a last row that is not full stands in the middle."""

    def do_layout(self, *args: Any) -> None:
        """Lay the rows, then push the last one to the middle."""
        super().do_layout(*args)
        left_over = len(self.children) % (self.cols or 1)
        for card in self.children[:left_over]:
            card.x += (self.cols - left_over) * (card.width + self.spacing[0]) / 2


class Banner(Widget):
    """The name of the house, cut out of three sheets with the light behind."""

    lit = NumericProperty(1.0)
    share = NumericProperty(1.0)
    """How much of the width the title may take: the lanterns want the rest."""
    hang = NumericProperty(0)
    """How far down the lanterns hang."""

    def fitted(self, width: float, height: float) -> tuple[float, float]:
        """The size of the title inside its room."""
        wide = min(width * self.share, height / TITLE_RATIO)
        return wide, wide * TITLE_RATIO


class ContinueStrip(Pressed, BoxLayout):
    """The table that was touched last."""

    name = StringProperty("")
    game = StringProperty("")
    facts = StringProperty("")
    hues = ListProperty([])


class Entry(Pressed, BoxLayout):
    """A way to another screen."""

    text = StringProperty("")
    icon = StringProperty("")
    upright = BooleanProperty(False)
    """Whether the picture stands above the word: where both beside each other are too wide."""
    needed = NumericProperty(0)
    """The height that its words want."""


class Home(Page):
    """The shelf of games, what can be continued, and the ways to everything else."""

    backdrop = StringProperty("")
    glow = NumericProperty(1.0)
    kept = ObjectProperty(None, allownone=True)
    tallest = NumericProperty(0)
    """The height that the words of the entries want."""
    companions = ListProperty([])
    """The games that have a companion for their box."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        app = App.get_running_app()
        self._entries: dict[str, Entry] = {}
        self._flicker = Clock.create_trigger(self._breathe, 1 / FLICKER_RATE, interval=True)
        app.bind(form=self._reform)
        self.fbind("kept", self._lay_entries)
        app.tr.bind(language=self._retold)
        self._reform(app, app.form)
        self.companions = [key for key, game in app.catalogue.items() if game.kit.companion]
        self._entries = {
            N_("Saved games"): self._entry("cup", partial(app.go, "tables")),
            N_("Companion"): self._entry("companion", self.open_companion),
            N_("Sand timer"): self._entry("timer", partial(app.go, "timer")),
            N_("Rules"): self._entry("rules", partial(app.go, "rules")),
            N_("Settings"): self._entry("settings", partial(app.go, "settings")),
        }
        for key, playable in app.catalogue.items():
            self.ids.games.add_widget(self._card(key, playable))
        self._retold()
        self._lay_entries()

    def arrive(self, **_details: Any) -> None:
        """Look for the table to go on with, and let the light breathe."""
        self.refresh()
        if App.get_running_app().settings.animation != "off":
            self._flicker()

    def leave(self) -> None:
        """Let the light rest."""
        self._flicker.cancel()

    def refresh(self) -> None:
        """Show what was touched last and can go on."""
        app = App.get_running_app()
        self.kept = latest(app.saves, app.campaigns)
        self._retold()

    def open_card(self, card: GameCard) -> None:
        """Open the campaigns of this game, set a table up, or open the companion of a game without one."""
        app = App.get_running_app()
        game = app.catalogue[card.key]
        if game.kit.hub and app.campaigns.of_game(card.key):
            app.go(game.kit.hub)
        else:
            app.go("setup" if game.has_table else "companion", key=card.key)

    def go_on(self) -> None:
        """Sit down at the latest table again, or set out on the next run of a campaign."""
        app, kept = App.get_running_app(), self.kept
        if isinstance(kept, KeptCampaign):
            go_on_with(kept)
        elif kept is not None:
            app.go("table", name=kept.name)

    def _lay_entries(self, *_change: Any) -> None:
        """The ways that lead somewhere now; the tables are behind the strip while there is one."""
        unneeded = {"Saved games"} if self.kept is not None else set()
        if not self.companions:
            unneeded.add("Companion")
        entries = [entry for word, entry in self._entries.items() if word not in unneeded]
        across = 2 if App.get_running_app().form == "phone" and len(entries) > 3 else len(entries)
        for entry in self._entries.values():
            if entry.parent is not None:
                entry.parent.remove_widget(entry)
        self.ids.entries.clear_widgets()
        for first in range(0, len(entries), across):
            row = BoxLayout(spacing=self.ids.entries.spacing[0])  # an odd one out has its row alone
            self.ids.entries.add_widget(row)
            for entry in entries[first : first + across]:
                row.add_widget(entry)
        self._measure()

    def _measure(self, *_change: Any) -> None:
        shown = [entry for entry in self._entries.values() if entry.parent is not None]
        self.tallest = max((entry.needed for entry in shown), default=0)

    def _entry(self, icon: str, go: Any) -> Entry:
        entry = Entry(icon=icon)
        entry.bind(on_release=lambda _entry: go(), needed=self._measure)
        return entry

    def open_companion(self) -> None:
        """Go to the companion, after asking for which game if there are several."""
        app = App.get_running_app()
        if len(self.companions) == 1:
            app.go("companion", key=self.companions[0])
            return
        answers = [
            Answer(app.tr._(app.catalogue[key].info.title), partial(app.go, "companion", key=key))
            for key in self.companions
        ]
        app.dialogs.ask(app.tr._("Companion"), app.tr._("Which game is on your table?"), answers)

    def _card(self, key: str, playable: Playable) -> GameCard:
        card = GameCard(key=key, picture=playable.kit.card, accent=playable.kit.colour)
        card.bind(on_release=self.open_card)
        return card

    def _retold(self, *_change: Any) -> None:
        """Say everything in the language of the moment."""
        app = App.get_running_app()
        for card in self.ids.games.children:
            info = app.catalogue[card.key].info
            card.name = card.title = app.tr._(info.title)
            card.facts = app.tr._("{least}\u2013{most} \u00b7 {minutes} min").format(
                least=info.seats[0], most=info.seats[-1], minutes=info.minutes
            )
        for word, entry in self._entries.items():
            entry.text = entry.title = app.tr._(word)
        self._retell_strip(app)

    def _retell_strip(self, app: Any) -> None:
        strip = self.ids.strip
        if self.kept is None:
            return
        strip.game = self.kept.title or app.tr._(self.kept.info.title)
        players = self.kept.players
        strip.hues = [player.hue for player in players]
        if isinstance(self.kept, KeptCampaign):
            strip.facts = standing(self.kept)
            return
        session = self.kept.session
        whose = [players[seat].name or str(Seat(seat)) for seat in session.deciders]
        strip.facts = app.tr._("{names} to play").format(names=", ".join(whose))

    def _reform(self, _app: Any, form: str) -> None:
        self.backdrop = asset("home", f"backdrop_{form}.jpg")
        if self._entries:
            self._lay_entries()

    def _breathe(self, _dt: float) -> None:
        now = Clock.get_boottime()
        self.glow = 0.86 + 0.08 * sin(now * 7.1) + 0.06 * sin(now * 11.3 + 1)


load(__name__)
