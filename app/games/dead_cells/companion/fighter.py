"""Somebody in a fight beside the box: health, shields, what hurts, and the numbers of an empty slot."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from app.games.dead_cells.companion.atlas import CELLS
from app.games.dead_cells.companion.correcting import TOKEN_ICONS, ask_health, show_figure
from app.games.dead_cells.companion.moving import SlotButton
from app.games.dead_cells.companion.tab import SlipButton
from app.look.kv import load
from app.widgets.paper import Pressed
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion.fighting import TOKENS, is_frozen
from engine.games.dead_cells.companion.moment import FOES
from engine.games.dead_cells.companion.titles import ROUNDS, SLOTS
from engine.games.dead_cells.companion.view import FigureView

if TYPE_CHECKING:
    from app.games.dead_cells.companion.fight import FightTab

USUAL_HEALTH = range(1, 7)
"""What a touch places; more is asked for."""
NEAR = 3
"""A boss's next face is offered with so much health less or more than the last."""
COMER, NEXT_FACE = N_("{who}: enemy with {count} health"), N_("{who}: next face with {count} health")
ASIDE = "gold"
"""It stands beside the name: the line below is full."""
ROWS = (1, 2, 3)
"""Rows that can be frozen."""


class StateButton(Pressed, BoxLayout):
    """A kind of token on somebody: a touch adds one."""

    token = StringProperty("")
    picture = StringProperty("")
    count = NumericProperty(0)
    words = StringProperty("")
    """Instead of the count: the next row that is frozen, and a plus where it is not the only one."""


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
    sits_out = BooleanProperty(False)
    beaten = BooleanProperty(False)
    """Whether it is a boss that waits to be flipped."""
    pet = BooleanProperty(False)
    """Whether it is a companion, which takes damage only."""

    def __init__(self, at: int, tab: "FightTab", pet: bool = False) -> None:
        super().__init__(tab=tab, at=at, pet=pet)
        self._head = FigureHead()
        self._head.bind(on_release=lambda _head: show_figure(tab.page, at, self.name))
        self._tokens = {token: self._token(token) for token in (TOKENS if not pet else ("damage",))}
        heals = at >= FOES and not pet
        self._heal = self._remedy("icon_heal", tab.heal) if heals else None
        self._potion = self._remedy("icon_potion", tab.drink) if heals else None
        self._slots = [self._slot(slot) for slot in range(FOES) if slot != at] if at < FOES else []
        self._laid: tuple[bool, tuple[int, ...]] | None = None

    def show(self, figure: FigureView, beaten: bool) -> None:
        """Show the figure as it stands there now."""
        body = figure.body
        self.name = self._name(figure)
        self.fallen, self.empty = bool(body.fallen), body.health == 0
        self.sits_out, self.beaten = figure.sits_out, beaten
        self._lay(body.health)
        head = self._head
        head.name, head.health = self.name, body.health
        head.left = 0 if body.fallen else max(0, body.health - body.damage)
        head.title = str(Phrase("Correct: {who}", who=self.name))
        head.picture = self.tab.face(self.at)
        note = self._note()
        head.note = str(Phrase(note)) if note else ""
        for token, button in self._tokens.items():
            button.count = getattr(body, token)
            button.title = f"{Phrase(TOKENS[token])}: {self.name}"
            button.disabled = self.fallen or self.sits_out
        for slot in self._slots:
            slot.disabled = self.fallen
            where = Phrase(SLOTS[slot.end])
            slot.title = str(Phrase("{who}: moves to “{where}”", who=self.name, where=where))
        self._show_remedies(figure)
        if "frost" in self._tokens:
            rows = [ROUNDS[row] for row in ROWS if is_frozen(body, row)]
            self._tokens["frost"].words = rows[0] + "+" * (len(rows) > 1) if rows else ""

    def _show_remedies(self, figure: FigureView) -> None:
        """What takes damage off: one with a touch, all of it with a potion."""
        if self._heal is None or self._potion is None:
            return
        hurt = bool(figure.body.damage) and not self.fallen
        self._heal.title, self._heal.disabled = f"{Phrase('Heal')}: {self.name}", not hurt
        self._potion.title = f"{Phrase('Potion')}: {self.name}"
        drinks = hurt and bool(self.tab.table.counts["potions"])
        self._potion.disabled, self._potion.opacity = not drinks, int(drinks)
        self._potion.width = dp(52) if drinks else 0

    def _name(self, figure: FigureView) -> str:
        if self.pet:
            return str(Phrase("Companion of {who}", who=Phrase(figure.name)))
        return str(Phrase(figure.name)) if self.at >= FOES else figure.name

    def _note(self) -> str:
        if self.sits_out:
            return N_("Sits out")
        if not self.fallen:
            return ""
        if self.pet:
            return N_("Gone: into the equipment discard")
        if self.beaten:
            return N_("Beaten: health of the next face?")
        return (
            N_("Eliminated: resolve its Death box") if self.at < FOES else N_("Eliminated: finish the fight")
        )

    def _lay(self, health: int) -> None:
        """The numbers of an empty slot or of a boss's next face, or head and tokens."""
        first = max(1, health - NEAR)
        asked = range(first, first + 2 * NEAR + 1) if self.beaten else USUAL_HEALTH if self.empty else ()
        laid = (self.empty, tuple(asked))
        if self._laid == laid:
            return
        self._laid = laid
        line, head = self.ids.line, self.ids.head
        line.clear_widgets()
        head.clear_widgets()
        if not self.empty:
            head.add_widget(self._head)
        for token, button in self._tokens.items() if not self.empty else ():
            aside = self.pet or token == ASIDE
            button.size_hint_x, button.width = (None, dp(52)) if aside else (1, button.width)
            if aside or not asked:
                (head if aside else line).add_widget(button)
        if asked:
            for button in self._healths(asked):
                line.add_widget(button)
            return
        if self._heal is not None and self._potion is not None:
            self._potion.size_hint_x = None
            line.add_widget(self._heal)
            head.add_widget(self._potion)
        for slot in self._slots:
            line.add_widget(slot)

    def _healths(self, numbers: Iterable[int]) -> list[SlipButton]:
        words = NEXT_FACE if self.beaten else COMER
        found = []
        for health in (*numbers, 0):
            button = SlipButton(words=str(health) if health else "…")
            button.title = str(Phrase(words, who=self.name, count=health or "…"))
            button.bind(on_release=lambda _pressed, health=health: self._place(health))
            found.append(button)
        return found

    def _place(self, health: int) -> None:
        if not health:
            ask_health(self.tab.page, int(self.at), self.beaten)
            return
        companion = self.tab.companion
        place = companion.flip if self.beaten else companion.place_foe
        place(int(self.at), health)
        self.tab.page.changed()

    def _slot(self, slot: int) -> SlotButton:
        button = SlotButton(int(self.at), slot)
        button.bind(on_release=lambda _button: self.tab.move(int(self.at), slot))
        return button

    def _remedy(self, icon: str, act: Callable[[int], object]) -> StateButton:
        button = StateButton(picture=CELLS(icon))
        button.bind(on_release=lambda _button: act(int(self.at)))
        return button

    def _token(self, token: str) -> StateButton:
        button = StateButton(token=token, picture=CELLS(TOKEN_ICONS[token]))
        button.bind(on_release=lambda _pressed: self.tab.add(int(self.at), token))
        return button


load(__name__)
