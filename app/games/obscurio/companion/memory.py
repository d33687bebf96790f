"""What the page keeps beside the companion of a table: the people, the sand, how the Exit is told."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from app.games.obscurio.companion.glasses import Glasses
from app.table.players import Player, seated


class Beside(NamedTuple):
    """All that is no count of the game."""

    players: list[Player]
    glasses: Glasses
    tells: str = "doors"
    """Whether pawns are shown on doors here, or only who was wrong is told."""
    laid: bool = True
    """Whether everything lies on the table; before that its list is shown."""

    def plain(self) -> dict[str, Any]:
        """The same as JSON-able data."""
        players = [player.plain() for player in self.players]
        return {**self._asdict(), "players": players, "glasses": self.glasses.plain()}

    @classmethod
    def from_plain(cls, table: Mapping[str, Any], seats: int) -> Self:
        """What was kept, as far as it makes sense."""
        tells = "wrong" if table.get("tells") == "wrong" else "doors"
        laid = table.get("laid") is not False
        return cls(seated(table.get("players"), seats), Glasses.from_plain(table), tells, laid)
