"""The last table of each game: whoever plays again finds the same people and the same rules."""

from typing import Any

from app.services.json_file import JsonFile, an_object
from app.services.storage import Folder, Storage

FOLDER: Folder = "settings"


class SetupMemory:
    """Remembers one set-up per game as plain data; see `Plan.plain`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def recall(self, game: str) -> dict[str, Any]:
        """What was remembered of this game; nothing if there is nothing that can be read."""
        return self._file(game).load()

    def remember(self, game: str, data: dict[str, Any]) -> None:
        """Keep this set-up; StorageTrouble if it cannot be."""
        self._file(game).save(data)

    def _file(self, game: str) -> JsonFile[dict[str, Any]]:
        return JsonFile(self._storage, FOLDER, f"last-{game}.json", an_object, dict)
