"""Tests of the First Player's hand and deck (rulings 50, 51, 61, 84)."""

from typing import Any

from engine.core.audience import PRIVATE, PUBLIC, Audience
from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.vocabulary import Effects, SymbolTest
from engine.games.dead_cells.options import OPEN_HANDS
from engine.games.dead_cells.rules.company import owner
from engine.games.dead_cells.rules.drawing import draw_cards, top_card
from engine.games.dead_cells.rules.places import part
from engine.games.dead_cells.rules.rows import but, joined, with_
from engine.games.dead_cells.state import NOBODY, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]
OK, FAILED = range(2)
"""The two sides of a test."""


def matching(state: PrisonState, symbols: tuple[int, ...]) -> list[int]:
    """The cards in the First Player's hand that show one of the symbols; solo, in the prisoner's."""
    tester = 0 if state.seats == 1 else state.first
    return [card for card in state.hands[tester] if set(COMBAT[card].symbols) & set(symbols)]


def passable(state: PrisonState, do: Effects) -> bool:
    """Whether every hand test among some effects can be passed."""
    return all(
        matching(state, effect.symbols) for effect in do if isinstance(effect, SymbolTest) and not effect.deck
    )


def take_token_back(state: PrisonState, events: list[Event]) -> None:
    """Solo the prisoner takes First Player back before any test (ruling 61)."""
    if state.seats == 1 and state.first:
        state.first = 0
        events.append(("first", EVERYONE, "61", 0))


def begin(state: PrisonState, effect: SymbolTest, at: int, entry: Entry, events: list[Event]) -> None:
    """Do a test that is printed on a tile."""
    take_token_back(state, events)
    if effect.deck:
        _end(state, entry, deck_shows(state, effect.symbols, events))
    elif matching(state, effect.symbols):
        state.todo.append(("tested", *entry[1:]))
        pay_symbol(state, effect.symbols, events)
    else:
        events.append(("test_failed", EVERYONE, "84", state.first))
        _end(state, entry, False)


def tested(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The card for a hand test is paid: its good side follows."""
    _end(state, entry, True)


def _end(state: PrisonState, entry: Entry, passed: bool) -> None:
    side = OK if passed else FAILED
    if part(entry[2], entry[3], (*entry[4], side)):
        state.todo.append(("do", *entry[1:4], (*entry[4], side, 0)))


def deck_shows(state: PrisonState, symbols: tuple[int, ...], events: list[Event]) -> bool:
    """Turn up the top card of the First Player's deck and discard it (ruling 51)."""
    card = top_card(state, state.first, events)
    if card == NOBODY:
        return False
    state.discards = joined(state.discards, state.first, card)
    passed = bool(set(COMBAT[card].symbols) & set(symbols))
    events.append(("deck_test", EVERYONE, "51", state.first, card, int(passed)))
    return passed


def pay_symbol(state: PrisonState, symbols: tuple[int, ...], events: list[Event]) -> None:
    """One card with the symbol is discarded, of the First Player's choice, and the hand filled up."""
    cards = matching(state, symbols)
    if len(cards) == 1:
        _discard(state, cards[0], events)
    else:
        events.append(("can_pay", EVERYONE, "84", state.first))
        state.todo.append(("pay", state.first, symbols))


def _discard(state: PrisonState, card: int, events: list[Event]) -> None:
    state.hands = with_(state.hands, state.first, but(state.hands[state.first], card))
    state.discards = joined(state.discards, state.first, card)
    events.append(("hand_test", EVERYONE, "50", state.first, card))
    draw_cards(state, state.first, 1, events)


def pay_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose hand it is."""
    return (owner(state, entry[1]),)


def pay_audience(state: PrisonState, entry: Entry) -> Audience:
    """Only the First Player looks into his hand."""
    return PUBLIC if state.seats == 1 or state.house[OPEN_HANDS] else PRIVATE(entry[1])


def pay_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any card with the symbol."""
    return [("pay", card) for card in matching(state, entry[2])]


def take_pay(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """It is discarded."""
    state.todo.pop()
    _discard(state, action[1], events)
