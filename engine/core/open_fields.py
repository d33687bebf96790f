"""Fields of a state that lie open to all: a view has them under the same names, as numbers and lists."""

from typing import Any, NamedTuple

from engine.core.state import State


class OpenFields(NamedTuple):
    """Which fields of a game lie open, by what they hold."""

    numbers: tuple[str, ...]
    rows: tuple[str, ...] = ()
    """Lists of numbers."""
    octets: tuple[str, ...] = ()
    """Bytearrays, which are lists of numbers in a view."""
    tables: tuple[str, ...] = ()
    """Lists of lists of numbers."""

    def shown(self, state: State) -> dict[str, Any]:
        """The beginning of a view."""
        seen: dict[str, Any] = {name: getattr(state, name) for name in self.numbers}
        for name in (*self.rows, *self.octets):
            seen[name] = list(getattr(state, name))
        for name in self.tables:
            seen[name] = [row[:] for row in getattr(state, name)]
        return seen

    def laid(self, state: State, view: Any) -> None:
        """Fill a new state with what a view shows."""
        for name in self.numbers:
            setattr(state, name, view[name])
        for name in self.rows:
            setattr(state, name, view[name][:])
        for name in self.octets:
            setattr(state, name, bytearray(view[name]))
        for name in self.tables:
            setattr(state, name, [row[:] for row in view[name]])
