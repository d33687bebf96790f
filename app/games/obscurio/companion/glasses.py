"""The glasses of a table beside the box: undo and a kill find each one with the sand that has run."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.services.clock import Clock
from app.timer.sand import Sand
from engine.games.obscurio.companion import CompanionView

MOST_KEPT = 6
"""So many of the last glasses are kept: those of the turns that undo may lead back to first."""

PRESENT = ""
"""The key under which a table of older versions kept the only glass it had: that of its present step."""


class Glasses:
    """For each phase that sand measures, the glass as it was left."""

    def __init__(self, kept: Mapping[str, str] | None = None) -> None:
        self._kept = dict(kept or {})

    def plain(self) -> dict[str, str]:
        """All of them as JSON-able data."""
        return dict(self._kept)

    @classmethod
    def from_plain(cls, table: Mapping[str, Any]) -> "Glasses":
        """Those that a table kept, as far as they make sense."""
        found = table.get("glasses")
        if isinstance(found, dict):
            return cls({str(key): str(sand) for key, sand in found.items()})
        return cls({PRESENT: str(table["sand"])} if table.get("sand") else {})

    def keep(self, key: str, sand: Sand, clock: Clock) -> None:
        """Write a glass down; the oldest ones go."""
        self._kept.pop(PRESENT, None)
        self._kept.pop(key, None)
        self._kept[key] = sand.to_json(clock)
        for old in list(self._kept)[:-MOST_KEPT]:
            del self._kept[old]

    def find(self, key: str, spans: Sequence[float], clock: Clock) -> Sand | None:
        """The glass of a phase with so many layers, or None before it was turned."""
        kept = self._kept.get(key)
        of_this_phase = kept is not None
        try:
            sand = Sand.from_json(kept or self._kept.get(PRESENT, ""), clock)
        except ValueError:
            return None
        if list(sand.spans) == list(spans):
            return sand
        return sand.with_spans(spans, clock) if of_this_phase else None


def key_of(table: CompanionView) -> str:
    """The name of the present phase: a second debate of the same turn has another glass."""
    return f"{table.step} {table.turn} {len(table.wizards) - len(table.suspects)}"
