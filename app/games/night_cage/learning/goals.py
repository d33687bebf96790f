"""What a puzzle of The Night Cage can ask for, and how a lesson writes an action: in words, not numbers."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lessons.goals import Goals
from app.look.player_colours import TAUGHT
from engine.core.game import Action
from engine.games.night_cage.queries import prisoner_asked
from engine.games.night_cage.rules.board import GRIDS, Grid
from engine.games.night_cage.rules.ending import WON
from engine.games.night_cage.rules.tiles import NAMES, kind_of
from engine.games.night_cage.view import CageView

SIDED = ("move", "charge", "scramble")
ON_CELL = ("place", "land", "snuff")
TO_SOMEBODY = ("give", "receive")


def _won(view: CageView, wanted: Any) -> bool:
    return (view["ended"] == WON) is wanted


def _lit(view: CageView, colours: Sequence[str]) -> bool:
    return all(view["lit"][TAUGHT.index(colour)] for colour in colours)


def _keys(view: CageView, colours: Sequence[str]) -> bool:
    return all(view["key"][TAUGHT.index(colour)] for colour in colours)


def _on_board(view: CageView, colours: Sequence[str]) -> bool:
    return all(view["at"][TAUGHT.index(colour)] >= 0 for colour in colours)


def _at(view: CageView, places: Mapping[str, str]) -> bool:
    grid = GRIDS[view["size"]]
    return all(view["at"][TAUGHT.index(colour)] == _cell(grid, place) for colour, place in places.items())


def _gone(view: CageView, tiles: Sequence[Sequence[str]]) -> bool:
    grid = GRIDS[view["size"]]
    return not any(kind_of(view["board"][_cell(grid, place)]) == NAMES[tile] for place, tile in tiles)


MET: Mapping[str, Callable[[CageView, Any], bool]] = {
    "won": _won,
    "lit": _lit,
    "keys": _keys,
    "on_board": _on_board,
    "at": _at,
    "gone": _gone,
}
"""Every word of a goal: whether a view fulfils it. `gone` lists cells, each with what must not lie there."""


def cells(view: CageView, names: Sequence[str]) -> list[int]:
    """The cells that are called so, such as "C4"."""
    return [_cell(GRIDS[view["size"]], name) for name in names]


def words(view: CageView, action: Action) -> list[str]:
    """An action as a lesson's file writes it: ["red", "move", "C4"], ["green", "give", "yellow"]."""
    kind, data, grid = action[0], action[1:], GRIDS[view["size"]]
    who = prisoner_asked(view)
    said = [TAUGHT[who], kind]
    if kind in SIDED:
        said.append(grid.name(grid.next[view["at"][who]][data[0]]))
    elif kind in ON_CELL:
        said.append(grid.name(data[0]))
    elif kind in TO_SOMEBODY:
        said.append(TAUGHT[data[0]])
    elif kind == "fall":
        said.append(_line(view["size"], data[0]))
    return said


def _line(size: int, line: int) -> str:
    return f"row {line + 1}" if line < size else f"column {chr(ord('A') + line - size)}"


def _cell(grid: Grid, name: str) -> int:
    return next(cell for cell in grid.cells if grid.name(cell) == name)


GOALS = Goals(TAUGHT, MET, words, cells, turn="turn")
