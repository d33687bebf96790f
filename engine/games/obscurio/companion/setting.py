"""What a table with the box decides before it begins."""

from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple, Self

from engine.core.game import Options
from engine.core.text import N_
from engine.games.obscurio.rules.cohesion import dark_zone, has_traitor, tokens_for

ROLES: Mapping[str, str] = {
    "device": N_("On this device"),
    "cards": N_("With the cards from the box"),
}
"""Who deals the loyalties. With the cards of the box the app never learns who the Traitor is."""

WAYS: Mapping[str, str] = {
    "eyes": N_("Eyes closed, with a voice"),
    "round": N_("Passed around, on your honour"),
    "box": N_("By the rulebook, timed"),
}
"""How the Traitor's step is played (rules sheet 8.5).

First the way in which nobody loyal has the holder in hand: its cards are of cardboard, so the app can show
them to the Traitor alone in no other.
"""

MOST_SPACES, MOST_COST = 4, 3
MOST_TOKENS = 30
"""Cohesion tokens in the box."""

TRACKS = tuple(
    "-".join(map(str, costs))
    for count in range(1, MOST_SPACES + 1)
    for costs in product(range(MOST_COST + 1), repeat=count)
)
"""Every time track that a box may print: what each space costs in traps, from the first to the last."""

EXPERT = "expert"
AS_USUAL = 0
"""Tokens of an expert table that were not read from the box."""


def costs(track: str) -> list[int]:
    """What each space of a track costs.

    >>> costs("0-1-2")
    [0, 1, 2]
    """
    return [int(cost) for cost in track.split("-")]


class Setting(NamedTuple):
    """A table: how many play, by which options, how its two secrets are handled, and what its box prints."""

    seats: int
    options: Options
    roles: str = "device"
    way: str = "eyes"
    track: str = "0-1-2"
    tile: str = "1-2"
    """The time track and the Evanescent Room's tile as they are printed; no source gives them for certain."""
    expert: int = AS_USUAL
    """The tokens that the expert row prints for so many players."""

    @property
    def tokens(self) -> int:
        """How many tokens the table begins with."""
        if self.expert and self.options["difficulty"] == EXPERT:
            return self.expert
        return tokens_for(self.seats, self.options)

    @property
    def dark(self) -> int:
        """How many of them lie in the dark zone."""
        return dark_zone(self.seats, 0)

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
        words = {name: str(data[name]) for name in ("roles", "way", "track", "tile")}
        for word, known in zip(words.values(), (ROLES, WAYS, TRACKS, TRACKS), strict=True):
            if word not in known:
                raise LookupError(word)
        setting = cls(int(data["seats"]), dict(data["options"]), **words, expert=int(data["expert"]))
        if not setting.dark < setting.tokens <= MOST_TOKENS:
            raise LookupError(setting.expert)
        return setting
