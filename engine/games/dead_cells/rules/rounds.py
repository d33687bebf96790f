"""The rounds of a fight: everything sweeps from left to right over the slots (ruling 3)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.serenade import POWER_ROUNDS
from engine.games.dead_cells.cards.vocabulary import (
    BILE,
    POISON,
    R3,
    SHURIKEN,
    G,
    Hide,
    L,
)
from engine.games.dead_cells.rules import zero
from engine.games.dead_cells.rules.company import fights, in_order, is_boss, owner, standing
from engine.games.dead_cells.rules.feats import WON_IN_I, reached
from engine.games.dead_cells.rules.fight import emerge
from engine.games.dead_cells.rules.harm import fall, hurt, poisoned, price_of_blocking, slay, strike, struck
from engine.games.dead_cells.rules.moving import close_ranks
from engine.games.dead_cells.rules.places import FOE, part
from engine.games.dead_cells.rules.places import SERENADE as SERENADES_BOARD
from engine.games.dead_cells.rules.states import afflict
from engine.games.dead_cells.rules.tokens import WORMS_PER_WOUND, change, clear_from
from engine.games.dead_cells.rules.unseen import steps_out
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

PAST = SLOTS
"""The cursor behind the last slot."""


def rounds(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Round 0 if it is due, then I, II, III, and what follows them."""
    state.todo += [("after_III",), ("round", 3), ("round", 2), ("round", 1)]
    if entry[1]:
        state.todo.append(("zero",))


def round_(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """A round begins: what was used can be used again, and who hides is out of sight (ruling 28)."""
    k = entry[1]
    state.round, state.cursor, state.turn = k, NOBODY, 0
    state.used = [0] * state.fighters
    state.hidden = 0
    for slot, card in enumerate(state.foes):
        if card and not state.frozen[slot] >> k & 1:
            row = part(FOE, state.order if is_boss(state, slot) else card, (k,))
            if any(isinstance(effect, Hide) for effect in row):
                state.hidden |= 1 << slot
    events.append(("round", EVERYONE, "3", k))
    if state.hidden:
        events.append(("hidden", EVERYONE, "28", state.hidden))
    state.todo += [("round_end", k), ("sweep", k, L)]
    if k == 1:
        _shurikens_land(state, events)
    elif k == 3 and state.bile:
        _bile_bites(state, events)


def _shurikens_land(state: PrisonState, events: list[Event]) -> None:
    """What the Time Keeper threw last turn hits now; shields stop it."""
    for fighter in standing(state):
        n = state.shurikens[fighter]
        if n:
            clear_from(state, SHURIKEN, fighter, events)
            strike(state, SLOTS + fighter, n, "35", events)


def _bile_bites(state: PrisonState, events: list[Event]) -> None:
    """The bile that the group waded through poisons the First Player in the third round."""
    n = state.bile
    change(state, BILE, -n, events)
    if fights(state, state.first):
        afflict(state, SLOTS + state.first, POISON, n, events, NOBODY)


def sweep(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Whoever stands in the slot acts, then the sweep goes on to the next (ruling 5)."""
    _, k, slot = entry
    state.cursor, state.turn = slot, 0
    events.append(("spark", EVERYONE, "3", slot, 0))
    if slot < R3:
        state.todo.append(("sweep", k, slot + 1))
    if steps_out(state, slot):
        emerge(state, events)
    if slot == G:
        if k < 4:
            state.todo.append(("group", k, 0))
    elif state.foes[slot]:
        _foe(state, k, slot, events)


def _foe(state: PrisonState, k: int, slot: int, events: list[Event]) -> None:
    """An enemy does its row, unless a Frozen token lies on it."""
    if state.frozen[slot] >> k & 1:
        state.frozen[slot] ^= 1 << k
        events.append(("frozen_row", EVERYONE, "24", slot, k))
        return
    card = state.order if is_boss(state, slot) else state.foes[slot]
    if part(FOE, card, (k,)):
        events.append(("acts", EVERYONE, "3", slot, k))
        state.todo.append(("do", slot, FOE, card, (k, 0)))


def group(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The fighters one after the other, First Player first; two cards in the order of their commitment."""
    _, k, place = entry
    order = in_order(state)
    if place >= len(order):
        return
    state.turn = place + 1
    events.append(("spark", EVERYONE, "4", G, place + 1))
    state.todo.append(("group", k, place + 1))
    fighter = order[place]
    if not fights(state, fighter):
        return
    if k == 0:
        zero.turn_of(state, fighter)
        return
    if k == 3 and state.prisoners[fighter] == SERENADE:
        _late_power(state, fighter)
    for which in reversed(range(len(state.active[fighter]))):
        state.todo.append(("card", fighter, which, k))


def _late_power(state: PrisonState, fighter: int) -> None:
    """Serenade's damage to all monsters in III (ruling 62)."""
    power = state.serenade[2]
    if power != NOBODY and POWER_ROUNDS[power] == 3:
        state.todo.append(("do", SLOTS + fighter, SERENADES_BOARD, 0, (power, 0)))


def _bodies(state: PrisonState) -> list[int]:
    """Every body from left to right, fighters in turn order inside the group's space."""
    fighters = [SLOTS + fighter for fighter in standing(state)]
    return [L, *fighters, *range(G + 1, SLOTS)]


def round_end(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Poison first, then the gaps close (rulings 19, 20, 34)."""
    k = entry[1]
    state.cursor, state.turn = PAST, 0
    events.append(("spark", EVERYONE, "19", PAST, 0))
    if state.hidden:
        state.hidden = 0
        events.append(("hidden", EVERYONE, "28", 0))
    if k == 1 and state.face == NOBODY and not any(state.foes):
        reached(state, WON_IN_I, events)
    state.todo.append(("close", k))
    if k == 3 and any(state.worms):
        state.todo.append(("worms",))
    state.todo += [("venom", body) for body in reversed(_bodies(state)) if state.poison[body]]


def worms(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Every two worms on a fighter hurt as one, after poison."""
    for fighter in standing(state):
        n = state.worms[fighter] // WORMS_PER_WOUND
        if n:
            hurt(state, SLOTS + fighter, n, "64", events, NOBODY)


def venom(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """One body takes its poison."""
    body = entry[1]
    dead = state.fallen >> (body - SLOTS) & 1 if body >= SLOTS else not state.foes[body]
    if state.poison[body] and not dead:
        poisoned(state, body, events)


def close(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """After III nothing uses the slots any more (ruling 34)."""
    if entry[1] < 3:
        close_ranks(state, events)


def after_III(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Whoever bleeds is eliminated, left to right, then Round IV (rulings 21, 41)."""
    state.todo.append(("last_round",))
    state.todo += [("bleeding", body) for body in reversed(_bodies(state)) if state.bleed[body]]


def bleeding(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """One bleeding body; a Death box may have cured it in time (ruling 22)."""
    body = entry[1]
    if not state.bleed[body]:
        return
    if body >= SLOTS:
        fall(state, body - SLOTS, "21", events)
    elif state.foes[body]:
        events.append(("bled", EVERYONE, "21", body))
        slay(state, body, NOBODY)


def last_round(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Round IV: only enemies with such a row act (ruling 41)."""
    state.todo.append(("upkeep",))
    cards = [state.order if is_boss(state, slot) else card for slot, card in enumerate(state.foes)]
    if any(card and part(FOE, card, (4,)) for card in cards):
        state.round, state.cursor, state.turn = 4, NOBODY, 0
        events.append(("round", EVERYONE, "41", 4))
        state.todo.append(("sweep", 4, L))


def block_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """Whose shields they are."""
    return (owner(state, entry[1] - SLOTS),)


def block_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Any number of shields up to the damage."""
    most = min(state.shields[entry[1]] // price_of_blocking(state, entry[1]), entry[2])
    return [("block", n) for n in range(most, -1, -1)]


def take_block(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """So many shields are used; what the hit sets off waits until the action has met everybody (ruling 6)."""
    _, target, n, source, why = state.todo.pop()
    met = len(state.todo)
    struck(state, target, n, why, events, action[1], source)
    set_off, state.todo[met:] = state.todo[met:], []
    while met and _comes_before(state, state.todo[met - 1], target):
        met -= 1
    state.todo[met:met] = reversed(set_off)


def _comes_before(state: PrisonState, entry: Entry, target: int) -> bool:
    """Whether this comes before what a hit sets off: the rest of the action, or who acts earlier."""
    if entry[0] == "block":
        return True
    order = in_order(state)
    return entry[0] == "trigger" and order.index(entry[1]) < order.index(target - SLOTS)
