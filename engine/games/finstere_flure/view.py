"""What everybody sees, how events change it, and how the rest is imagined.

The table is open: the only secrets are the order of the tombstones that lie face down, and the generator.
All seats see the same, so the view is the state with the pile as a sorted list.
"""

from collections.abc import Callable
from typing import cast

from engine.core import pending
from engine.core.dice import seeded, shuffle
from engine.core.event import Event
from engine.core.open_fields import OpenFields
from engine.core.pending import Asking
from engine.games.finstere_flure.rules.pieces import STONES
from engine.games.finstere_flure.rules.setting_up import put, turned
from engine.games.finstere_flure.rules.tombstones import ALL
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE, TURNS_A_STAGE, FlureState

OPEN = OpenFields(
    numbers=("ended", "facing", "first", "house", "monster", "seats", "triple", "turn"),
    rows=("at", "pools"),
    octets=("aside", "board", "escaped", "face", "gone", "seen", "tray"),
)


class FlureView(Asking):
    """All that can be seen at a table of Finstere Flure: the fields of `FlureState`, and a few more."""

    ended: int
    facing: int
    first: int
    house: int
    monster: int
    seats: int
    triple: int
    turn: int
    at: list[int]
    pools: list[int]
    aside: list[int]
    board: list[int]
    escaped: list[int]
    face: list[int]
    gone: list[int]
    seen: list[int]
    tray: list[int]
    stage: int
    left: list[int]
    """The tombstones face down, in the order of their numbers."""


def view(state: FlureState, seat: int | None) -> FlureView:
    """The open table; `left` are the tombstones face down, in the order of their numbers."""
    seen = OPEN.shown(state)
    seen["seat"] = seat
    seen["stage"] = state.stage
    seen["left"] = sorted(state.deck)
    pending.add(seen, state.todo, SCRIPT.deciders(state))
    return cast(FlureView, seen)


def imagine(view: FlureView, dice: int) -> FlureState:
    """A state that fits: the tombstones that are left in any order."""
    state = FlureState()
    OPEN.laid(state, view)
    state.todo = pending.stack(view)
    state.deck = bytearray(view["left"])
    state.dice = shuffle(seeded(dice), state.deck)
    state.set_pawns()
    return state


def redeal(state: FlureState, seat: int | None, dice: int) -> FlureState:
    """The same table with the pile shuffled again."""
    twin = state.clone()
    twin.dice = shuffle(seeded(dice), twin.deck)
    return twin


def fold(view: FlureView, event: Event) -> None:
    """Bring a view up to date with one event; those that only tell change nothing."""
    change = FOLD.get(event[0])
    if change is not None:
        change(view, *event[3:])


def _laid(view: FlureView, _seat: int, kind: int, cell: int, upright: int) -> None:
    put(view["board"], view["pools"], kind, cell, upright)
    view["tray"][kind] -= 1


def _pointed(view: FlureView, cell: int, arrow: int) -> None:
    view["board"][cell] = turned(view["board"][cell], arrow)


def _stepped(view: FlureView, pawn: int, path: tuple[int, ...]) -> None:
    view["at"][pawn] = path[-1]


def _flipped(view: FlureView, pawn: int) -> None:
    view["face"][pawn] ^= 1


def _left(view: FlureView, pawn: int) -> None:
    view["at"][pawn] = ESCAPED
    view["escaped"].append(pawn)


def _pushed(view: FlureView, cell: int, path: tuple[int, ...]) -> None:
    board = view["board"]
    stone = board[cell] & STONES
    board[cell] ^= stone
    board[path[-1]] |= stone


def _stone_lost(view: FlureView, cell: int, stone: int) -> None:
    view["board"][cell] ^= stone
    view["gone"][stone] += 1


def _pawn_pushed(view: FlureView, pawn: int, _cell: int, path: tuple[int, ...]) -> None:
    view["at"][pawn] = path[-1]


def _died(view: FlureView, pawn: int, _cell: int) -> None:
    view["at"][pawn] = OUTSIDE if view["turn"] < TURNS_A_STAGE else LOST


def _swept(view: FlureView, pawn: int) -> None:
    view["at"][pawn] = LOST


def _tombstone(view: FlureView, number: int, _triple: int) -> None:
    view["left"].remove(number)
    view["seen"].append(number)


def _set_aside(view: FlureView, numbers: tuple[int, ...]) -> None:
    view["aside"] = list(numbers)


def _looked(view: FlureView, _cell: int, _before: int, _far: tuple[int, ...], facing: int) -> None:
    view["facing"] = facing


def _turned(view: FlureView, _stone: int, _before: int, facing: int) -> None:
    view["facing"] = facing


def _walked(view: FlureView, _before: int, cell: int, *_: str) -> None:
    view["monster"] = cell


def _teleported(view: FlureView, _before: int, cell: int, facing: int) -> None:
    view["monster"], view["facing"] = cell, facing


def _turn(view: FlureView, turn: int, first: int) -> None:
    view["turn"], view["first"] = turn, first
    view["stage"] = 1 if turn < TURNS_A_STAGE else 2


def _stage(view: FlureView, _stage: int) -> None:
    view["left"], view["seen"] = list(ALL), []


def _over(view: FlureView, how: int) -> None:
    view["ended"] = how


FOLD: dict[str, Callable[..., None]] = {
    "laid": _laid,
    "pointed": _pointed,
    "stepped": _stepped,
    "rested": _flipped,
    "flipped": _flipped,
    "left": _left,
    "pushed": _pushed,
    "stone_lost": _stone_lost,
    "pawn_pushed": _pawn_pushed,
    "eaten": _died,
    "crushed": _died,
    "swept": _swept,
    "tombstone": _tombstone,
    "set_aside": _set_aside,
    "looked": _looked,
    "turned": _turned,
    "walked": _walked,
    "crossed": _walked,
    "teleported": _teleported,
    "turn": _turn,
    "stage": _stage,
    "over": _over,
    "asked": pending.fold,
}
"""What each kind of event changes. "picked" and "lifted" only tell."""
