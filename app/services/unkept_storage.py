"""Files that last as long as the app runs: where the device has no place for any, play goes on."""

import time

from app.services.storage import BROKEN, Folder, StorageTrouble
from engine.core.text import Phrase

Key = tuple[Folder, str]


class UnkeptStorage:
    """Keeps files in memory; `notice` says why they are not kept."""

    def __init__(self, notice: str) -> None:
        self.notice = notice
        self._files: dict[Key, tuple[float, bytes]] = {}
        self._before: dict[Key, bytes] = {}

    def names(self, folder: Folder) -> list[str]:
        """The files of a folder, the one written last first."""
        names = [name for place, name in self._files if place == folder and not name.endswith(BROKEN)]
        return names[::-1]

    def exists(self, folder: Folder, name: str) -> bool:
        """Whether there is such a file."""
        return (folder, name) in self._files

    def touched(self, folder: Folder, name: str) -> float:
        """When a file was written last, in seconds since 1970."""
        return self._found(folder, name)[0]

    def sweep(self) -> None:
        """Nobody leaves anything half done here."""

    def read(self, folder: Folder, name: str) -> bytes:
        """The content of a file."""
        return self._found(folder, name)[1]

    def older(self, folder: Folder, name: str) -> bytes:
        """The content of a file before it was written last."""
        if (folder, name) not in self._before:
            raise _missing(name)
        return self._before[folder, name]

    def write(self, folder: Folder, name: str, data: bytes) -> None:
        """Put a file there."""
        before = self._files.pop((folder, name), None)
        if before is not None:
            self._before[folder, name] = before[1]
        self._files[folder, name] = time.time(), data

    def remove(self, folder: Folder, name: str) -> None:
        """Take a file away for good, with what was kept of it."""
        self._files.pop((folder, name), None)
        self._before.pop((folder, name), None)

    def set_aside(self, folder: Folder, name: str) -> None:
        """Keep a file that cannot be used as `<name>.broken`, out of the way."""
        self._files[folder, name + BROKEN] = self._found(folder, name)
        del self._files[folder, name]

    def _found(self, folder: Folder, name: str) -> tuple[float, bytes]:
        if (folder, name) not in self._files:
            raise _missing(name)
        return self._files[folder, name]


def _missing(name: str) -> StorageTrouble:
    return StorageTrouble(Phrase("File not found: {name}.", name=name), missing=True)
