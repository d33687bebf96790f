"""Who sees what, when: the last column of the rules sheet's state machine, as a table.

A phase is where the turn stands; a secret is a place of cards, a role or a choice. Views are built up from
this table, and dealing again leaves alone what it grants.
"""

from collections.abc import Callable, Mapping

from engine.games.obscurio.rules.facing import face
from engine.games.obscurio.rules.traps import DARK_NIGHT, ESPIONAGE
from engine.games.obscurio.state import NOBODY, LibraryState

RIDDLE, STUDY, PICKS, DOORS, REVEALED = range(5)

PHASES: Mapping[str, int] = {
    "roles": RIDDLE,
    "traps": RIDDLE,
    "riddle": RIDDLE,
    "study": STUDY,
    "holder": PICKS,
    "choose": DOORS,
    "watch": DOORS,
    "lock": DOORS,
    "watch_lock": DOORS,
    "debate": REVEALED,
    "vote": REVEALED,
    "aftermath": REVEALED,
}
"""Where the turn stands at each step."""

SECRET_STEPS = frozenset({"roles", "holder", "watch", "watch_lock", "vote"})
"""Steps in which nobody may see what another has answered, nor even that he has: speed would tell."""

PACED_STEPS = frozenset({"traps", "study", "choose", "watch", "lock", "watch_lock", "debate", "aftermath"})
"""Steps in which the Grimoire only says when it goes on, or keeps the clock."""

Seat = int | None


def phase(state: LibraryState) -> int:
    """Where the turn stands; after the end everything lies open."""
    return PHASES[state.todo[-1][0]] if state.todo else REVEALED


def in_secret(state: LibraryState) -> bool:
    """Whether answers are hidden now."""
    return bool(state.todo) and state.todo[-1][0] in SECRET_STEPS


def moderates(state: LibraryState, seat: int) -> bool:
    """Whether this is the Grimoire, who has nothing to decide but when it goes on."""
    return seat == state.grimoire and bool(state.todo) and state.todo[-1][0] in PACED_STEPS


def faces(state: LibraryState) -> list[int]:
    """The doors as they lie for all to see, FACE_DOWN where a card is hidden."""
    if phase(state) == REVEALED:
        return list(state.doors)
    return [face(state, door) for door in range(1, len(state.doors) + 1)]


def _traitor(state: LibraryState, seat: Seat) -> bool:
    """The Traitor knows, and so does the Grimoire from the start (ruling 5); others when it is shown."""
    if state.traitor == NOBODY or state.exposed or state.ended:
        return True
    return seat is not None and seat in (state.traitor, state.grimoire)


def _exit(state: LibraryState, seat: Seat) -> bool:
    """The Grimoire; a Traitor with Espionage once the holder is open (ruling 22); all when it is revealed."""
    if seat == state.grimoire or phase(state) == REVEALED:
        return True
    return _is_traitor(state, seat) and bool(state.traps & ESPIONAGE) and phase(state) >= PICKS


def _pages(state: LibraryState, seat: Seat) -> bool:
    """The Grimoire, then all; nobody once a Dark Night has fallen (ruling 20)."""
    if phase(state) == RIDDLE:
        return seat == state.grimoire
    return phase(state) == STUDY or not state.traps & DARK_NIGHT


def _recalled(state: LibraryState, seat: Seat) -> bool:
    """In a Dark Night all have seen the Pages, and nobody sees them any more."""
    return phase(state) > STUDY and bool(state.traps & DARK_NIGHT)


def _holder(state: LibraryState, seat: Seat) -> bool:
    """The Grimoire; the Traitor from the first time that it was opened."""
    opened = state.turn > 1 or phase(state) >= PICKS
    return seat == state.grimoire or (_is_traitor(state, seat) and opened)


def _picks(state: LibraryState, seat: Seat) -> bool:
    """The Grimoire and the Traitor, never the others."""
    return seat == state.grimoire or _is_traitor(state, seat)


def _is_traitor(state: LibraryState, seat: Seat) -> bool:
    return seat is not None and seat == state.traitor


SEES: Mapping[str, Callable[[LibraryState, Seat], bool]] = {
    "traitor": _traitor,
    "exit": _exit,
    "pages": _pages,
    "butterflies": _pages,
    "recalled": _recalled,
    "holder": _holder,
    "picks": _picks,
}
"""For each secret, whether a seat (None: a bystander) knows it now."""
