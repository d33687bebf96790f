"""A moment of a table as a presenter is given it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engine.core.audience import PUBLIC, Audience
from engine.core.game import Action, View

NO_CHANGES: Mapping[int, list[Action]] = MappingProxyType({})


class Shown(NamedTuple):
    """A moment as it may be seen now, and what the people who look on may do."""

    view: View
    seat: int | None
    """Whose view it is; None is what everybody may see."""
    legal: Mapping[int, list[Action]]
    """For each person who must decide and may be asked before these eyes: every legal action."""
    audience: Audience = PUBLIC
    changes: Mapping[int, list[Action]] = NO_CHANGES
    """For each person who has answered and may still answer otherwise: the other answers."""

    @property
    def actor(self) -> int | None:
        """The person who is asked first; the only one where a single person decides."""
        return next(iter(self.legal), None)

    @property
    def actions(self) -> list[Action]:
        """What the actor may do."""
        return next(iter(self.legal.values()), [])
