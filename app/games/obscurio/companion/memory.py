"""What outlives the app of a table beside the box: counts with all that can be undone, people, sand."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from app.services.storage import Storage, StorageTrouble
from app.table.players import Player, seated
from engine.core.errors import SaveError
from engine.games.obscurio.companion import LibraryCompanion

FILE = "companion-obscurio.json"
LAST = "obscurio-companion"
"""The name under which the last set-up is remembered."""


class Kept(NamedTuple):
    """A table as it was left."""

    companion: LibraryCompanion
    players: list[Player]
    sand: str = ""
    """The glass of this step, as `Sand.to_json` wrote it; empty before it was turned."""
    tells: str = "doors"
    """Whether pawns are shown on doors here, or only who was wrong is told."""

    def write(self, storage: Storage) -> None:
        """Keep it; StorageTrouble if that cannot be."""
        data = {
            "keeper": self.companion.plain(),
            "players": [player.plain() for player in self.players],
            "sand": self.sand,
            "tells": self.tells,
        }
        storage.write("settings", FILE, json.dumps(data).encode())

    @classmethod
    def read(cls, storage: Storage) -> Self | None:
        """The table that was kept; None if there is none, or none that makes sense."""
        try:
            return cls._from(json.loads(storage.read("settings", FILE)))
        except (StorageTrouble, SaveError, ValueError, TypeError, LookupError):
            return None

    @classmethod
    def _from(cls, data: Mapping[str, Any]) -> Self:
        companion = LibraryCompanion.from_plain(data["keeper"])
        players = seated(data["players"], companion.setting.seats)
        tells = "wrong" if data.get("tells") == "wrong" else "doors"
        return cls(companion, players, str(data.get("sand", "")), tells)
