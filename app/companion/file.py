"""The file of a companion's table: the same envelope, checksum and two generations as any other table.

A file that cannot be read is set aside, never written over: a later version of the app may still read it.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Generic, NamedTuple, TypeVar

from app.services.storage import Folder, Storage, StorageTrouble
from engine import SaveError
from engine.core.companion import Companion
from engine.core.text import Phrase

FOLDER: Folder = "settings"
PREFIX = "companion-"
"""How the names of these files begin."""
C = TypeVar("C", bound=Companion[Any])


class Kept(NamedTuple, Generic[C]):
    """A table as it was left, or why there is none."""

    companion: C | None = None
    table: Mapping[str, Any] = {}
    """What the page keeps beside the companion: names, colours, choices."""
    trouble: str = ""
    """One line to show; empty if nothing was wrong."""


class CompanionFile(Generic[C]):
    """Writes and reads the table of one game's companion."""

    def __init__(self, storage: Storage, companion: type[C]) -> None:
        self.name = f"{PREFIX}{companion.game}.json"
        self._storage = storage
        self._companion = companion

    def write(self, companion: C, table: Mapping[str, Any]) -> None:
        """Keep the table; StorageTrouble says in one line why it could not be."""
        self._storage.write(FOLDER, self.name, companion.sealed(table))

    def read(self) -> Kept[C]:
        """The table that was kept. Where its file is no good, that of the save before, and the reason."""
        try:
            return Kept(*self._companion.unsealed(self._storage.read(FOLDER, self.name)))
        except (SaveError, StorageTrouble) as trouble:
            before = self._before()
            if getattr(trouble, "missing", False):
                return before
            self._set_aside()
            words = Phrase("The table beside the box is set aside: {why}", why=str(trouble))
            return before._replace(trouble=str(words))

    def _before(self) -> Kept[C]:
        try:
            return Kept(*self._companion.unsealed(self._storage.older(FOLDER, self.name)))
        except (SaveError, StorageTrouble):
            return Kept()

    def _set_aside(self) -> None:
        with suppress(StorageTrouble):
            self._storage.set_aside(FOLDER, self.name)
