"""Every card by its number, whatever deck it is from; the copies of a monster are cards of their own."""

from collections.abc import Mapping

from engine.games.dead_cells.biomes.b1 import B1
from engine.games.dead_cells.bosses.c1 import C1
from engine.games.dead_cells.cards.brutality import BRUTALITY_DECK
from engine.games.dead_cells.cards.items import STARTER_ITEMS
from engine.games.dead_cells.cards.kinds import (
    DECKS,
    Biome,
    Boss,
    Combat,
    Improved,
    Item,
    Monster,
    Tile,
    Upgrade,
)
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.cards.survival import SURVIVAL_DECK
from engine.games.dead_cells.cards.tactics import TACTICS_DECK
from engine.games.dead_cells.cards.well import WELL_DECK

BIOMES: Mapping[int, Biome] = {biome.number: biome for biome in (B1,)}
BOSSES: Mapping[int, Boss] = {boss.number: boss for boss in (C1,)}
PLACES = (*BIOMES, *BOSSES)

UPGRADE_DECKS: tuple[tuple[int, tuple[Upgrade, ...]], ...] = (
    (DECKS["SV"], SURVIVAL_DECK),
    (DECKS["TC"], TACTICS_DECK),
    (DECKS["BR"], BRUTALITY_DECK),
    (DECKS["W"], WELL_DECK),
)
"""In the order of the colours, then the Well."""
WELL = 3


def _copied(cards: Mapping[int, Monster]) -> dict[int, Monster]:
    return {first + copy: card for first, card in cards.items() for copy in range(card.copies)}


def _boxes() -> list[Mapping[int, Monster]]:
    return [*(biome.monsters for biome in BIOMES.values()), *(boss.cards for boss in BOSSES.values())]


UPGRADES: Mapping[int, Upgrade] = {
    deck * 100 + place: card for deck, cards in UPGRADE_DECKS for place, card in enumerate(cards, 1)
}
COMBAT: Mapping[int, Combat] = {
    **STARTERS,
    **{number: card.card for number, card in UPGRADES.items() if isinstance(card, Improved)},
}
MONSTERS: Mapping[int, Monster] = {
    number: card for cards in _boxes() for number, card in _copied(cards).items()
}
BLUEPRINTS: Mapping[int, Mapping[int, Item]] = {
    number: (BIOMES.get(number) or BOSSES[number]).blueprints for number in PLACES
}
ITEMS: Mapping[int, Item] = {
    **STARTER_ITEMS,
    **{number: item for cards in BLUEPRINTS.values() for number, item in cards.items()},
}
TILES: Mapping[int, Tile] = {
    number: tile for biome in BIOMES.values() for number, tile in biome.tiles.items()
}

MONSTERS_OF: Mapping[int, tuple[int, ...]] = {
    place: tuple(number for number, card in MONSTERS.items() if number // 100 == place and not card.elite)
    for place in BIOMES
}
ELITES_OF: Mapping[int, tuple[int, ...]] = {
    place: tuple(number for number, card in MONSTERS.items() if number // 100 == place and card.elite)
    for place in BIOMES
}
TILES_OF: Mapping[int, tuple[int, ...]] = {
    place: tuple(number for number in TILES if number // 100 == place) for place in BIOMES
}

AFTER: Mapping[int, int] = {
    DECKS["B1"]: DECKS["C1"],
    DECKS["B2"]: DECKS["C1"],
    DECKS["B3"]: DECKS["C1"],
    DECKS["B4"]: DECKS["C2"],
    DECKS["B5"]: DECKS["C2"],
    DECKS["B6"]: DECKS["C2"],
    DECKS["B7"]: DECKS["C3"],
}
"""The boss at the end of each part of the prison."""


def behind(biome: int, place: int) -> int:
    """Where an exit leads: the place that it names or, while that is not in the box, to the boss."""
    return place if place in BIOMES or place in BOSSES else AFTER[biome]
