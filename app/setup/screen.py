"""Set-up: who plays, by which rules, who starts. Everything is built from what the game says of itself."""

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty

from app.lessons.lessons import teaches
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.look.sides import SIDES
from app.look.theme import HOUSE_ACCENT
from app.setup.beginning import sit_down
from app.setup.cast_row import CastSheet
from app.setup.hue_picker import pick_hue
from app.setup.memory import SetupMemory
from app.setup.option_row import OptionGroup, grouped
from app.setup.plan import Plan
from app.setup.player_row import PlayerRow
from app.setup.side_button import WORDS
from app.table.desk.sides import is_flat
from app.table.keeping.campaigns import KeptCampaign
from app.table.keeping.codes import Code, written
from app.table.keeping.share import share
from app.table.kit import FirstSeat, Kit
from app.table.players import LONGEST_NAME, Player
from app.widgets import arch, stepper  # noqa: F401  (used in the KV rule)
from app.widgets.choice import Item
from app.widgets.dialog import Answer
from app.widgets.page import Page
from app.widgets.paper import PaperButton
from engine.core.bot import STRENGTHS
from engine.core.text import N_

PARTS = {
    "": N_("Human player"),
    "easy": N_("Computer, easy"),
    "medium": N_("Computer, medium"),
    "strong": N_("Computer, hard"),
}
"""Who can play a seat, in words, by the strength of a player."""

EDGE, EDGE_STEP = dp(48), 0.03
"""A row that is carried so near the edge moves the page by this part of the way."""

FINGERS = "fingers"
"""The chip that opens the screen on which everybody puts down a finger."""


class Setup(Page):
    """The screen on which a table is laid."""

    title = StringProperty("")
    tagline = StringProperty("")
    facts = StringProperty("")
    tally = StringProperty("")
    who_starts = StringProperty(FirstSeat().question)
    """What is asked about the first seat."""
    trouble = StringProperty("")
    picture = StringProperty("")
    accent = ListProperty(HOUSE_ACCENT)
    seats = NumericProperty(0)
    fewest = NumericProperty(1)
    most = NumericProperty(8)
    several = BooleanProperty(False)
    teaches = BooleanProperty(False)
    """Whether the game has a tutorial and puzzles."""
    plan = ObjectProperty(None, allownone=True, rebind=False)
    flat = BooleanProperty(False)
    """Whether the window is large enough to lie between people, who then sit at its sides."""

    low = BooleanProperty(False)
    """Whether it is so low that the ways to other screens would push the players out of sight."""

    brief = BooleanProperty(False)
    """Whether what the game is about would do so."""

    chance = staticmethod(secrets.randbelow)
    """Draws the seed and a starter left to chance."""

    def __init__(self, **kwargs: object) -> None:
        self._code: Code | None = None
        self._campaign: KeptCampaign | None = None
        """The campaign whose next run is laid; None for a new table or a new campaign."""
        self._begun = False
        """Whether the table of this plan is laid: whoever comes again lays another."""
        super().__init__(**kwargs)
        self._ways = self.ids.ways.__self__
        self._ways_place = self.ids.column.children.index(self._ways)
        self._share = self.ids.share.__self__
        """Held here: an id alone would let the button go while it is not shown."""
        app = lanterne()
        self.memory = SetupMemory(app.services.storage)
        app.tr.bind(language=self._retold)
        self.bind(low=self._move_ways)
        self._move_ways(self, self.low)

    def _move_ways(self, _page: object, low: bool) -> None:
        """Keep the ways to other screens beside the form while there is no height for them in it."""
        self._ways.parent.remove_widget(self._ways)
        if low:
            self.ids.aside.add_widget(self._ways)
        else:
            self.ids.column.add_widget(self._ways, index=self._ways_place)

    def arrive(
        self, key: str = "", code: Code | None = None, campaign: KeptCampaign | None = None, **_details: Any
    ) -> None:
        """Lay the table of a game, of a code or of a campaign's next run; coming back changes nothing."""
        same = self.plan is not None and self.plan.game.info.key == key
        if self._begun or not same or code is not self._code or campaign is not self._campaign:
            self._code, self._campaign, self._begun = code, campaign, False
            self.plan = self._laid(key, code)
        self._retold()

    def _laid(self, key: str, code: Code | None) -> Plan:
        playable = lanterne().catalogue[key]
        self.picture, self.accent = playable.kit.card, playable.kit.colour
        self.teaches = teaches(key)
        if self._campaign is not None and self._campaign.campaign is not None:
            return Plan.of_campaign(self._campaign.campaign)
        remembered = self.memory.recall(key)
        if code is not None:
            return Plan.from_code(playable.game, code, remembered)
        return Plan.fresh(playable.game, remembered, self.chance, playable.kit.first_seat.option)

    def name_of(self, player: Player) -> str:
        """The name under which a player is shown: the given one, or that of the colour."""
        return player.name.strip() or lanterne().tr._(HUES[player.hue].title)

    def step_players(self, direction: int) -> None:
        """One player more or one less."""
        if direction > 0:
            self.plan.add()
        else:
            self.plan.remove(len(self.plan.players) - 1)
        self._show_players()

    def recolour(self, row: PlayerRow) -> None:
        """Let a player choose another candle."""
        own, owners = row.hue, {player.hue: self.name_of(player) for player in self.plan.players}
        pick_hue(own, owners, lambda hue: self._change(own, lambda seat: self.plan.recolour(seat, hue)))

    def _change(self, hue: str, change: Callable[[int], None]) -> None:
        """Change something about the player of a colour, if no other finger has taken that player away."""
        seat = self.plan.seat_of(hue)
        if seat is not None:
            change(seat)
        self._show_players()

    def rename(self, row: PlayerRow, name: str) -> None:
        """Take a name as it is written."""
        seat = self.plan.seat_of(row.hue)
        if seat is not None and self.plan.players[seat].name != name:
            self.plan.change(seat, name=name)
            row.name = name
            self._show_starters()
            self._show_cast()

    def recast(self, row: PlayerRow) -> None:
        """Ask who plays this seat."""
        app, hue = lanterne(), row.hue
        player = self.plan.players[self.plan.seat_of(hue)]

        def answer(strength: str) -> Answer:
            kind = "primary" if strength == player.strength else "button"
            icon = "robot" if strength else "person"
            seats = partial(self.plan.change, strength=strength)
            return Answer(app.tr._(PARTS[strength]), lambda: self._change(hue, seats), kind, icon)

        title = app.tr._("Who plays {name}?").format(name=self.name_of(player))
        app.dialogs.ask(title, "", [answer(strength) for strength in ("", *STRENGTHS)])

    def reseat(self, row: PlayerRow) -> None:
        """Let a player sit at the next side of the table, against the clock, and say which."""
        seat = self.plan.seat_of(row.hue)
        self.plan.seat_at(seat, (self.plan.players[seat].side + 1) % len(SIDES))
        self._fill(row, self.plan.players[seat])
        lanterne().say(row.place)

    def more(self, row: PlayerRow) -> None:
        """Offer what the grip does for those who would rather tap."""
        app, plan, hue = lanterne(), self.plan, row.hue
        seat, last = plan.seat_of(hue), len(plan.players) - 1

        def answer(title: str, change: Callable[[int], None], kind: str, icon: str) -> Answer:
            return Answer(app.tr._(title), lambda: self._change(hue, change), kind, icon)

        answers = []
        if seat > 0:
            answers.append(answer(N_("Move up"), lambda at: plan.move(at, at - 1), "button", "up"))
        if seat < last:
            answers.append(answer(N_("Move down"), lambda at: plan.move(at, at + 1), "button", "down"))
        if plan.can_remove:
            answers.append(answer(N_("Remove"), plan.remove, "danger", "bin"))
        app.dialogs.ask(self.name_of(plan.players[seat]), "", [*answers, Answer(app.tr._("Close"))])

    def carry(self, row: PlayerRow, y: float) -> None:
        """Let a carried row change places with those it has passed; the row itself stays in the hand."""
        self._keep_in_sight(row.to_window(0, y)[1])
        box = self.ids.players
        rows = box.children[::-1]
        seat = rows.index(row)
        place = sum(other.center_y > y for other in rows if other is not row)
        if place == seat:
            return
        self.plan.move(seat, place)
        box.remove_widget(row)
        box.add_widget(row, index=len(rows) - 1 - place)
        self._show_starters()
        self._mark_last()

    def _keep_in_sight(self, height: float) -> None:
        """Scroll on while a row is held at the edge of the page."""
        scroll = self.ids.scroll
        low = scroll.to_window(*scroll.pos)[1]
        if height < low + EDGE:
            scroll.scroll_y = max(0, scroll.scroll_y - EDGE_STEP)
        elif height > low + scroll.height - EDGE:
            scroll.scroll_y = min(1, scroll.scroll_y + EDGE_STEP)

    def choose_starter(self, value: str) -> None:
        """Somebody by name, chance, or the screen that asks everybody's fingers."""
        if value != FINGERS:
            self._start_with(value)
            return
        self._show_starters()
        players = [player._replace(name=self.name_of(player)) for player in self.plan.players]
        lanterne().go("starter", players=players, chosen=self._start_with, first_seat=self._kit.first_seat)

    def _start_with(self, hue: str) -> None:
        self.plan.starter = hue
        self._show_players()

    def choose(self, key: str, value: Any) -> None:
        """Play with this option."""
        self.plan.choose(key, value)
        self.trouble = self.plan.trouble

    def code(self) -> str:
        """The share code of exactly this table, or an empty string where there is none."""
        code = self.plan.code
        return written(lanterne().catalogue[code.game], code) if code else ""

    def share(self) -> None:
        """Show the code, and offer another shuffle."""
        tr = lanterne().tr
        note = tr._(
            "Anyone who enters this code gets the same game: same number of players, same rules, "
            "same shuffle."
        )
        share(self.code(), note, [Answer(tr._("Reshuffle"), self._reshuffle, icon="dice")])

    def _reshuffle(self) -> None:
        self.plan.reseed(self.chance)
        self.share()

    def play_as(self, _sheet: CastSheet, hue: str, figure: int) -> None:
        """Let the player of a colour be this figure."""
        seat = self.plan.seat_of(hue)
        if seat is not None:
            self.plan.play_as(seat, figure, len(self._kit.cast))
            self._show_cast()

    @property
    def _kit(self) -> Kit:
        kit: Kit = lanterne().catalogue[self.plan.game.info.key].kit
        return kit

    def _show_cast(self) -> None:
        """Who plays whom, where the game has figures to choose from."""
        place, figures = self.ids.cast, self._kit.cast
        if not figures:
            place.clear_widgets()
            return
        if not place.children:
            place.add_widget(CastSheet())
            place.children[0].bind(on_choose=self.play_as)
        players = [(player.hue, self.name_of(player)) for player in self.plan.players]
        place.children[0].show(players, figures, self.plan.figures(len(figures)))

    def begin(self) -> None:
        """Lay the table and sit down at it."""
        if self.plan is None or self.plan.trouble or self._begun:
            return
        self._begun, self._code = True, None
        campaign = self._campaign.campaign if self._campaign is not None else None
        sit_down(self.plan, self.name_of, self.chance, campaign)

    def _retold(self, *_change: object) -> None:
        """Say everything in the language of the moment."""
        if self.plan is None:
            return
        app, info = lanterne(), self.plan.game.info
        tally = app.statistics.of(info.key)
        self.title, self.tagline = app.tr._(info.title), app.tr._(info.tagline) if info.tagline else ""
        self.facts = app.tr._("{least}-{most} players \u00b7 {minutes} min").format(
            least=info.seats[0], most=info.seats[-1], minutes=info.minutes
        )
        words = app.tr._("{played} played, {won} won").format(played=tally.played, won=tally.won)
        self.tally = words if tally.played else ""
        self.fewest, self.most = info.seats[0], info.seats[-1]
        self.who_starts = self._kit.first_seat.question
        self._offer_sharing()
        self._show_ways()
        self._show_players()
        self._show_options()

    def _show_ways(self) -> None:
        """A button for each screen of its own that the game offers, below the way to its lessons."""
        app, place = lanterne(), self.ids.ways
        place.clear_widgets(place.children[:-1])
        for way in self._kit.ways:
            words = app.tr._(way.words)
            button = PaperButton(text=words, title=words, icon=way.icon, size_hint_x=1)
            button.bind(on_release=lambda _button, screen=way.screen: app.go(screen))
            place.add_widget(button)

    def _offer_sharing(self) -> None:
        """A table that has no code has no button for it."""
        row = self.ids.begin.parent
        row.remove_widget(self._share)
        if self.plan.code is not None:
            row.add_widget(self._share, index=1)

    def _show_players(self) -> None:
        box, players = self.ids.players, self.plan.players
        while len(box.children) > len(players):
            box.remove_widget(box.children[0])
        while len(box.children) < len(players):
            box.add_widget(self._row())
        for row, player in zip(box.children[::-1], players, strict=True):
            self._fill(row, player)
        self.seats, self.several = len(players), len(players) > 1
        self.trouble = self.plan.trouble
        self._mark_last()
        self._show_starters()
        self._show_cast()

    def _row(self) -> PlayerRow:
        row = PlayerRow(longest=LONGEST_NAME)
        row.bind(on_recolour=self.recolour, on_rename=self.rename, on_recast=self.recast)
        row.bind(on_more=self.more, on_carry=self.carry, on_reseat=self.reseat)
        return row

    def _fill(self, row: PlayerRow, player: Player) -> None:
        tr = lanterne().tr
        row.hue, row.name, row.usual = player.hue, player.name, tr._(HUES[player.hue].title)
        row.part = tr._(PARTS[player.strength]) if player.strength else ""
        row.starts = player.hue == self.plan.starter
        row.side, row.place = player.side, tr._(WORDS[player.side]).format(name=self.name_of(player))
        row.sits = self.flat and player.is_person

    def on_size(self, _page: Any, size: tuple[float, float]) -> None:
        """Sides are asked for where the device can lie between people."""
        self.flat = is_flat(*(length / Metrics.density for length in size))

    def on_flat(self, _page: Any, _flat: bool) -> None:
        if self.plan is not None:
            self._show_players()

    def _mark_last(self) -> None:
        for place, row in enumerate(self.ids.players.children):
            row.last = place == 0

    def _show_starters(self) -> None:
        tr = lanterne().tr
        items = [Item("", tr._("Random"), "dice"), Item(FINGERS, tr._("Finger draw"), "hand")]
        items += [
            Item(player.hue, self.name_of(player), f"mark_{player.hue}", False)
            for player in self.plan.players
        ]
        choice = self.ids.starters
        choice.items, choice.value = items, self.plan.starter
        choice.on_value(choice, choice.value)

    def _show_options(self) -> None:
        place = self.ids.options
        place.clear_widgets()
        if self._campaign is not None:
            return  # its rules were settled when it began
        for name, options in grouped(self.plan.questions).items():
            place.add_widget(OptionGroup(options, self.plan.options, self.choose, name=name))


load(__name__)
