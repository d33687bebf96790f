"""The 84 Illusion cards: ids 1 to 84, drawn from a deck and put back under it when it runs short."""

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.games.obscurio.rules.traps import GREAT
from engine.games.obscurio.state import LibraryState

CARDS = 84
ALL_CARDS = range(1, CARDS + 1)
HOLDER = 8
"""Places of the card holder."""

PAGES = 2
DOORS, GREAT_DOORS = 6, 7
MOST_DOORS = GREAT_DOORS


def doors_this_turn(state: LibraryState) -> int:
    """Six doors, seven in the Great Room (ruling 28)."""
    return GREAT_DOORS if state.traps & GREAT else DOORS


def cards_this_turn(state: LibraryState) -> int:
    """A turn draws so many cards whatever the Traitor does: a pick costs a refill and saves a door."""
    return PAGES + doors_this_turn(state)


def refill_deck(state: LibraryState, events: list[Event]) -> None:
    """Shuffle the discard under a deck that would run out this turn (ruling 30).

    Done before the first card of the turn: the cards come in the order in which they would come if it were
    done at the last one, and nobody can tell from the moment how many cards the Traitor takes.
    """
    if len(state.deck) >= cards_this_turn(state):
        return
    fresh, state.discard = state.discard, bytearray()
    state.dice = shuffle(state.dice, fresh)
    state.deck = fresh + state.deck
    events.append(("reshuffled", EVERYONE, "30", len(state.deck)))
