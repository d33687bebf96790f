"""Moments of a table with the box: what was done, how everything lies after it, how they are read back."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.core.history import Title
from engine.core.text import N_, Phrase, Seat
from engine.games.finstere_flure.companion.mirroring import kind_title
from engine.games.finstere_flure.rules.board import CELLS, GRID
from engine.games.finstere_flure.rules.ending import REASONS
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    LINE,
    NOT_LAID,
    POOL,
    SQUARE,
    STONES,
    TELEPORTER,
    TURN_ABOUT,
    pool_cells,
)
from engine.games.finstere_flure.rules.tombstones import ALL, TOMBSTONES, Tombstone
from engine.games.finstere_flure.state import (
    ESCAPED,
    IN_THE_BOX,
    LAST_TURN,
    LOST,
    OUTSIDE,
    PAWNS,
    SPARE,
    FlureState,
    has_spare,
)
from engine.games.finstere_flure.words.text import Cell, pawn_name

NONE = -1
"""No tombstone waits for its walk."""


class Moment(NamedTuple):
    """The table after a touch."""

    state: FlureState
    waiting: int
    """The tombstone that was turned up and whose round is not over, or NONE."""


WHERE = {
    OUTSIDE: N_("{pawn} off the board"),
    ESCAPED: N_("{pawn} escaped"),
    LOST: N_("{pawn} eliminated"),
}
TITLES: dict[str, Callable[..., Phrase]] = {
    "pawn": lambda pawn, where: (
        Phrase(WHERE[where], pawn=pawn_name(pawn))
        if where in WHERE
        else Phrase("{pawn} to {cell}", pawn=pawn_name(pawn), cell=Cell(where))
    ),
    "flip": lambda pawn: Phrase("{pawn} flipped", pawn=pawn_name(pawn)),
    "monster": lambda cell: Phrase("the monster to {cell}", cell=Cell(cell)),
    "facing": lambda: Phrase("monster rotated"),
    "lay": lambda kind: Phrase("placed: {piece}", piece=kind_title(kind)),
    "piece": lambda kind: Phrase("moved: {piece}", piece=kind_title(kind)),
    "turn": lambda kind: Phrase("rotated: {piece}", piece=kind_title(kind)),
    "remove": lambda kind: Phrase("removed: {piece}", piece=kind_title(kind)),
    "tombstone": lambda number: Phrase("tombstone {name}", name=stone_name(TOMBSTONES[number])),
    "walk": lambda: Phrase("the monster's walk"),
    "round": lambda turn: Phrase("round {number}", number=turn + 1),
    "first": lambda seat: Phrase("first player marker to {who}", who=Seat(seat)),
    "seen": lambda: Phrase("face-up tombstones"),
}
"""What each kind of touch is called."""


def title_of(title: Title) -> Phrase:
    """What a touch is called."""
    return TITLES[title[0]](*title[1:])


def stone_name(stone: Tombstone) -> object:
    """A tombstone in words: its number, or its prey."""
    return Phrase(stone.title) if stone.prey else stone.steps


def read_moment(data: Mapping[str, Any]) -> Moment:
    """The moment that a save described; ValueError if no table can be so."""
    state = FlureState.from_plain(data["state"])
    _check(state)
    waiting = data["waiting"]
    if type(waiting) is not int or (waiting != NONE and waiting not in state.seen):
        raise ValueError(waiting)
    return Moment(state, waiting)


def write_moment(moment: Moment) -> dict[str, Any]:
    """A moment as JSON-able data, for `read_moment` to take up again."""
    return {"state": moment.state.plain(), "waiting": moment.waiting}


def _check(state: FlureState) -> None:
    """Refuse what a board cannot show."""
    pawns = len(state.at)
    beside = (OUTSIDE, ESCAPED, LOST, IN_THE_BOX)
    boxed = [] if has_spare(state.seats) else list(range(SPARE, pawns, PAWNS))
    sound = (
        2 <= state.seats <= 7
        and pawns == len(state.face) == PAWNS * state.seats
        and all(cell in CELLS or cell in beside for cell in state.at)
        and [pawn for pawn, cell in enumerate(state.at) if cell == IN_THE_BOX] == boxed
        and set(state.face) <= {0, 1}
        and sorted([*state.deck, *state.seen]) == list(ALL)
        and state.monster in CELLS
        and state.facing in range(4)
        and state.first in range(state.seats)
        and state.turn in range(LAST_TURN + 1)
        and state.ended in (0, *REASONS)
        and sorted(state.escaped) == [pawn for pawn, cell in enumerate(state.at) if cell == ESCAPED]
        and _scenery_is_sound(state)
    )
    if not sound or state.todo:
        raise ValueError("a table that cannot be")


def _scenery_is_sound(state: FlureState) -> bool:
    wet: set[int] = set()
    if (
        len(state.pools) != 3
        or state.pools[2] not in (0, 1)
        or not len(state.gone) == len(state.tray) == len(ALL_PIECES)
    ):
        return False
    for kind, cell in zip((SQUARE, LINE), state.pools[:2], strict=True):
        if cell == NOT_LAID:
            continue
        if cell not in CELLS:
            return False
        wet |= set(pool_cells(kind, cell, state.pools[2] if kind == LINE else 0))
    return wet <= set(CELLS) and all(_byte_is_sound(state, cell, wet) for cell in range(GRID))


def _byte_is_sound(state: FlureState, cell: int, wet: set[int]) -> bool:
    byte = state.board[cell]
    if bool(byte & POOL) != (cell in wet) or byte & STONES > TURN_ABOUT or (byte and cell not in CELLS):
        return False
    return byte & TELEPORTER != TELEPORTER and (bool(byte & TELEPORTER) or byte < POOL << 1)
