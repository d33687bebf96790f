"""After a fight: loot is shared, tokens and cards are put away, hands are filled up (UPKEEP)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.vocabulary import FIGHT
from engine.games.dead_cells.options import REFILL_FIRST
from engine.games.dead_cells.rules.bans import lift
from engine.games.dead_cells.rules.drawing import refill, return_blueprints
from engine.games.dead_cells.rules.feats import FROZEN, FROZEN_CARD, has_done, reached, undone
from engine.games.dead_cells.rules.harm import put_away, wipe
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]

LOOT_TYPES = 7
LOOTED_TYPES = 4


def upkeep(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Whoever fought and lives shares what was looted (44); after a death nothing is shared (93)."""
    if state.face != NOBODY:
        return
    state.todo.append(("settle",))
    if state.fallen:
        return
    state.round = NOBODY
    events.append(("sharing", EVERYONE, "44"))
    vials, *scrolls = state.looted
    for item in reversed(state.looted_items):
        state.todo.append(("item", item))
    for colour, n in enumerate(scrolls):
        state.todo += [("scroll", colour, 0)] * n
    state.todo += [("vial", 0)] * vials
    state.looted, state.looted_items = [0] * LOOTED_TYPES, []


def settle(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Everything of the fight leaves the table, damage stays (31); after a death nobody draws (93)."""
    state.todo.append(("check",))
    if has_done(state, FROZEN) and not any(state.foes) and not state.fallen:
        reached(state, FROZEN_CARD, events)
    undone(state, FROZEN, events)
    lift(state, FIGHT, events)
    clear_enemies(state, events)
    _clear_ground(state, events)
    if state.fallen:
        discard_active(state, events)
    else:
        put_cards_away(state, events)
    clear_fighters(state, events)
    if state.passer != NOBODY:
        state.passer = NOBODY
    state.round, state.cursor, state.turn, state.hidden = NOBODY, NOBODY, 0, 0
    state.terrain, state.waiting = 0, []
    events.append(("fight_over", EVERYONE, "31"))


def clear_enemies(state: PrisonState, events: list[Event]) -> None:
    """Living monsters are discarded; their Death boxes do not pay (ruling 77)."""
    for slot in range(SLOTS):
        card = state.foes[slot]
        if card:
            put_away(state, card)
            events.append(("dismissed", EVERYONE, "77", slot, card))
        state.foes[slot] = 0
        wipe(state, slot)


def _clear_ground(state: PrisonState, events: list[Event]) -> None:
    """What was not looted is lost; blueprints go back under their deck."""
    state.ground = [0] * LOOT_TYPES
    state.gear_discard = state.gear_discard + state.ground_items
    return_blueprints(state, state.ground_prints, events)
    state.ground_items, state.ground_prints = [], []
    events.append(("ground_cleared", EVERYONE, ""))


def clear_fighters(state: PrisonState, events: list[Event]) -> None:
    """States and shields off, damage stays."""
    for fighter in range(state.fighters):
        at = SLOTS + fighter
        hurt = state.hurt[at]
        wipe(state, at)
        state.hurt[at] = hurt
    events.append(("states_off", EVERYONE, "31"))


def put_cards_away(state: PrisonState, events: list[Event]) -> None:
    """Active cards to the discard, then hands up to three; or the other way round (a table option)."""
    if state.house[REFILL_FIRST]:
        refill(state, events)
        discard_active(state, events)
    else:
        discard_active(state, events)
        refill(state, events)


def discard_active(state: PrisonState, events: list[Event]) -> None:
    """Serenade's printed row is no card."""
    state.discards = [
        discard + [card for card in cards if card != PRINTED_NUMBER]
        for discard, cards in zip(state.discards, state.active, strict=True)
    ]
    state.active = [[] for _ in state.active]
    state.shown = 0
    state.announced = [0] * 2 * state.fighters
    events.append(("cards_away", EVERYONE, ""))
