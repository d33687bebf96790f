"""Cohesion tokens: how many there are, in which zone they lie, and how they are lost."""

from collections.abc import Mapping

from engine.core.game import Options
from engine.games.obscurio.options import EXPERT_5
from engine.games.obscurio.state import LibraryState

TOKENS: Mapping[str, Mapping[int, int]] = {
    "beginner": {2: 12, 3: 9, 4: 15, 5: 18, 6: 22, 7: 26, 8: 30},
    "confirmed": {2: 10, 3: 8, 4: 12, 5: 15, 6: 18, 7: 22, 8: 26},
    "expert": {2: 8, 3: 7, 4: 10, 5: EXPERT_5, 6: 15, 7: 18, 8: 22},
}
"""By difficulty and number of players."""

DARK_ZONE: Mapping[int, int] = {2: 0, 3: 0, 4: 5, 5: 5, 6: 7, 7: 7, 8: 7}
"""Its only use is to call the accusation, so where there is none it is empty."""

SORCERER_TOKENS = 2
"""More tokens when the app takes the Traitor's picks; chosen."""

MOST_TOKENS = 30 + SORCERER_TOKENS
TRAITOR_FROM = 4
"""So many players are needed for a Traitor (ruling 32)."""


def has_traitor(seats: int, sorcerer: int) -> bool:
    """Whether one of the Wizards is dealt the Traitor's card."""
    return seats >= TRAITOR_FROM and not sorcerer


def tokens_for(seats: int, options: Options) -> int:
    """How many tokens the table begins with."""
    count: int = TOKENS[options["difficulty"]][seats]
    if options["difficulty"] == "expert" and seats == 5:
        count = options["expert_5"]
    return count + (SORCERER_TOKENS if options["sorcerer"] else 0)


def dark_zone(seats: int, sorcerer: int) -> int:
    """How many of them lie in the dark zone."""
    return DARK_ZONE[seats] if has_traitor(seats, sorcerer) else 0


def lose(state: LibraryState, count: int) -> tuple[int, int]:
    """Take tokens off the gauge, the light zone first (ruling 10); gives how many came from each zone.

    Whoever owes more than is left pays what is left (ruling 9).
    """
    light = min(count, state.light)
    dark = min(count - light, state.dark)
    state.light -= light
    state.dark -= dark
    return light, dark
