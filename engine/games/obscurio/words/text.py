"""Words: what an action does now, and what happened."""

from collections.abc import Callable, Sequence

from engine.core.event import Event
from engine.core.game import Action
from engine.core.text import N_, Listed, Phrase, Seat
from engine.games.obscurio.rules.butterflies import BELOW, GRID
from engine.games.obscurio.rules.ending import ALL_LOST, ESCAPED, TRAITOR_WON, WON
from engine.games.obscurio.rules.traps import BY_KEY, trap
from engine.games.obscurio.state import LAST_SPACE, NOBODY, LibraryState

PAGE_NAMES = (N_("the left Page"), N_("the right Page"))
COMPANION = N_("the companion pawn")


def pawn_name(seat: int, pawn: int) -> Seat | Phrase:
    """A pawn by its player; a lone Wizard's second one is the companion."""
    return Seat(seat) if seat == pawn else Phrase(COMPANION)


def describe(state: LibraryState, seat: int, action: Action) -> Phrase:
    """One line that says what the action does now."""
    return DESCRIBE[action[0]](state, seat, action)


def _butterfly(state: LibraryState, seat: int, action: Action) -> Phrase:
    _, page, spot = action
    if spot == BELOW:
        return Phrase("a butterfly below {page}: the whole picture", page=Phrase(PAGE_NAMES[page]))
    column, row = GRID[spot]
    return Phrase(
        "a butterfly on {page}, row {row}, column {column}",
        page=Phrase(PAGE_NAMES[page]),
        row=row + 1,
        column=column + 1,
    )


def _touch(state: LibraryState, seat: int, action: Action) -> Phrase:
    """The same words for everybody: they must not tell who the Traitor is."""
    if not action[1]:
        return Phrase("tap none of the cards in the holder")
    return Phrase("tap card {place} in the holder", place=action[1])


def _door(state: LibraryState, seat: int, action: Action) -> Phrase:
    return Phrase("{who} goes to door {door}", who=pawn_name(seat, action[1]), door=action[2])


def _take(state: LibraryState, seat: int, action: Action) -> Phrase:
    return Phrase("{who} takes door {door}", who=pawn_name(seat, action[1]), door=state.shown)


def _wait(state: LibraryState, seat: int, action: Action) -> Phrase:
    return Phrase("{who} waits for the next door", who=pawn_name(seat, action[1]))


def _accuse(state: LibraryState, seat: int, action: Action) -> Phrase:
    return Phrase("{who} accuses {suspect}", who=Seat(seat), suspect=Seat(action[1]))


def _plain(words: str) -> Callable[[LibraryState, int, Action], Phrase]:
    return lambda state, seat, action: Phrase(words, who=Seat(seat))


DESCRIBE: dict[str, Callable[[LibraryState, int, Action], Phrase]] = {
    "seen": _plain(N_("{who} has seen the card")),
    "read": _plain(N_("continue: everyone has read the traps")),
    "butterfly": _butterfly,
    "show": _plain(N_("show the Pages to the Wizards")),
    "go_on": _plain(N_("continue: everyone has seen the Pages")),
    "touch": _touch,
    "door": _door,
    "confirm": _plain(N_("{who} confirms")),
    "lift": _plain(N_("{who} thinks again")),
    "take": _take,
    "wait": _wait,
    "minute": _plain(N_("flip the timer")),
    "time": _plain(N_("time is up")),
    "accuse": _accuse,
    "next": _plain(N_("start the next turn")),
}

OPEN_ONCE_DONE = frozenset({"show", "minute", "time"})
"""Actions at secret steps that everybody sees: the Pages are shown, the glass is turned over."""

BARE = {
    "reshuffled": N_("the discard pile is shuffled and goes under the deck"),
    "pages": N_("the Pages are shown"),
    "night": N_("night falls: the Pages and butterflies are gone"),
    "sorcerer": N_("the Sorcerer has added false doors"),
    "together": N_("all pawns are placed at the same time"),
    "minute": N_("the timer is flipped"),
    "time": N_("time is up"),
    "accusation": N_("the light zone is empty: who is the Traitor?"),
}
"""Events that need no numbers."""


def tell(event: Event) -> Phrase | None:
    """One line for the log, or None."""
    kind, data = event[0], event[3:]
    if kind in BARE:
        return Phrase(BARE[kind])
    return TELL[kind](*data) if kind in TELL else None


def _dealt(faces: Sequence[int], shown: int, deck: int) -> Phrase:
    if shown:
        return Phrase("{number} doors are dealt", number=len(faces))
    return Phrase("{number} locked doors are dealt", number=len(faces))


def _turned(door: int, card: int) -> Phrase:
    if not card:
        return Phrase("door {door} stays face down", door=door)
    return Phrase("door {door} is revealed", door=door)


def _answered(seat: int, pawn: int, door: int, more: int) -> Phrase:
    if not door:
        return Phrase("{who} waits for the next door", who=pawn_name(seat, pawn))
    return Phrase("{who} takes door {door}", who=pawn_name(seat, pawn), door=door)


def _revealed(exit_: int, doors: Sequence[int]) -> Phrase:
    return Phrase("the Exit is door {door}", door=list(doors).index(exit_) + 1)


def _penalty(count: int) -> Phrase | None:
    if not count:
        return None
    return Phrase(
        "time spent: {count} extra traps next turn",
        one="time spent: {count} extra trap next turn",
        count=count,
    )


def _wrong(seat: int, pawn: int, light: int, dark: int) -> Phrase:
    return Phrase(
        "{who} missed the Exit: {count} tokens lost",
        one="{who} missed the Exit: {count} token lost",
        who=pawn_name(seat, pawn),
        count=light + dark,
    )


def _dangerous(doors: int, light: int, dark: int) -> Phrase:
    return Phrase(
        "Dangerous Room: {count} more tokens lost",
        one="Dangerous Room: {count} more token lost",
        count=light + dark,
    )


def _advanced(progress: int) -> Phrase:
    if progress == LAST_SPACE:
        return Phrase("the group reaches the last room: the Watcher is awake, so not a word")
    return Phrase("the group reaches room {number}", number=progress)


def _votes(votes: Sequence[int]) -> Phrase:
    pairs = [(voter, vote) for voter, vote in enumerate(votes) if vote != NOBODY]
    lines = tuple(Phrase("{who} accuses {suspect}", who=Seat(who), suspect=Seat(vote)) for who, vote in pairs)
    return Phrase("everyone points at once: {votes}", votes=Listed(lines))


def _cleared(seat: int, light: int, dark: int) -> Phrase:
    if not light + dark:
        return Phrase("{who} is loyal", who=Seat(seat))
    return Phrase(
        "{who} is loyal: {count} tokens lost",
        one="{who} is loyal: {count} token lost",
        who=Seat(seat),
        count=light + dark,
    )


def _over(how: int, traitor: int) -> Phrase:
    if how == ESCAPED:
        return Phrase(WON)
    return Phrase(ALL_LOST if traitor == NOBODY else TRAITOR_WON)


TELL: dict[str, Callable[..., Phrase | None]] = {
    "turn": lambda turn, used: Phrase("turn {number} begins", number=turn),
    "trap": lambda key: Phrase("trap: {name}", name=Phrase(trap(BY_KEY[key]).title)),
    "riddle": lambda exit_, pages: Phrase("the Exit is card {card}", card=exit_),
    "spied": lambda exit_: Phrase("the Exit is card {card}", card=exit_),
    "picked": lambda place, card, refill: Phrase("card {card} joins the doors", card=card),
    "dealt": _dealt,
    "turned": _turned,
    "placed": lambda seat, pawn, door: Phrase(
        "{who} goes to door {door}", who=pawn_name(seat, pawn), door=door
    ),
    "confirmed": lambda seat: Phrase("{who} confirms", who=Seat(seat)),
    "lifted": lambda seat: Phrase("{who} thinks again", who=Seat(seat)),
    "answered": _answered,
    "revealed": _revealed,
    "penalty": _penalty,
    "wrong": _wrong,
    "dangerous": _dangerous,
    "advanced": _advanced,
    "votes": _votes,
    "cleared": _cleared,
    "exposed": lambda seat: Phrase("{who} is the Traitor", who=Seat(seat)),
    "over": _over,
}
