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

NOT_ASKED = N_("that is not what is asked now")
NOT_YOURS = N_("that is not your pawn")

ASKED = {
    "riddle": N_("the Grimoire points with the butterflies first"),
    "study": N_("all look at the Pages until the Grimoire goes on"),
    "holder": N_("every Wizard answers behind the curtain first"),
    "choose": N_("choose a door, then confirm"),
    "watch": N_("the Watcher listens: take a pawn in hand for one door, in silence"),
    "lock": N_("the door that was turned last: take it or wait"),
    "watch_lock": N_("the door that was turned last: take it or wait, in silence"),
    "debate": N_("the debate lasts until the hourglass has run out"),
    "vote": N_("every Wizard must accuse somebody"),
    "aftermath": N_("the turn is over: begin the next one"),
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
        return N_("both butterflies are placed, and a butterfly is never moved again")
    if placed in before:
        return N_("the two butterflies may not point at the same spot")
    if state.traps & MIST and spot_of(placed) in PRINTED[page_of(placed)]:
        return N_("Magical Mist: the drawings of the sheet may not be pointed at")
    if state.traps & UNITED and page_of(placed) != page_of(before[0]):
        return N_("United Butterflies: both go to the same Page")
    if state.traps & BOTTOM and spot_of(placed) != BELOW:
        return N_("Bottom Butterfly: one of them must go below a Page")
    return NOT_ASKED


def _show(state: LibraryState, seat: int, action: Action) -> str:
    if not state.butterflies:
        return N_("at least one butterfly must be placed")
    if state.traps & UNITED and len(state.butterflies) < BUTTERFLIES:
        return N_("United Butterflies: both must be placed")
    return N_("Bottom Butterfly: one of them must go below a Page")


def _door(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 3 or seat == state.grimoire:
        return NOT_ASKED
    if action[1] not in pawns_of(state, seat):
        return NOT_YOURS
    if action[2] not in range(1, len(state.doors) + 1):
        return N_("there is no such door")
    if state.todo[-1][0] == "watch":
        return N_("a pawn in hand stays in hand")
    if state.moved >= PATIENCE:
        return N_("the pawns have moved enough for this turn")
    return N_("the pawn stands there already")


def _confirm(state: LibraryState, seat: int, action: Action) -> str:
    if seat == state.grimoire:
        return NOT_ASKED
    return N_("choose a door before you confirm")


def _one_door(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 2 or seat == state.grimoire or action[1] in pawns_of(state, seat):
        return N_("whoever has decided about a door cannot go back")
    return NOT_YOURS


def _minute(state: LibraryState, seat: int, action: Action) -> str:
    if seat != state.grimoire:
        return N_("the Grimoire keeps the clock")
    return N_("the hourglass stands on the last space")


def _time(state: LibraryState, seat: int, action: Action) -> str:
    if seat != state.grimoire:
        return N_("the Grimoire keeps the clock")
    return N_("the hourglass has spaces left: turn it over")


def _accuse(state: LibraryState, seat: int, action: Action) -> str:
    if len(action) != 2 or action[1] not in range(state.seats):
        return NOT_ASKED
    if action[1] == seat:
        return N_("nobody accuses himself")
    if action[1] == state.grimoire:
        return N_("the Grimoire is above suspicion")
    return N_("who has been shown to be loyal cannot be accused again")


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
