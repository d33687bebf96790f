"""Why an action is not legal, with the rule behind it in our own words."""

from collections.abc import Callable

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.obscurio.rules.butterflies import (
    BELOW,
    BUTTERFLIES,
    PLACES,
    PRINTED,
    page_of,
    place,
    spot_of,
)
from engine.games.obscurio.rules.cards import PAGES
from engine.games.obscurio.rules.choosing import PATIENCE
from engine.games.obscurio.rules.traps import BOTTOM, MIST, UNITED
from engine.games.obscurio.rules.wizards import pawns_of
from engine.games.obscurio.state import LibraryState

NOT_ASKED = N_("you cannot do that now")
NOT_YOURS = N_("that is not your pawn")

ASKED = {
    "roles": N_("first, everyone looks at their role"),
    "traps": N_("read the traps first"),
    "riddle": N_("the Grimoire places the butterflies first"),
    "study": N_("study the Pages until the Grimoire continues"),
    "holder": N_("first, every Wizard has to answer in secret"),
    "choose": N_("choose a door, then confirm"),
    "watch": N_("the Watcher is listening: choose a door and take your pawn in hand, in silence"),
    "lock": N_("the door just revealed: take it or wait"),
    "watch_lock": N_("the door just revealed: take it or wait, in silence"),
    "debate": N_("the debate lasts until the timer runs out"),
    "vote": N_("every Wizard must accuse someone"),
    "aftermath": N_("the turn is over: start the next one"),
}
"""What has to be decided before anything else."""


def refusal(state: LibraryState, seat: int, action: Action) -> Phrase:
    """The rule that forbids an action, or what is asked instead."""
    kind, step = action[0], state.todo[-1][0]
    found = REFUSALS.get((step, kind)) if isinstance(kind, str) else None
    if found is None or not all(type(each) is int for each in action[1:]):
        return Phrase(ASKED[step])
    return Phrase(found(state, seat, action))


def _butterfly(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 3 or action[1] not in range(PAGES) or action[2] not in range(PLACES):
        return NOT_ASKED
    placed, before = place(*action[1:]), state.butterflies
    if len(before) == BUTTERFLIES:
        return N_("both butterflies are placed and cannot be moved")
    if placed in before:
        return N_("the two butterflies cannot point at the same spot")
    if state.traps & MIST and spot_of(placed) in PRINTED[page_of(placed)]:
        return N_("Magical Mist: you cannot point at the drawings on the sheet")
    if state.traps & UNITED and page_of(placed) != page_of(before[0]):
        return N_("United Butterflies: both must go to the same Page")
    if state.traps & BOTTOM and spot_of(placed) != BELOW:
        return N_("Bottom Butterfly: one of them must go below a Page")
    return NOT_ASKED


def _show(state: LibraryState, seat: int, action: Action) -> str:
    if not state.butterflies:
        return N_("place at least one butterfly")
    if state.traps & UNITED and len(state.butterflies) < BUTTERFLIES:
        return N_("United Butterflies: place both")
    return N_("Bottom Butterfly: one of them must go below a Page")


def _door(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 3 or seat == state.grimoire:
        return NOT_ASKED
    if action[1] not in pawns_of(state, seat):
        return NOT_YOURS
    if action[2] not in range(1, len(state.doors) + 1):
        return N_("that door does not exist")
    if state.todo[-1][0] == "watch":
        return N_("you have already chosen: you cannot change your mind")
    if state.moved >= PATIENCE:
        return N_("no more moves this turn: confirm your doors")
    return N_("your pawn is already there")


def _confirm(state: LibraryState, seat: int, action: Action) -> str:
    if seat == state.grimoire:
        return NOT_ASKED
    return N_("choose a door before you confirm")


def _one_door(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 2 or seat == state.grimoire or action[1] in pawns_of(state, seat):
        return N_("you have already decided about this door")
    return NOT_YOURS


def _minute(state: LibraryState, seat: int, action: Action) -> str:
    if seat != state.grimoire:
        return N_("only the Grimoire runs the timer")
    return N_("the timer is already on the last space")


def _time(state: LibraryState, seat: int, action: Action) -> str:
    if seat != state.grimoire:
        return N_("only the Grimoire runs the timer")
    return N_("the time track has spaces left: flip the timer")


def _accuse(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 2 or action[1] not in range(state.seats):
        return NOT_ASKED
    if action[1] == seat:
        return N_("you cannot accuse yourself")
    if action[1] == state.grimoire:
        return N_("you cannot accuse the Grimoire")
    return N_("you cannot accuse a player already shown to be loyal")


DOOR_STEPS = ("choose", "watch", "lock", "watch_lock")
Why = Callable[[LibraryState, int, Action], str]

REFUSALS: dict[tuple[str, str], Why] = {
    ("riddle", "butterfly"): _butterfly,
    ("riddle", "show"): _show,
    ("choose", "door"): _door,
    ("watch", "door"): _door,
    ("choose", "confirm"): _confirm,
    ("lock", "take"): _one_door,
    ("lock", "wait"): _one_door,
    ("watch_lock", "take"): _one_door,
    ("watch_lock", "wait"): _one_door,
    **{(step, "minute"): _minute for step in DOOR_STEPS},
    **{(step, "time"): _time for step in DOOR_STEPS},
    ("vote", "accuse"): _accuse,
}
"""Where a reason of its own fits; anywhere else something else is asked."""
