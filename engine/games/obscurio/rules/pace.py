"""How long the secret steps last: the same for everybody, whatever anybody does in them (ruling 36)."""

from engine.games.obscurio.rules.traps import DARK_MAGIC
from engine.games.obscurio.state import LibraryState

LOOK_SECONDS = 12.0
"""How long every Wizard has the device (rules sheet 8.5)."""

DARK_MAGIC_SECONDS = 20.0
"""The same where four cards are asked for instead of two."""

GRIMOIRE_SECONDS = 20.0
"""How long the Grimoire may read which cards are taken."""

ROLE_SECONDS = 8.0
"""How long everybody may look at their loyalty."""

CHOICE_SECONDS = 12.0
"""How long every Wizard may choose a door under the Watcher."""

VOTE_SECONDS = 8.0
"""How long every Wizard may point at somebody."""


def look_seconds(state: LibraryState) -> float:
    """How long every Wizard has the device in the Traitor's step of this turn."""
    return DARK_MAGIC_SECONDS if state.traps & DARK_MAGIC else LOOK_SECONDS
