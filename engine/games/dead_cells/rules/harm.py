"""Damage and death: shields, marks, hearts, and what a fallen enemy pays."""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import ITEMS, MONSTERS
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.cards.vocabulary import DOUBLE_SHIELD, G
from engine.games.dead_cells.options import ASK_TO_BLOCK, MARK_PER_TOKEN, POISON_BLOCKED
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import guarded, health, is_boss
from engine.games.dead_cells.rules.feats import ELITE_BY_FIRE, reached
from engine.games.dead_cells.rules.leaving import lose_companion
from engine.games.dead_cells.rules.places import DEATH, effect_at
from engine.games.dead_cells.rules.rows import more, with_
from engine.games.dead_cells.rules.triggers import fire
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

COMPANION = 100
"""A companion as a target: COMPANION + fighter * 10 + its place among what the fighter wears."""

LONGEST_SHIELD = 99
"""As a number of shields to use: as many as there are."""


def strike(
    state: PrisonState,
    target: int,
    n: int,
    why: str,
    events: list[Event],
    *,
    unblockable: bool = False,
    source: int = NOBODY,
) -> None:
    """One damaging action on one body or companion; whoever decides about shields is asked first (13)."""
    if target >= COMPANION:
        _hurt_companion(state, target, n, events)
        return
    asked = state.house[ASK_TO_BLOCK] and target >= SLOTS and not unblockable and not state.gold[target]
    if asked and state.shields[target] >= price_of_blocking(state, target):
        state.todo.append(("block", target, n, source, why))
        return
    struck(state, target, n, why, events, 0 if unblockable else LONGEST_SHIELD, source, unblockable)


def struck(
    state: PrisonState,
    target: int,
    n: int,
    why: str,
    events: list[Event],
    shields: int,
    source: int,
    unblockable: bool = False,
) -> None:
    """Use up to so many shields, then place what is left with what Marked adds (11, 14, 15, 16)."""
    if state.gold[target] and not unblockable:
        state.gold[target] -= 1
        events.append(("warded_off", EVERYONE, "14", target))
        return
    price = price_of_blocking(state, target)
    blocked = min(state.shields[target] // price, n, shields)
    if blocked:
        state.shields[target] -= blocked * price
        n -= blocked
        events.append(("blocked", EVERYONE, "11", target, blocked * price))
        if target >= SLOTS:
            fire(state, "blocked", target - SLOTS)
    if n > 0:
        hurt(state, target, n + marked(state, target, n), why, events, source)


def price_of_blocking(state: PrisonState, target: int) -> int:
    """How many shields stop one damage: one, or two of a fighter where a room says so (87)."""
    return 2 if target >= SLOTS and forbidden(state, DOUBLE_SHIELD) else 1


def marked(state: PrisonState, target: int, n: int) -> int:
    """What Marked adds when damage is really placed: once an action, or for each damage (rulings 15, 16)."""
    return state.marks[target] * (n if state.house[MARK_PER_TOKEN] else 1)


def poisoned(state: PrisonState, target: int, events: list[Event]) -> None:
    """What poison does at the end of a round: tokens are placed, shields do not stop them (17, 18, 19)."""
    n = state.poison[target]
    if state.house[POISON_BLOCKED]:
        strike(state, target, n, "19", events)
    else:
        hurt(state, target, n + marked(state, target, n), "19", events, NOBODY)


def hurt(state: PrisonState, target: int, n: int, why: str, events: list[Event], source: int) -> None:
    """Place damage tokens; whoever is full of them dies (ruling 10)."""
    if target < SLOTS and guarded(state, target):
        events.append(("guarded", EVERYONE, "35", target))
        return
    state.hurt[target] += n
    events.append(("hurt", EVERYONE, why, target, n))
    dead = state.hurt[target] >= health(state, target)
    if target < SLOTS:
        if dead:
            slay(state, target, source)
        return
    state.unhurt = 0
    if dead:
        fall(state, target - SLOTS, "10", events)
    else:
        fire(state, "hurt", target - SLOTS)


def slay(state: PrisonState, slot: int, source: int) -> None:
    """An enemy is to die, whatever its health; it does so before anything else happens (ruling 32)."""
    state.todo.append(("death", slot, state.foes[slot], source))


def fall(state: PrisonState, fighter: int, why: str, events: list[Event]) -> None:
    """A fighter is eliminated; in a fight the others go on (36, 37), outside the run is over (93)."""
    if not state.fallen >> fighter & 1:
        state.fallen |= 1 << fighter
        events.append(("fell", EVERYONE, why, fighter))


def wipe(state: PrisonState, at: int) -> None:
    """Every token off a body."""
    state.hurt[at] = state.shields[at] = state.gold[at] = state.poison[at] = 0
    state.bleed[at] = state.fire[at] = state.marks[at] = state.frozen[at] = 0


def take_death(state: PrisonState, entry: tuple[int, ...], events: list[Event]) -> None:
    """The card leaves its slot, then its Death box is done (32, 77); a boss shows his next face instead."""
    _, slot, card, source = entry
    if state.foes[slot] != card:
        return
    if is_boss(state, slot):
        state.todo.append(("beaten",))
        return
    burnt = state.fire[slot] > 1
    state.foes[slot] = 0
    state.hidden &= ~(1 << slot)
    wipe(state, slot)
    events.append(("died", EVERYONE, "32", slot, card))
    put_away(state, card)
    if source >= SLOTS and not state.fallen >> (source - SLOTS) & 1:
        fire(state, "kill", source - SLOTS)
    if burnt and card in state.elites_discard:
        reached(state, ELITE_BY_FIRE, events)
    if effect_at(DEATH, card, (0, 0)) is not None:
        state.todo.append(("do", G, DEATH, card, (0, 0)))


def put_away(state: PrisonState, card: int) -> None:
    """A dead or dismissed enemy goes to its discard; a boss's card back to his box."""
    if card // 100 >= DECKS["C1"]:
        return
    name = "elites_discard" if MONSTERS[card].elite else "monsters_discard"
    setattr(state, name, [*getattr(state, name), card])


def _hurt_companion(state: PrisonState, target: int, n: int, events: list[Event]) -> None:
    """A companion takes damage only (rulings 30, 79)."""
    fighter, place = divmod(target - COMPANION, 10)
    item = state.worn[fighter][place]
    state.pets = with_(state.pets, fighter, more(state.pets[fighter], place, n))
    events.append(("companion_hurt", EVERYONE, "30", fighter, place, n))
    if state.pets[fighter][place] >= ITEMS[item].health:
        lose_companion(state, fighter, place, events)
