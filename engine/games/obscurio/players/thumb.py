"""How good an action looks: a rule of thumb for every role, from what is on the cards.

Each thought rests only on what the seat knows, never on what was imagined for it: a player who changes his
mind whenever he is asked would give himself away. `sight` is how well a player looks.
"""

from engine.core.game import Action
from engine.games.obscurio.players.doors import appeal, misleads, wanted
from engine.games.obscurio.players.eyes import Sight, fits
from engine.games.obscurio.players.speaker import prospects
from engine.games.obscurio.players.suspicion import suspicion
from engine.games.obscurio.players.treason import is_lure
from engine.games.obscurio.rules.holder import TEMPTING
from engine.games.obscurio.rules.wizards import pawns_of
from engine.games.obscurio.state import LibraryState

HOPE = 0.1
"""The Exit was chosen to fit, so the best door to come is far better than one that came by chance."""

SURE = 3.0
"""More than any door promises: what should be done at once."""


def thumb(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """How good an action looks to a seat."""
    return THUMBS[action[0]](state, seat, action, sight)


def _riddle(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """How likely the Exit is found."""
    return prospects(state)[action]


def _touch(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """The Traitor takes what fits the clue at a look, as most would see it; the others touch nothing."""
    if seat != state.traitor:
        return float(not action[1])
    return fits(state, state.holder[action[1] - 1], seat, Sight(sight.blur)) if action[1] else TEMPTING


def _door(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    door: int = action[2]
    return appeal(state, seat, door, sight) + SURE * (door == wanted(state, seat, sight))


def _confirm(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """Sure, if every pawn stands where it should."""
    door = wanted(state, seat, sight)
    return SURE * all(state.pawns[pawn] == door for pawn in pawns_of(state, seat))


def _take(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    lure = misleads(state, seat, sight) and is_lure(state, state.shown)
    return appeal(state, seat, state.shown, sight) + SURE * lure


def _wait(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """What the best of the doors to come promises; a Traitor waits for his own."""
    left = len(state.doors) - state.shown
    to_come = any(card not in state.doors[: state.shown] for card in state.picks)
    lure = misleads(state, seat, sight) and to_come
    promise: float = (left / (left + 1)) ** HOPE
    return promise + (SURE - 1) * (lure and left > 0)


def _accuse(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    """The Traitor judges like everybody else."""
    return suspicion(state, seat, action[1])


def _steady(state: LibraryState, seat: int, action: Action, sight: Sight) -> float:
    return 0.0


THUMBS = {
    "seen": _steady,
    "read": _steady,
    "butterfly": _riddle,
    "show": _riddle,
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
