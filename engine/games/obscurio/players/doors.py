"""Which door a Wizard wants: the one that fits best, or where a Traitor would rather see the others."""

from engine.games.obscurio.players.eyes import Sight, fits
from engine.games.obscurio.players.treason import betrays, wrong_door
from engine.games.obscurio.rules.facing import FACE_DOWN, face
from engine.games.obscurio.state import LibraryState

BLIND = 0.8
"""What a door that nobody sees promises: about what the better of two false doors does."""


def appeal(state: LibraryState, seat: int, door: int, sight: Sight) -> float:
    """How well a door fits in the eyes of a seat, whatever its role."""
    card = face(state, door)
    return BLIND if card == FACE_DOWN else fits(state, card, seat, sight)


def appeals(state: LibraryState, seat: int, sight: Sight) -> dict[int, float]:
    """How well every door fits in the eyes of a seat."""
    return {door: appeal(state, seat, door, sight) for door in range(1, len(state.doors) + 1)}


def misleads(state: LibraryState, seat: int, sight: Sight) -> bool:
    """Whether this seat wants to see the others go wrong in this turn."""
    return betrays(state, seat, appeals(state, seat, sight))


def wanted(state: LibraryState, seat: int, sight: Sight) -> int:
    """The door to which a seat goes."""
    doors = appeals(state, seat, sight)
    return (
        wrong_door(state, seat, doors) if betrays(state, seat, doors) else max(doors, key=doors.__getitem__)
    )
