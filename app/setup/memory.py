"""The last table of each game: whoever plays again finds the same people and the same rules.

A file that makes no sense is set aside and forgotten; a disk that will not take it is no reason to stop.
"""

import json
from typing import Any

from app.services.storage import Folder, Storage, StorageTrouble

FOLDER: Folder = "settings"


class SetupMemory:
    """Remembers one set-up per game as plain data; see `Plan.plain`."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def recall(self, game: str) -> dict[str, Any]:
        """What was remembered of this game; nothing if there is nothing that can be read."""
        try:
            data = json.loads(self._storage.read(FOLDER, _file(game)))
        except StorageTrouble as trouble:
            return {} if trouble.missing else self._forget(game)
        except (ValueError, RecursionError):
            return self._forget(game)
        return data if isinstance(data, dict) else self._forget(game)

    def remember(self, game: str, data: dict[str, Any]) -> None:
        """Keep this set-up; StorageTrouble if it cannot be."""
        self._storage.write(FOLDER, _file(game), json.dumps(data).encode())

    def _forget(self, game: str) -> dict[str, Any]:
        try:
            self._storage.set_aside(FOLDER, _file(game))
        except StorageTrouble:
            return {}  # the next table that is begun overwrites it
        return {}


def _file(game: str) -> str:
    return f"last-{game}.json"
