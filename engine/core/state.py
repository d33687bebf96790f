"""The base of every game's state: flat, plain, cheap to copy, equal by value.

A game's state is one class of annotated fields: ints, lists of ints, bytearrays, lists of tuples. The fields
are declared once; `declared` makes the slots, the copy, the plain form and its reading from them. What a
field's type does not say is added with `Annotated`: `UNCHANGED` values are shared by copies, `DERIVED` ones
are not saved but worked out by `complete`, `Usual` ones are saved only while they are something else, and
`HEX` saves a bytearray as text.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, NamedTuple, Self, TypeVar, get_args, get_origin

from engine.core.errors import SaveError
from engine.core.text import Phrase

Entry = tuple[Any, ...]

LEAST, MOST = -(1 << 63), (1 << 64) - 1
"""What a number in a state may be: the seeds of the dice are the largest there are."""

LEAVES = (int, str, bool, type(None))
"""What an entry is made of, besides other entries."""

UNCHANGED = "unchanged"
"""Marks a field that is replaced, never changed: copies share its value."""
DERIVED = "derived"
"""Marks a field that follows from the others: it is copied, and neither saved nor compared."""
HEX = "hex"
"""Marks a bytearray that is saved as text of two digits a byte: a list would be slow to write."""


class Usual(NamedTuple):
    """Marks a field that is left out of a save while it has this plain value, as it mostly does.

    Old saves say it by silence, so the value never changes, and a migration may find the field missing.
    """

    value: Any


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


def hex_octets(value: Any) -> bytearray:
    """Read a bytearray, saved as text of two digits a byte."""
    if not isinstance(value, str):
        raise TypeError(value)
    return bytearray.fromhex(value)


def rows(value: Any) -> list[list[int]]:
    """Read a list of lists of whole numbers."""
    return [numbers(item) for item in _list(value)]


def entries(value: Any) -> list[Entry]:
    """Read a list of tuples, nested ones included: a todo stack, a list of actions."""
    return [_entry(_list(item)) for item in _list(value)]


def frozen(value: Any) -> Any:
    """Turn JSON lists into tuples, all the way down."""
    return tuple(frozen(item) for item in value) if isinstance(value, list) else value


def thawed(value: Any) -> Any:
    """Turn tuples into JSON lists, all the way down."""
    return [thawed(item) for item in value] if isinstance(value, (list, tuple)) else value


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


class Shape(NamedTuple):
    """How a field of some type is read from JSON, copied, and written; `{0}` stands for its value."""

    read: Callable[[Any], Any]
    copy: str
    write: str


SHAPES: Mapping[Any, Shape] = {
    int: Shape(number, "{0}", "{0}"),
    list[int]: Shape(numbers, "{0}[:]", "{0}[:]"),
    bytearray: Shape(octets, "{0}[:]", "list({0})"),
    HEX: Shape(hex_octets, "{0}[:]", "{0}.hex()"),
    list[list[int]]: Shape(rows, "[row[:] for row in {0}]", "[row[:] for row in {0}]"),
    list[Entry]: Shape(entries, "{0}[:]", "[thawed(entry) for entry in {0}]"),
}
"""Every type that a field may have."""

LISTS = (list[int], list[list[int]])
"""Types that are plain already: where a field is replaced and never changed, a save needs no copy of it."""

S = TypeVar("S", bound="State")


def declared(cls: type[S]) -> type[S]:
    """Make slots, `clone` and `plain` from the annotated fields of a state, written out as if by hand."""
    made = dataclass(slots=True, init=False, repr=False, eq=False)(cls)
    copies, writes, others, reads, usual = [], [], [], {}, {}
    for field in fields(made):
        kind, marks = _kind(field.type)
        shape, value = SHAPES[kind], f"self.{field.name}"
        copies.append(f"twin.{field.name} = " + (value if UNCHANGED in marks else shape.copy.format(value)))
        if DERIVED in marks:
            continue
        reads[field.name] = shape.read
        shared = UNCHANGED in marks and kind in LISTS
        written = value if shared else shape.write.format(value)
        mostly = [mark.value for mark in marks if isinstance(mark, Usual)]
        if mostly:
            (usual[field.name],) = mostly
            others.append(f"if {value} != {mostly[0]!r}: plain[{field.name!r}] = {written}")
        else:
            writes.append(f"{field.name!r}: {written}")
    made.READS, made.USUAL = reads, usual
    made.clone = _compiled("clone", "twin = new(type(self))", *copies, "return twin")  # type: ignore[method-assign]
    writes_all = "plain = {" + ", ".join(writes) + "}"
    made.plain = _compiled("plain", writes_all, *others, "return plain")  # type: ignore[method-assign]
    return made


def _kind(annotation: Any) -> tuple[Any, tuple[Any, ...]]:
    """The key of a field's shape, and its marks."""
    if get_origin(annotation) is not Annotated:
        return annotation, ()
    kind, *marks = get_args(annotation)
    return HEX if HEX in marks else kind, tuple(marks)


def _compiled(name: str, *lines: str) -> Any:
    """A method made of these lines: a loop over the fields would take four times as long."""
    source = f"def {name}(self):\n" + "".join(f"    {line}\n" for line in lines)
    made: dict[str, Any] = {"new": object.__new__, "thawed": thawed}
    exec(source, made)
    return made[name]


@dataclass(slots=True, init=False, repr=False, eq=False)
class State:
    """Everything that is true of one game at one moment.

    `todo` is the stack of what is still to happen (its last entry is next) and `dice` the generator.
    """

    READS: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}
    """For each saved field how it is read back; the same table guards a load against another shape."""
    USUAL: ClassVar[Mapping[str, Any]] = {}
    """For each field that a save may leave out what it is then."""

    dice: int
    todo: list[Entry]

    def clone(self) -> Self:
        raise TypeError("only a declared state can be copied")

    def plain(self) -> dict[str, Any]:
        """The state as JSON-able data."""
        raise TypeError("only a declared state can be written")

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The state that `plain` described; SaveError names the field that does not fit."""
        state = object.__new__(cls)
        data = {**cls.USUAL, **data}
        if set(data) != set(cls.READS):
            strange = sorted(set(data) ^ set(cls.READS))
            raise SaveError(Phrase("the position has a missing or unknown field: {name}", name=strange[0]))
        for name, read in cls.READS.items():
            try:
                setattr(state, name, read(data[name]))
            except (TypeError, ValueError) as bad:
                raise SaveError(Phrase("the position has an invalid value in: {name}", name=name)) from bad
        state.complete()
        return state

    def complete(self) -> None:
        """Work the derived fields out from those that were saved; ValueError if that cannot be."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.READS)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.READS)
        return f"{type(self).__name__}({inside})"
