"""Where an effect is printed: a stack entry names it by origin, number and path, and never carries its data.

An origin is a kind of card; the number says which; the path leads to the effect on it: which row, which place
in the row, and inside an either/or, a test or a condition again which part and which place.
"""

from functools import cache
from typing import Any

from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES, COMBAT, ITEMS, MONSTERS, TILES, UPGRADES
from engine.games.dead_cells.cards.kinds import Combat, Feat, Instruction, Mutation
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.cards.serenade import POWERS, PRINTED_CARD, SONG
from engine.games.dead_cells.cards.vocabulary import (
    Able,
    AtStart,
    AtZero,
    Choose,
    Effect,
    Effects,
    Next,
    On,
    SymbolTest,
    Traits,
    When,
)

CARD, FOE, DEATH, ITEM, TRACK, UPGRADE, TILE, CURSE, OFFER, CORRIDOR, BOSS, SERENADE = range(12)
"""The origins of effects."""

Path = tuple[int, ...]
DOING = (Able, AtZero, On, AtStart)
"""Traits that do something."""


def _of_traits(traits: Traits) -> tuple[Effects, ...]:
    return tuple(trait.do if isinstance(trait, DOING) else () for trait in traits)


def track_number(prisoner: int, colour: int, step: int) -> int:
    """The number of a step of a track; step 0 is what a prisoner starts with."""
    return prisoner * 100 + colour * 10 + step


def track_traits(number: int) -> Traits:
    """What a step of a track gives."""
    prisoner, rest = divmod(number, 100)
    colour, step = divmod(rest, 10)
    board = PRISONERS[prisoner]
    return board.tracks[colour][step - 1] if step else board.start


def _card(number: int) -> tuple[Effects, ...]:
    card: Combat = PRINTED_CARD if number == PRINTED_NUMBER else COMBAT[number]
    return card.rows


PRINTED_NUMBER = 199
"""Stands for the row on Serenade's own board."""

ITEM_TRAITS = 5
"""On an item, parts 0 to 4 are its rows; its traits follow."""


def _upgrade(number: int) -> tuple[Effects, ...]:
    card = UPGRADES[number]
    if isinstance(card, Mutation):
        return _of_traits(card.traits)
    return (card.do,) if isinstance(card, (Instruction, Feat)) else ()


def _corridor(number: int) -> tuple[Effects, ...]:
    place, space = divmod(number, 100)
    return tuple(edge.reward for edge in BIOMES[place].board.edges[space])


def _boss(number: int) -> tuple[Effects, ...]:
    return BOSSES[number].reward, BOSSES[number].loot


PARTS: dict[int, Any] = {
    CARD: _card,
    FOE: lambda number: MONSTERS[number].rows,
    DEATH: lambda number: (MONSTERS[number].death,),
    ITEM: lambda number: (*ITEMS[number].rows, *_of_traits(ITEMS[number].traits)),
    TRACK: lambda number: _of_traits(track_traits(number)),
    UPGRADE: _upgrade,
    TILE: lambda number: (TILES[number].do, TILES[number].loot),
    CURSE: lambda number: (TILES[number].cursed,),
    OFFER: lambda number: tuple(offer.do for offer in TILES[number].offers),
    CORRIDOR: _corridor,
    BOSS: _boss,
    SERENADE: lambda number: POWERS if number == 0 else SONG,
}
"""For each origin the parts of what is printed there."""


def _inside(effect: Any) -> tuple[Effects, ...]:
    """The parts of an effect that holds others."""
    if isinstance(effect, Choose):
        return effect.options
    if isinstance(effect, SymbolTest):
        return effect.ok, effect.fail
    if isinstance(effect, When):
        return effect.do, effect.otherwise
    if isinstance(effect, Next):
        return (effect.do,)
    return ()


@cache
def part(origin: int, number: int, path: Path) -> Effects:
    """The row of effects that a path without its last step leads to."""
    parts: tuple[Effects, ...] = PARTS[origin](number)
    row = parts[path[0]]
    for place, inner in zip(path[1::2], path[2::2], strict=True):
        row = _inside(row[place])[inner]
    return row


@cache
def effect_at(origin: int, number: int, path: Path) -> Effect | None:
    """The effect at the end of a path; None behind the last of its row."""
    row = part(origin, number, path[:-1])
    return row[path[-1]] if path[-1] < len(row) else None
