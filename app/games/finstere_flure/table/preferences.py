"""What somebody prefers at every table: whether the monster's way is shown in advance."""

from typing import Any

from app.services.json_file import JsonFile, an_object
from app.services.storage import Folder, Storage, StorageTrouble

FOLDER: Folder = "settings"
FILE = "table-finstere_flure.json"


class Preferences:
    """Remembers one switch."""

    def __init__(self, storage: Storage) -> None:
        self._file: JsonFile[dict[str, Any]] = JsonFile(storage, FOLDER, FILE, an_object, dict)

    @property
    def preview(self) -> bool:
        """Whether the monster's way is shown in advance; not unless somebody wants it."""
        return self._file.load().get("preview") is True

    @preview.setter
    def preview(self, wanted: bool) -> None:
        try:
            self._file.save({"preview": wanted})
        except StorageTrouble:
            return  # it holds for this table then, and is forgotten with it
