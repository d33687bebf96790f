"""The app's own folders: files by name, and trouble in one line that a person can read.

Whatever the system refuses becomes a `StorageTrouble`; no `OSError` gets past this file. Writing is
crash-safe (see `engine.core.store`).
"""

import errno
import os
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import IO, Literal, Protocol

from engine.core.errors import SaveError
from engine.core.store import older, read_file, write_file
from engine.core.text import N_, Phrase

Folder = Literal["tables", "campaigns", "settings", "record"]
FOLDERS: tuple[Folder, ...] = ("tables", "campaigns", "settings", "record")

BROKEN = ".broken"
"""What is added to the name of a file that could not be read."""

NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_. -]*")
"""Names that are files of ours on every system: no folders, nothing hidden."""

HALF_DONE = re.compile(r"\.(\d+)\.(new|keep)$")
"""Endings of files that a process was writing; what a killed one left is of no use to anybody."""

PASSING = re.compile(r"\.(old|broken|\d+\.(new|keep))$")
"""Endings of files that belong to another file."""

TROUBLES: Mapping[int, str] = {
    errno.ENOSPC: N_("Not enough storage on this device: {name} was not saved."),
    errno.EDQUOT: N_("Not enough storage on this device: {name} was not saved."),
    errno.EROFS: N_("Storage is read-only: {name} was not saved."),
    errno.EACCES: N_("Lanterne cannot access its own folder: {name}."),
    errno.EPERM: N_("Lanterne cannot access its own folder: {name}."),
    errno.ENOENT: N_("File not found: {name}."),
}
OTHER_TROUBLE = N_("Cannot open {name}: the device reported an error.")


class StorageTrouble(Exception):
    """A file could not be read or written. Its text is one line in the language of the moment."""

    def __init__(self, reason: Phrase | str, missing: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.missing = missing

    def __str__(self) -> str:
        return str(self.reason)


class Storage(Protocol):
    """What the app may ask. Every method may raise `StorageTrouble` and nothing else."""

    notice: str
    """Why nothing will be kept, as a message id to be shown once; empty if all is well."""

    def names(self, folder: Folder) -> list[str]:
        """The files of a folder, the one written last first."""

    def exists(self, folder: Folder, name: str) -> bool:
        """Whether there is such a file."""

    def touched(self, folder: Folder, name: str) -> float:
        """When a file was written last, in seconds since 1970."""

    def sweep(self) -> None:
        """Remove what killed processes left half done."""

    def read(self, folder: Folder, name: str) -> bytes:
        """The content of a file."""

    def older(self, folder: Folder, name: str) -> bytes:
        """The content of a file before it was written last."""

    def write(self, folder: Folder, name: str, data: bytes) -> None:
        """Put a file there, whole or not at all."""

    def remove(self, folder: Folder, name: str) -> None:
        """Take a file away for good, with what was kept of it; none there is no trouble."""

    def set_aside(self, folder: Folder, name: str) -> None:
        """Keep a file that cannot be used as `<name>.broken`, out of the way."""


@contextmanager
def guarded(name: str) -> Iterator[None]:
    """Turn what the system or the engine refuses into a StorageTrouble."""
    try:
        yield
    except OSError as refused:
        line = TROUBLES.get(refused.errno or 0, OTHER_TROUBLE)
        raise StorageTrouble(Phrase(line, name=name), refused.errno == errno.ENOENT) from refused
    except SaveError as refused:
        raise StorageTrouble(refused.reason) from refused


class FolderStorage:
    """Folders below one root on the device."""

    notice = ""

    def __init__(self, root: Path, lock: IO[bytes] | None = None) -> None:
        self._root = Path(root)
        self._lock = lock
        """Held as long as this is used; see `folder_lock`."""

    def sweep(self) -> None:
        """Remove what dead processes left half done; trouble with that is no trouble."""
        for folder in FOLDERS:
            with suppress(OSError):
                for entry in list(os.scandir(self._root / folder)):
                    half = HALF_DONE.search(entry.name)
                    if half and not _runs(int(half[1])):
                        os.unlink(entry.path)

    def names(self, folder: Folder) -> list[str]:
        """The files of a folder, the one written last first."""
        with guarded(folder):
            entries = [entry for entry in os.scandir(self._made(folder)) if entry.is_file()]
            entries.sort(key=lambda entry: (-entry.stat().st_mtime_ns, entry.name))
        return [entry.name for entry in entries if _is_ours(entry.name)]

    def path(self, folder: Folder, name: str) -> Path:
        """Where a file lies or would lie, its folder made if need be."""
        if not NAME.fullmatch(name):
            raise StorageTrouble(Phrase("{name} is not a valid file name.", name=repr(name)))
        with guarded(name):
            return self._made(folder) / name

    def exists(self, folder: Folder, name: str) -> bool:
        """Whether there is such a file."""
        with guarded(name):
            return self.path(folder, name).is_file()

    def touched(self, folder: Folder, name: str) -> float:
        """When a file was written last, in seconds since 1970."""
        with guarded(name):
            return self.path(folder, name).stat().st_mtime

    def read(self, folder: Folder, name: str) -> bytes:
        """The content of a file."""
        with guarded(name):
            return read_file(self.path(folder, name))

    def older(self, folder: Folder, name: str) -> bytes:
        """The content of a file before it was written last."""
        with guarded(name):
            return read_file(older(self.path(folder, name)))

    def write(self, folder: Folder, name: str, data: bytes) -> None:
        """Put a file there, whole or not at all."""
        with guarded(name):
            write_file(self.path(folder, name), data)

    def remove(self, folder: Folder, name: str) -> None:
        """Take a file away for good, with what was kept of it."""
        path = self.path(folder, name)
        with guarded(name):
            for each in (path, older(path)):
                each.unlink(missing_ok=True)

    def set_aside(self, folder: Folder, name: str) -> None:
        """Keep a file that cannot be used as `<name>.broken`, out of the way."""
        path = self.path(folder, name)
        with guarded(name):
            os.replace(path, next(place for place in _aside(path) if not place.exists()))

    def _made(self, folder: Folder) -> Path:
        path = self._root / folder
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path


class ScriptedStorage(FolderStorage):
    """For tests: real files, and trouble at will.

    `refuse = errno.ENOSPC` makes every write fail like a full disk, until it is None again.
    """

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.refuse: int | None = None
        self.written: list[str] = []

    def write(self, folder: Folder, name: str, data: bytes) -> None:
        """Put a file there, unless it is to be refused."""
        with guarded(name):
            if self.refuse is not None:
                raise OSError(self.refuse, os.strerror(self.refuse))
        super().write(folder, name, data)
        self.written.append(name)


def _aside(path: Path) -> Iterator[Path]:
    """Where a broken file can be kept: what was set aside before is not lost to the next."""
    yield path.with_name(path.name + BROKEN)
    for number in count(2):
        yield path.with_name(f"{path.name}.{number}{BROKEN}")


def _runs(process: int) -> bool:
    """Whether a process of this user is alive: it may be writing still.

    Windows has no such question (`os.kill` would end it); the lock of the folder keeps others out there.
    """
    if process == os.getpid():
        return True
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except (OSError, OverflowError):
        return False
    return True


def _is_ours(name: str) -> bool:
    return bool(NAME.fullmatch(name)) and not PASSING.search(name)
