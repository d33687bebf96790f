"""What is heard outside fights: a sound for each kind of event, an ambience for each place."""

from collections.abc import Sequence

from engine.core.event import Event
from engine.games.dead_cells.cards.catalogue import UPGRADE_DECKS, WELL
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.rules.gaining import CELLS, TEETH

HEARD = {
    "advanced": "dc_scroll",
    "healed": "dc_heal",
    "hurt": "dc_hit",
    "wore": "dc_gear",
    "rune": "dc_rune",
    "secret": "dc_secret",
    "purged": "dc_purge",
    "left": "dc_door",
    "hand_test": "dc_shown",
    "deck_test": "dc_top_card",
    "test_failed": "dc_in_vain",
    "assigned": "dc_assigned",
    "pocketed": "dc_pocketed",
    "collected": "dc_blueprint",
    "monster_drawn": "dc_lair",
}
"""By the kind of an event. Tiles, steps and purchases are heard where they are seen."""
IN_BAG = {CELLS: "dc_cell", TEETH: "dc_tooth"}


def heard(events: Sequence[Event]) -> list[str]:
    """The sounds of some events, each once, in their order."""
    return list(dict.fromkeys(name for event in events if (name := _sound(event))))


def _sound(event: Event) -> str:
    if event[0] == "bag":
        return IN_BAG.get(event[3], "dc_loot") if event[4] > 0 else ""
    if event[0] == "upgraded" and event[4] // 100 == UPGRADE_DECKS[WELL][0]:
        return "dc_well"
    return HEARD.get(event[0], "")


def ambience_of(place: int) -> str:
    """The loop that one leaves on in a place."""
    return f"dc_ambience_{CODES[place].lower()}"
