"""What somebody prefers at every table: whether the monster's way is shown in advance."""

import json

from app.services.storage import Folder, Storage, StorageTrouble

FOLDER: Folder = "settings"
FILE = "table-finstere_flure.json"


class Preferences:
    """Remembers one switch; a file that makes no sense counts as none."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def preview(self) -> bool:
        """Whether the monster's way is shown in advance; not unless somebody wants it."""
        try:
            data = json.loads(self._storage.read(FOLDER, FILE))
        except (StorageTrouble, ValueError, RecursionError):
            return False
        return isinstance(data, dict) and data.get("preview") is True

    @preview.setter
    def preview(self, wanted: bool) -> None:
        try:
            self._storage.write(FOLDER, FILE, json.dumps({"preview": wanted}).encode())
        except StorageTrouble:
            return  # it holds for this table then, and is forgotten with it
