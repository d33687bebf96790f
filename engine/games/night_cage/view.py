"""What everybody sees, how events change it, and how the rest is imagined.

The table is open: the only secrets are the order of the stack and the generator. All seats see the same, so
the view is the state without these two, with the stack as counts by kind: the discard board is open to all
(ruling 94), and whoever can subtract knows what is left.
"""

from collections.abc import Callable
from typing import Any, cast

from engine.core import pending
from engine.core.dice import seeded, shuffle
from engine.core.event import Event
from engine.core.open_fields import OpenFields
from engine.core.pending import Asking
from engine.games.night_cage.rules.house import OMEN_IN_PENALTY_COUNTS
from engine.games.night_cage.rules.talk import talk
from engine.games.night_cage.rules.tiles import (
    DIRGE_PIT,
    EMPTY,
    GATE,
    KEY_BEARERS,
    KINDS,
    OMEN,
    PIT,
    SPENT,
    STARTING_PILE,
    kind_of,
    laid,
)
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import NOWHERE, CageState

OPEN = OpenFields(
    numbers=(
        "active",
        "dirge",
        "ended",
        "flickers",
        "fuel",
        "gain",
        "gates",
        "house",
        "keys",
        "marker",
        "omens",
        "prisoners",
        "quiet",
        "rest",
        "seats",
        "silence",
        "size",
    ),
    rows=("at", "line"),
    octets=("board", "gone", "key", "lit", "nerve", "pieces"),
)


class CageView(Asking):
    """All that can be seen at a table of The Night Cage: the fields of `CageState`, and a few more."""

    active: int
    dirge: int
    ended: int
    flickers: int
    fuel: int
    gain: int
    gates: int
    house: int
    keys: int
    marker: int
    omens: int
    prisoners: int
    quiet: int
    rest: int
    seats: int
    silence: int
    size: int
    at: list[int]
    line: list[int]
    board: list[int]
    gone: list[int]
    key: list[int]
    lit: list[int]
    nerve: list[int]
    pieces: list[int]
    stack: int
    """How many tiles are left."""
    left: list[int]
    """How many of each kind."""
    talk: list[list[int]]
    """To whom each seat may talk."""


def view(state: CageState, seat: int | None) -> CageView:
    """Everything but the order of the stack: all else lies open."""
    seen = OPEN.shown(state)
    seen["seat"] = seat
    seen["stack"] = len(state.deck)
    seen["left"] = [state.deck.count(kind) for kind in range(KINDS)]
    pending.add(seen, state.todo, SCRIPT.deciders(state))
    seen["talk"] = talk(state)
    return cast(CageView, seen)


def imagine(view: CageView, dice: int) -> CageState:
    """A state that fits: what is left is shuffled, the starting pile apart while some of it is on top."""
    state = _table(view)
    left, pile = view["left"], {}
    if view["stack"] > view["rest"]:
        whole, pieces = STARTING_PILE[view["prisoners"]], view["pieces"]
        pile = {kind: count - (pieces[kind] - left[kind]) for kind, count in whole.items()}
    top = bytearray(kind for kind, count in pile.items() for _ in range(count))
    rest = bytearray()
    for kind, count in enumerate(left):
        rest += bytes([kind]) * (count - pile.get(kind, 0))
    state.dice = shuffle(shuffle(seeded(dice), rest), top)
    state.deck = rest + top
    return state


def _table(view: CageView) -> CageState:
    state = CageState()
    OPEN.laid(state, view)
    state.todo = pending.stack(view)
    return state


def redeal(state: CageState, seat: int | None, dice: int) -> CageState:
    """The same table with both parts of the stack shuffled again."""
    twin = state.clone()
    rest, top = state.deck[: state.rest], state.deck[state.rest :]
    twin.dice = shuffle(shuffle(seeded(dice), rest), top)
    twin.deck = rest + top
    return twin


def fold(view: CageView, event: Event) -> None:
    """Bring a view up to date with one event; those that only tell change nothing."""
    change = FOLD.get(event[0])
    if change is not None:
        change(view, *event[3:])


def _placed(view: CageView, cell: int, kind: int, turn: int) -> None:
    view["board"][cell] = laid(kind, turn)


def _started(view: CageView, prisoner: int, cell: int) -> None:
    view["active"], view["at"][prisoner] = prisoner, cell


def _lost(view: CageView, kind: int) -> None:
    view["keys"] -= kind in KEY_BEARERS
    view["gates"] -= kind == GATE


def _gone(view: CageView, cell: int) -> None:
    tile, view["board"][cell] = view["board"][cell], EMPTY
    view["gone"][kind_of(tile)] += 1
    if tile < PIT:
        _lost(view, kind_of(tile))


def _pit(view: CageView, cell: int) -> None:
    tile = view["board"][cell]
    if tile < PIT:
        _lost(view, kind_of(tile))
    view["board"][cell] = tile & ~SPENT | PIT


def _drew(view: CageView, kind: int) -> None:
    view["stack"] -= 1
    view["left"][kind] -= 1
    view["omens"] += kind == OMEN


def _omen(view: CageView) -> None:
    view["gone"][OMEN] += 1


def _wasted(view: CageView, kind: int) -> None:
    view["gone"][kind] += 1
    _lost(view, kind)


def _burned(view: CageView, _prisoner: int, kinds: list[int]) -> None:
    counts = bool(view["house"] & OMEN_IN_PENALTY_COUNTS)
    for kind in kinds:
        view["stack"] -= 1
        view["left"][kind] -= 1
        view["omens"] += counts and kind == OMEN
        _wasted(view, kind)


def _out(view: CageView, prisoner: int) -> None:
    view["lit"][prisoner] = 0


def _relit(view: CageView, prisoner: int) -> None:
    view["lit"][prisoner] = 1


def _paid(view: CageView, prisoner: int, _what: str) -> None:
    view["nerve"][prisoner] -= 1


def _stayed(view: CageView, _prisoner: int, gain: int) -> None:
    view["gain"] = gain


def _gained(view: CageView, prisoner: int) -> None:
    view["gain"] = 0
    view["nerve"][prisoner] += 1


def _moved(view: CageView, prisoner: int, _before: int, cell: int, *_how: Any) -> None:
    view["at"][prisoner] = cell


def _landed(view: CageView, prisoner: int, cell: int) -> None:
    view["at"][prisoner], view["line"][prisoner] = cell, NOWHERE


def _fell(view: CageView, prisoner: int, _cell: int, line: int, _along: str) -> None:
    view["at"][prisoner], view["line"][prisoner] = NOWHERE, line


def _key(view: CageView, prisoner: int, cell: int) -> None:
    view["board"][cell] |= SPENT
    view["key"][prisoner] = 1


def _gave(view: CageView, giver: int, taker: int) -> None:
    view["key"][giver], view["key"][taker] = 0, 1


def _engulfed(view: CageView, cells: list[int]) -> None:
    view["dirge"] = 1
    for cell in cells:
        view["board"][cell] = DIRGE_PIT


def _dirge_gone(view: CageView, cells: list[int]) -> None:
    view["dirge"] = 2
    for cell in cells:
        view["board"][cell] = EMPTY


def _flickers(view: CageView) -> None:
    view["flickers"] = 1


def _turn(view: CageView, active: int, marker: int, fuel: int, quiet: int) -> None:
    view["active"], view["marker"], view["fuel"], view["quiet"] = active, marker, fuel, quiet


def _over(view: CageView, how: int, fuel: int, quiet: int) -> None:
    view["ended"], view["fuel"], view["quiet"] = how, fuel, quiet


def _asked(view: CageView, *data: Any) -> None:
    """The last event of every action: what is asked now, and who may talk to whom meanwhile."""
    pending.fold(view, *data)
    view["talk"] = talk(_table(view))


FOLD: dict[str, Callable[..., None]] = {
    "placed": _placed,
    "started": _started,
    "gone": _gone,
    "pit": _pit,
    "drew": _drew,
    "omen": _omen,
    "wasted": _wasted,
    "dropped": _wasted,
    "burned": _burned,
    "out": _out,
    "relit": _relit,
    "paid": _paid,
    "stayed": _stayed,
    "gained": _gained,
    "moved": _moved,
    "landed": _landed,
    "fell": _fell,
    "key": _key,
    "gave": _gave,
    "engulfed": _engulfed,
    "dirge_gone": _dirge_gone,
    "flickers": _flickers,
    "turn": _turn,
    "over": _over,
    "asked": _asked,
}
"""What each kind of event changes. "attacked", "dirge", "forced" and "hangs" only tell."""
