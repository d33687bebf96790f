"""A small file of the app: what one part of it remembers, as JSON.

None there is the default. What cannot be read is set aside and is the default too: it never stops the app,
and it is not lost. Writing may raise StorageTrouble, which is the caller's to show.
"""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Generic, TypeVar

from app.services.storage import Folder, Storage, StorageTrouble
from engine.core.errors import MALFORMED
from engine.core.plain import read_plain

T = TypeVar("T")


class JsonFile(Generic[T]):
    """One file. `read` makes a value of its data; ValueError, TypeError or LookupError if it cannot."""

    def __init__(
        self,
        storage: Storage,
        folder: Folder,
        name: str,
        read: Callable[[Any], T],
        default: Callable[[], T],
    ) -> None:
        self._storage = storage
        self._folder: Folder = folder
        self._name = name
        self._read = read
        self._default = default
        self.broken = False
        """Whether the file could not be read the last time."""

    def load(self) -> T:
        """What was written last, or the default."""
        self.broken = False
        try:
            return self._read(read_plain(self._storage.read(self._folder, self._name)))
        except StorageTrouble as trouble:
            self.broken = not trouble.missing
        except MALFORMED:
            self.broken = True
        if self.broken:
            self.set_aside()
        return self._default()

    def save(self, data: Any) -> None:
        """Write JSON-able data; StorageTrouble says in one line why it could not be."""
        written = json.dumps(data, indent=1, sort_keys=True)
        self._storage.write(self._folder, self._name, written.encode())

    def set_aside(self) -> None:
        """Put the file out of the way; where even that cannot be, the next save writes over it."""
        with suppress(StorageTrouble):
            self._storage.set_aside(self._folder, self._name)


def an_object(data: Any) -> dict[str, Any]:
    """Read any JSON object."""
    if not isinstance(data, dict):
        raise TypeError(data)
    return data
