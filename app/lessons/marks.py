"""Which lessons have been done on this device."""

import json
from typing import Any

from app.services.storage import Folder, Storage, StorageTrouble

FOLDER: Folder = "record"
FILE = "lessons.json"


class LessonMarks:
    """The lessons that are done, by their keys; a broken file is set aside and nothing is done yet."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._done: list[str] | None = None

    def __contains__(self, key: str) -> bool:
        return key in self._loaded()

    def add(self, key: str) -> None:
        """Mark a lesson as done; StorageTrouble if that cannot be written down."""
        done = self._loaded()
        if key not in done:
            done.append(key)
            self._storage.write(FOLDER, FILE, json.dumps({"done": done}).encode())

    def _loaded(self) -> list[str]:
        if self._done is None:
            self._done = self._read()
        return self._done

    def _read(self) -> list[str]:
        try:
            data: Any = json.loads(self._storage.read(FOLDER, FILE))
        except StorageTrouble as trouble:
            if trouble.missing:
                return []
            data = None
        except (ValueError, RecursionError):
            data = None
        done = data.get("done") if isinstance(data, dict) else None
        if isinstance(done, list) and all(isinstance(key, str) for key in done):
            return done
        self._set_aside()
        return []

    def _set_aside(self) -> None:
        try:
            self._storage.set_aside(FOLDER, FILE)
        except StorageTrouble:
            return  # the next lesson done overwrites it
