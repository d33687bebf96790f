"""What a puzzle of Finstere Flure can ask for, and how a lesson writes an action: in words, not numbers.

A pawn is called by its two numbers ("5/2"), a cell by its column and row as in a scenario ("7,4").
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lessons.goals import Goals
from app.look.player_colours import TAUGHT
from engine.core.game import Action
from engine.games.finstere_flure.queries import mover
from engine.games.finstere_flure.rules.board import NEXT, cell_at, place_of
from engine.games.finstere_flure.state import ESCAPED, FACES, LOST, OUTSIDE, PAWNS
from engine.games.finstere_flure.view import FlureView

NAMES = tuple(f"{white}/{black}" for white, black in FACES)
"""What the pawns of a player are called."""


def _round(view: FlureView, number: int) -> bool:
    return int(view["turn"]) >= number - 1


def _safe(view: FlureView, pawns: Sequence[str]) -> bool:
    return all(view["at"][_pawn(name)] not in (OUTSIDE, LOST) for name in pawns)


def _eaten(view: FlureView, pawns: Sequence[str]) -> bool:
    return all(view["at"][_pawn(name)] in (OUTSIDE, LOST) for name in pawns)


def _out(view: FlureView, pawns: Sequence[str]) -> bool:
    return all(view["at"][_pawn(name)] == ESCAPED for name in pawns)


MET: Mapping[str, Callable[[FlureView, Any], bool]] = {
    "round": _round,
    "safe": _safe,
    "eaten": _eaten,
    "out": _out,
}
"""Every word of a goal: whether a view fulfils it. `round` is the one that must have begun, the others list
pawns such as "red 5/2": on the board or out, not on the board and not out, out."""


def cells(view: FlureView, names: Sequence[str]) -> list[int]:
    """The cells that are called so, such as "7,4"."""
    return [_cell(name) for name in names]


def shown(found: Sequence[int], presenter: Any) -> list[int]:
    """The same cells as they lie on the glass, where the board may be turned."""
    return [presenter.board_orientation.shown(cell) for cell in found]


def words(view: FlureView, action: Action) -> list[str]:
    """An action as a lesson's file writes it: ["red", "5/2", "step", "7,4"], ["red", "5/2", "leave"]."""
    kind = action[0]
    if kind == "pawn":
        return [*_called(action[1]), kind]
    pawn = mover(view)
    if pawn is None:
        return [kind]
    here = view["at"][pawn]
    if kind == "step":
        return [*_called(pawn), kind, _name(NEXT[here][action[1]])]
    return [*_called(pawn), kind, _name(here)] if kind == "end" else [*_called(pawn), kind]


def opens(action: Action, expect: Sequence[str]) -> bool:
    """Whether a pawn is chosen whose move is awaited."""
    return action[0] == "pawn" and tuple(_called(action[1])) == tuple(expect[:2])


def _called(pawn: int) -> list[str]:
    return [TAUGHT[pawn // PAWNS], NAMES[pawn % PAWNS]]


def _pawn(name: str) -> int:
    colour, numbers = name.split()
    return TAUGHT.index(colour) * PAWNS + NAMES.index(numbers)


def _name(cell: int) -> str:
    return "outside" if cell == OUTSIDE else ",".join(map(str, place_of(cell)))


def _cell(name: str) -> int:
    column, row = map(int, name.split(","))
    return cell_at(column, row)


GOALS = Goals(TAUGHT, MET, words, cells, "turn", opens=opens, shown=shown)
