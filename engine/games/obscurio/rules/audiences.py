"""For whose eyes each step is (rules sheet, sections 3 and 8.5).

A round goes over all Wizards whom the step asked, whether they have answered or not. The Grimoire, who only
keeps the clock meanwhile, is in it only where everybody looks at a role. Nothing here looks at a role that
is not known to all.
"""

from engine.core.audience import PRIVATE, PUBLIC, ROUND, Audience
from engine.core.state import Entry
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.pace import CHOICE_SECONDS, ROLE_SECONDS, VOTE_SECONDS, look_seconds
from engine.games.obscurio.rules.wizards import DECIDERS, pawns_in_play
from engine.games.obscurio.state import LibraryState


def everybody(state: LibraryState, entry: Entry) -> Audience:
    """All look at the table together."""
    return PUBLIC


def all_in_turn(state: LibraryState, entry: Entry) -> Audience:
    """Each looks at one card, the Grimoire last."""
    return ROUND(DECIDERS[state.grimoire][state.invited], ROLE_SECONDS)


def the_grimoire(state: LibraryState, entry: Entry) -> Audience:
    """The Exit lies open beside the Pages."""
    return PRIVATE(state.grimoire)


def the_holder(state: LibraryState, entry: Entry) -> Audience:
    """Every Wizard alike; a Traitor who is known to all is simply given the device."""
    if state.exposed:
        return PRIVATE(state.traitor)
    return ROUND(_wizards_asked(state), look_seconds(state), most_picks(state))


def the_watched(state: LibraryState, entry: Entry) -> Audience:
    """Every Wizard who has a pawn to place; a lone one decides for each of the two."""
    waiting = [pawn for pawn in pawns_in_play(state) if not state.pawns[pawn]]
    return ROUND(_wizards_asked(state), CHOICE_SECONDS, len(waiting) if state.seats == 2 else 1)


def the_voters(state: LibraryState, entry: Entry) -> Audience:
    """Every Wizard who has somebody to accuse."""
    return ROUND(_wizards_asked(state), VOTE_SECONDS, 1)


def _wizards_asked(state: LibraryState) -> tuple[int, ...]:
    return DECIDERS[state.grimoire][state.invited & ~(1 << state.grimoire)]
