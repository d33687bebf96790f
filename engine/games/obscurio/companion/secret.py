"""The secrets beside the box. Each question names who asks, and gives what that person may know.

The secret step has the same length and the same touches, whatever anybody does in it: neither pace nor taps
can tell who the Traitor is (ruling 36). See engine/core/schedule.py.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.dice import seeded, shuffle
from engine.core.schedule import Schedule, Span
from engine.core.text import Phrase, Seat
from engine.games.obscurio.options import MOST_SEATS
from engine.games.obscurio.rules.cards import HOLDER, doors_this_turn
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.pace import GRIMOIRE_SECONDS, LOOK_SECONDS, ROLE_SECONDS
from engine.games.obscurio.state import NOBODY, LibraryState

HIDDEN = MOST_SEATS
"""A Traitor whom the cards of the box have chosen: a seat that nobody has."""

PLACES = range(1, HOLDER + 1)


class Role(NamedTuple):
    """Who somebody is, as their card tells it."""

    kind: str
    """loyal, traitor or grimoire."""
    traitor: int = NOBODY
    """The Grimoire also learns who the Traitor is."""


def role_of(state: LibraryState, seat: int) -> Role:
    """What one person's card shows, for that person alone."""
    if seat == state.grimoire:
        return Role("grimoire", state.traitor)
    return Role("traitor" if seat == state.traitor else "loyal")


def round_of_hands(state: LibraryState, order: Sequence[int]) -> Schedule:
    """Every Wizard alike, then the Grimoire, who carries out what was chosen."""
    looks = tuple(Span(seat, LOOK_SECONDS) for seat in order)
    return Schedule((*looks, Span(state.grimoire, GRIMOIRE_SECONDS)), most_picks(state))


def round_of_roles(state: LibraryState) -> Schedule:
    """Everybody alike, by lot, the Grimoire last: by then all others have seen theirs."""
    order = list(range(state.seats))
    shuffle(seeded(state.dice), order)
    seats = (*(seat for seat in order if seat != state.grimoire), state.grimoire)
    return Schedule(tuple(Span(seat, ROLE_SECONDS) for seat in seats), 0)


def orders_for_the_grimoire(state: LibraryState, touches: Mapping[int, Sequence[int]]) -> list[Phrase]:
    """What the Grimoire alone reads: what to do with the cards. The hands always do the same."""
    cards = from_the_deck(state)
    return [
        Phrase("Draw {count} cards from the deck without showing them.", count=cards),
        *_exchanges(state, touches),
        Phrase("Shuffle the cards in your hand with the Exit: these are the doors."),
    ]


def _exchanges(state: LibraryState, touches: Mapping[int, Sequence[int]]) -> list[Phrase]:
    """The Traitor's places; with the cards of the box everybody's: the Grimoire knows whose count."""
    if state.traitor != HIDDEN:
        return [_exchange(chosen(touches.get(state.traitor, ())))]
    told = [
        Phrase("{name}: {places}", name=Seat(seat), places=_places(chosen(touched)))
        for seat, touched in sorted(touches.items())
        if seat != state.grimoire
    ]
    return [Phrase("Swap one of them for each card the Traitor tapped:"), *told]


def _exchange(places: tuple[int, ...]) -> Phrase:
    if not places:
        return Phrase("Do not swap any, but pretend that you do.")
    return Phrase("Swap one of them for each of these cards in the holder: {places}.", places=_places(places))


def _places(places: tuple[int, ...]) -> object:
    return ", ".join(map(str, places)) if places else Phrase("none")


def chosen(touches: Sequence[int]) -> tuple[int, ...]:
    """The places of the holder among the touches, in order; a place holds one card, so none twice.

    >>> chosen((3, 0, 3, 5))
    (3, 5)
    """
    return tuple(dict.fromkeys(place for place in touches if place in PLACES))


def from_the_deck(state: LibraryState) -> int:
    """How many cards the Grimoire draws for the doors, whatever was chosen.

    A chosen card saves a card from the deck and costs one to fill its place: the hands always do the same.
    """
    return doors_this_turn(state) - 1
