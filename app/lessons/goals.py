"""The words of a game in its lessons: what a puzzle can ask for, and how a file writes actions and cells."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from app.look.lazy import named
from app.table.kit import Kit
from app.table.surface import Ref
from engine.core.game import Action, View


def _never(*_asked: object) -> bool:
    return False


def _as_they_are(cells: Sequence[Any], _presenter: object) -> Sequence[Ref]:
    return cells


class Goals(NamedTuple):
    """What a game's lessons need of the game. It is asked of views, never of a state."""

    colours: tuple[str, ...]
    """The players of a lesson in turn order; the seats of its table have these colours."""
    met: Mapping[str, Callable[[View, Any], bool]]
    """Every word of a goal: whether a view fulfils it."""
    words: Callable[[View, Action], list[str]]
    """An action as a lesson's file writes it."""
    cells: Callable[[View, Sequence[str]], Sequence[Ref]]
    """The places of the game that a file calls by these names."""
    turn: str
    """The kind of event with which another turn begins."""
    counts: bool = True
    """Whether people count its turns; a puzzle that is over after one has none to count."""
    opens: Callable[[Action, Sequence[str]], bool] = _never
    """Whether a deed of several actions that ends as awaited begins with this one."""
    shown: Callable[[Sequence[Any], Any], Sequence[Ref]] = _as_they_are
    """The same places as a presenter's surface calls them."""


def goals_of(kit: Kit) -> Goals:
    """The words of a game that has lessons."""
    goals: Goals = named(kit.goals)
    return goals
