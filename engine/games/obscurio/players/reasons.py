"""Why an action looks good, in one line; at the doors it could be said aloud, whoever says it."""

from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.obscurio.knowledge import SEES
from engine.games.obscurio.players.doors import wanted
from engine.games.obscurio.players.eyes import Sight, eyes
from engine.games.obscurio.rules.butterflies import place
from engine.games.obscurio.rules.clue import clue, clue_of
from engine.games.obscurio.rules.facing import FACE_DOWN, face
from engine.games.obscurio.rules.wizards import pawns_of
from engine.games.obscurio.state import LibraryState
from engine.games.obscurio.words.resemblance import in_common

BETTER = N_("another door matches the clue better")


def reason(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    """The words that go with the rule of thumb."""
    return REASONS[action[0]](state, seat, action, sight)


def _butterfly(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    _, page, spot = action
    return in_common(clue(bytes(state.pages), (place(page, spot),)), state.exit)


def _show(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    return Phrase(N_("the clue is clear enough"))


def _touch(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    if seat != state.traitor:
        return Phrase(N_("only the Traitor's choice counts here"))
    if not action[1]:
        return Phrase(N_("none of these cards would mislead anyone"))
    return _seen(state, seat, state.holder[action[1] - 1])


def _seen(state: LibraryState, seat: int, card: int) -> Phrase:
    """What a seat sees in a card."""
    said = clue_of(state)
    if not said or SEES["recalled"](state, seat):
        return Phrase(N_("it is only a hunch"))
    if card == FACE_DOWN:
        return Phrase(N_("what lies open does not match the clue"))
    return in_common(said, card, eyes(state, seat))


def _door(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    if action[2] != wanted(state, seat, sight):
        return Phrase(BETTER)
    return _seen(state, seat, face(state, action[2]))


def _confirm(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    door = wanted(state, seat, sight)
    settled = all(state.pawns[pawn] == door for pawn in pawns_of(state, seat))
    return Phrase(N_("no other door matches the clue better") if settled else BETTER)


def _take(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    return _seen(state, seat, face(state, state.shown))


def _wait(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    return Phrase(N_("a better door may still come"))


def _accuse(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    if state.taken[action[1]] == max(state.taken):
        return Phrase(N_("nobody has been wrong more often"))
    return Phrase(N_("that last door was a strange choice"))


def _steady(state: LibraryState, seat: int, action: Action, sight: Sight) -> Phrase:
    return Phrase(N_("the game goes on"))


REASONS = {
    "seen": _steady,
    "read": _steady,
    "butterfly": _butterfly,
    "show": _show,
    "go_on": _steady,
    "touch": _touch,
    "door": _door,
    "confirm": _confirm,
    "take": _take,
    "wait": _wait,
    "minute": _steady,
    "time": _steady,
    "accuse": _accuse,
    "next": _steady,
}
