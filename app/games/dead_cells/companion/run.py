"""The run, step by step: who plays, what is laid out, where the group goes, what is put away and bought."""

from collections.abc import Callable
from functools import partial
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.games.dead_cells.companion.atlas import face
from app.games.dead_cells.companion.card import open_bottom
from app.games.dead_cells.companion.correcting import counts
from app.games.dead_cells.companion.tab import Tab, choice_of, place_name
from app.look.kv import load
from app.widgets.choice import Item
from app.widgets.paper import Heading, Note, PaperButton, Pressed, Words
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion.box import BOSSES, DECKS, UPGRADES
from engine.games.dead_cells.companion.homes import LEAST_CARDS, PEOPLE, SERENADE
from engine.games.dead_cells.companion.moment import EXPLORE, REST, SET_UP, SORT, SPEND, TEAR_DOWN, WON

TITLES = {
    SORT: N_("Sort the box"),
    REST: N_("Before a run"),
    SET_UP: N_("Set up: {place}"),
    EXPLORE: "{place}",
    TEAR_DOWN: N_("Put away: {place}"),
    SPEND: N_("Spend your cells"),
}
ADVICE = {
    SORT: N_("Sixteen storage boxes, one after the other. Tap a line when it is done."),
    REST: N_("Who plays, and where does the run begin?"),
    SET_UP: N_("Tap a line when it is done."),
    TEAR_DOWN: N_("Tap a line when it is done."),
    SPEND: N_("Take the bottom card. Cells you do not spend are lost."),
}
BUTTONS = {
    SORT: (N_("All sorted"), "tick"),
    REST: (N_("Begin the run"), "play"),
    SET_UP: (N_("All laid out"), "tick"),
    EXPLORE: (N_("Start a fight"), "hand"),
    TEAR_DOWN: (N_("All put away"), "tick"),
    SPEND: (N_("End the run"), "log"),
}
RULINGS = {SORT: "69", REST: "60", SET_UP: "course", EXPLORE: "corridors", TEAR_DOWN: "57", SPEND: "58"}
"""Where the rules speak of each step."""


class ChoreRow(Pressed, BoxLayout):
    """A line of a checklist; a touch ticks it."""

    number = NumericProperty(0)
    code = StringProperty("")
    words = StringProperty("")
    ticked = BooleanProperty(False)
    tab: Any = ObjectProperty(None, allownone=True)


class PrisonerChip(Pressed, BoxLayout):
    """A prisoner who plays, or stays behind."""

    who = NumericProperty(0)
    name = StringProperty("")
    picture = StringProperty("")
    plays = BooleanProperty(False)


class RunTab(Tab):
    """One step of the run."""

    heading = StringProperty("")
    advice = StringProperty("")
    start = StringProperty("B1")

    @property
    def ruling(self) -> str:
        """Where the rules speak of this step."""
        return RULINGS[self.table.step]

    def refresh(self) -> None:
        """Lay out what this step needs."""
        table = self.table
        place = place_name(table, table.place) if table.place else ""
        self.heading = str(Phrase(TITLES[table.step], place=place)) if table.step != EXPLORE else place
        self.advice = str(Phrase(ADVICE[table.step])) if table.step in ADVICE else ""
        words, self.icon = BUTTONS[table.step]
        self.button = str(Phrase(words))
        if self.start not in table.starts:
            self.start = table.starts[-1]
        box = self.ids.box
        box.clear_widgets()
        for widget in PARTS.get(table.step, _checklist)(self):
            box.add_widget(widget)

    def go(self) -> None:
        """On to the next step."""
        step = self.table.step
        if step == REST:
            self.companion.begin(self.start)
        elif step == EXPLORE:
            self.companion.fight()
            self.page.tab = "fight"
        else:
            self.companion.go_on()
        self.page.changed()

    def do(self, deed: Callable[..., Any], *details: Any) -> None:
        """A touch on something of the tab."""
        deed(*details)
        self.page.changed()


def _checklist(tab: RunTab) -> list[Widget]:
    table = tab.table
    rows = []
    for number, line in enumerate(table.lines):
        row = ChoreRow(number=number, code=line.code, words=str(line.words), tab=tab)
        row.ticked = number in table.ticks
        row.bind(on_release=lambda pressed: tab.do(tab.companion.tick, int(pressed.number)))
        rows.append(row)
    return rows


def _before(tab: RunTab) -> list[Widget]:
    """Who plays, and where it begins."""
    table = tab.table
    parts: list[Widget] = [Heading(text=str(Phrase("Prisoners")))]
    for who, name in enumerate(PEOPLE):
        if who == SERENADE and who not in table.prisoners:
            continue
        chip = PrisonerChip(who=who, name=str(Phrase(name)), picture=face(who))
        chip.plays = who in table.prisoners
        chip.bind(on_release=lambda pressed: tab.do(tab.companion.toggle_prisoner, int(pressed.who)))
        parts.append(chip)
    for who in table.small_decks:
        words = Phrase("{who}: at least {count} cards", who=Phrase(PEOPLE[who]), count=LEAST_CARDS[who])
        parts.append(Note(text=str(words)))
    places = [Item(code, place_name(table, code)) for code in table.starts]
    starts = choice_of(places, tab.start, lambda code: setattr(tab, "start", code))
    return [*parts, Heading(text=str(Phrase("Start of the run"))), starts]


def _exploring(tab: RunTab) -> list[Widget]:
    """The bag, what holds all game, and the ways out."""
    table = tab.table
    parts: list[Widget] = counts(tab.page, ("cells", "teeth", "potions"))
    if table.lines:
        codes = ", ".join(line.code for line in table.lines)
        parts.append(Words(text=str(Phrase("In play all game: {codes}", codes=codes))))
    parts.append(Heading(text=str(Phrase("The way on"))))
    for code in table.onward:
        words = place_name(table, code)
        parts.append(_button(words, "right", partial(tab.do, tab.companion.leave_for, code)))
    if table.place in BOSSES:
        parts.append(_button(str(Phrase("The boss is beaten")), "cup", partial(_end, tab, True)))
    parts.append(_button(str(Phrase("A prisoner has died")), "cancel", partial(_end, tab, False)))
    return parts


def _spending(tab: RunTab) -> list[Widget]:
    """Cells, and the bottom card of each deck."""
    parts: list[Widget] = counts(tab.page, ("cells", "price"))
    for deck in tab.table.decks:
        if deck.code not in (*UPGRADES, "W"):
            continue
        words = Phrase("{name}: {code}", name=Phrase(DECKS[deck.code].name), code=deck.bottom or "-")
        cost = Phrase("{count} cells", one="{count} cell", count=deck.price)
        button = _button(f"{words} · {cost}", "down", partial(open_bottom, tab.page, deck.code))
        button.disabled = not deck.can_buy
        parts.append(button)
    return parts


def _end(tab: RunTab, won: bool) -> None:
    tab.do(tab.companion.end, won)


def _button(words: str, icon: str, act: Callable[[], object]) -> PaperButton:
    button = PaperButton(text=words, icon=icon, title=words, size_hint_x=1)
    button.bind(on_release=lambda _button: act())
    return button


PARTS: dict[str, Callable[[RunTab], list[Widget]]] = {REST: _before, EXPLORE: _exploring, SPEND: _spending}


def told(route: tuple[str, ...], ending: str) -> str:
    """A run in one line."""
    way = " - ".join(route)
    words = N_("{way}: boss beaten") if ending == WON else N_("{way}: you died there")
    return str(Phrase(words, way=way))


load(__name__)
