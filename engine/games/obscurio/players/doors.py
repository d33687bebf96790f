"""Which door a Wizard wants: the one that fits best, or where a Traitor would rather see the others."""

from engine.games.obscurio.players.eyes import chance, fits
from engine.games.obscurio.rules.facing import FACE_DOWN, face
from engine.games.obscurio.rules.traps import ESPIONAGE
from engine.games.obscurio.state import LibraryState

BLIND = 0.8
"""What a door that nobody sees promises: about what the better of two false doors does."""

TREACHEROUS = 0.5
"""In so many turns the Traitor misleads: who is always wrong is soon accused. He is right in about 25 %."""

ABOUT_THE_TURN = 0
"""What a chance is about that decides over a whole turn; cards begin at 1."""


def appeal(state: LibraryState, seat: int, door: int, blur: float) -> float:
    """How well a door fits in the eyes of a seat, whatever its role."""
    card = face(state, door)
    return BLIND if card == FACE_DOWN else fits(state, card, seat, blur)


def wanted(state: LibraryState, seat: int, blur: float) -> int:
    """The door to which a seat goes."""
    appeals = {door: appeal(state, seat, door, blur) for door in range(1, len(state.doors) + 1)}
    best = max(appeals, key=appeals.__getitem__)
    if not betrays(state, seat):
        return best
    return max(_lures(state, best), key=appeals.__getitem__)


def betrays(state: LibraryState, seat: int) -> bool:
    """Whether this seat misleads in this turn; decided by the turn, not by the moment."""
    return seat == state.traitor and chance(state, seat, ABOUT_THE_TURN) < TREACHEROUS


def is_lure(state: LibraryState, door: int) -> bool:
    """Whether the Traitor has put this card on its door; only he and the Grimoire ask."""
    return face(state, door) in state.picks


def _lures(state: LibraryState, best: int) -> list[int]:
    """Doors of the Traitor's own making; without one, all but the Exit if it was spied, else but the best."""
    doors = range(1, len(state.doors) + 1)
    own = [door for door in doors if is_lure(state, door)]
    if own:
        return own
    if state.traps & ESPIONAGE:
        return [door for door in doors if face(state, door) != state.exit]
    return [door for door in doors if door != best]
