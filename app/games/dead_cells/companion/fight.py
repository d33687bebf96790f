"""A fight: the round marker, everybody's health and tokens, and what the end of a round did."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, StringProperty

from app.games.dead_cells.companion.atlas import CELLS, face
from app.games.dead_cells.companion.correcting import ICONS
from app.games.dead_cells.companion.fighter import FighterRow, StateButton
from app.games.dead_cells.companion.tab import Tab
from app.look.kv import load
from app.look.running import lanterne
from app.timer.sand import Sand
from app.timer.sand_clock import SandClock
from app.widgets.choice import Item
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion import CompanionView
from engine.games.dead_cells.companion.moment import COUNTS, FOES, IV, NO_FIGHT, TALK, ZERO
from engine.games.dead_cells.companion.titles import ROUNDS
from engine.games.dead_cells.companion.view import FigureView

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage

TALK_SECONDS = 60.0
"""How long the group talks before the cards are down (rulebook p. 8)."""
TWO_COLUMNS = dp(720)

ADVICE = {
    NO_FIGHT: N_("Health and tokens of everyone, and what the end of a round does to them."),
    TALK: N_("Place the enemies. Talk for a minute, then lay your cards face down."),
    ZERO: N_("Actions marked 0, from left to right. Potions may be drunk now."),
    IV: N_("Only rows marked IV, from left to right. Then share the loot."),
}
ROUND_ADVICE = N_("From left to right: behind you, your group, then the enemies ahead.")
TOLD = {
    "poison": N_("{who}: {count} from poison"),
    "fatal": N_("{who}: {count} from poison, eliminated"),
    "bleed": N_("{who} bleeds to death"),
}
GOODS = ("cells", "teeth", "potions")
RULINGS = {NO_FIGHT: "line", TALK: "announcement", ZERO: "39", 1: "3", 2: "3", 3: "21", IV: "41"}


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
        self.clock.bind(on_change=self._keep_sand)
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
        passing = self.ids.passing
        passing.items = [Item(who, str(Phrase(table.people[who].name))) for who in table.may_pass]
        passing.value = table.passer
        self.button, self.icon = self._button(table)
        self._show_bag(table)
        self._show_figures(table)

    def go(self) -> None:
        """Begin, or end the round."""
        if self.table.round == NO_FIGHT:
            self.companion.fight()
        else:
            self.companion.next_round()
            lanterne().services.sound.play("place")
            if self.table.round == NO_FIGHT:
                self.page.tab = "run"
        self.page.changed()

    def add(self, at: int, token: str) -> None:
        """One token onto somebody."""
        self.companion.touch(at, token)
        self._touched()

    def heal(self, at: int) -> None:
        """One damage off somebody."""
        self.companion.heal(at)
        self._touched()

    def drink(self, at: int) -> None:
        """A potion for somebody."""
        self.companion.drink(at)
        self._touched()

    def move(self, start: int, end: int) -> None:
        """An enemy to another slot; who stands there takes its place."""
        self.companion.move_foe(start, end)
        self._touched()

    def put_in_bag(self, goods: str) -> None:
        """An enemy's death or loot brought one of these."""
        self.companion.correct(goods, self.table.counts[goods] + 1)
        self._touched()

    def _touched(self) -> None:
        lanterne().services.sound.play("tick")
        self.page.changed()

    def let_pass(self, who: int) -> None:
        """One of four sits out."""
        self.companion.let_pass(who)
        self.page.changed()

    def set_round(self, number: int) -> None:
        """Correct the round marker."""
        self.companion.set_round(number)
        self.page.changed()

    def face(self, at: int) -> str:
        """The picture of somebody: prisoners have one, the box's enemies only their place."""
        if at < FOES:
            return CELLS("icon_elite" if self.table.boss else "icon_death")
        people = self.table.prisoners
        return face(people[at - FOES]) if at < FOES + len(people) else CELLS("icon_gear")

    def _show_bag(self, table: CompanionView) -> None:
        """What enemies leave goes into the bag with one touch, without leaving the fight."""
        bag = self.ids.bag
        if bool(bag.children) != self.fighting:
            bag.clear_widgets()
            for goods in GOODS if self.fighting else ():
                button = StateButton(token=goods, picture=CELLS(ICONS[goods]))
                button.title = lanterne().tr._("Increase: {what}").format(what=Phrase(COUNTS[goods]))
                button.bind(on_release=lambda pressed: self.put_in_bag(pressed.token))
                bag.add_widget(button)
        for button in bag.children:
            button.count = table.counts[button.token]

    def _show_sand(self, talking: bool) -> None:
        if talking == self.talking:
            return
        self.talking = talking
        place = self.ids.sand
        place.clear_widgets()
        if talking:
            self._turn_ready()
            place.add_widget(self.clock)
            self.clock.open()
        else:
            self.page.sand = ""
            self.clock.close()

    def _turn_ready(self) -> None:
        """The sand of a talk that was left goes on; a new talk has all of it."""
        try:
            self.clock.sand = Sand.from_json(self.page.sand, self.clock.services.clock)
        except ValueError:
            self.clock.reset()

    def _keep_sand(self, *_change: object) -> None:
        """Turned, held, or a part of it has fallen: found again after leaving, and after a kill."""
        if self.talking:
            self.page.sand = self.clock.sand.to_json(self.clock.services.clock)
            self.page.save()

    def _show_figures(self, table: CompanionView) -> None:
        group = [figure for each in table.people for figure in (each, *self._pets_of(table, each))]
        figures = [*table.foes, *group] if self.fighting else group
        first_pet = len(table.foes) + len(table.people)
        if [row.at for row in self._rows] != [figure.at for figure in figures]:
            self._rows = [FighterRow(figure.at, self, figure.at >= first_pet) for figure in figures]
            self._columns = 0
        for row, figure in zip(self._rows, figures, strict=True):
            row.show(figure, figure.at == table.beaten)
        self._relaid()

    @staticmethod
    def _pets_of(table: CompanionView, owner: FigureView) -> list[FigureView]:
        return [pet for pet in table.pets if FOES + pet.owner == owner.at]

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
        return f"{Phrase('Boss turn {number}', number=table.turn)} · {words}" if table.boss else str(words)

    def _button(self, table: CompanionView) -> tuple[str, str]:
        if table.round == NO_FIGHT:
            return str(Phrase("Start a fight")), "hand"
        if table.round == TALK:
            return str(Phrase("Cards are down")), "right"
        if table.round == IV:
            return (
                (str(Phrase("Next boss turn")), "right")
                if table.boss
                else (str(Phrase("Fight over")), "tick")
            )
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
        return str(Phrase((*table.foes, *table.people, *table.pets)[at].name))


load(__name__)
