"""What a campaign brings to a run, as plain data, and what a fresh one begins with."""

from collections.abc import Mapping
from typing import Any

from engine.games.dead_cells.cards.catalogue import BIOMES, BLUEPRINTS, BOSSES, UPGRADE_DECKS
from engine.games.dead_cells.cards.items import STARTER_ITEMS
from engine.games.dead_cells.cards.prisoners import PRISONERS
from engine.games.dead_cells.state import PLACE_COUNT, place_index

SERENADES_STARTERS = (125, 126, 127)

FIELDS = (
    "library",
    "taken",
    "pockets",
    "aside",
    "purged",
    "levels",
    "runes",
    "secrets",
    "memory",
    "added",
    "gifts",
    "gear",
    "blueprints",
)
"""What is carried from run to run, under the names that a state has for it."""


def fresh() -> dict[str, Any]:
    """A campaign before its first run."""
    blueprints: list[list[int]] = [[] for _ in range(PLACE_COUNT)]
    for place in (*BIOMES, *BOSSES):
        blueprints[place_index(place)] = sorted(BLUEPRINTS[place], reverse=True)
    return {
        "library": [*(list(prisoner.starters) for prisoner in PRISONERS), list(SERENADES_STARTERS)],
        "taken": [0] * len(UPGRADE_DECKS),
        "pockets": [[], [], [], []],
        "aside": [],
        "purged": [[], []],
        "levels": [0, 0, 0],
        "runes": 0,
        "secrets": 0,
        "memory": 0,
        "added": [[] for _ in range(PLACE_COUNT)],
        "gifts": [],
        "gear": sorted(STARTER_ITEMS),
        "blueprints": blueprints,
    }


def brought(carry: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a carry, or a fresh campaign's where it has none."""
    return {**fresh(), **{name: carry[name] for name in FIELDS if name in carry}}
