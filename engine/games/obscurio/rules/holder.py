"""Phase 3: false doors from the card holder (rulebook p. 7; rulings 21, 22, 36).

Entry ("holder",): every Wizard is asked alike and answers equally often, in whatever order the table likes.
A touch means a place of the holder, 1 to 8, or 0 for none. Only the Traitor's touches take cards; those of
the others change nothing. So neither who is asked nor how often tells who the Traitor is or what was taken.
Whoever has answered may replace the last touch while others have not.
"""

from engine.core.event import EVERYONE, Event, only
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.obscurio.rules.cards import HOLDER
from engine.games.obscurio.rules.clue import clue_of, filmed, share, whole
from engine.games.obscurio.rules.traps import DARK_MAGIC, ESPIONAGE
from engine.games.obscurio.rules.wizards import answered, ask, bits_of, wizards
from engine.games.obscurio.state import NOBODY, LibraryState

TOUCHES: tuple[Action, ...] = tuple(("touch", place) for place in range(HOLDER + 1))
PICKS, DARK_MAGIC_PICKS = 2, 4
TEMPTING = 0.5
"""The Sorcerer without a face leaves cards alone that fit the clue less than this."""


def most_picks(state: LibraryState) -> int:
    """Two cards, four with Dark Magic (ruling 21)."""
    return DARK_MAGIC_PICKS if state.traps & DARK_MAGIC else PICKS


def insiders(state: LibraryState) -> int:
    """Who sees which cards are added: the Grimoire and the Traitor."""
    return only(state.grimoire) if state.traitor == NOBODY else only(state.grimoire, state.traitor)


def false_doors(state: LibraryState, entry: Entry, events: list[Event]) -> None:
    """Open the holder to the Traitor, let the Sorcerer choose, or skip the phase (ruling 32)."""
    if state.sorcerer:
        _sorcerer_picks(state, events)
    if state.traitor == NOBODY:
        state.todo.append(("deal",))
        return
    if state.turn == 1:
        events.append(("holder", only(state.traitor), "", tuple(state.holder)))
    if state.traps & ESPIONAGE:
        events.append(("spied", only(state.traitor), "22", state.exit))
    who = [state.traitor] if state.exposed else wizards(state)
    ask(state, "holder", bits_of(who), events)


def touch_actions(state: LibraryState, entry: Entry, seat: int) -> list[Action]:
    """The same for everybody."""
    return list(TOUCHES)


def take_touch(state: LibraryState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Count the answer; the Traitor's takes a card, and its place is refilled at once (ruling 21)."""
    place = action[1]
    if state.asked >> seat & 1:
        _count(state, seat, events)
    else:
        events.append(("retouched", only(seat), "36"))
        _take_back(state, seat, place, events)
    state.hands[seat] = place
    events.append(("last_touch", only(seat), "", seat, place))
    if seat == state.traitor and place:
        _pick(state, place - 1, events)
    if not state.asked:
        state.todo.pop()
        state.hands = [NOBODY] * state.seats
        state.todo.append(("deal",))


def have_touched(state: LibraryState, entry: Entry) -> tuple[int, ...]:
    """Those who may still replace their last touch; a table saved by an older version does not know it."""
    return tuple(seat for seat in answered(state, entry) if state.hands[seat] != NOBODY)


def _count(state: LibraryState, seat: int, events: list[Event]) -> None:
    state.answers[seat] += 1
    done = state.answers[seat] == most_picks(state)
    if done:
        state.asked &= ~(1 << seat)
    events.append(("touched", only(seat), "36", int(done)))


def _take_back(state: LibraryState, seat: int, instead: int, events: list[Event]) -> None:
    """The last touch does not count: the Traitor's card goes back to its place.

    The card that had filled the place fills the next one, so that nothing new is seen. If none is touched
    instead it goes under the deck: the Traitor must not know a card that is drawn for the doors.
    """
    place = state.hands[seat] - 1
    if seat != state.traitor or place < 0 or not state.picks:
        return
    card, refill = state.picks.pop(), state.holder[place]
    state.holder[place] = card
    state.deck.insert(len(state.deck) if instead else 0, refill)
    events.append(("returned", insiders(state), "21", place, card))


def _pick(state: LibraryState, place: int, events: list[Event]) -> None:
    card, refill = state.holder[place], state.deck.pop()
    state.picks.append(card)
    state.holder[place] = refill
    events.append(("picked", insiders(state), "21", place, card, refill))


def _sorcerer_picks(state: LibraryState, events: list[Event]) -> None:
    """The app takes the cards that fit the clue best, one by one (our option)."""
    for _ in range(most_picks(state)):
        fits = [_temptation(state, card) for card in state.holder]
        if max(fits) >= TEMPTING:
            _pick(state, fits.index(max(fits)), events)
    events.append(("sorcerer", EVERYONE, ""))


def _temptation(state: LibraryState, card: int) -> float:
    """How well a card fits the clue; with Espionage also how much it looks like the Exit."""
    eyes = filmed(state.traps)
    fits = share(clue_of(state), card, eyes)
    return (fits + share(whole(state.exit), card, eyes)) / 2 if state.traps & ESPIONAGE else fits
