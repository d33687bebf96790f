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
    Loot,
    Shield,
    Skill,
)
from engine.games.dead_cells.rules.company import health, is_boss
from engine.games.dead_cells.rules.places import FOE, part
from engine.games.dead_cells.state import PrisonState

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
    """The health that an enemy has left."""
    return health(state, slot) - state.hurt[slot]


def rows_of(card: int) -> Rows:
    """The rows of a combat card."""
    return COMBAT[card].rows


def card_value(state: PrisonState, fighter: int, card: int) -> float:
    """How much a card would do in the fight as it stands, whatever the others play."""
    return sum(_value(state, effect, row) for row, effects in enumerate(rows_of(card)) for effect in effects)


REACHED, MISSED = 1.0, 0.25
"""An enemy stands in reach now; it may still come into it."""


def _value(state: PrisonState, effect: Any, row: int) -> float:
    early = 1.1 - 0.1 * row
    if isinstance(effect, (Damage, Afflict)) and isinstance(effect.to, tuple):
        slots = [slot for slot in effect.to if state.foes[slot]]
        reach = REACHED if slots else MISSED
        many = min(max(1, len(slots)), effect.many)
        if isinstance(effect, Damage):
            n = effect.n if isinstance(effect.n, int) else effect.n.base
            return float(n * many * reach * early)
        return AFFLICTED[effect.state](row) * many * reach
    if isinstance(effect, Loot):
        return 0.35 + 0.45 * sum(map(bool, (*state.ground, state.ground_items, state.ground_prints)))
    if isinstance(effect, Skill):
        return 0.9 * early
    if isinstance(effect, (Heal, Cleanse)):
        return 0.8 if any(state.hurt[5:]) else 0.1
    if isinstance(effect, Shield):
        threat = sum(menace(state, slot) for slot, foe in enumerate(state.foes) if foe)
        return 0.8 if threat >= row else 0.3
    return 0.3


AFFLICTED: Mapping[int, Callable[[int], float]] = {
    POISON: lambda row: 0.8 * (4 - row),
    BLEED: lambda row: 1.2,
    FIRE: lambda row: 0.8,
    FROST: lambda row: 1.0,
    MARK: lambda row: 0.7,
}
"""What a token of each state is worth on an enemy, by the row in which it is given."""
