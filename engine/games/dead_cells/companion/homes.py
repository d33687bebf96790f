"""Where a card may be in a campaign: a pocket, somebody's deck, a deck of a biome, purged."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.text import N_, Phrase
from engine.games.dead_cells.companion.box import (
    BIOMES,
    DECKS,
    LARGE,
    OF_SERENADE,
    ORDERED,
    PLACES,
    SMALL,
    STARTERS,
    TILE,
    UPGRADES,
    Card,
)

PEOPLE = (N_("Immolated"), N_("Flayed"), N_("Poisoned"), N_("Quartered"), N_("Serenade"))
SERENADE = OF_SERENADE
LEAST_CARDS = (6, 6, 6, 6, 3)
"""A deck is never smaller (rulings 59, 63)."""

START, DURING, SKILL, BOSS_CELL, FEAT = "start", "during", "skill", "boss", "feat"
EQUIPMENT, ASIDE, DONE, PURGED, DECK = "equipment", "aside", "done", "purged", "deck"
DECK_OF, MONSTERS_OF = "deck of ", "monsters "


class Home(NamedTuple):
    """A place for cards, and the rule that concerns it."""

    title: str
    ruling: str


HOMES: Mapping[str, Home] = {
    START: Home(N_("Mutations: start of game"), "58"),
    DURING: Home(N_("Mutations: during game"), "58"),
    SKILL: Home(N_("Mutations: skill"), "58"),
    BOSS_CELL: Home(N_("Boss cells"), "58"),
    FEAT: Home(N_("Feats to try"), "58"),
    EQUIPMENT: Home(N_("Equipment deck"), "55"),
    ASIDE: Home(N_("Set aside"), "58"),
    DONE: Home(N_("Carried out"), "58"),
    PURGED: Home(N_("Purged"), "59"),
    DECK: Home(N_("Back in its own deck"), "69"),
}
"""What has no number; prisoners' decks and monster decks come on top."""

DECKS_OF_PEOPLE = tuple(f"{DECK_OF}{number}" for number in range(len(PEOPLE)))
MONSTER_DECKS = tuple(f"{MONSTERS_OF}{code}" for code in BIOMES)
EVERY_HOME = (*HOMES, *DECKS_OF_PEOPLE, *MONSTER_DECKS)


def title(home: str) -> Phrase:
    """What a place is called."""
    if home.startswith(DECK_OF):
        return Phrase("Deck: {who}", who=Phrase(PEOPLE[int(home.removeprefix(DECK_OF))]))
    if home.startswith(MONSTERS_OF):
        return Phrase("Monsters of {code}", code=home.removeprefix(MONSTERS_OF))
    return Phrase(HOMES[home].title)


def first_home(card: Card) -> str:
    """Where a card is as long as nobody has moved it."""
    if card.deck != "ST":
        return DECK
    return EQUIPMENT if card.sort == SMALL else f"{DECK_OF}{(card.number - 1) // STARTERS}"


def possible(card: Card) -> tuple[str, ...]:
    """Where a card can be put, what is most likely first."""
    if card.sort == TILE:
        return (PURGED, DECK)
    if card.deck == "ST":
        return (*((EQUIPMENT,) if card.sort == SMALL else DECKS_OF_PEOPLE), PURGED)
    if card.deck in PLACES:
        return (PURGED, DECK) if card.sort == LARGE else (EQUIPMENT, PURGED, DECK)
    pockets = (START, DURING, SKILL, FEAT, BOSS_CELL)
    others = (ASIDE, DONE, PURGED, DECK)
    if card.deck in UPGRADES or card.sort == LARGE:
        return (*pockets, *DECKS_OF_PEOPLE, *MONSTER_DECKS, EQUIPMENT, *others)
    return (EQUIPMENT, BOSS_CELL, FEAT, DURING, START, SKILL, *MONSTER_DECKS, *others)


def ordered_deck(card: Card) -> bool:
    """Whether a card belongs to a deck that is never shuffled (ruling 69)."""
    if card.deck in ORDERED:
        return card.exists
    blueprint = card.deck in PLACES and card.sort == SMALL
    return blueprint and card.number <= DECKS[card.deck].blueprints
