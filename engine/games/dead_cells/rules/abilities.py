"""What a fighter can do beside his cards: everything left of his markers, and what he wears."""

from functools import lru_cache
from typing import NamedTuple

from engine.games.dead_cells.cards.catalogue import ITEMS, UPGRADES
from engine.games.dead_cells.cards.kinds import SKILL, Mutation
from engine.games.dead_cells.cards.prisoners import SERENADE as SERENADE_HERSELF
from engine.games.dead_cells.cards.vocabulary import (
    Able,
    AtZero,
    Hand,
    Hearts,
    Keen,
    On,
    Pockets,
    Rest,
    Traits,
    Ward,
)
from engine.games.dead_cells.rules.places import (
    ITEM,
    ITEM_TRAITS,
    TRACK,
    UPGRADE,
    track_number,
    track_traits,
)
from engine.games.dead_cells.state import PrisonState

Place = tuple[int, int, int]
"""Origin, number and part: where an ability is printed."""

OWN_PLACES = 32
"""Bits of a fighter's own abilities in `spent` and `fired`; those of the mutation board come behind them."""


class Abilities(NamedTuple):
    """A fighter's abilities, each by the place where it is printed."""

    skills: tuple[Place, ...]
    zeros: tuple[Place, ...]
    triggers: tuple[tuple[On, Place], ...]
    wards: frozenset[int]
    keen: frozenset[str]
    hearts: int
    pockets: int
    hand: int
    rest: int


def abilities(state: PrisonState, fighter: int) -> Abilities:
    """What a fighter can do now."""
    return _gathered(state.prisoners[fighter], tuple(state.tracks[fighter]), tuple(state.worn[fighter]))


@lru_cache(maxsize=4096)
def _gathered(prisoner: int, steps: tuple[int, ...], worn: tuple[int, ...]) -> Abilities:
    if prisoner == SERENADE_HERSELF:
        return _sorted([])
    printed: list[tuple[Traits, int, int, int]] = []
    places = [track_number(prisoner, 0, 0)]
    places += [
        track_number(prisoner, colour, step)
        for colour, count in enumerate(steps)
        for step in range(1, count + 1)
    ]
    printed += [(track_traits(number), TRACK, number, 0) for number in places]
    printed += [(ITEMS[item].traits, ITEM, item, ITEM_TRAITS) for item in _companions_last(worn)]
    return _sorted(printed)


def _companions_last(worn: tuple[int, ...]) -> list[int]:
    """Each piece once (92). A companion may die in a fight: the places of all others must not change then."""
    return sorted(dict.fromkeys(worn), key=lambda item: ITEMS[item].health > 0)


GROUP_SKILL = 16
"""The first number of the skills in the Skill pocket, which every prisoner has."""


def skills_of(state: PrisonState, fighter: int) -> dict[int, Place]:
    """A fighter's skills by their numbers: his own, then that of the mutation board."""
    found = dict(enumerate(abilities(state, fighter).skills))
    if state.pockets[SKILL] and state.prisoners[fighter] != SERENADE_HERSELF:
        found |= dict(enumerate(mutations(state).skills, GROUP_SKILL))
    return found


def mutations(state: PrisonState) -> Abilities:
    """What the mutation board gives to the group now."""
    return of_group(tuple(number for row in state.pockets for number in row))


@lru_cache(maxsize=1024)
def of_group(mutations: tuple[int, ...]) -> Abilities:
    """What the mutations of the campaign give to the group as a whole."""
    printed: list[tuple[Traits, int, int, int]] = []
    for number in mutations:
        card = UPGRADES[number]
        if isinstance(card, Mutation):
            printed.append((card.traits, UPGRADE, number, 0))
    return _sorted(printed)


def _sorted(printed: list[tuple[Traits, int, int, int]]) -> Abilities:
    found = [
        (trait, (origin, number, first + place))
        for traits, origin, number, first in printed
        for place, trait in enumerate(traits)
    ]
    return Abilities(
        skills=tuple(place for trait, place in found if isinstance(trait, Able)),
        zeros=tuple(place for trait, place in found if isinstance(trait, AtZero)),
        triggers=tuple((trait, place) for trait, place in found if isinstance(trait, On)),
        wards=frozenset(trait.state for trait, _ in found if isinstance(trait, Ward)),
        keen=frozenset(trait.when for trait, _ in found if isinstance(trait, Keen)),
        hearts=sum(trait.n for trait, _ in found if isinstance(trait, Hearts)),
        pockets=sum(trait.n for trait, _ in found if isinstance(trait, Pockets)),
        hand=sum(trait.n for trait, _ in found if isinstance(trait, Hand)),
        rest=sum(trait.n for trait, _ in found if isinstance(trait, Rest)),
    )
