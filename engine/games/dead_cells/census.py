"""How many cards of each code the box holds."""

from engine.games.dead_cells.cards.catalogue import BLUEPRINTS, MONSTERS, TILES, UPGRADE_DECKS
from engine.games.dead_cells.cards.items import STARTER_ITEMS
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.cards.malaise import MALAISES
from engine.games.dead_cells.cards.runes import RUNES
from engine.games.dead_cells.cards.secrets import SECRET_DECK
from engine.games.dead_cells.cards.starters import STARTERS


def counts() -> dict[str, int]:
    """The number of cards by code, and of tiles and blueprints.

    >>> counts()["ST"], counts()["ST-E"]
    (27, 8)
    """
    found = {"ST": len(STARTERS), "ST-E": len(STARTER_ITEMS), "R": len(RUNES)}
    found |= {CODES[deck]: len(cards) for deck, cards in UPGRADE_DECKS}
    for place in BLUEPRINTS:
        found[CODES[place]] = sum(number // 100 == place for number in MONSTERS)
    found["S"], found["malaise"] = len(SECRET_DECK), len(MALAISES)
    found["tiles"] = len(TILES)
    found["blueprints"] = sum(len(BLUEPRINTS[place]) for place in BLUEPRINTS)
    return found
