"""A described position: how tests, puzzles and tutorials write one down. The format: scenario.schema.md."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.described import check_fields, fields, flag, settled, whole
from engine.core.dice import seeded, shuffle
from engine.core.errors import ScenarioError
from engine.core.game import GameInfo, Options
from engine.core.text import Phrase
from engine.games.night_cage.rules import box
from engine.games.night_cage.rules.ending import fuel_left
from engine.games.night_cage.rules.starting import bare_table, prisoners_for
from engine.games.night_cage.rules.tiles import (
    DIRGE,
    EMPTY,
    EXITS,
    GATE,
    KEEPER,
    KEY,
    KEY_BEARERS,
    KINDS,
    NAMES,
    OMEN,
    PATHLESS,
    PIT,
    SPENT,
    START,
    STRAIGHT,
    T_CRUMBLING,
    WAX_EATER,
    T,
    X,
    kind_of,
    laid,
)
from engine.games.night_cage.state import MOST_NERVE, CageState

FIELDS = {
    "people",
    "options",
    "map",
    "prisoners",
    "turn",
    "marker",
    "stack",
    "shuffle",
    "omens",
    "flickers",
    "title",
    "text",
    "goal",
}
PRISONER_FIELDS = {"at", "falling", "lit", "nerve", "key"}

SIGNS: dict[str, int] = {
    ".": EMPTY,
    "└": laid(START, 0),
    "┌": laid(START, 1),
    "┐": laid(START, 2),
    "┘": laid(START, 3),
    "│": laid(STRAIGHT, 0),
    "─": laid(STRAIGHT, 1),
    "┬": laid(T, 0),
    "┤": laid(T, 1),
    "┴": laid(T, 2),
    "├": laid(T, 3),
    "╦": laid(T_CRUMBLING, 0),
    "╣": laid(T_CRUMBLING, 1),
    "╩": laid(T_CRUMBLING, 2),
    "╠": laid(T_CRUMBLING, 3),
    "┼": laid(X),
    "K": laid(KEY),
    "k": laid(KEY) | SPENT,
    "G": laid(GATE),
    "W": laid(WAX_EATER),
    "v": laid(KEEPER, 0),
    "<": laid(KEEPER, 1),
    "^": laid(KEEPER, 2),
    ">": laid(KEEPER, 3),
    "P": laid(PATHLESS),
    "o": laid(STRAIGHT) | PIT,
    "O": laid(X) | PIT,
    "D": laid(DIRGE) | PIT,
}
"""Lines show the exits; a Keeper is an arrow that points where its mouth is; o and O are pits."""


def position(data: Mapping[str, Any], info: GameInfo) -> tuple[CageState, int, Options]:
    """The state at the beginning of a prisoner's turn, with its seats and options."""
    check_fields(data, FIELDS)
    people = whole(data, "people", 4, info.seats)
    options = settled(data, info, box.check, prisoners_for(people))
    state = bare_table(people, options)
    _map(state, data.get("map"))
    _prisoners(state, data.get("prisoners"))
    state.active = whole(data, "turn", 0, range(state.prisoners))
    state.marker = whole(data, "marker", 0, range(people))
    state.omens = whole(data, "omens", 0, range(state.pieces[OMEN] + 1))
    _stack(state, data)
    state.flickers = int(flag(data, "flickers"))
    if state.flickers and state.deck:
        raise ScenarioError("flickers", Phrase("the Final Flickers need an empty stack"))
    state.fuel = fuel_left(state)
    state.todo = [("turn",)]
    return state, people, options


def cell_named(state: CageState, name: Any, path: str) -> int:
    """The cell that a name such as "C4" means."""
    for cell in state.grid.cells:
        if state.grid.name(cell) == name:
            return cell
    raise ScenarioError(path, Phrase("there is no cell {name}", name=repr(name)))


def _map(state: CageState, rows: Any) -> None:
    size = state.size
    if not isinstance(rows, Sequence) or isinstance(rows, str) or len(rows) != size:
        raise ScenarioError("map", Phrase("must have {count} rows", count=size))
    for number, row in enumerate(rows):
        path = f"map[{number}]"
        if not isinstance(row, str) or len(row.replace(" ", "")) != size:
            raise ScenarioError(path, Phrase("must have {count} signs", count=size))
        for column, sign in enumerate(row.replace(" ", "")):
            if sign not in SIGNS:
                raise ScenarioError(path, Phrase("there is no sign {sign}", sign=repr(sign)))
            state.board[number * size + column] = SIGNS[sign]
    nine = sum(kind_of(tile) == DIRGE for tile in state.board)
    if nine not in (0, 9) or (nine and not state.pieces[DIRGE]):
        raise ScenarioError("map", Phrase("the Dirge covers nine cells or none"))
    state.dirge = int(nine > 0)


def _prisoners(state: CageState, given: Any) -> None:
    if not isinstance(given, Sequence) or len(given) != state.prisoners:
        raise ScenarioError("prisoners", Phrase("there must be {count}", count=state.prisoners))
    for number, each in enumerate(given):
        path = f"prisoners[{number}]"
        check_fields(fields(each, path), PRISONER_FIELDS, f"{path}.")
        _stand(state, number, each, path)
        state.lit[number] = flag(each, "lit", True, f"{path}.")
        state.key[number] = flag(each, "key", False, f"{path}.")
        state.nerve[number] = whole(each, "nerve", 1, range(MOST_NERVE + 1), f"{path}.")


def _stand(state: CageState, number: int, each: Mapping[str, Any], path: str) -> None:
    """Put a prisoner on a cell, or let him fall along "row 3" or "column B"."""
    if ("at" in each) == ("falling" in each):
        raise ScenarioError(path, Phrase("must have either a cell or a row or column to fall along"))
    if "falling" in each:
        names = [f"row {row + 1}" for row in range(state.size)]
        names += [f"column {chr(ord('A') + column)}" for column in range(state.size)]
        if each["falling"] not in names:
            raise ScenarioError(f"{path}.falling", Phrase("unknown row or column"))
        state.line[number] = names.index(each["falling"])
        return
    cell = cell_named(state, each["at"], f"{path}.at")
    tile = state.board[cell]
    if not EXITS[tile] or kind_of(tile) in (WAX_EATER, KEEPER, PATHLESS):
        raise ScenarioError(f"{path}.at", Phrase("no prisoner can stand there"))
    if cell in state.at and kind_of(tile) != GATE:
        raise ScenarioError(f"{path}.at", Phrase("this cell is already occupied"))
    state.at[number] = cell


def _stack(state: CageState, data: Mapping[str, Any]) -> None:
    """The stack as listed, top first, and all other tiles discarded; or without a list all others in it."""
    spare = bytearray(state.pieces)
    spare[DIRGE] = 0
    for tile in state.board:
        if tile and kind_of(tile) != DIRGE:
            _use(spare, kind_of(tile), "map")
    for _ in range(state.omens):
        _use(spare, OMEN, "omens")
    listed = data.get("stack")
    if listed is None:
        state.deck = bytearray(kind for kind in range(1, KINDS) if kind != START for _ in range(spare[kind]))
    else:
        state.deck = bytearray(reversed(_listed(listed, spare)))
    if listed is None or flag(data, "shuffle"):
        state.dice = shuffle(seeded(1), state.deck)
    state.rest = len(state.deck)
    _discard_rest(state)


def _listed(listed: Any, spare: bytearray) -> list[int]:
    if not isinstance(listed, Sequence) or isinstance(listed, str):
        raise ScenarioError("stack", Phrase("must be a list of tiles, the top one first"))
    kinds = []
    for number, name in enumerate(listed):
        path = f"stack[{number}]"
        if name not in NAMES or NAMES[name] in (START, DIRGE):
            raise ScenarioError(path, Phrase("there is no tile {name}", name=repr(name)))
        _use(spare, NAMES[name], path)
        kinds.append(NAMES[name])
    return kinds


def _use(spare: bytearray, kind: int, path: str) -> None:
    if not spare[kind]:
        name = next(name for name, number in NAMES.items() if number == kind)
        raise ScenarioError(path, Phrase("there are not that many {name} tiles", name=name))
    spare[kind] -= 1


def _discard_rest(state: CageState) -> None:
    board = [kind_of(tile) for tile in state.board]
    for kind in range(1, KINDS):
        if kind != DIRGE:
            state.gone[kind] = state.pieces[kind] - board.count(kind) - state.deck.count(kind)
    fresh = [tile >> 2 for tile in state.board] + list(state.deck)
    state.gates = fresh.count(GATE)
    state.keys = sum(state.key) + sum(fresh.count(kind) for kind in KEY_BEARERS)
