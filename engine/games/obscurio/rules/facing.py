"""Which doors lie face up while the Wizards choose."""

from engine.games.obscurio.rules.traps import CONCEALED
from engine.games.obscurio.state import LibraryState

CONCEALED_DOOR = 4
FACE_DOWN = 0


def face(state: LibraryState, door: int) -> int:
    """The card on a door, or FACE_DOWN if it is concealed or not turned yet (rulings 23, 24)."""
    if door > state.shown or (door == CONCEALED_DOOR and state.traps & CONCEALED):
        return FACE_DOWN
    return state.doors[door - 1]
