"""What a game waits for, as a view says it: `step`, `asked`, `details`, `later`.

`step` is the kind of the entry on top of the stack, empty when the game is over; `asked` lists the seats that
must decide; `details` are the numbers of the entry, in its order. `later` is what lies below it: only
`imagine` and `fold` read it. The event "asked" carries the same four and closes every action.
"""

from collections.abc import Sequence
from typing import Any, TypedDict

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry, frozen, thawed

Stack = Sequence[Entry]


class Asking(TypedDict):
    """The part of a view that says whose eyes it is for and what the game waits for."""

    seat: int | None
    """Whose view it is; None is a bystander's."""
    step: str
    asked: list[int]
    details: list[Any]
    later: list[list[Any]]


NOBODY_ASKED: Event = ("asked", EVERYONE, "", "", (), (), ())


def event(todo: Stack, deciders: tuple[int, ...]) -> Event:
    """The last event of an action: what is asked now, and of whom."""
    if not todo:
        return NOBODY_ASKED
    entry = todo[-1]
    return ("asked", EVERYONE, "", entry[0], deciders, entry[1:], tuple(todo[:-1]))


def fold(view: Any, step: str, asked: Sequence[int], details: Entry, later: Stack) -> None:
    """Bring a view up to date with the event "asked"."""
    view["step"], view["asked"], view["details"] = step, list(asked), thawed(details)
    view["later"] = [thawed(entry) for entry in later]


def add(view: Any, todo: Stack, deciders: tuple[int, ...]) -> None:
    """Write the four into a new view."""
    fold(view, *event(todo, deciders)[3:])


def stack(view: Any) -> list[Entry]:
    """The stack from which a view was made."""
    if not view["step"]:
        return []
    return [*map(frozen, view["later"]), (view["step"], *map(frozen, view["details"]))]
