"""Home: the games in their paper theatres, the table to go on with, and the ways to everything else."""

from functools import partial
from math import sin
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from app.lessons.beginning import LEARNING_MINUTES, first_to_learn
from app.look.kv import load
from app.look.places import asset
from app.look.running import lanterne
from app.look.theme import CARD_RATIO, HOUSE_ACCENT, MOST_IN_SMALL
from app.setup.memory import SetupMemory
from app.shell import continue_strip  # noqa: F401  (used in the KV rule)
from app.table.catalogue import Playable
from app.table.keeping.campaigns import latest
from app.widgets.dialog import Answer
from app.widgets.entry_bar import Way
from app.widgets.page import Page
from app.widgets.paper import Pressed
from engine.core.text import N_

TITLE_RATIO = 0.26
"""Height by width of the title."""

RIM_ACROSS, RIM_ALONG = 600 / 560, 900 / 872
"""The picture of a card by the paper that is seen on it: the rest is the shadow round it."""

APART = 1.25
"""How far the middles of two cards may be from each other, in widths of a card."""

LEAST_CARD, LARGE_CARD = 116, 175
"""A narrower card has no room for its name, or for it in large letters."""

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

    def on_state(self, _card: object, state: str) -> None:
        """Rise under the finger."""
        app = lanterne()
        Animation.cancel_all(self, "lift")
        Animation(lift=1 if state == "down" else 0, duration=app.settings.duration(0.12)).start(self)

    def fitted(self, width: float, height: float) -> tuple[float, float]:
        """The size of the picture: as large as the room of the card, its empty rim outside."""
        wide = min(width * RIM_ACROSS, height * RIM_ALONG * CARD_RATIO)
        return wide, wide / CARD_RATIO


class Playbill(GridLayout):
    """The cards in rows, gathered in the middle; so is a last row that is not full."""

    def least_height(self, count: int, columns: int | None, percent: float) -> float:
        """What the rows need for cards on which a name can be read in letters of that size."""
        least = LARGE_CARD if percent > MOST_IN_SMALL else LEAST_CARD
        return float(-(-count // (columns or 1)) * dp(least) / CARD_RATIO)

    def margin(self, width: float, height: float, count: int, columns: int | None) -> float:
        """What is left free on each side, so that low cards do not stand far apart."""
        across = columns or 1
        card = height / max(1, -(-count // across)) * RIM_ALONG * CARD_RATIO
        return max(0.0, (width - across * card * APART) / 2)

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


class Home(Page):
    """The shelf of games, what can be continued, and the ways to everything else."""

    backdrop = StringProperty("")
    glow = NumericProperty(1.0)
    kept = ObjectProperty(None, allownone=True)
    low = BooleanProperty(False)
    """Whether the window is too low for the name of the house."""
    least = NumericProperty(0)
    """The height that everything needs; a lower window scrolls."""
    companions = ListProperty([])
    """The games that have a companion for their box."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(**kwargs)
        app = lanterne()
        self._flicker = Clock.create_trigger(self._breathe, 1 / FLICKER_RATE, interval=True)
        app.bind(form=self._reform)
        app.tr.bind(language=self._retold)
        self._reform(app, app.form)
        self.companions = [key for key, game in app.catalogue.items() if game.kit.companion]
        self.ids.entries.show(self._ways(app))
        for key, playable in app.catalogue.items():
            self.ids.games.add_widget(self._card(key, playable))
        self._retold()

    def arrive(self, **_details: object) -> None:
        """Look for the table to go on with, and let the light breathe."""
        self.refresh()
        if lanterne().settings.animation != "off":
            self._flicker()

    def leave(self) -> None:
        """Let the light rest."""
        self._flicker.cancel()

    def refresh(self) -> None:
        """Show what was touched last and can go on."""
        app = lanterne()
        self.kept = latest(app.saves, app.campaigns)
        self._retold()

    def open_card(self, card: GameCard) -> None:
        """The ways into a game that is new here, else its campaigns or its set-up, else its companion."""
        app = lanterne()
        game = app.catalogue[card.key]
        known = bool(SetupMemory(app.services.storage).recall(card.key))
        if game.kit.hub and app.campaigns.of_game(card.key):
            app.go(game.kit.hub)
        elif game.has_table:
            app.go("setup" if known else "first_touch", key=card.key)
        else:
            app.go("companion", key=card.key)

    def _ways(self, app: Any) -> list[Way]:
        """The ways that lead somewhere: without a companion there is none to it."""
        ways = [
            Way("companion", N_("Companion"), N_("Companion"), self.open_companion),
            Way("timer", N_("Timer"), N_("Sand timer"), partial(app.go, "timer")),
            Way("log", N_("Games"), N_("Saved games"), partial(app.go, "tables")),
            Way("cup", N_("Record"), N_("Record"), partial(app.go, "record")),
            Way("rules", N_("Rules"), N_("Rules"), partial(app.go, "rules")),
            Way("settings", N_("Settings"), N_("Settings"), partial(app.go, "settings")),
        ]
        return ways if self.companions else ways[1:]

    def open_companion(self) -> None:
        """Go to the companion, after asking for which game if there are several."""
        app = lanterne()
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

    def _retold(self, *_change: object) -> None:
        """Say everything in the language of the moment."""
        app = lanterne()
        for card in self.ids.games.children:
            info = app.catalogue[card.key].info
            card.name = card.title = app.tr._(info.title)
            card.facts = app.tr._("{least}\u2013{most} \u00b7 {minutes} min").format(
                least=info.seats[0], most=info.seats[-1], minutes=info.minutes
            )
        self.ids.entries.retell()
        self._retell_strip(app)

    def _retell_strip(self, app: Any) -> None:
        strip = self.ids.strip
        to_learn = first_to_learn(app.catalogue, app.services.storage)
        if self.kept is not None:
            strip.show(self.kept)
        elif to_learn:
            strip.start_here(to_learn, LEARNING_MINUTES)
        else:
            strip.clear()

    def _reform(self, _app: object, form: str) -> None:
        self.backdrop = asset("home", f"backdrop_{form}.jpg")

    def _breathe(self, _dt: float) -> None:
        now = Clock.get_boottime()
        self.glow = 0.86 + 0.08 * sin(now * 7.1) + 0.06 * sin(now * 11.3 + 1)


load(__name__)
