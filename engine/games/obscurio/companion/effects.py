"""What a trap changes at this very table, in one line, and what the table does in each step."""

from collections.abc import Callable, Mapping

from engine.core.text import N_, Phrase
from engine.games.obscurio.companion.secret import from_the_deck
from engine.games.obscurio.rules.accusation import COST
from engine.games.obscurio.rules.cards import doors_this_turn
from engine.games.obscurio.rules.clock import spaces
from engine.games.obscurio.rules.facing import CONCEALED_DOOR
from engine.games.obscurio.rules.holder import most_picks
from engine.games.obscurio.rules.traps import BOTTOM, CONCEALED, DARK_NIGHT, LOCKED, MIST, UNITED
from engine.games.obscurio.rules.wizards import pawns_in_play
from engine.games.obscurio.state import NOBODY, LibraryState


def now(state: LibraryState, key: str) -> Phrase:
    """What the trap changes now, built from the table as it is."""
    return _NOW[key](state)


def _plain(words: str) -> Callable[[LibraryState], Phrase]:
    return lambda state: Phrase(words)


def _plus_two(state: LibraryState) -> Phrase:
    count = len(state.drawn)
    return Phrase("Now: {count} tokens lie here.", one="Now: {count} token lies here.", count=count)


def _dark_night(state: LibraryState) -> Phrase:
    if state.traitor == NOBODY:
        return Phrase("Now: look well, the Pages go before the doors are laid.")
    return Phrase("Now: look well, the Pages go before the Traitor\u2019s step.")


def _united(state: LibraryState) -> Phrase:
    if state.traps & BOTTOM:
        return Phrase("Now: both butterflies at one Page, at least one below it.")
    return Phrase("Now: both butterflies at one Page.")


def _bottom(state: LibraryState) -> Phrase:
    if state.traps & UNITED:
        return Phrase("Now: both butterflies at one Page, at least one below it.")
    return Phrase("Now: a single butterfly goes below; of two, at least one.")


def _dark_magic(state: LibraryState) -> Phrase:
    picks, doors = most_picks(state), doors_this_turn(state)
    return Phrase("Now: up to {picks} of the {doors} doors are the Traitor\u2019s.", picks=picks, doors=doors)


def _concealed(state: LibraryState) -> Phrase:
    if state.traps & LOCKED:
        return Phrase("Now: when door {door} comes, decide about it blind.", door=CONCEALED_DOOR)
    return Phrase("Now: door {door} stays face down; it may be chosen blind.", door=CONCEALED_DOOR)


def _evanescent(state: LibraryState) -> Phrase:
    track = spaces(state)
    if not state.seconds:
        return Phrase("Now: nothing, since no glass runs.")
    return Phrase(
        "Now: the glass runs {count} times, for {costs} more traps.",
        one="Now: the glass runs {count} time, for {costs} more traps.",
        count=len(track),
        costs=", ".join(f"+{cost}" if cost else "0" for cost in track),
    )


def _great(state: LibraryState) -> Phrase:
    doors, cards = doors_this_turn(state), from_the_deck(state)
    return Phrase("Now: {doors} doors, the Exit and {cards} more cards.", doors=doors, cards=cards)


def _dangerous(state: LibraryState) -> Phrase:
    most = min(len(pawns_in_play(state)), doors_this_turn(state) - 1)
    return Phrase("Now: up to {count} more tokens; stand together to risk less.", count=most)


def _locked(state: LibraryState) -> Phrase:
    if state.watched:
        return Phrase("Now: for every door count to three, and take it together.")
    return Phrase("Now: the glass runs from the first door on.")


_NOW: Mapping[str, Callable[[LibraryState], Phrase]] = {
    "plus_two": _plus_two,
    "dusk": _plain(N_("Now: shapes can be trusted, colours cannot.")),
    "mist": _plain(N_("Now: the butterflies avoid what is printed on the sheet.")),
    "dark_night": _dark_night,
    "united": _united,
    "bottom": _bottom,
    "dark_magic": _dark_magic,
    "espionage": _plain(N_("Now: the false doors may look much like the Exit.")),
    "concealed": _concealed,
    "evanescent": _evanescent,
    "great": _great,
    "dangerous": _dangerous,
    "locked": _locked,
    "none": _plain(N_("Now: nothing, for once.")),
}


def pointing(state: LibraryState) -> list[Phrase]:
    """What the Grimoire must heed with the butterflies this turn (rulings 16 to 19)."""
    lines = [_both(state)]
    if state.traps & MIST:
        lines.append(Phrase("Do not point at what is printed on the sheet."))
    lines.append(Phrase("A butterfly that lies stays where it is; never two at the same spot."))
    if state.traps & DARK_NIGHT:
        lines.append(_dark_night(state))
    return lines


def _both(state: LibraryState) -> Phrase:
    if state.traps & UNITED:
        return _united(state)
    if state.traps & BOTTOM:
        return _bottom(state)
    return Phrase("One butterfly or both, at or below the Pages.")


def laying(state: LibraryState) -> list[Phrase]:
    """How the doors are laid this turn (rulings 23, 24, 26, 28)."""
    doors = doors_this_turn(state)
    lines = [Phrase("Shuffle the cards and lay {doors} doors.", doors=doors)]
    if state.traps & CONCEALED:
        lines.append(_concealed(state))
    if state.traps & LOCKED:
        lines.append(_locked(state))
    if state.watched:
        lines.append(Phrase("The Watcher is awake: not a word, all pawns are placed together."))
    return lines


WATCHER = (
    N_("Nobody speaks or makes a sign, not even while the Pages are studied."),
    N_("Everybody takes the pawn in hand for one door; on three, two, one all are placed together."),
    N_("Whoever has no pawn in hand when the glass ends is placed nowhere."),
    N_("A wrong turn does not move the group back, and the Watcher stays awake."),
)
"""The Watcher's rules, for the moment in which it wakes (rulings 26, 27)."""

ACCUSING = (
    N_("The Grimoire neither speaks nor votes."),
    N_("Nobody points at themselves, nor at somebody shown to be loyal."),
    N_("All who have the most fingers show their loyalty."),
)
"""The rules of the accusation (rulings 7 to 9)."""


def price() -> Phrase:
    """What a wrong accusation costs."""
    return Phrase("Every loyal Wizard who is accused costs {count} tokens.", count=COST)
