"""What a table with the box decides before it begins."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from engine.core.game import Options
from engine.core.text import N_
from engine.games.obscurio.rules.cohesion import has_traitor

ROLES: Mapping[str, str] = {
    "device": N_("On this device"),
    "cards": N_("With the cards from the box"),
}
"""Who deals the loyalties. With the cards of the box the app never learns who the Traitor is."""

WAYS: Mapping[str, str] = {
    "round": N_("Passed around, eyes open"),
    "eyes": N_("Eyes closed, with a voice"),
    "box": N_("By the rulebook, timed"),
}
"""How the Traitor's step is played (rules sheet 8.5)."""


class Setting(NamedTuple):
    """A table: how many play, by which options, and how its two secrets are handled."""

    seats: int
    options: Options
    roles: str = "device"
    way: str = "round"

    @property
    def has_traitor(self) -> bool:
        """Whether there is anything to hide: from four players on (ruling 32)."""
        return has_traitor(self.seats, 0)

    def plain(self) -> dict[str, Any]:
        """The setting as JSON-able data."""
        return {**self._asdict(), "options": dict(self.options)}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The setting that `plain` described; an unknown word is a LookupError."""
        roles, way = str(data["roles"]), str(data["way"])
        for word, known in ((roles, ROLES), (way, WAYS)):
            if word not in known:
                raise LookupError(word)
        return cls(int(data["seats"]), dict(data["options"]), roles, way)
