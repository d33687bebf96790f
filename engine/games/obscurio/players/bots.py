"""Computer players: a rule of thumb for every role over the stand-in likeness of likeness.py.

Each thought rests only on what the seat knows, never on what was imagined for it: a player who changes his
mind whenever he is asked would give himself away.
"""

from engine.core.dice import below
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.obscurio.players.impressions import clue_for
from engine.games.obscurio.rules.choosing import CONFIRM
from engine.games.obscurio.rules.facing import FACE_DOWN, face
from engine.games.obscurio.rules.holder import TEMPTING
from engine.games.obscurio.rules.likeness import likeness
from engine.games.obscurio.rules.turn import SCRIPT
from engine.games.obscurio.state import LAST_SPACE, LibraryState

SURE = 3.0
"""More than any likeness: what should be done at once."""

BLIND = 0.5
"""What a door that nobody sees promises."""

TREACHERY = 1.0
"""How much better the Traitor likes a door of his own making: that one is surely false."""

SHOWN_AT = 0.9
"""A butterfly that says less than this is not worth placing beside another."""

Thought = tuple[float, Phrase]


def thumb(state: LibraryState, seat: int, action: Action) -> Thought:
    """How good an action looks to a seat, and why."""
    return THUMBS[action[0]](state, seat, action)


def _butterfly(state: LibraryState, seat: int, action: Action) -> Thought:
    _, page, spot = action
    return likeness(state.pages[page], spot, state.exit), Phrase(N_("this looks like something on the Exit"))


def _show(state: LibraryState, seat: int, action: Action) -> Thought:
    return SHOWN_AT, Phrase(N_("the clue is clear enough"))


def _touch(state: LibraryState, seat: int, action: Action) -> Thought:
    """The Traitor takes what fits the clue; everybody else touches nothing."""
    if seat != state.traitor:
        return float(not action[1]), Phrase(N_("only the Traitor's choice counts here"))
    if not action[1]:
        return TEMPTING, Phrase(N_("none of these cards would mislead anyone"))
    return clue_for(state, state.holder[action[1] - 1], seat), Phrase(N_("this card matches the clue"))


def _appeal(state: LibraryState, seat: int, door: int) -> float:
    """A loyal Wizard likes the door that fits; the Traitor leads to one that he has added himself."""
    card = face(state, door)
    if card == FACE_DOWN:
        return BLIND
    treacherous = seat == state.traitor and card in state.picks
    return clue_for(state, card, seat) + TREACHERY * treacherous


def _best(state: LibraryState, seat: int) -> float:
    return max(_appeal(state, seat, door) for door in range(1, len(state.doors) + 1))


def _door(state: LibraryState, seat: int, action: Action) -> Thought:
    appeal = _appeal(state, seat, action[2])
    best = appeal >= _best(state, seat)
    return appeal, Phrase(
        N_("this door matches the clue best") if best else N_("another door matches the clue better")
    )


def _confirm(state: LibraryState, seat: int, action: Action) -> Thought:
    """Sure, if the pawn stands where it should; else any other door is better than staying."""
    best = _appeal(state, seat, state.pawns[seat]) >= _best(state, seat)
    return SURE * best, Phrase(
        N_("no other door matches the clue better") if best else N_("another door matches the clue better")
    )


def _take(state: LibraryState, seat: int, action: Action) -> Thought:
    return _appeal(state, seat, state.shown), Phrase(N_("this door matches the clue"))


def _wait(state: LibraryState, seat: int, action: Action) -> Thought:
    """The fewer doors are left, the less there is to wait for."""
    left = len(state.doors) - state.shown
    return left / (left + 1), Phrase(N_("a better door may still come"))


def _accuse(state: LibraryState, seat: int, action: Action) -> Thought:
    """Whoever was wrong most often looks guilty; the Traitor says the same."""
    return float(state.taken[action[1]]), Phrase(N_("nobody has been wrong more often"))


def _steady(state: LibraryState, seat: int, action: Action) -> Thought:
    return 0.0, Phrase(N_("the game goes on"))


THUMBS = {
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


def policy(state: LibraryState, seat: int, dice: int) -> tuple[Action, int]:
    """Any action, but whoever can confirm does: playouts are about what follows."""
    actions = SCRIPT.legal(state, seat)
    if actions[-1] == CONFIRM:
        return actions[-1], dice
    index, dice = below(dice, len(actions))
    return actions[index], dice


def worth(state: LibraryState, seat: int) -> float:
    """How near the way out is, and how much cohesion is left; for the Traitor the other way round."""
    if state.ended:
        group = float(state.ended == 1)
    else:
        start = state.light + state.dark + state.box + sum(state.taken)
        rooms, tokens = (state.progress - 1) / LAST_SPACE, state.tokens / start
        group = 0.1 + 0.4 * rooms + 0.4 * tokens
    return 1.0 - group if seat == state.traitor else group
