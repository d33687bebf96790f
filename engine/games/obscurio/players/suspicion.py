"""Who looks like the Traitor: the log-odds of what everybody has seen at the doors.

Only the tokens tell of earlier turns. In the turn just played the doors lie open beside the clue, and a door
that nobody would choose in good faith weighs more than one that deceived many. Then they talk, and a table
that has talked for a minute is of one mind more often than it is right.
"""

import math

from engine.games.obscurio.illusions.reading import listened
from engine.games.obscurio.players.eyes import eyes, normal
from engine.games.obscurio.rules.clue import clue_of
from engine.games.obscurio.rules.wizards import wizards
from engine.games.obscurio.state import LibraryState

LOYAL_WRONG, TRAITOR_WRONG = 0.44, 0.75
"""How often a loyal Wizard and a Traitor are taken to be wrong."""

WRONG = math.log(TRAITOR_WRONG / LOYAL_WRONG)
"""What a token on a character card speaks for the Traitor."""

MOST = 1.0
"""No single door says more."""

STANDS_OUT = 2
"""More tokens above the fewest say no more: somebody has to be the unluckiest."""

BESIDE_ME = 0.8
"""Whoever stood where the judge stood looks better: he knows that an honest Wizard may go there."""

TALK = 2.0
"""How much a minute of talk sways all of them at once: one was hesitant, another spoke well for himself."""

SMALL_TABLE, LOUDER = 5, 0.8
"""Where fewer Wizards sit, each one missing makes the talk sway them more: one liar is half the table."""

DOUBT = 0.5
"""How far two judges of the same table are apart after it."""

THE_TABLE = 99
"""Whose impression it is that all share; seats end before."""


def suspicion(state: LibraryState, judge: int, suspect: int) -> float:
    """How guilty a Wizard looks to another after the talk."""
    heard = sway(len(wizards(state))) * normal(state, THE_TABLE, suspect)
    return odds(state, judge, suspect) + heard + DOUBT * normal(state, judge, suspect)


def sway(count: int) -> float:
    """How much talk counts beside what was seen, at a table of so many Wizards."""
    return TALK + LOUDER * max(0, SMALL_TABLE - count)


def odds(state: LibraryState, judge: int, suspect: int) -> float:
    """What speaks against a Wizard; every right door would count the same for all, so none does."""
    fewest = min(state.taken[each] for each in wizards(state))
    tokens = min(state.taken[suspect] - fewest, STANDS_OUT)
    beside = BESIDE_ME * (state.pawns[suspect] == state.pawns[judge])
    return WRONG * tokens + _last_door(state, judge, state.pawns[suspect]) - beside


def _last_door(state: LibraryState, judge: int, door: int) -> float:
    """How much stranger the door of this turn was than a door is that an honest Wizard takes by mistake."""
    said, doors = clue_of(state), list(state.doors)
    if not door or not said or doors[door - 1] == state.exit:
        return 0.0
    chosen = listened(said, doors, eyes(state, judge))[door - 1]
    by_malice = TRAITOR_WRONG / (len(doors) - 1)
    return max(-MOST, min(MOST, math.log(by_malice / max(chosen, 1e-9)))) - WRONG
