"""How much an enemy will hurt if it lives, and how much a card will do: rough figures for rules of thumb."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.kinds import Rows
from engine.games.dead_cells.cards.vocabulary import (
    BLEED,
    EACH,
    FIRE,
    FROST,
    MARK,
    POISON,
    Afflict,
    Cleanse,
    Damage,
    Effect,
    Heal,
    L,
    Loot,
    Move,
    Shield,
    Skill,
)
from engine.games.dead_cells.rules.company import health, is_boss
from engine.games.dead_cells.rules.places import FOE, part
from engine.games.dead_cells.state import SLOTS, PrisonState

LAST_ROW = 4
BLEEDING = 3.0
"""A prisoner who bleeds dies: as bad as losing all health."""


@cache
def row_menace(card: int, row: int, fighters: int) -> float:
    """The damage that an enemy's row deals to the group."""
    return sum(_menace(effect, row, fighters) for effect in part(FOE, card, (row,)))


def _menace(effect: Effect, row: int, fighters: int) -> float:
    many = fighters if getattr(effect, "to", None) == EACH else getattr(effect, "many", 1)
    if isinstance(effect, Damage):
        return float(effect.n if isinstance(effect.n, int) else effect.n.base) * many
    if isinstance(effect, Afflict):
        per_token = {POISON: 4.0 - row, BLEED: BLEEDING, FIRE: 1.0, FROST: 0.7, MARK: 0.7}
        return per_token[effect.state] * many
    return 0.3 if isinstance(effect, Shield) else 0.0


def menace(state: PrisonState, slot: int) -> float:
    """What an enemy can still do in the rounds that are left of this fight."""
    card = state.order if is_boss(state, slot) else state.foes[slot]
    now = max(state.round, 0)
    first = now + 1 if state.round > 0 and slot <= state.cursor else now
    rows = [row for row in range(first, LAST_ROW + 1) if not state.frozen[slot] >> row & 1]
    return sum(row_menace(card, row, state.fighters - (state.passer >= 0)) for row in rows)


def left_of(state: PrisonState, slot: int) -> int:
    """The health that an enemy has left: none, however hard the blow was, while its body is still there."""
    return max(0, health(state, slot) - state.hurt[slot])


def rows_of(card: int) -> Rows:
    """The rows of a combat card."""
    return COMBAT[card].rows


def card_value(state: PrisonState, fighter: int, card: int) -> float:
    """How much a card would do in the fight as it stands, whatever the others play."""
    return sum(_value(state, effect, row) for row, effects in enumerate(rows_of(card)) for effect in effects)


MISSED = 0.25
"""Nobody stands in reach now, but somebody may still come into it."""
LOOT, SKILL, SHIELD, MENDING, NOT_NEEDED = 0.45, 1.5, 0.95, 0.8, 0.1
"""What else a row is worth: each type on the ground, a skill, a shield against what is to come, healing."""
PRESSING = 0.7
"""How much more a blow is worth that may stop what an enemy is about to do."""


def _by_then(state: PrisonState, slot: int, row: int) -> int:
    """Where an enemy will stand when this round's cards are played: a boss may have gone elsewhere."""
    if state.face < 0 or not is_boss(state, slot):
        return slot
    for each in range(1, row + 1):
        goal = next(
            (effect.slot for effect in part(FOE, state.order, (each,)) if isinstance(effect, Move)), slot
        )
        if slot == L or each < row:
            slot = goal
    return slot


def _still_to_come(state: PrisonState, slot: int, row: int) -> float:
    """What an enemy does from this round on; who stands behind the group acts before it."""
    card = state.order if is_boss(state, slot) else state.foes[slot]
    first = row + (slot == L)
    fighters = state.fighters - (state.passer >= 0)
    return sum(row_menace(card, each, fighters) for each in range(first, LAST_ROW + 1))


def _value(state: PrisonState, effect: Any, row: int) -> float:
    early = 1.1 - 0.1 * row
    if isinstance(effect, (Damage, Afflict)) and isinstance(effect.to, tuple):
        slots = [
            slot for slot, card in enumerate(state.foes) if card and _by_then(state, slot, row) in effect.to
        ]
        if not slots:
            return MISSED * early
        many = min(len(slots), effect.many)
        if isinstance(effect, Damage):
            n = effect.n if isinstance(effect.n, int) else effect.n.base
            pressing = max(_still_to_come(state, slot, row) / (1 + left_of(state, slot)) for slot in slots)
            return float(n * many * early) * (1 + PRESSING * pressing)
        return AFFLICTED[effect.state](row) * many
    if isinstance(effect, Loot):
        return LOOT * sum(map(bool, (*state.ground, state.ground_items, state.ground_prints)))
    if isinstance(effect, Skill):
        return SKILL * early
    if isinstance(effect, (Heal, Cleanse)):
        return MENDING if any(state.hurt[SLOTS:]) else NOT_NEEDED
    if isinstance(effect, Shield):
        coming = sum(_still_to_come(state, slot, row) for slot, foe in enumerate(state.foes) if foe)
        return SHIELD if coming > 0 else NOT_NEEDED
    return 0.3


AFFLICTED: Mapping[int, Callable[[int], float]] = {
    POISON: lambda row: 0.4 * (4 - row),
    BLEED: lambda row: 1.2,
    FIRE: lambda row: 1.1,
    FROST: lambda row: 1.2,
    MARK: lambda row: 0.7,
}
"""What a token of each state is worth on an enemy, by the row in which it is given."""
