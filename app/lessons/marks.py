"""Which lessons have been done on this device."""

from typing import Any

from app.services.json_file import JsonFile
from app.services.storage import Folder, Storage

FOLDER: Folder = "record"
FILE = "lessons.json"


class LessonMarks:
    """The lessons that are done, by their keys; with a broken file nothing is done yet."""

    def __init__(self, storage: Storage) -> None:
        self._file: JsonFile[list[str]] = JsonFile(storage, FOLDER, FILE, _read, list)
        self._done: list[str] | None = None

    def __contains__(self, key: str) -> bool:
        return key in self._loaded()

    def add(self, key: str) -> None:
        """Mark a lesson as done; StorageTrouble if that cannot be written down."""
        done = self._loaded()
        if key not in done:
            done.append(key)
            self._file.save({"done": done})

    def _loaded(self) -> list[str]:
        if self._done is None:
            self._done = self._file.load()
        return self._done


def _read(data: Any) -> list[str]:
    done: list[str] = data["done"]
    if not isinstance(done, list) or not all(isinstance(key, str) for key in done):
        raise TypeError(done)
    return done
