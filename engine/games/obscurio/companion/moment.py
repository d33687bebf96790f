"""Everything that the companion knows at one moment, and how it is written down."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from engine.core.event import Event
from engine.core.state import frozen
from engine.games.obscurio.state import LibraryState


class Turn(NamedTuple):
    """One turn of the history: who stood where, who was wrong, what it cost."""

    number: int
    exit: int
    """The door behind which the Exit was; 0 if only the wrong pawns were told."""
    doors: tuple[int, ...]
    """The door of each pawn; 0 for one that stood nowhere."""
    wrong: tuple[int, ...]
    """The pawns that missed the Exit."""
    light: int
    dark: int
    progress: int
    """The room after this turn."""
    accused: tuple[int, ...] = ()
    """The seats that were accused after it."""


class Moment(NamedTuple):
    """A moment of the table beside the box. Its state is never changed, only replaced."""

    step: str
    state: LibraryState
    used: int = 0
    """Cards that have left the deck since it was shuffled."""
    order: tuple[int, ...] = ()
    """Who takes the device in this turn's secret step, in this order."""
    told: tuple[Event, ...] = ()
    """What the rules said of the last resolution or accusation."""
    past: tuple[Turn, ...] = ()

    def plain(self) -> dict[str, Any]:
        """The moment as JSON-able data."""
        return {**self._asdict(), "state": self.state.plain(), "past": [list(turn) for turn in self.past]}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The moment that `plain` described."""
        fields: dict[str, Any] = {name: frozen(data[name]) for name in ("order", "told")}
        past = tuple(Turn(*frozen(turn)) for turn in data["past"])
        state = LibraryState.from_plain(data["state"])
        return cls(step=str(data["step"]), state=state, used=int(data["used"]), past=past, **fields)
