"""The secret step beside the box: the same length and the same touches, whatever anybody does in it.

Neither pace nor taps can tell who the Traitor is (ruling 36): see engine/core/schedule.py.
"""

from collections.abc import Sequence

from engine.core.schedule import Schedule, Span
from engine.games.obscurio.rules.cards import HOLDER, doors_this_turn
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.state import LibraryState

LOOK_SECONDS = 12.0
"""How long every Wizard has the device (rules sheet 8.5)."""

GRIMOIRE_SECONDS = 20.0
"""How long the Grimoire may read which cards are taken."""

ROLE_SECONDS = 8.0
"""How long everybody may look at their loyalty."""

PLACES = range(1, HOLDER + 1)


def round_of_hands(state: LibraryState, order: Sequence[int]) -> Schedule:
    """Every Wizard alike, then the Grimoire, who carries out what was chosen."""
    looks = tuple(Span(seat, LOOK_SECONDS) for seat in order)
    return Schedule((*looks, Span(state.grimoire, GRIMOIRE_SECONDS)), most_picks(state))


def round_of_roles(order: Sequence[int], grimoire: int) -> Schedule:
    """Everybody alike, the Grimoire last: by then all others have seen theirs."""
    seats = (*(seat for seat in order if seat != grimoire), grimoire)
    return Schedule(tuple(Span(seat, ROLE_SECONDS) for seat in seats), 0)


def chosen(touches: Sequence[int]) -> tuple[int, ...]:
    """The places of the holder among the touches, in order."""
    return tuple(place for place in touches if place in PLACES)


def from_the_deck(state: LibraryState) -> int:
    """How many cards the Grimoire draws for the doors, whatever was chosen.

    A chosen card saves a card from the deck and costs one to fill its place: the hands always do the same.
    """
    return doors_this_turn(state) - 1
