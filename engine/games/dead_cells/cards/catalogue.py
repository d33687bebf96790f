"""Every card by its number, whatever deck it is from; the copies of a monster are cards of their own."""

from collections.abc import Mapping, Sequence

from engine.games.dead_cells.biomes.b1 import B1
from engine.games.dead_cells.biomes.b2 import B2
from engine.games.dead_cells.biomes.b3 import B3
from engine.games.dead_cells.biomes.b4 import B4
from engine.games.dead_cells.biomes.b5 import B5
from engine.games.dead_cells.biomes.b6 import B6
from engine.games.dead_cells.biomes.b7 import B7
from engine.games.dead_cells.bosses.c1 import C1
from engine.games.dead_cells.bosses.c2 import C2
from engine.games.dead_cells.bosses.c3 import C3
from engine.games.dead_cells.cards.brutality import BRUTALITY_DECK
from engine.games.dead_cells.cards.items import STARTER_ITEMS
from engine.games.dead_cells.cards.kinds import (
    DECKS,
    Biome,
    Boss,
    Combat,
    Find,
    Improved,
    Item,
    Monster,
    Stray,
    Tile,
    Upgrade,
)
from engine.games.dead_cells.cards.secrets import SECRET_DECK
from engine.games.dead_cells.cards.starters import STARTERS
from engine.games.dead_cells.cards.survival import SURVIVAL_DECK
from engine.games.dead_cells.cards.tactics import TACTICS_DECK
from engine.games.dead_cells.cards.well import WELL_DECK

BIOMES: Mapping[int, Biome] = {biome.number: biome for biome in (B1, B2, B3, B4, B5, B6, B7)}
BOSSES: Mapping[int, Boss] = {boss.number: boss for boss in (C1, C2, C3)}
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
    deck * 100 + place: card
    for deck, cards in (*UPGRADE_DECKS, (DECKS["S"], SECRET_DECK))
    for place, card in enumerate(cards, 1)
}
"""Whatever a campaign can come to own beside equipment that is found in its places; secrets too."""
COMBAT: Mapping[int, Combat] = {
    **STARTERS,
    **{number: card.card for number, card in UPGRADES.items() if isinstance(card, Improved)},
}
MONSTERS: Mapping[int, Monster] = {
    **{number: card for cards in _boxes() for number, card in _copied(cards).items()},
    **{number: card.monster for number, card in UPGRADES.items() if isinstance(card, Stray)},
}
BLUEPRINTS: Mapping[int, Mapping[int, Item]] = {
    number: (BIOMES.get(number) or BOSSES[number]).blueprints for number in PLACES
}
ITEMS: Mapping[int, Item] = {
    **STARTER_ITEMS,
    **{number: item for cards in BLUEPRINTS.values() for number, item in cards.items()},
    **{number: card.item for number, card in UPGRADES.items() if isinstance(card, Find)},
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


def is_owned(number: int, taken: Sequence[int], secrets: int) -> bool:
    """Whether a campaign that has taken so many of each deck and opened so many secrets owns this card."""
    code, place = divmod(number, 100)
    if code == DECKS["S"]:
        return place <= secrets
    return any(deck == code and place <= n for (deck, _), n in zip(UPGRADE_DECKS, taken, strict=True))


def behind(biome: int, place: int, short: bool = False) -> int:
    """Where an exit leads: the place that it names, or at a short table to the boss."""
    return AFTER[biome] if short else place
