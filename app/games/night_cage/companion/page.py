"""The companion of The Night Cage: tower, discard board, prisoners and turn aid for a table with the box."""

from collections.abc import Mapping
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.companion.page import CompanionPage
from app.companion.setup import BoxPlan, ask_for_table
from app.games.night_cage.companion.setup import APP, SETUP, TOWER
from app.games.night_cage.table.atlas import CAGE
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.running import lanterne
from app.look.sentence import capital
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import CHECKLIST, TowerCompanion
from engine.games.night_cage.companion.view import CompanionView
from engine.games.night_cage.rules.starting import prisoners_for
from engine.games.night_cage.rules.tiles import TILES

BELOW_DRAW = 1
"""How many rows of buttons stand below the one that draws."""

MARKED = 3
"""With so many people the fourth prisoner goes round with a marker."""


class KindButton(Pressed, BoxLayout):
    """The part of a row that discards."""


class KindRow(BoxLayout):
    """One kind on the discard board: a touch discards one, the small button takes it back."""

    kind = NumericProperty(0)
    picture = StringProperty("")
    name = StringProperty("")
    left = StringProperty("")
    odds = StringProperty("")
    page = ObjectProperty(None, allownone=True)


class CageButton(Pressed, Widget):
    """A small thing of a prisoner that a touch turns over."""

    picture = StringProperty("nerve")


class PrisonerRow(BoxLayout):
    """One prisoner: candle, Nerve, key; each changes by a touch."""

    number = NumericProperty(0)
    hue = StringProperty("blue")
    name = StringProperty("")
    nerve = NumericProperty(1)
    lit = BooleanProperty(True)
    has_key = BooleanProperty(False)
    active = BooleanProperty(False)
    page = ObjectProperty(None, allownone=True)


class TowerPage(CompanionPage):
    """Tower, discard board, prisoners and turn aid on one page."""

    kind = TowerCompanion
    seats = NumericProperty(4)
    stack = NumericProperty(0)
    total = NumericProperty(1)
    drawn = StringProperty("")
    drawn_name = StringProperty("")
    lost = StringProperty("")
    draws = BooleanProperty(True)
    low = BooleanProperty(False)
    """Whether the window is low and broad: tower and board stand beside each other."""
    turn_words = StringProperty("")
    steps = ListProperty([])

    def on_kv_post(self, _base: object) -> None:
        """Remember the button that draws: a tower of cardboard has none."""
        self._draw_button = self.ids.draw.__self__

    def on_draws(self, _page: object, draws: bool) -> None:
        """Show the button that draws, or leave no hole in its place."""
        if draws:
            self.ids.tower.add_widget(self._draw_button, index=BELOW_DRAW)
        else:
            self.ids.tower.remove_widget(self._draw_button)

    @staticmethod
    def pinned(beside: bool, scroll: float, window: float, whole: float, tower: float) -> float:
        """Where the top of the tower is, as a share of all that scrolls.

        Where the discard board scrolls beside it, it stays in sight if it fits.
        """
        if not beside or not whole or tower > window:
            return 1.0
        return 1.0 - (1.0 - scroll) * max(0.0, whole - window) / whole

    def ask_anew(self) -> None:
        """Lay down the choices of a new table, as they were made last time."""
        ask_for_table(SETUP, self.open)

    def open(self, plan: BoxPlan) -> None:
        """Open the table that was planned."""
        self.seats = len(plan.players)
        prisoners, draws = prisoners_for(len(plan.players)), plan.answers[TOWER.key] == APP
        self.companion = TowerCompanion.opened(prisoners, plan.settled(), draws, plan.seed)
        self.changed()

    def take_up(self, companion: TowerCompanion, table: Mapping[str, Any]) -> None:
        """Go on with the table that was kept."""
        seats = table.get("seats")
        self.seats = seats if type(seats) is int and seats in GAME.info.seats else companion.prisoners
        self.companion = companion

    def beside(self) -> dict[str, Any]:
        """How many play: some have two prisoners."""
        return {"seats": int(self.seats)}

    def shaken(self) -> None:
        self.draw()

    def draw(self) -> None:
        """The next tile of the tower."""
        if not self.draws:
            return
        if not self.companion.draw():
            lanterne().say(str(Phrase("The stack is empty.")))
        lanterne().services.sound.play("draw")
        self.changed()

    def discard(self, kind: int, count: int = 1) -> None:
        """A tile onto the discard board, or back from it."""
        self.companion.discard(kind, count)
        lanterne().services.sound.play("place")
        self.changed()

    def next_turn(self) -> None:
        self.companion.next_turn(int(self.seats))
        self.changed()

    def change(self, what: str, prisoner: int, value: int) -> None:
        """Correct a prisoner's nerve, candle or key."""
        {
            "nerve": self.companion.set_nerve,
            "lit": self.companion.set_lit,
            "key": self.companion.set_key,
        }[what](prisoner, value)
        self.changed()

    def show(self) -> None:
        """Show every figure as it is now."""
        table: CompanionView = self.companion.view()
        self.draws, self.stack, self.total = table.draws, table.stack, max(1, table.total)
        kind = table.drawn
        self.drawn = CAGE(TILES[kind].name) if kind else ""
        self.drawn_name = str(Phrase(TILES[kind].title)) if kind else ""
        self.lost = str(Phrase(table.lost)) if table.lost else ""
        self.steps = [str(Phrase(step)) for step in CHECKLIST]
        self.turn_words = capital(self._whose_turn(table.turn, table.marker))
        self._show_kinds(table)
        self._show_prisoners(table)

    def on_companion(self, *_change: object) -> None:
        """Rows for this table's kinds and prisoners."""
        kinds, people = self.ids.kinds, self.ids.people
        table: CompanionView = self.companion.view()
        kinds.clear_widgets()
        people.clear_widgets()
        for row in table.kinds:
            kinds.add_widget(KindRow(kind=row.kind, page=self))
        for number, hue in zip(range(len(table.prisoners)), HUES, strict=False):
            people.add_widget(PrisonerRow(number=number, hue=hue, page=self))
        self.refresh()

    def _show_kinds(self, table: CompanionView) -> None:
        for row, shown in zip(reversed(self.ids.kinds.children), table.kinds, strict=True):
            tile = TILES[row.kind]
            row.picture, row.name = CAGE(f"icon_{tile.name}"), str(Phrase(tile.title))
            row.left = str(shown.left)
            row.odds = str(Phrase("Next tile: {odds} %", odds=round(100 * shown.odds)))

    def _show_prisoners(self, table: CompanionView) -> None:
        for row, shown in zip(reversed(self.ids.people.children), table.prisoners, strict=True):
            row.name = self.name_of(row.number)
            row.nerve, row.lit = shown.nerve, shown.lit
            row.has_key, row.active = shown.has_key, row.number == table.turn

    def _whose_turn(self, turn: int, marker: int) -> str:
        """Whose turn it is; with three people the fourth prisoner belongs to whoever has the marker."""
        if turn < self.seats or self.seats != MARKED:
            return str(Phrase("{who}'s turn", who=self.name_of(turn)))
        who, player = self.name_of(turn), self.name_of(marker)
        return str(Phrase("{who}'s turn, played by {player} (4th Prisoner marker)", who=who, player=player))

    def name_of(self, seat: int) -> str:
        """The colour of a prisoner."""
        return str(Phrase(list(HUES.values())[seat].title))


load(__name__)
