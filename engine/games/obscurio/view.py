"""What a seat may know, built up from the open table and the secrets that knowledge.py grants it."""

from typing import Any, TypedDict, cast

from engine.core.open_fields import OpenFields
from engine.games.obscurio.knowledge import SEES, Seat, faces, in_secret
from engine.games.obscurio.rules.butterflies import PLACES
from engine.games.obscurio.rules.traps import keys
from engine.games.obscurio.rules.wizards import DECIDERS, pawns_of
from engine.games.obscurio.state import NOBODY, LibraryState

OPEN = OpenFields(
    numbers=(
        "box",
        "dark",
        "ended",
        "exposed",
        "grimoire",
        "light",
        "minute",
        "moved",
        "penalty",
        "progress",
        "seats",
        "seconds",
        "shown",
        "sorcerer",
        "turn",
    ),
    rows=("ballot", "pawns", "taken", "tile", "track"),
    octets=("discard",),
)


class LibraryView(TypedDict):
    """All that a seat may know at a table of Obscurio; what it may not know is empty, 0 or NOBODY."""

    seat: int | None
    step: str
    asked: list[int]
    """In a secret step all who were asked, whether they have answered or not."""
    done: int
    """1 if this seat has answered."""
    box: int
    dark: int
    ended: int
    exposed: int
    grimoire: int
    light: int
    minute: int
    moved: int
    penalty: int
    progress: int
    seats: int
    seconds: int
    shown: int
    sorcerer: int
    turn: int
    ballot: list[int]
    discard: list[int]
    pawns: list[int]
    taken: list[int]
    tile: list[int]
    track: list[int]
    traps: list[str]
    cleared: list[int]
    deck: int
    doors: list[int]
    traitor: int
    exit: int
    pages: list[int]
    holder: list[int]
    picks: list[int]
    butterflies: list[list[int]]
    """A Page and a spot for each."""
    recalled_pages: list[int]
    recalled_butterflies: list[list[int]]
    """The same after a Dark Night has fallen: for whoever remembers, never to be shown."""
    hands: list[int]
    answers: int
    vote: int


def view(state: LibraryState, seat: Seat) -> LibraryView:
    """The open table, then each secret that the seat may know; an unknown one is empty."""
    seen = OPEN.shown(state)
    knows = {name: sees(state, seat) for name, sees in SEES.items()}
    seen["seat"] = seat
    seen["traps"] = keys(state.drawn)
    seen["cleared"] = _seats(state, state.cleared)
    seen["deck"] = deck_count(state)
    seen["doors"] = faces(state)
    seen["traitor"] = state.traitor if knows["traitor"] else NOBODY
    seen["exit"] = state.exit if knows["exit"] else 0
    for name in ("pages", "holder", "picks"):
        seen[name] = list(getattr(state, name)) if knows[name] else []
    spots = [list(divmod(each, PLACES)) for each in state.butterflies]
    seen["butterflies"] = spots if knows["butterflies"] else []
    seen["recalled_pages"] = list(state.pages) if knows["recalled"] else []
    seen["recalled_butterflies"] = spots if knows["recalled"] else []
    seen["step"] = state.todo[-1][0] if state.todo else ""
    _add_answers(seen, state, seat)
    return cast(LibraryView, seen)


def deck_count(state: LibraryState) -> int:
    """The deck as everybody may count it: a refill of the holder shows only when the doors are dealt."""
    return len(state.deck) if state.doors else len(state.deck) + len(state.picks)


def _add_answers(seen: dict[str, Any], state: LibraryState, seat: Seat) -> None:
    """Whom the step asks, whether this seat has answered, and its own answers.

    In a secret step all who were asked stay listed: who has answered already is nobody's business.
    """
    secret = in_secret(state)
    seen["asked"] = _seats(state, state.invited if secret else state.asked)
    answered = state.invited & ~state.asked
    seen["done"] = answered >> seat & 1 if seat is not None else 0
    own = pawns_of(state, seat) if seat is not None and seat != state.grimoire else ()
    seen["hands"] = [hand if not secret or pawn in own else NOBODY for pawn, hand in enumerate(state.hands)]
    seen["answers"] = state.answers[seat] if seat is not None else 0
    seen["vote"] = state.votes[seat] if seat is not None else NOBODY


def _seats(state: LibraryState, bits: int) -> list[int]:
    return list(DECIDERS[state.grimoire][bits])
