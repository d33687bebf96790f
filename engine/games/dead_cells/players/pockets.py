"""Which mutation deserves a pocket: how a run ended says what the group lacked."""

from collections.abc import Iterable
from typing import Any

from engine.games.dead_cells.cards.catalogue import BIOMES, UPGRADES
from engine.games.dead_cells.cards.kinds import Mutation
from engine.games.dead_cells.cards.vocabulary import (
    BRUTALITY,
    POTION,
    SCROLL,
    SURVIVAL,
    Able,
    Afflict,
    AtStart,
    AtZero,
    Damage,
    Gain,
    Heal,
    Hearts,
    Keen,
    On,
    Rest,
    Shield,
    Ward,
)
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.state import PrisonState

STRENGTH, GUARD, WEALTH = range(3)
"""What a mutation gives."""

LACKED_AFTER_VICTORY = (1.0, 0.95, 1.05)
LACKED_AGAINST_A_BOSS = (1.15, 1.0, 0.95)
LACKED_ON_THE_WAY = (1.0, 1.1, 1.0)
"""How much the group would have liked more of each."""

FEAT = 0.9
"""A task may pay, once."""
MORE = 0.05
"""What a second and third of the same is worth besides the first."""

GIVES = {Damage: STRENGTH, Afflict: STRENGTH, Keen: STRENGTH, Shield: GUARD, Heal: GUARD, Hearts: GUARD}
GIVES |= {Rest: GUARD, Ward: GUARD}
GAINS = {(POTION, SURVIVAL): GUARD, (SCROLL, SURVIVAL): GUARD, (SCROLL, BRUTALITY): STRENGTH}
"""By what is gained and its colour; a potion has none, and counts as the first. Everything else is wealth."""


def worth_pocketing(state: PrisonState, number: int) -> float:
    """How good an upgrade would be for the runs to come."""
    card = UPGRADES[number]
    if not isinstance(card, Mutation):
        return FEAT
    lacked = _lacked(state)
    return sum(lacked[kind] + MORE * (n - 1) for kind, n in _given(card.traits))


def _lacked(state: PrisonState) -> tuple[float, float, float]:
    if state.ended == BOSS_BEATEN:
        return LACKED_AFTER_VICTORY
    return LACKED_ON_THE_WAY if state.place in BIOMES else LACKED_AGAINST_A_BOSS


def _given(traits: Iterable[Any]) -> Iterable[tuple[int, int]]:
    """What each trait gives, and how much of it."""
    for trait in traits:
        if isinstance(trait, (AtZero, Able, On, AtStart)):
            yield from _given(trait.do)
        elif isinstance(trait, Gain):
            yield GAINS.get((trait.what, trait.colour), WEALTH), trait.n
        else:
            yield GIVES.get(type(trait), WEALTH), int(getattr(trait, "n", 1))
