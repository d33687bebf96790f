"""Numbers between a minus and a plus: those of the group, and those of somebody in a fight."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from app.games.dead_cells.companion.atlas import CELLS
from app.games.dead_cells.companion.tab import SlipButton, choice_of
from app.look.kv import load
from app.look.running import lanterne
from app.widgets import stepper  # noqa: F401  (used in the KV rule)
from app.widgets.choice import Choice, Item
from app.widgets.dialog import Answer, Dialog
from app.widgets.paper import Words
from engine.core.text import Phrase
from engine.games.dead_cells.companion.fighting import TOKENS, is_frozen
from engine.games.dead_cells.companion.moment import COUNTS, FOES, MOST, Body
from engine.games.dead_cells.companion.titles import ROUNDS, SLOTS

if TYPE_CHECKING:
    from app.games.dead_cells.companion.page import PrisonPage

Change = Callable[[int], Any]


class TallyRow(BoxLayout):
    """A number, its sign and its two buttons."""

    words = StringProperty("")
    picture = StringProperty("")
    value = NumericProperty(0)
    most = NumericProperty(MOST)
    change: Any = ObjectProperty(None, allownone=True)


class TallyList(BoxLayout):
    """Numbers below each other."""


class Tally(NamedTuple):
    """What a row counts: its words, its sign, its number, and what sets another."""

    words: str
    icon: str
    value: int
    change: Change


ICONS = {"cells": "icon_cell", "teeth": "icon_tooth", "potions": "icon_potion", "price": "icon_cell"}


def rows(tallies: Iterable[Tally]) -> list[TallyRow]:
    """A row for each."""
    found = []
    for tally in tallies:
        picture = CELLS(tally.icon)
        row = TallyRow(words=tally.words, picture=picture, value=tally.value)
        row.change = partial(_step, row, tally.change)
        found.append(row)
    return found


def counts(page: "PrisonPage", names: Iterable[str] = COUNTS) -> list[TallyRow]:
    """The numbers of the group."""
    kept = page.companion.view().counts
    return rows(
        Tally(str(Phrase(COUNTS[name])), ICONS[name], kept[name], partial(_set_count, page, name))
        for name in names
    )


def show_counts(page: "PrisonPage") -> None:
    """Open the numbers of the group over the page."""
    _show(lanterne().tr._("Correct the numbers"), counts(page), [])


def show_figure(page: "PrisonPage", at: int, name: str) -> None:
    """Open every number of somebody in a fight, and what else can be done with them."""
    table = page.companion.view()
    pet = at >= FOES + len(table.people)
    body = (*table.foes, *table.people, *table.pets)[at].body
    found = [Tally(str(Phrase("Health")), "icon_heart", body.health, partial(_set_body, page, at, "health"))]
    for token, words in TOKENS.items():
        if token != "frost" and (not pet or token == "damage"):
            set_token = partial(_set_body, page, at, token)
            found.append(Tally(str(Phrase(words)), TOKEN_ICONS[token], getattr(body, token), set_token))
    parts: list[Widget] = [*rows(found)]
    if not pet:
        parts.append(_frozen_rows(page, at, body))
    if at < FOES:
        parts.append(_slots(page, at))
    _show(name, parts, _deeds(page, at, bool(table.boss), pet))


def _deeds(page: "PrisonPage", at: int, boss: bool, pet: bool) -> list[Answer]:
    """Enemies are flipped and taken away, prisoners get companions, and companions go."""
    _ = lanterne().tr._
    if pet:
        return [Answer(_("Take this companion away"), partial(_remove_pet, page, at), icon="bin")]
    if at >= FOES:
        return [Answer(_("Add a companion"), partial(_ask_pet, page, at), icon="plus")]
    flip = [Answer(_("Flip the boss"), partial(ask_health, page, at, True), icon="swap")] if boss else []
    return [*flip, Answer(_("Take this enemy away"), partial(_remove, page, at), icon="bin")]


def _frozen_rows(page: "PrisonPage", at: int, body: Body) -> BoxLayout:
    """Rows I to III, each frozen or not."""
    box = BoxLayout(size_hint_y=None, height=dp(52))
    box.add_widget(Words(text=str(Phrase(TOKENS["frost"]))))
    for row in (1, 2, 3):
        slip = SlipButton(words=ROUNDS[row], lit=is_frozen(body, row))
        slip.title = f"{Phrase(TOKENS['frost'])}: {ROUNDS[row]}"
        slip.bind(on_release=partial(_turn_row, page, at, row))
        box.add_widget(slip)
    return box


def _turn_row(page: "PrisonPage", at: int, row: int, slip: SlipButton) -> None:
    page.companion.turn_row(at, row)
    slip.lit = not slip.lit
    page.changed()


def ask_health(page: "PrisonPage", at: int, flip: bool = False) -> None:
    """An enemy with more health than the row has numbers for: a boss, or its next instance."""
    place = page.companion.flip if flip else page.companion.place_foe
    _ask_number(page, str(Phrase(SLOTS[at])), 10, partial(place, at))


def _ask_pet(page: "PrisonPage", at: int) -> None:
    """The health that is printed on an item."""
    title = str(lanterne().tr._("Add a companion"))
    _ask_number(page, title, 2, partial(page.companion.add_pet, at - FOES))


def _ask_number(page: "PrisonPage", title: str, usual: int, place: Change) -> None:
    app = lanterne()
    health = [usual]

    def change(value: int) -> None:
        health[0] = value

    def done() -> None:
        place(max(1, health[0]))
        page.changed()

    box = TallyList()
    for row in rows([Tally(str(Phrase("Health")), "icon_heart", health[0], change)]):
        box.add_widget(row)
    answers = [Answer(app.tr._("Place"), done, "primary", "tick")]
    app.dialogs.show(Dialog(answers, content=box, title=title))


TOKEN_ICONS = {
    "damage": "icon_damage",
    "shield": "icon_shield",
    "gold": "icon_gold_shield",
    "poison": "icon_poison",
    "bleed": "icon_bleed",
    "fire": "icon_fire",
    "frost": "icon_frost",
    "mark": "icon_mark",
}


def _slots(page: "PrisonPage", at: int) -> Choice:
    items = [Item(slot, str(Phrase(words))) for slot, words in enumerate(SLOTS)]
    return choice_of(items, at, lambda slot: _move(page, at, slot))


def _move(page: "PrisonPage", at: int, slot: int) -> None:
    lanterne().dialogs.close_top()
    if slot != at:
        page.companion.move_foe(at, slot)
        page.changed()


def _remove(page: "PrisonPage", at: int) -> None:
    page.companion.remove_foe(at)
    page.changed()


def _remove_pet(page: "PrisonPage", at: int) -> None:
    page.companion.remove_pet(at)
    page.changed()


def _set_body(page: "PrisonPage", at: int, name: str, value: int) -> None:
    page.companion.correct_body(at, name, value)
    page.changed()


def _set_count(page: "PrisonPage", name: str, value: int) -> None:
    page.companion.correct(name, value)
    page.changed()


def _step(row: TallyRow, change: Change, direction: int) -> None:
    row.value += direction
    change(int(row.value))


def _show(title: str, parts: Iterable[Any], answers: list[Answer]) -> None:
    app, box = lanterne(), TallyList()
    for part in parts:
        box.add_widget(part)
    answers = [*answers, Answer(app.tr._("Done"), None, "primary", "tick")]
    app.dialogs.show(Dialog(answers, content=box, title=title))


load(__name__)
