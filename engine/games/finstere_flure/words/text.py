"""Words: what an action does now, and what happened."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core.event import Event
from engine.core.game import Action
from engine.core.moment import Moment
from engine.core.text import N_, Phrase, Seat
from engine.games.finstere_flure.rules.board import (
    COLUMNS,
    LETTERS,
    NORTH,
    ROWS,
    SPANS,
    WEST,
    cell_at,
    place_of,
)
from engine.games.finstere_flure.rules.ending import REASONS
from engine.games.finstere_flure.rules.look import NOTHING, TIE
from engine.games.finstere_flure.rules.pieces import KINDS, LINE
from engine.games.finstere_flure.rules.tombstones import meaning
from engine.games.finstere_flure.state import FACES, LAST_TURN, OUTSIDE, FlureState

SIDES = (N_("to the north"), N_("to the east"), N_("to the south"), N_("to the west"))


COLUMN_LETTERS = [
    LETTERS[next(cell_at(column, row) for row in range(ROWS) if cell_at(column, row) >= 0), NORTH]
    for column in range(COLUMNS)
]
ROW_LETTERS = [LETTERS[cell_at(SPANS[row][0], row), WEST] for row in range(ROWS)]
"""What the walls print above each column and left of each row: no two are alike."""


class Cell(NamedTuple):
    """A cell inside a phrase, as the walls letter it: above its column, then left of its row."""

    number: int

    def __str__(self) -> str:
        column, row = place_of(self.number)
        return f"{COLUMN_LETTERS[column]}-{ROW_LETTERS[row]}"


def pawn_name(pawn: int) -> Phrase:
    """A pawn by its owner and its two numbers."""
    white, black = FACES[pawn & 3]
    return Phrase("{who}'s {white}/{black}", who=Seat(pawn >> 2), white=white, black=black)


def kind_name(kind: int) -> Phrase:
    """A kind of piece by its title."""
    return Phrase(KINDS[kind].title)


def side_name(side: int) -> Phrase:
    """A direction, as a phrase says it."""
    return Phrase(SIDES[side])


def describe(state: FlureState, seat: int, action: Action) -> Phrase:
    """One line that says what the action does now."""
    return DESCRIBE[action[0]](state, *action[1:])


def _pawn(state: FlureState, pawn: int) -> Phrase:
    words = N_("move pawn {number} (other side: {other})")
    if state.at[pawn] == OUTSIDE:
        words = N_("move pawn {number} (other side: {other}) from off the board")
    faces, up = FACES[pawn & 3], state.face[pawn]
    return Phrase(words, number=faces[up], other=faces[up ^ 1])


def _step(state: FlureState, side: int) -> Phrase:
    return Phrase("one step {side}", side=side_name(side))


def _end(state: FlureState) -> Phrase:
    pawn = state.todo[-1][1]
    number = state.number(pawn)
    if _has_stepped(state):
        return Phrase("end pawn {number}'s move", number=number)
    if state.at[pawn] == OUTSIDE:
        return Phrase("keep pawn {number} off the board and flip it", number=number)
    return Phrase("leave pawn {number} where it is and flip it", number=number)


def _lay(state: FlureState, cell: int, upright: int) -> Phrase:
    kind = state.todo[-1][2]
    if kind != LINE:
        return Phrase("place on {cell}: {piece}", piece=kind_name(kind), cell=Cell(cell))
    words = (
        N_("place the long pool vertically from {cell}")
        if upright
        else N_("place the long pool horizontally from {cell}")
    )
    return Phrase(words, cell=Cell(cell))


DESCRIBE: dict[str, Callable[..., Phrase]] = {
    "pick": lambda state, kind: Phrase("choose a piece to place: {piece}", piece=kind_name(kind)),
    "lay": _lay,
    "point": lambda state, arrow: Phrase("point the arrow {side}", side=side_name(arrow)),
    "pawn": _pawn,
    "enter": lambda state: Phrase("enter the fortress"),
    "step": _step,
    "leave": lambda state: Phrase("escape through the exit"),
    "end": _end,
}


def deed_title(deed: Sequence[Moment], viewer: int | None) -> Phrase:
    """A pawn's move by where it ends, a piece by where it lies; whatever is done alone as it is described."""
    last = _told_by(deed)
    state: Any = last.before
    if last.action == ("end",) and _has_stepped(state):
        pawn = state.todo[-1][1]
        return Phrase("{pawn} moves to {cell}", pawn=pawn_name(pawn), cell=Cell(state.at[pawn]))
    if last.action == ("leave",):
        return Phrase("{pawn} escapes", pawn=pawn_name(state.todo[-1][1]))
    return describe(state, last.seat, last.action)


def _told_by(deed: Sequence[Moment]) -> Moment:
    """The action that says most: where a piece is laid rather than where its arrow points."""
    return next((moment for moment in deed if moment.action[0] == "lay"), deed[-1])


def _has_stepped(state: FlureState) -> bool:
    _, pawn, points = state.todo[-1]
    return int(points) < state.number(pawn)


LOOKED = {
    NOTHING: N_("the monster sees nobody and goes straight on"),
    TIE: N_("two pawns are equally near: the monster hesitates and goes straight on"),
}
"""What the monster makes of a look that does not turn it, by its ruling."""

WALKED = {"5a.9": N_("the monster goes to {cell}"), "5a.14": N_("the monster slides to {cell}")}

LOST_STONES = {
    "5a.13": N_("the monster pushes a stone off the board: {stone}"),
    "5a.24": N_("a teleporter destroys a stone: {stone}"),
    "5a.5": N_("a stone on the entrance or exit cell is removed: {stone}"),
    "5b.monster_corner_stone": N_("a stone on the entrance or exit cell is removed: {stone}"),
}


EVERYDAY = frozenset({"5a.1", "5a.3", "5a.9", "5a.10", "5a.12", "5a.18", "5a.19", "5a.20", "5a.22"})
"""Rules that surprise nobody who has played once: a log need not name them."""

ABOUT_PAWNS = frozenset({"stepped", "rested", "flipped", "left", "pawn_pushed", "eaten", "crushed", "swept"})


def seat_of(event: Event) -> int | None:
    """Whose pawn an event is about; None if it is about none."""
    return int(event[3]) >> 2 if event[0] in ABOUT_PAWNS else None


def tell(event: Event) -> Phrase | None:
    """One line for the log, or None."""
    kind, _, why, *data = event
    return TELL[kind](why, *data) if kind in TELL else None


def _looked(why: str, cell: int, before: int, far: tuple[int, ...], facing: int) -> Phrase:
    if why in LOOKED:
        return Phrase(LOOKED[why])
    count = min(each for each in far if each)
    return Phrase(
        "the monster sees a pawn {side}, {count} cells away",
        one="the monster sees a pawn {side}, {count} cell away",
        side=side_name(facing),
        count=count,
    )


def _tombstone(why: str, number: int, triple: int) -> Phrase:
    stone = meaning(number, triple)
    if stone.prey:
        return Phrase("tombstone: {prey}", prey=Phrase(stone.title))
    return Phrase("tombstone: {count} steps", count=stone.steps)


def _set_aside(why: str, numbers: tuple[int, ...]) -> Phrase:
    return Phrase("the first tombstone must be a number: the prey goes back into the pile")


def _crushed(why: str, pawn: int, cell: int) -> Phrase:
    if why == "5a.13":
        return Phrase("the monster crushes {pawn}", pawn=pawn_name(pawn))
    return Phrase("a teleporter destroys {pawn}", pawn=pawn_name(pawn))


def _turn(why: str, turn: int, first: int) -> Phrase | None:
    if turn == LAST_TURN:
        return None
    return Phrase("round {number}: {who} starts", number=turn + 1, who=Seat(first))


def _stepped(why: str, pawn: int, path: tuple[int, ...]) -> Phrase | None:
    if len(path) == 1:
        return None
    return Phrase("{pawn} slides to {cell}", pawn=pawn_name(pawn), cell=Cell(path[-1]))


def _about_pawn(words: str) -> Callable[..., Phrase]:
    return lambda why, pawn, *_: Phrase(words, pawn=pawn_name(pawn))


def _stone_lost(why: str, cell: int, stone: int) -> Phrase:
    return Phrase(LOST_STONES[why], stone=kind_name(stone))


TELL: dict[str, Callable[..., Phrase | None]] = {
    "laid": lambda why, seat, kind, cell, upright: Phrase(
        "{who} places a piece: {piece}", who=Seat(seat), piece=kind_name(kind)
    ),
    "stepped": _stepped,
    "flipped": _about_pawn(N_("{pawn} is flipped without moving")),
    "left": _about_pawn(N_("{pawn} escapes")),
    "pushed": lambda why, cell, path: Phrase("a stone is pushed to {cell}", cell=Cell(path[-1])),
    "pawn_pushed": _about_pawn(N_("the monster pushes {pawn}")),
    "stone_lost": _stone_lost,
    "eaten": _about_pawn(N_("the monster eats {pawn}")),
    "crushed": _crushed,
    "swept": _about_pawn(N_("{pawn} is eliminated: the second stage is over")),
    "tombstone": _tombstone,
    "set_aside": _set_aside,
    "looked": _looked,
    "turned": lambda why, stone, before, facing: Phrase(
        "a turning stone turns the monster {side}", side=side_name(facing)
    ),
    "walked": lambda why, before, cell: Phrase(WALKED[why], cell=Cell(cell)),
    "crossed": lambda why, before, cell, letter: Phrase(
        "the monster goes through the wall at {letter}", letter=letter
    ),
    "teleported": lambda why, before, cell, facing: Phrase(
        "the monster is teleported and looks {side}", side=side_name(facing)
    ),
    "turn": _turn,
    "stage": lambda why, stage: Phrase("the second stage begins: from now on, eaten pawns are eliminated"),
    "over": lambda why, how: Phrase(REASONS[how]),
}


def reason(event: Event) -> Phrase | None:
    """Why the monster went this way, for a look or a turn; None for anything else."""
    return tell(event) if event[0] in ("looked", "turned", "teleported") else None
