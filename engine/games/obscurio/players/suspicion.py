"""Who looks like the Traitor: the log-odds of what everybody has seen at the doors.

Only the tokens tell of earlier turns. In the turn just played the doors lie open beside the clue, and a door
that nobody would choose in good faith weighs more than one that deceived many.
"""

import math

from engine.games.obscurio.illusions.reading import listened
from engine.games.obscurio.players.eyes import normal
from engine.games.obscurio.rules.clue import clue_of, filmed
from engine.games.obscurio.state import LibraryState

LOYAL_WRONG, TRAITOR_WRONG = 0.40, 0.75
"""How often a loyal Wizard and a Traitor are taken to be wrong."""

WRONG = math.log(TRAITOR_WRONG / LOYAL_WRONG)
"""What a token on a character card speaks for the Traitor."""

MOST = 1.5
"""No single door says more."""

DOUBT = 0.5
"""How far two judges of the same table are apart."""


def suspicion(state: LibraryState, judge: int, suspect: int, blur: float) -> float:
    """How guilty a Wizard looks to another; every right door would count the same for all, so none does."""
    odds = WRONG * state.taken[suspect] + _last_door(state, state.pawns[suspect])
    return odds + blur * DOUBT * normal(state, judge, suspect)


def _last_door(state: LibraryState, door: int) -> float:
    """How much stranger the door of this turn was than a door is that an honest Wizard takes by mistake."""
    said, doors = clue_of(state), list(state.doors)
    if not door or not said or doors[door - 1] == state.exit:
        return 0.0
    chosen = listened(said, doors, filmed(state.traps))[door - 1]
    by_malice = TRAITOR_WRONG / (len(doors) - 1)
    return max(-MOST, min(MOST, math.log(by_malice / max(chosen, 1e-9)))) - WRONG
