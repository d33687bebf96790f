"""How the Traitor blends in: when he misleads, to which door, and whom he blames."""

from collections.abc import Mapping

from engine.games.obscurio.players.eyes import chance
from engine.games.obscurio.rules.facing import face
from engine.games.obscurio.rules.traps import ESPIONAGE
from engine.games.obscurio.rules.wizards import wizards
from engine.games.obscurio.state import LibraryState

BOLD, WARY = 1.0, 0.7
"""In so many turns he misleads: while another Wizard has been wrong more often, and while nobody has."""

PLAIN = 0.35
"""If the best door is so far before the next, all find it: then he does too, not to stand out."""

COMPANY = 0.3
"""How much more a wrong door pleases him at which somebody stands already: the blame is shared."""

OWN = 0.05
"""How much more a door pleases him that he has put there."""

ABOUT_THE_TURN = 0
"""What a chance is about that decides over a whole turn; cards begin at 1."""


def betrays(state: LibraryState, seat: int, appeals: Mapping[int, float]) -> bool:
    """Whether this seat misleads in this turn."""
    if seat != state.traitor:
        return False
    *_, second, best = sorted(appeals.values())
    if best - second > PLAIN:
        return False
    others = [state.taken[each] for each in wizards(state) if each != seat and not state.cleared >> each & 1]
    boldness = WARY if state.taken[seat] >= max(others, default=0) else BOLD
    return chance(state, seat, ABOUT_THE_TURN) < boldness


def is_lure(state: LibraryState, door: int) -> bool:
    """Whether the Traitor has put this card on its door; only he and the Grimoire ask."""
    return face(state, door) in state.picks


def wrong_door(state: LibraryState, seat: int, appeals: Mapping[int, float]) -> int:
    """Where he goes to mislead: a door that an honest Wizard could take for the Exit."""
    right = _exit_door(state, appeals)
    peopled = {state.pawns[each] for each in wizards(state) if each != seat}
    return max(
        (door for door in appeals if door != right),
        key=lambda door: appeals[door] + COMPANY * (door in peopled) + OWN * is_lure(state, door),
    )


def _exit_door(state: LibraryState, appeals: Mapping[int, float]) -> int:
    """The Exit where he has spied it and sees it; else what he takes for it."""
    spied = [door for door in appeals if state.traps & ESPIONAGE and face(state, door) == state.exit]
    return spied[0] if spied else max(appeals, key=appeals.__getitem__)
