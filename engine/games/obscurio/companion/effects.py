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
    return Phrase("This turn: {count} traps in all.", one="This turn: {count} trap in all.", count=count)


def _dark_night(state: LibraryState) -> Phrase:
    if state.traitor == NOBODY:
        return Phrase("This turn: look closely, the Pages are removed before the doors are dealt.")
    return Phrase("This turn: look closely, the Pages are removed before the Traitor phase.")


def _united(state: LibraryState) -> Phrase:
    if state.traps & BOTTOM:
        return Phrase("This turn: both butterflies go to the same Page, at least one below it.")
    return Phrase("This turn: both butterflies go to the same Page.")


def _bottom(state: LibraryState) -> Phrase:
    if state.traps & UNITED:
        return Phrase("This turn: both butterflies go to the same Page, at least one below it.")
    return Phrase("This turn: at least one butterfly goes below a Page.")


def _dark_magic(state: LibraryState) -> Phrase:
    picks, doors = most_picks(state), doors_this_turn(state)
    return Phrase(
        "This turn: up to {picks} of the {doors} doors are the Traitor's.", picks=picks, doors=doors
    )


def _concealed(state: LibraryState) -> Phrase:
    if state.traps & LOCKED:
        return Phrase("This turn: when door {door} comes up, you decide blind.", door=CONCEALED_DOOR)
    return Phrase("This turn: door {door} stays face down; you can choose it blind.", door=CONCEALED_DOOR)


def _evanescent(state: LibraryState) -> Phrase:
    track = spaces(state)
    if not state.seconds:
        return Phrase("This turn: no effect, as you play without a timer.")
    return Phrase(
        "This turn: the timer runs {count} times; extra traps: {costs}.",
        one="This turn: the timer runs {count} time; extra traps: {costs}.",
        count=len(track),
        costs=", ".join(f"+{cost}" if cost else "0" for cost in track),
    )


def _great(state: LibraryState) -> Phrase:
    doors, cards = doors_this_turn(state), from_the_deck(state)
    return Phrase("This turn: {doors} doors, the Exit and {cards} other cards.", doors=doors, cards=cards)


def _dangerous(state: LibraryState) -> Phrase:
    most = min(len(pawns_in_play(state)), doors_this_turn(state) - 1)
    return Phrase(
        "This turn: you may lose up to {count} extra tokens. Stay together to risk less.", count=most
    )


def _locked(state: LibraryState) -> Phrase:
    if state.watched:
        return Phrase(
            "This turn: at each door, count to three; those who take it place their pawns together."
        )
    return Phrase("This turn: the timer starts with the first door.")


_NOW: Mapping[str, Callable[[LibraryState], Phrase]] = {
    "plus_two": _plus_two,
    "dusk": _plain(N_("This turn: trust shapes, not colours.")),
    "mist": _plain(N_("This turn: butterflies cannot point at what is printed on the sheet.")),
    "dark_night": _dark_night,
    "united": _united,
    "bottom": _bottom,
    "dark_magic": _dark_magic,
    "espionage": _plain(N_("This turn: the false doors may look very much like the Exit.")),
    "concealed": _concealed,
    "evanescent": _evanescent,
    "great": _great,
    "dangerous": _dangerous,
    "locked": _locked,
    "none": _plain(N_("This turn: nothing, for once.")),
}


def pointing(state: LibraryState) -> list[Phrase]:
    """What the Grimoire must heed with the butterflies this turn (rulings 16 to 19)."""
    lines = [_both(state)]
    if state.traps & MIST:
        lines.append(Phrase("Do not point at what is printed on the sheet."))
    lines.append(Phrase("Once placed, a butterfly stays put. Never two on the same spot."))
    if state.traps & DARK_NIGHT:
        lines.append(_dark_night(state))
    return lines


def _both(state: LibraryState) -> Phrase:
    if state.traps & UNITED:
        return _united(state)
    if state.traps & BOTTOM:
        return _bottom(state)
    return Phrase("Place one or two butterflies on or below the Pages.")


NIGHT_FALLS = N_("Dark Night: remove the Pages and the butterflies now.")
"""The prompt of the moment in which they go (ruling 20)."""


def nightfall(state: LibraryState) -> list[Phrase]:
    """What the table does before the Traitor's step, or before the doors where there is none."""
    return [Phrase(NIGHT_FALLS)] if state.traps & DARK_NIGHT else []


def laying(state: LibraryState) -> list[Phrase]:
    """How the doors are laid this turn (rulings 20, 23, 24, 26, 28)."""
    doors = doors_this_turn(state)
    lines = nightfall(state) if state.traitor == NOBODY else []
    lines.append(Phrase("Shuffle the cards and deal {doors} doors.", doors=doors))
    if state.traps & CONCEALED:
        lines.append(_concealed(state))
    if state.traps & LOCKED:
        lines.append(_locked(state))
    if state.watched:
        lines.append(Phrase(_SILENCE if state.traps & LOCKED else _AT_ONCE))
    return lines


_SILENCE = N_("The Watcher is awake: not a word.")
_AT_ONCE = N_("The Watcher is awake: not a word, and place all pawns at the same time.")


WATCHER = (
    N_("No talking and no signs, not even while you study the Pages."),
    N_("Pick a door and take your pawn in hand. On three, two, one, everyone places at the same time."),
    N_("If your pawn is not in your hand when time runs out, you do not get a door."),
    N_("If you fail, the group does not move back, and the Watcher stays awake."),
)
"""The Watcher's rules, for the moment in which it wakes (rulings 26, 27)."""

ACCUSING = (
    N_("The Grimoire neither speaks nor votes."),
    N_("You cannot point at yourself or at a player already shown to be loyal."),
    N_("The player or players with the most votes reveal their loyalty card."),
)
"""The rules of the accusation (rulings 7 to 9)."""


def price() -> Phrase:
    """What a wrong accusation costs."""
    return Phrase("Each loyal Wizard you accuse costs {count} tokens.", count=COST)
