"""Phase 4 begins: the cards are shuffled and laid on the doors (rulebook p. 8; rulings 21, 23, 24, 28)."""

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.games.obscurio.rules import locked, watcher
from engine.games.obscurio.rules.cards import GREAT_DOORS, doors_this_turn
from engine.games.obscurio.rules.choosing import begin_choosing
from engine.games.obscurio.rules.facing import face
from engine.games.obscurio.rules.traps import LOCKED
from engine.games.obscurio.state import LibraryState


def deal(state: LibraryState, entry: Entry, events: list[Event]) -> None:
    """The Exit, the false doors and cards from the deck, in an order that nobody knows."""
    count = doors_this_turn(state)
    state.doors = bytearray([state.exit, *state.picks])
    while len(state.doors) < count:
        state.doors.append(state.deck.pop())
    state.dice = shuffle(state.dice, state.doors)
    open_doors(state, events)


def open_doors(state: LibraryState, events: list[Event]) -> None:
    """The doors lie there, face up unless they are locked; the Wizards choose."""
    count = len(state.doors)
    state.shown = 0 if state.traps & LOCKED else count
    why = "28" if count == GREAT_DOORS else ""
    faces = tuple(face(state, door) for door in range(1, count + 1))
    events.append(("dealt", EVERYONE, why, faces, state.shown, len(state.deck)))
    if state.traps & LOCKED:
        locked.turn_next(state, events)
    elif state.watched:
        watcher.begin_watch(state, events)
    else:
        begin_choosing(state, events)
