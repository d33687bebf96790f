"""Which table was touched last: by a count that is kept in the save, not by a clock that anybody can set."""

import re
from typing import Any

from app.services.storage import Folder, Storage, StorageTrouble

FIELD = "touched_as"
"""Where the count stands among what the app keeps with a table or a campaign."""

WRITTEN = re.compile(rb'"touched_as":(\d{1,15})[,}]')
"""The same in a file: a quoted word before a colon is a key, whatever people write into names."""

ORDERED: tuple[Folder, ...] = ("tables", "campaigns")


class Order:
    """Counts saves over all tables and campaigns, on and on, from one start of the app to the next."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._last: int | None = None
        self._known: dict[tuple[Folder, str], tuple[float, int]] = {}
        """What stood in a file, and when that was written."""

    def stamp(self, table: dict[str, Any], folder: Folder, name: str) -> None:
        """Give what is about to be saved under this name the next number."""
        self._known.pop((folder, name), None)
        if self._last is None:
            self._last = max((self.of(folder, name) for folder, name in self._kept()), default=0)
        self._last += 1
        table[FIELD] = self._last

    def of(self, folder: Folder, name: str) -> int:
        """The number in a file; 0 in one that has none, or that cannot be read."""
        try:
            touched = self._storage.touched(folder, name)
            known = self._known.get((folder, name))
            if known is None or known[0] != touched:
                found = WRITTEN.search(self._storage.read(folder, name))
                known = self._known[folder, name] = touched, int(found[1]) if found else 0
        except StorageTrouble:
            return 0
        return known[1]

    def _kept(self) -> list[tuple[Folder, str]]:
        try:
            return [(folder, name) for folder in ORDERED for name in self._storage.names(folder)]
        except StorageTrouble:
            return []
