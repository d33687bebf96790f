"""Who is a Wizard, whose pawns they are, and how a step asks them.

"Wizard" is everybody but the Grimoire, the Traitor included (ruling 1).
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.obscurio.options import MOST_SEATS
from engine.games.obscurio.state import LibraryState


def _in_order(grimoire: int, bits: int) -> tuple[int, ...]:
    seats = [seat for seat in range(MOST_SEATS) if bits >> seat & 1 and seat != grimoire]
    return (*seats, grimoire) if bits >> grimoire & 1 else tuple(seats)


DECIDERS = tuple(
    tuple(_in_order(grimoire, bits) for bits in range(1 << MOST_SEATS)) for grimoire in range(MOST_SEATS)
)
"""For each Grimoire and each set of seats, the seats in order: the Grimoire, who keeps the clock, last."""


def deciders(state: LibraryState, entry: Entry) -> tuple[int, ...]:
    """All who still have to answer."""
    return DECIDERS[state.grimoire][state.asked]


def answered(state: LibraryState, entry: Entry) -> tuple[int, ...]:
    """All whom the step asked and who have answered."""
    return DECIDERS[state.grimoire][state.invited & ~state.asked]


def wizards(state: LibraryState) -> list[int]:
    """The seats whose pawns are in play: an exposed Traitor's has left the board."""
    gone = state.traitor if state.exposed else state.grimoire
    return [seat for seat in range(state.seats) if seat not in (state.grimoire, gone)]


def pawns_in_play(state: LibraryState) -> list[int]:
    """One pawn for each Wizard; a lone Wizard has a companion at the Grimoire's place (ruling 33)."""
    return [0, 1] if state.seats == 2 else wizards(state)


def owner(state: LibraryState, pawn: int) -> int:
    """The seat that moves a pawn."""
    return 1 - state.grimoire if state.seats == 2 else pawn


def pawns_of(state: LibraryState, seat: int) -> tuple[int, ...]:
    """The pawns that a Wizard moves, one's own first."""
    return (seat, 1 - seat) if state.seats == 2 else (seat,)


def bits_of(seats: list[int]) -> int:
    """A set of seats as bits."""
    return sum(1 << seat for seat in seats)


def ask(state: LibraryState, step: str, bits: int, events: list[Event]) -> None:
    """Wait at a step for these seats."""
    state.asked = state.invited = bits
    state.todo.append((step,))
    events.append(("asked", EVERYONE, "", step, DECIDERS[state.grimoire][bits]))
