"""What a player says of the card that he commits: one action and its round (rulings 8, 76)."""

from functools import cache

from engine.games.dead_cells.cards.catalogue import COMBAT
from engine.games.dead_cells.cards.vocabulary import (
    Afflict,
    Cleanse,
    Damage,
    Draw,
    Effect,
    Heal,
    Loot,
    Shield,
    Skill,
)

DAMAGE, BLOCK, LOOT, SKILL, HEAL, STATES, CLEANSE, OTHER = 0, 1, 2, 3, 4, 5, 10, 11
"""Kinds of actions; those that give a state follow STATES in the order of the states."""

KINDS: dict[type, int] = {
    Damage: DAMAGE,
    Shield: BLOCK,
    Loot: LOOT,
    Skill: SKILL,
    Heal: HEAL,
    Cleanse: CLEANSE,
    Draw: OTHER,
}
CODE = 20
"""An announcement is kept as row * CODE + kind; 0 is none, since no row is row 0."""


def kind_of(effect: Effect) -> int:
    """What an action is called when it is announced."""
    if isinstance(effect, Afflict):
        return STATES + effect.state
    return KINDS.get(type(effect), OTHER)


@cache
def sayings(card: int) -> tuple[tuple[int, int], ...]:
    """Every (row, kind) that is printed on a card, in order."""
    said = [
        (row, kind_of(effect)) for row, effects in enumerate(COMBAT[card].rows) for effect in effects if row
    ]
    return tuple(dict.fromkeys(said))


def fits(card: int, announced: int) -> bool:
    """Whether a card can be the one of which this was said."""
    return not announced or divmod(announced, CODE) in sayings(card)
