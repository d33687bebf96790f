"""What a puzzle of Obscurio can ask for, and how a lesson writes an action.

Actions are written as they are played: ["butterfly"], ["show"], ["go_on"], ["door", "4"], ["confirm"].
Places are parts of a scene: "page 0" and "page 1", "exit", "seal", "door 4".
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lessons.goals import Goals
from app.look.player_colours import TAUGHT
from engine.core.game import Action
from engine.games.obscurio.queries import pawns
from engine.games.obscurio.view import LibraryView


def _found(view: LibraryView, wanted: bool) -> bool:
    """Whether every pawn stands at the Exit, once that is known to all."""
    doors, known = view["doors"], view["exit"]
    at_exit = [bool(view["pawns"][pawn]) and doors[view["pawns"][pawn] - 1] == known for pawn in pawns(view)]
    return bool(known) and all(at_exit) == wanted


def _step(view: LibraryView, wanted: str) -> bool:
    return view["step"] == wanted


MET: Mapping[str, Callable[[LibraryView, Any], bool]] = {"found": _found, "step": _step}
"""Every word of a goal: whether a view fulfils it. `step` is where the turn stands, as in the rules."""


def words(view: LibraryView, action: Action) -> list[str]:
    """An action as a lesson's file writes it; a door without its pawn."""
    kind = str(action[0])
    return [kind, str(action[2])] if kind == "door" else [kind, *map(str, action[1:])]


def cells(view: LibraryView, names: Sequence[str]) -> list[tuple[str, int]]:
    """The parts of a scene that are called so: ("door", 4), ("page", 0), ("seal", 0)."""
    return [_part(name) for name in names]


def _part(name: str) -> tuple[str, int]:
    kind, _, number = name.partition(" ")
    return (kind, int(number)) if number else (kind, 0)


def opens(action: Action, expect: Sequence[str]) -> bool:
    """A clue is one deed: whatever leads to showing the Pages may come first."""
    return action[0] == "butterfly" and expect[0] == "show"


GOALS = Goals(TAUGHT, MET, words, cells, "turn", opens=opens)
