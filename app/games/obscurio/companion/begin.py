"""A table with the box in under a minute: who plays, who is the Grimoire, how hard, how secrets are kept."""

import secrets
from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.companion.setup import SetUp
from app.games.obscurio.companion import printed
from app.games.obscurio.companion.narrator import can_speak
from app.games.obscurio.companion.view import StepView, usual_name
from app.look.kv import load
from app.look.running import lanterne
from app.setup.hue_picker import pick_hue
from app.setup.player_row import CandleButton  # noqa: F401  (used in the KV rule)
from app.table.players import LONGEST_NAME, Player, tidy
from app.widgets import choice, stepper  # noqa: F401  (used in the KV rule)
from app.widgets.choice import Item
from engine.core.game import Option
from engine.core.text import N_, Phrase
from engine.games.obscurio import GAME
from engine.games.obscurio.companion import LibraryCompanion, Setting
from engine.games.obscurio.companion.setting import AS_USUAL, MOST_TOKENS, ROLES, TRACKS, WAYS

if TYPE_CHECKING:
    from app.games.obscurio.companion.page import LibraryPage

USUAL = 5
"""People at a table that was never laid before."""

SEEDS = 1 << 48
LOYALTIES = Option("roles", "choice", "device", tuple(ROLES), labels=tuple(ROLES.values()))
SECRET_STEP = Option("way", "choice", "eyes", tuple(WAYS), labels=tuple(WAYS.values()))
PRINTED = (
    Option("track", "choice", "0-1-2", TRACKS),
    Option("tile", "choice", "1-2", TRACKS),
    Option("expert", "number", AS_USUAL, range(MOST_TOKENS + 1)),
)
"""What the box prints; a sheet of its own asks for it."""
ASKED = tuple(option for option in GAME.info.options if option.key in ("difficulty", "clock"))
"""The options of the game that are worth a question beside the box."""

SETUP = SetUp(GAME, (LOYALTIES, SECRET_STEP, *PRINTED), ASKED, USUAL)

NOTES = {
    "device": N_("Pass the device around once. The Grimoire goes last and learns who the Traitor is."),
    "cards": N_("The Grimoire deals the loyalty cards and notes who gets the Traitor card."),
    "round": N_(
        "Pass the device and the card holder around. You trust loyal Wizards not to look at its cards."
    ),
    "eyes": N_("A voice guides you; it always takes the same time."),
    "chimes": N_("This device has no voice: chimes guide you, always in the same rhythm."),
    "box": N_("The Grimoire runs the phase; the app only shows the script and the time."),
}


class PersonRow(BoxLayout):
    """Somebody at the table: candle, name, and the book of whoever is the Grimoire."""

    seat = NumericProperty(0)
    hue = StringProperty("blue")
    name = StringProperty("")
    usual = StringProperty("")
    grimoire = BooleanProperty(False)
    longest = NumericProperty(LONGEST_NAME)
    sheet: Any = ObjectProperty(None, allownone=True)


class BeginSheet(StepView):
    """The questions of a fresh table. The last table's answers stand there already."""

    seats = NumericProperty(USUAL)
    fewest = NumericProperty(GAME.info.seats[0])
    most = NumericProperty(GAME.info.seats[-1])
    has_traitor = BooleanProperty(True)
    tokens = StringProperty("")
    role_note = StringProperty("")
    way_note = StringProperty("")
    printed = StringProperty("")
    """What the box is taken to print."""

    chance = staticmethod(secrets.randbelow)
    """Draws the seed of the traps and the lot of the Traitor."""

    def __init__(self, page: "LibraryPage", **kwargs: object) -> None:
        super().__init__(page, **kwargs)
        self.plan = SETUP.recalled(self.chance)
        self.refresh()

    def refresh(self) -> None:
        self.seats = len(self.plan.players)
        self.plan.options["grimoire"] = min(self.plan.options["grimoire"], int(self.seats) - 1)
        self.has_traitor = self.setting().has_traitor
        self.button = lanterne().tr._("Begin")
        self._show_people()
        self._show_questions()

    def setting(self) -> Setting:
        """What has been answered so far."""
        return Setting(int(self.seats), self.plan.settled(), **self.plan.answers)

    def step_players(self, direction: int) -> None:
        """One player more or one less."""
        if direction > 0:
            self.plan.add()
        else:
            self.plan.remove(len(self.plan.players) - 1)
        self.plan.choose("expert", AS_USUAL)
        self.refresh()

    def recolour(self, row: PersonRow) -> None:
        owners = {player.hue: player.name or usual_name(player.hue) for player in self.plan.players}

        def choose(hue: str) -> None:
            self.plan.recolour(int(row.seat), hue)
            self.refresh()

        pick_hue(row.hue, owners, choose)

    def rename(self, row: PersonRow, name: str) -> None:
        """Take a name as it is written."""
        self.plan.change(int(row.seat), name=name)

    def choose(self, key: str, value: Any) -> None:
        self.plan.choose(key, value)
        self.refresh()

    def enter_printed(self) -> None:
        """Compare with the box."""
        printed.show(self.setting(), self.choose)

    def go(self) -> None:
        """Lay the table, and remember it for the next time."""
        players = [Player(tidy(player.name, LONGEST_NAME), player.hue) for player in self.plan.players]
        self.plan.players = players
        SETUP.remember(self.plan)
        companion = LibraryCompanion.opened(self.setting(), self.chance(SEEDS), self.chance(SEEDS))
        self.page.open(companion, players, laid=False)

    def _show_people(self) -> None:
        rows = self.ids.people
        while len(rows.children) > self.seats:
            rows.remove_widget(rows.children[0])
        while len(rows.children) < self.seats:
            rows.add_widget(PersonRow(sheet=self, seat=len(rows.children)))
        for row, player in zip(reversed(rows.children), self.plan.players, strict=True):
            row.hue, row.name, row.usual = player.hue, player.name, usual_name(player.hue)
            row.grimoire = row.seat == self.plan.options["grimoire"]

    def _show_questions(self) -> None:
        tr = lanterne().tr
        values = self.plan.values
        for option in (LOYALTIES, SECRET_STEP, *SETUP.options):
            items = [Item(each, tr._(option.label(each))) for each in option.allowed]
            self._offer(option.key, items, values[option.key])
        silent = values["way"] == "eyes" and not can_speak(lanterne().services)
        self.role_note = tr._(NOTES[values["roles"]])
        self.way_note = tr._(NOTES["chimes" if silent else values["way"]])
        self.tokens, self.printed = self._tokens(), printed.summary(self.setting())

    def _offer(self, key: str, items: list[Item], value: Any) -> None:
        choice_ = self.ids[key]
        choice_.items, choice_.value = items, value
        choice_.on_value(choice_, value)

    def _tokens(self) -> str:
        setting = self.setting()
        dark = setting.dark
        light = setting.tokens - dark
        if not dark:
            return str(Phrase("{light} tokens, no dark zone", light=light))
        return str(
            Phrase("{light} tokens in the light zone, {dark} in the dark zone", light=light, dark=dark)
        )


load(__name__)
