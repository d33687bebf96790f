"""The campaign's book: decks in order, the mutation board, runes, decks of all, what is purged, all runs."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.properties import ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.stacklayout import StackLayout
from kivy.uix.widget import Widget

from app.games.dead_cells.companion.card import ask_for_code, open_bottom, open_card
from app.games.dead_cells.companion.run import told
from app.games.dead_cells.companion.tab import CodeButton, Tab
from app.look.kv import load
from app.widgets.paper import Chip, Note, Sheet
from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion import CompanionView
from engine.games.dead_cells.companion.box import DECKS, STARTS, Card
from engine.games.dead_cells.companion.homes import (
    ASIDE,
    BOSS_CELL,
    DECKS_OF_PEOPLE,
    DONE,
    DURING,
    EQUIPMENT,
    FEAT,
    MONSTER_DECKS,
    PURGED,
    SKILL,
    START,
    title,
)
from engine.games.dead_cells.companion.view import DeckView

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage

TWO_COLUMNS = dp(680)
POCKETS = (START, DURING, SKILL, FEAT, BOSS_CELL)
OTHERS = (ASIDE, DONE, PURGED)
LATEST = 12
"""How many runs of the log are shown, the latest first."""


class Codes(StackLayout):
    """Codes beside each other."""


class BookSheet(Sheet):
    """A part of the book."""

    name = StringProperty("")


class BookRow(BoxLayout):
    """What a group of codes is, and the codes."""

    name = StringProperty("")
    buttons = ListProperty([])


class BookTab(Tab):
    """All that lasts from run to run."""

    ruling = "campaign"

    def __init__(self, page: "PrisonPage", **kwargs: object) -> None:
        super().__init__(page, **kwargs)
        self._sheets: list[BookSheet] = []
        self._columns = 0
        self.bind(width=self._relaid)

    def refresh(self) -> None:
        """Write every part anew."""
        self.button, self.icon = str(Phrase("Type a code")), "keyboard"
        table = self.table
        self._sheets = [self._sheet(name, part(self, table)) for name, part in PARTS.items()]
        self._columns = 0
        self._relaid()

    def go(self) -> None:
        """Find a card by its code."""
        ask_for_code(self.page)

    def card(self, card: Card) -> CodeButton:
        """A code that opens its card."""
        return _code(card.code, partial(open_card, self.page, card))

    def deck(self, deck: DeckView, name: str = "") -> CodeButton:
        """An ordered deck: what lies at its bottom, and how many are left."""
        words = f"{deck.bottom or deck.code} ({deck.left})"
        button = _code(f"{name} · {words}" if name else words, partial(open_bottom, self.page, deck.code))
        button.disabled = not deck.left
        return button

    def chip(self, words: str, on: bool, deed: Callable[[], object]) -> Chip:
        """Something that is so or not."""
        chip = Chip(text=words, title=words, state="down" if on else "normal", allow_no_selection=True)
        chip.bind(on_release=lambda _chip: self._do(deed))
        return chip

    def _do(self, deed: Callable[[], object]) -> None:
        deed()
        self.page.changed()

    def _sheet(self, name: str, rows: Iterable[Widget]) -> BookSheet:
        sheet = BookSheet(name=str(Phrase(name)))
        for row in rows:
            sheet.add_widget(row)
        return sheet

    def _relaid(self, *_change: object) -> None:
        """One column or two."""
        columns = 2 if self.width >= TWO_COLUMNS else 1
        if columns == self._columns or not self._sheets:
            return
        self._columns = columns
        places = [self.ids.left, self.ids.right]
        for place in places:
            place.clear_widgets()
        for number, sheet in enumerate(self._sheets):
            if sheet.parent is not None:
                sheet.parent.remove_widget(sheet)
            places[number % columns].add_widget(sheet)
        self.ids.right.size_hint_x = 1 if columns == 2 else None
        self.ids.right.width = 0


def _decks(tab: BookTab, table: CompanionView) -> list[Widget]:
    decks = [tab.deck(deck, str(Phrase(DECKS[deck.code].name))) for deck in table.decks]
    rows: list[Widget] = [_row(str(Phrase("The bottom card, and how many are left.")), decks)]
    for deck in (*table.decks, *table.blueprints):
        if not deck.in_order:
            words = str(Phrase("Put {code} in order", code=deck.code))
            put = partial(tab._do, partial(tab.companion.put_in_order, deck.code))
            rows.append(_row(words, [_code(words, put)]))
    return rows


def _board(tab: BookTab, table: CompanionView) -> list[Widget]:
    return _homes(tab, table, POCKETS) or [_nothing()]


def _people(tab: BookTab, table: CompanionView) -> list[Widget]:
    return _homes(tab, table, DECKS_OF_PEOPLE)


def _equipment(tab: BookTab, table: CompanionView) -> list[Widget]:
    blueprints = [tab.deck(deck) for deck in table.blueprints]
    return [*_homes(tab, table, [EQUIPMENT]), _row(str(Phrase("Blueprints left")), blueprints)]


def _runes(tab: BookTab, table: CompanionView) -> list[Widget]:
    runes = [
        tab.chip(Card("R", number + 1).code, bool(on), partial(tab.companion.turn_rune, number))
        for number, on in enumerate(table.runes)
    ]
    starts = [
        tab.chip(code, code in table.starts, partial(tab.companion.toggle_start, code)) for code in STARTS[1:]
    ]
    return [_row(str(Phrase("Runes found")), runes), _row(str(Phrase("Start points opened")), starts)]


def _others(tab: BookTab, table: CompanionView) -> list[Widget]:
    rows = _homes(tab, table, (*MONSTER_DECKS, *OTHERS))
    if table.zero:
        rows.append(_row(str(Phrase("Reminders for round 0")), [tab.card(card) for card in table.zero]))
    return rows or [_nothing()]


def _log(_tab: BookTab, table: CompanionView) -> list[Widget]:
    runs = list(enumerate(table.log, 1))[::-1][:LATEST]
    return [Note(text=f"{number}. {told(run.route, run.ending)}") for number, run in runs] or [_nothing()]


PARTS: dict[str, Callable[[BookTab, CompanionView], list[Widget]]] = {
    N_("Upgrades"): _decks,
    N_("Mutation board"): _board,
    N_("Runes and starts"): _runes,
    N_("Prisoners' decks"): _people,
    N_("Equipment"): _equipment,
    N_("Elsewhere"): _others,
    N_("Runs"): _log,
}


def _homes(tab: BookTab, table: CompanionView, homes: Iterable[str]) -> list[Widget]:
    return [
        _row(f"{title(home)} ({len(table.homes[home])})", [tab.card(card) for card in table.homes[home]])
        for home in homes
        if home in table.homes
    ]


def _row(name: str, buttons: list[Widget]) -> BookRow:
    row = BookRow(name=name)
    for button in buttons:
        row.ids.codes.add_widget(button)
    return row


def _nothing() -> Note:
    return Note(text=str(Phrase("Nothing yet")))


def _code(words: str, act: Callable[[], object]) -> CodeButton:
    button = CodeButton(text=words, title=words)
    button.bind(on_release=lambda _button: act())
    return button


load(__name__)
