"""A fight: the round marker, everybody's health and tokens, and what the end of a round did."""

from typing import TYPE_CHECKING, Any

from kivy.app import App
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.companion.atlas import CELLS, face
from app.games.dead_cells.companion.correcting import TOKEN_ICONS, ask_health, show_figure
from app.games.dead_cells.companion.tab import Tab
from app.look.kv import load
from app.timer.sand_clock import SandClock
from app.widgets.choice import Item
from app.widgets.paper import Pressed
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion import CompanionView
from engine.games.dead_cells.companion.fighting import TOKENS
from engine.games.dead_cells.companion.moment import FOES, IV, NO_FIGHT, TALK, ZERO
from engine.games.dead_cells.companion.titles import ROUNDS
from engine.games.dead_cells.companion.view import FigureView

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage

TALK_SECONDS = 60.0
"""How long the group talks before the cards are down (rulebook p. 8)."""
USUAL_HEALTH = range(1, 7)
"""What a touch places; more is asked for."""
TWO_COLUMNS = dp(720)

ADVICE = {
    NO_FIGHT: N_("Health and tokens of everyone, and what the end of a round does to them."),
    TALK: N_("Place the enemies. Talk for a minute, then lay your cards face down."),
    ZERO: N_("Actions marked 0, from left to right. Potions may be drunk now."),
    IV: N_("Only rows marked IV, from left to right. Then share the loot."),
}
ROUND_ADVICE = N_("From left to right: behind you, your group, then the enemies ahead.")
TOLD = {
    "poison": N_("Poison on {who}: {count}"),
    "fatal": N_("Poison on {who}: {count}, eliminated"),
    "bleed": N_("Bleed: {who}, eliminated"),
}
RULINGS = {NO_FIGHT: "line", TALK: "announcement", ZERO: "39", 1: "3", 2: "3", 3: "21", IV: "41"}


class StateButton(Pressed, BoxLayout):
    """A kind of token on somebody: a touch adds one."""

    token = StringProperty("")
    picture = StringProperty("")
    count = NumericProperty(0)


class HealthButton(Pressed, BoxLayout):
    """An enemy with so much health comes to this slot."""

    words = StringProperty("")


class FigureHead(Pressed, BoxLayout):
    """Who it is and how much health is left; a touch opens every number."""

    name = StringProperty("")
    picture = StringProperty("")
    health = NumericProperty(0)
    left = NumericProperty(0)
    note = StringProperty("")


class FighterRow(BoxLayout):
    """Somebody in a fight, or a slot that waits for an enemy."""

    tab: Any = ObjectProperty(None, allownone=True)
    at = NumericProperty(0)
    name = StringProperty("")
    empty = BooleanProperty(False)
    fallen = BooleanProperty(False)

    def __init__(self, at: int, tab: "FightTab") -> None:
        super().__init__(tab=tab, at=at)
        self._head = FigureHead()
        self._head.bind(on_release=lambda _head: show_figure(tab.page, at, self.name))
        self._tokens = {token: self._token(token) for token in TOKENS}
        self._laid: bool | None = None

    def show(self, figure: FigureView) -> None:
        """Show the figure as it stands there now."""
        body = figure.body
        self.name = str(Phrase(figure.name)) if self.at >= FOES else figure.name
        self.fallen, self.empty = bool(body.fallen), body.health == 0
        self._lay()
        head = self._head
        head.name, head.health = self.name, body.health
        head.left = 0 if body.fallen else max(0, body.health - body.damage)
        head.title = str(Phrase("Correct: {who}", who=self.name))
        head.picture = self.tab.face(self.at)
        head.note = str(Phrase(self._note())) if self.fallen else ""
        for token, button in self._tokens.items():
            button.count = getattr(body, token)
            button.title = f"{Phrase(TOKENS[token])}: {self.name}"
            button.disabled = self.fallen

    def _note(self) -> str:
        return N_("Eliminated: Death box now") if self.at < FOES else N_("Eliminated: finish the fight")

    def _lay(self) -> None:
        """The numbers of an empty slot, or head and tokens."""
        if self._laid == self.empty:
            return
        self._laid = self.empty
        line, head = self.ids.line, self.ids.head
        line.clear_widgets()
        head.clear_widgets()
        if not self.empty:
            head.add_widget(self._head)
        for button in self._healths() if self.empty else self._tokens.values():
            line.add_widget(button)

    def _healths(self) -> list[HealthButton]:
        found = []
        for health in (*USUAL_HEALTH, 0):
            button = HealthButton(words=str(health) if health else "…")
            button.title = str(Phrase("{who}: enemy with {count} health", who=self.name, count=health or "…"))
            button.bind(on_release=lambda _pressed, health=health: self._place(health))
            found.append(button)
        return found

    def _place(self, health: int) -> None:
        if not health:
            ask_health(self.tab.page, int(self.at))
            return
        self.tab.companion.place_foe(int(self.at), health)
        self.tab.page.changed()

    def _token(self, token: str) -> StateButton:
        button = StateButton(token=token, picture=CELLS(TOKEN_ICONS[token]))
        button.bind(on_release=lambda _pressed: self.tab.add(int(self.at), token))
        return button


class FightTab(Tab):
    """The fight as it stands."""

    advice = StringProperty("")
    heading = StringProperty("")
    told = ListProperty([])
    fighting = BooleanProperty(False)
    talking = BooleanProperty(False)

    def __init__(self, page: "PrisonPage", **kwargs: object) -> None:
        super().__init__(page, **kwargs)
        self.clock = SandClock(controls=["reset", "go"], holder="companion sand", spans=[TALK_SECONDS])
        self.clock.lying = True
        self._rows: list[FighterRow] = []
        self._columns = 0
        self.bind(width=self._relaid)

    @property
    def ruling(self) -> str:
        """Where the rules speak of this round."""
        return RULINGS[self.table.round]

    def wake(self) -> None:
        """Let the sand run on the screen."""
        if self.talking:
            self.clock.open()

    def leave(self) -> None:
        """Let the sand go on unseen."""
        self.clock.close()

    def refresh(self) -> None:
        """Show the round and everybody."""
        table = self.table
        self.fighting = table.round != NO_FIGHT
        self._show_sand(table.round == TALK)
        self.heading = self._heading(table)
        self.advice = str(Phrase(ADVICE.get(table.round, ROUND_ADVICE)))
        self.told = self._told(table)
        rounds = self.ids.rounds
        rounds.items = [Item(number, words) for number, words in enumerate(ROUNDS)] if self.fighting else []
        rounds.value = table.round
        self.button, self.icon = self._button(table)
        self._show_figures(table)

    def go(self) -> None:
        """Begin, or end the round."""
        if self.table.round == NO_FIGHT:
            self.companion.fight()
        else:
            self.companion.next_round()
            App.get_running_app().services.sound.play("place")
            if self.table.round == NO_FIGHT:
                self.page.tab = "run"
        self.page.changed()

    def add(self, at: int, token: str) -> None:
        """One token onto somebody."""
        self.companion.touch(at, token)
        App.get_running_app().services.sound.play("tick")
        self.page.changed()

    def set_round(self, number: int) -> None:
        """Correct the round marker."""
        self.companion.set_round(number)
        self.page.changed()

    def face(self, at: int) -> str:
        """The picture of somebody: prisoners have one, the box's enemies only their place."""
        if at < FOES:
            return CELLS("icon_elite" if self.table.boss else "icon_death")
        return face(self.table.prisoners[at - FOES])

    def _show_sand(self, talking: bool) -> None:
        if talking == self.talking:
            return
        self.talking = talking
        place = self.ids.sand
        place.clear_widgets()
        if talking:
            self.clock.reset()
            place.add_widget(self.clock)
            self.clock.open()
        else:
            self.clock.close()

    def _show_figures(self, table: CompanionView) -> None:
        figures = [*table.foes, *table.people] if self.fighting else list(table.people)
        if [row.at for row in self._rows] != [figure.at for figure in figures]:
            self._rows = [FighterRow(figure.at, self) for figure in figures]
            self._columns = 0
        for row, figure in zip(self._rows, figures, strict=True):
            row.show(figure)
        self._relaid()

    def _relaid(self, *_change: object) -> None:
        """Enemies beside the group where there is room; else everybody in the order of the round."""
        columns = 2 if self.width >= TWO_COLUMNS and self.fighting else 1
        if columns == self._columns:
            return
        self._columns = columns
        left, right = self.ids.left, self.ids.right
        left.clear_widgets()
        right.clear_widgets()
        foes, people = [r for r in self._rows if r.at < FOES], [r for r in self._rows if r.at >= FOES]
        for row in people if columns == 2 else [*foes[:1], *people, *foes[1:]]:
            left.add_widget(row)
        for row in foes if columns == 2 else []:
            right.add_widget(row)
        right.size_hint_x = 1 if columns == 2 else None
        right.width = 0

    def _heading(self, table: CompanionView) -> str:
        if table.round == NO_FIGHT:
            return str(Phrase("No fight now"))
        words = (
            Phrase("Before the fight")
            if table.round == TALK
            else Phrase("Round {round}", round=ROUNDS[table.round])
        )
        return f"{Phrase('Turn {number}', number=table.turn)} · {words}" if table.boss else str(words)

    def _button(self, table: CompanionView) -> tuple[str, str]:
        if table.round == NO_FIGHT:
            return str(Phrase("Start a fight")), "hand"
        if table.round == TALK:
            return str(Phrase("Cards are down")), "right"
        if table.round == IV:
            return (str(Phrase("Next turn")), "right") if table.boss else (str(Phrase("Fight over")), "tick")
        return str(Phrase("End of round {round}", round=ROUNDS[table.round])), "right"

    def _told(self, table: CompanionView) -> list[str]:
        """What the end of the round did, then the codes to remember."""
        lines = [str(Phrase(TOLD[word], who=self._who(at), count=count)) for word, at, count in table.told]
        if (
            table.round < IV
            and not table.boss
            and any(word == "fatal" and 0 < at < FOES for word, at, _ in table.told)
        ):
            lines.append(str(Phrase("Then the enemies ahead moved up.")))
        bled = {at for word, at, _ in table.told if word == "bleed"}
        if 0 in bled and any(at >= FOES for at in bled):
            lines.append(str(Phrase("If the Death box behind you heals Bleed, correct that prisoner.")))
        if table.reminded:
            lines.append(str(Phrase("Remember: {codes}", codes=", ".join(table.reminded))))
        return lines

    def _who(self, at: int) -> str:
        table = self.table
        return str(Phrase((*table.foes, *table.people)[at].name))


load(__name__)
