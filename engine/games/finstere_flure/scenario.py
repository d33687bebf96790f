"""A described position: how tests, puzzles and companions write one down. The format: scenario.schema.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.described import check_fields, fields, flag, listed, settled, whole
from engine.core.dice import shuffle
from engine.core.errors import ScenarioError
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase
from engine.games.finstere_flure import options as table_options
from engine.games.finstere_flure.rules.board import CORNERS, SIDES, WALL, cell_at
from engine.games.finstere_flure.rules.ending import goal, out
from engine.games.finstere_flure.rules.house import CORNERS_KEEP_STONES
from engine.games.finstere_flure.rules.layouts import BASIC, MAPS, scenery
from engine.games.finstere_flure.rules.maps import MapError, Scenery, read_map
from engine.games.finstere_flure.rules.pieces import (
    ALL_PIECES,
    BASIC_PIECES,
    BLUE,
    KINDS,
    NAMES,
    STONES,
    TELEPORTER,
    TURN_ABOUT,
    YELLOW,
    counted,
)
from engine.games.finstere_flure.rules.starting import bare_table
from engine.games.finstere_flure.rules.tombstones import ALL
from engine.games.finstere_flure.rules.tombstones import NAMES as TOMBSTONE_NAMES
from engine.games.finstere_flure.state import (
    ESCAPED,
    IN_THE_BOX,
    LAST_TURN,
    LOST,
    OUTSIDE,
    PAWNS,
    SPARE,
    TURNS_A_STAGE,
    FlureState,
    has_spare,
)

FIELDS = {
    "players",
    "options",
    "map",
    "stones",
    "monster",
    "pawns",
    "round",
    "marker",
    "next",
    "seen",
    "pile",
    "title",
    "text",
    "goal",
}
MONSTER_FIELDS = {"at", "facing"}
PAWN_FIELDS = {"at", "played"}
BESIDE = {"outside": OUTSIDE, "out": ESCAPED, "lost": LOST}
SEED = 1
"""What is not described is shuffled, always in the same way."""


def position(data: Mapping[str, Any], info: GameInfo) -> tuple[FlureState, int, Options]:
    """The state in which somebody is about to choose a pawn, with its seats and options."""
    check_fields(data, FIELDS)
    seats = whole(data, "players", 2, info.seats)
    options = settled(data, info, table_options.check, seats)
    state = bare_table(seats, SEED, options)
    _scenery(state, data, options)
    _monster(state, data.get("monster", {}))
    state.turn = whole(data, "round", 1, range(1, LAST_TURN + 1)) - 1
    _pawns(state, data.get("pawns", []))
    state.set_pawns()
    _tombstones(state, data)
    state.first = whole(data, "marker", 0, range(seats))
    state.todo = [("next", whole(data, "next", state.first, range(seats)))]
    return state, seats, options


def _scenery(state: FlureState, data: Mapping[str, Any], options: Options) -> None:
    """What lies on the board; the stones that are nowhere have been lost."""
    advanced = options["variant"] == "advanced"
    board, pools = _drawn(data, options)
    state.board, state.pools = board[:], pools[:]
    for number, each in enumerate(listed(data, "stones")):
        _add_stone(state, each, f"stones[{number}]")
    pieces, laid = ALL_PIECES if advanced else BASIC_PIECES, counted(state.board)
    for kind in range(1, YELLOW + 1):
        if laid[kind] > pieces[kind]:
            raise ScenarioError("map", Phrase("too many of these: {piece}", piece=Phrase(KINDS[kind].title)))
        if kind in (BLUE, YELLOW) and laid[kind] == 1:
            raise ScenarioError("map", Phrase("a teleporter needs its twin"))
        if kind <= TURN_ABOUT:
            state.gone[kind] = pieces[kind] - laid[kind]
    corner = any(state.board[cell] for cell in CORNERS)
    if corner and not state.house & CORNERS_KEEP_STONES:
        raise ScenarioError("map", Phrase("no piece can be on the entrance or exit cell"))


def _drawn(data: Mapping[str, Any], options: Options) -> Scenery:
    """The map; without one the ready-made board of the options, or the basic one."""
    rows = data.get("map")
    if rows is None:
        advanced = options["variant"] == "advanced"
        written = MAPS.get(options["layout"], BASIC) if advanced else BASIC
        return scenery(written)
    if not isinstance(rows, Sequence) or not all(isinstance(row, str) for row in rows):
        raise ScenarioError("map", Phrase("must be a list of rows"))
    try:
        return read_map(rows)
    except MapError as bad:
        raise ScenarioError("map" if bad.row < 0 else f"map[{bad.row}]", bad.reason) from bad


def _add_stone(state: FlureState, given: Any, path: str) -> None:
    """A stone that the map has no sign for, because it stands on a pool: [column, row, "crystal"]."""
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) != 3:
        raise ScenarioError(path, Phrase("must be a column, a row and a kind of stone"))
    cell, kind = _cell(given[:2], path), NAMES.get(given[2], 0) if isinstance(given[2], str) else 0
    if kind not in range(1, TURN_ABOUT + 1):
        raise ScenarioError(path, Phrase("unknown stone: {name}", name=repr(given[2])))
    if state.board[cell] & (STONES | TELEPORTER):
        raise ScenarioError(path, Phrase("there is already a piece there"))
    state.board[cell] |= kind


def _monster(state: FlureState, given: Any) -> None:
    check_fields(fields(given, "monster"), MONSTER_FIELDS, "monster.")
    if "at" in given:
        state.monster = _cell(given["at"], "monster.at")
    if state.board[state.monster] & STONES:
        raise ScenarioError("monster.at", Phrase("there is a stone there"))
    facing = given.get("facing", "E")
    if not isinstance(facing, str) or len(facing) != 1 or facing not in SIDES:
        raise ScenarioError("monster.facing", Phrase("must be N, E, S or W"))
    state.facing = SIDES.index(facing)


def _pawns(state: FlureState, given: Any) -> None:
    """A list for each player; pawns that are not named wait outside."""
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > state.seats:
        raise ScenarioError("pawns", Phrase("must be a list for each player"))
    state.face = bytearray([state.turn & 1] * len(state.at))
    mine = [kind for kind in range(PAWNS) if has_spare(state.seats) or kind != SPARE]
    for seat, pawns in enumerate(given):
        path = f"pawns[{seat}]"
        if not isinstance(pawns, Sequence) or isinstance(pawns, str) or len(pawns) > len(mine):
            raise ScenarioError(path, Phrase("must be a list of at most {count} pawns", count=len(mine)))
        for number, each in enumerate(pawns):
            _pawn(state, seat * PAWNS + mine[number], each, f"{path}[{number}]")
    _check_pawns(state)


def _pawn(state: FlureState, pawn: int, given: Any, path: str) -> None:
    """A place, or an object with the place and whether the pawn has been played in this round."""
    where, played = given, False
    if isinstance(given, Mapping):
        check_fields(given, PAWN_FIELDS, f"{path}.")
        where, played = given.get("at", "outside"), flag(given, "played", under=f"{path}.")
        path = f"{path}.at"
    state.face[pawn] ^= played
    if isinstance(where, str):
        if where not in BESIDE:
            raise ScenarioError(path, Phrase("unknown place: {name}", name=repr(where)))
        state.at[pawn] = BESIDE[where]
        if where == "out":
            state.escaped.append(pawn)
        return
    cell = _cell(where, path)
    if cell == state.monster or cell in state.at or state.board[cell] & (STONES | TELEPORTER):
        raise ScenarioError(path, Phrase("nobody can stand there"))
    state.at[pawn] = cell


def _check_pawns(state: FlureState) -> None:
    """A game that goes on has no winner yet, and nobody is lost in the first stage."""
    if state.turn < TURNS_A_STAGE and LOST in state.at:
        raise ScenarioError("pawns", Phrase("no pawn is eliminated in the first stage"))
    if all(cell < OUTSIDE for cell in state.at):
        raise ScenarioError("pawns", Phrase("no pawns are left in the game"))
    for seat in range(state.seats):
        if out(state, seat) >= goal(state):
            raise ScenarioError(f"pawns[{seat}]", Phrase("this player has already won"))
    for pawn, cell in enumerate(state.at):
        if cell == IN_THE_BOX:
            state.face[pawn] = 0


def _tombstones(state: FlureState, data: Mapping[str, Any]) -> None:
    """As many have been seen as rounds are over; the pile is listed from its top, the rest is shuffled."""
    rounds, left = state.turn % TURNS_A_STAGE, list(ALL)
    seen, pile = _take(data, "seen", left), _take(data, "pile", left)
    if "seen" not in data and len(left) >= rounds:
        seen, left = left[:rounds], left[rounds:]
    if len(seen) != rounds:
        raise ScenarioError("seen", Phrase("must have {count} tombstones in this round", count=rounds))
    state.seen, state.deck = bytearray(seen), bytearray(left)
    state.dice = shuffle(state.dice, state.deck)
    state.deck += bytes(reversed(pile))


def _take(data: Mapping[str, Any], name: str, left: list[int]) -> list[int]:
    """The tombstones of a list, taken out of those that are left."""
    taken = []
    for number, each in enumerate(listed(data, name)):
        tombstone = TOMBSTONE_NAMES.get(each) if isinstance(each, str) else None
        if tombstone is None or tombstone not in left:
            raise ScenarioError(f"{name}[{number}]", Phrase("unknown tombstone: {name}", name=repr(each)))
        left.remove(tombstone)
        taken.append(tombstone)
    return taken


def _cell(given: Any, path: str) -> int:
    pair = isinstance(given, Sequence) and len(given) == 2 and all(type(each) is int for each in given)
    cell = cell_at(*given) if pair else WALL
    if cell == WALL:
        raise ScenarioError(path, Phrase("unknown cell: {name}", name=repr(given)))
    return cell
