"""The base of every game's state: flat, plain, cheap to copy, equal by value.

A game's state is one class with `__slots__` holding ints, lists of ints, tuples and bytearrays. `SHAPES`
says how each slot is read back from JSON; the same table guards a load against a save of another shape.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Self

from engine.core.errors import SaveError
from engine.core.text import Phrase

Entry = tuple[Any, ...]
Shape = Callable[[Any], Any]

LEAST, MOST = -(1 << 63), (1 << 64) - 1
"""What a number in a state may be: the seeds of the dice are the largest there are."""

LEAVES = (int, str, bool, type(None))
"""What an entry is made of, besides other entries."""


def number(value: Any) -> int:
    """Read a whole number."""
    if type(value) is not int:
        raise TypeError(value)
    if not LEAST <= value <= MOST:
        raise ValueError
    return value


def numbers(value: Any) -> list[int]:
    """Read a list of whole numbers."""
    return [number(item) for item in _list(value)]


def octets(value: Any) -> bytearray:
    """Read a bytearray, saved as a list of numbers."""
    return bytearray(numbers(value))


def rows(value: Any) -> list[list[int]]:
    """Read a list of lists of whole numbers."""
    return [numbers(item) for item in _list(value)]


def entries(value: Any) -> list[Entry]:
    """Read a list of tuples, nested ones included: a todo stack, a list of actions."""
    return [_entry(_list(item)) for item in _list(value)]


def frozen(value: Any) -> Any:
    """Turn JSON lists into tuples, all the way down."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def _entry(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_entry(item) for item in value)
    if type(value) not in LEAVES:
        raise TypeError(value)
    return value


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return value


def _plain(value: Any) -> Any:
    if isinstance(value, (list, tuple, bytearray)):
        return [_plain(item) for item in value]
    return value


class State:
    """Everything that is true of one game at one moment.

    `todo` is the stack of what is still to happen (its last entry is next) and `dice` the generator.
    """

    __slots__ = ("dice", "todo")

    SHAPES: ClassVar[Mapping[str, Shape]] = {"dice": number, "todo": entries}

    dice: int
    todo: list[Entry]

    def clone(self) -> Self:
        """An independent copy. Games write their own by hand where speed counts."""
        twin = object.__new__(type(self))
        for name in self.SHAPES:
            value = getattr(self, name)
            setattr(twin, name, _copied(value))
        return twin

    def plain(self) -> dict[str, Any]:
        """The state as JSON-able data."""
        return {name: _plain(getattr(self, name)) for name in self.SHAPES}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The state that `plain` described; SaveError names the field that does not fit."""
        state = object.__new__(cls)
        if set(data) != set(cls.SHAPES):
            strange = sorted(set(data) ^ set(cls.SHAPES))
            raise SaveError(Phrase("the position has a missing or unknown field: {name}", name=strange[0]))
        for name, shape in cls.SHAPES.items():
            try:
                setattr(state, name, shape(data[name]))
            except (TypeError, ValueError) as bad:
                raise SaveError(Phrase("the position has a wrong value in: {name}", name=name)) from bad
        return state

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.SHAPES)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.SHAPES)
        return f"{type(self).__name__}({inside})"


def _copied(value: Any) -> Any:
    if isinstance(value, list):
        return [item.copy() if isinstance(item, (list, bytearray)) else item for item in value]
    return value.copy() if isinstance(value, bytearray) else value
