"""The companion of The Night Cage: tower, discard board, prisoners and turn aid for a table with the box."""

from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.companion.page import CompanionPage
from app.games.night_cage.companion.setup import STACKED, Values, ask_for_table, recalled, usual
from app.games.night_cage.table.atlas import CAGE
from app.look.kv import load
from app.look.player_colours import HUES
from app.look.sentence import capital
from app.services.motion_detector import Shaken
from app.widgets.paper import Pressed
from engine.core.text import Phrase
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import CHECKLIST, TowerCompanion
from engine.games.night_cage.rules.starting import prisoners_for
from engine.games.night_cage.rules.tiles import TILES

BELOW_DRAW = 2
"""How many buttons stand below the one that draws."""

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
    """The whole companion."""

    kind = TowerCompanion
    companion = ObjectProperty(None, allownone=True)
    seats = NumericProperty(4)
    stack = NumericProperty(0)
    total = NumericProperty(1)
    drawn = StringProperty("")
    drawn_name = StringProperty("")
    undo_title = StringProperty("")
    lost = StringProperty("")
    draws = BooleanProperty(True)
    turn_words = StringProperty("")
    steps = ListProperty([])

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("companion", self._built)
        App.get_running_app().tr.bind(language=lambda *_change: self.refresh())
        self._chosen = usual()
        self._recall()

    def on_kv_post(self, _base: Any) -> None:
        """Remember the button that draws: a tower of cardboard has none."""
        self._draw_button = self.ids.draw.__self__

    def on_draws(self, _page: Any, draws: bool) -> None:
        """Show the button that draws, or leave no hole in its place."""
        if draws:
            self.ids.tower.add_widget(self._draw_button, index=BELOW_DRAW)
        else:
            self.ids.tower.remove_widget(self._draw_button)

    @staticmethod
    def pinned(form: str, scroll: float, window: float, whole: float, tower: float) -> float:
        """Where the top of the tower is, as a share of all that scrolls.

        On a wide screen it stays in sight while the discard board beside it scrolls, if it fits.
        """
        if form != "wide" or not whole or tower > window:
            return 1.0
        return 1.0 - (1.0 - scroll) * max(0.0, whole - window) / whole

    def wake(self) -> None:
        """Listen for a shake, which draws."""
        App.get_running_app().services.motion.listen(self._moved)

    def rest(self) -> None:
        """Listen no more."""
        App.get_running_app().services.motion.ignore(self._moved)

    def ask_for_table(self) -> None:
        """Lay down the choices of a new table, as they were made last time."""
        ask_for_table(self._chosen, self._open)

    def draw(self) -> None:
        """The next tile of the tower."""
        if self.companion is None or not self.companion.draws:
            return
        if not self.companion.draw():
            App.get_running_app().say(str(Phrase("The tower is empty.")))
        App.get_running_app().services.sound.play("draw")
        self.changed()

    def discard(self, kind: int, count: int = 1) -> None:
        """A tile onto the discard board, or back from it."""
        self.companion.discard(kind, count)
        App.get_running_app().services.sound.play("place")
        self.changed()

    def undo(self) -> None:
        """Take the last touch back."""
        self.companion.undo()
        self.changed()

    def next_turn(self) -> None:
        """The next prisoner."""
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

    def changed(self) -> None:
        """Save and show."""
        self.keep(self.companion, {"seats": int(self.seats), "chosen": self._chosen})
        self.refresh()

    def refresh(self) -> None:
        """Show every figure as it is now."""
        if self.companion is None:
            return
        companion, now = self.companion, self.companion.now
        self.draws, self.stack, self.total = companion.draws, companion.stack, max(1, sum(companion.total))
        kind = now.drawn
        self.drawn = CAGE(TILES[kind].name) if kind else ""
        self.drawn_name = str(Phrase(TILES[kind].title)) if kind else ""
        self.undo_title = str(companion.undo_title or "")
        self.lost = str(Phrase(companion.lost())) if companion.lost() else ""
        self.steps = [str(Phrase(step)) for step in CHECKLIST]
        self.turn_words = capital(self._whose_turn(now.turn, now.marker))
        self._show_kinds()
        self._show_prisoners()

    def _open(self, draws: bool, seats: int, chosen: Values) -> None:
        options = GAME.info.settle({option.key: chosen[option.key] for option in STACKED})
        seed = int(App.get_running_app().services.clock.wall() * 1000)
        self.seats, self._chosen = seats, chosen
        self.companion = TowerCompanion.opened(prisoners_for(seats), options, draws, seed)
        self.changed()

    def _recall(self) -> None:
        """Go on with the table that was kept, or ask for one."""
        kept = self.recall()
        self._chosen = recalled(kept.table.get("chosen"))
        if kept.companion is None:
            Clock.schedule_once(lambda _dt: self.ask_for_table())
            return
        seats = kept.table.get("seats")
        self.seats = seats if seats in GAME.info.seats else kept.companion.prisoners
        self.companion = kept.companion

    def _built(self, *_change: Any) -> None:
        """Rows for this table's kinds and prisoners."""
        kinds, people = self.ids.kinds, self.ids.people
        kinds.clear_widgets()
        people.clear_widgets()
        for kind, count in enumerate(self.companion.total):
            if count:
                kinds.add_widget(KindRow(kind=kind, page=self))
        for number, hue in zip(range(self.companion.prisoners), HUES, strict=False):
            people.add_widget(PrisonerRow(number=number, hue=hue, page=self))
        self.refresh()

    def _show_kinds(self) -> None:
        left, odds = self.companion.left(), self.companion.odds()
        for row in self.ids.kinds.children:
            tile = TILES[row.kind]
            row.picture, row.name = CAGE(f"icon_{tile.name}"), str(Phrase(tile.title))
            row.left = str(left[row.kind])
            row.odds = f"{round(100 * odds.get(row.kind, 0.0))} %"

    def _show_prisoners(self) -> None:
        now = self.companion.now
        for row in self.ids.people.children:
            row.name = self._name(row.number)
            row.nerve, row.lit = now.nerve[row.number], bool(now.lit[row.number])
            row.has_key, row.active = bool(now.key[row.number]), row.number == now.turn

    def _whose_turn(self, turn: int, marker: int) -> str:
        """Whose turn it is; with three people the fourth prisoner belongs to whoever has the marker."""
        if turn < self.seats or self.seats != MARKED:
            return str(Phrase("{who}'s turn", who=self._name(turn)))
        who, player = self._name(turn), self._name(marker)
        return str(Phrase("{who}'s turn, played by {player}: the marker is there", who=who, player=player))

    def _name(self, prisoner: int) -> str:
        return str(Phrase(list(HUES.values())[prisoner].title))

    def _moved(self, sign: Any) -> None:
        if isinstance(sign, Shaken):
            self.draw()


def page() -> TowerPage:
    """The companion of this game."""
    return TowerPage()


load(__name__)
