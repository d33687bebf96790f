"""The kept tables: every game that was begun and not removed, saved after each action.

A file that cannot be read is listed as such and can be removed; it never stops the app. If the newest
generation of a table is damaged, the one before it is opened instead.
"""

from datetime import datetime
from typing import NamedTuple

from app.services.generations import opened
from app.services.storage import Folder, Storage, StorageTrouble
from app.table.catalogue import Catalogue, GamesOf
from app.table.keeping.order import Order
from app.table.players import Player, seated, tidy
from engine import GameInfo, SaveError, Session

FOLDER: Folder = "tables"
ENDING = ".json"
LONGEST_TITLE = 32


class Kept(NamedTuple):
    """One line of the list: a table that can be opened, or why it cannot."""

    name: str
    session: Session | None
    trouble: str = ""
    touched: float = 0.0
    """When it was saved last, in seconds since 1970."""

    @property
    def info(self) -> GameInfo | None:
        """What game it is of; None if it cannot be read."""
        return self.session.game.info if self.session else None

    @property
    def players(self) -> list[Player]:
        return seated(self.session.table.get("players"), self.session.seats) if self.session else []

    @property
    def title(self) -> str:
        """The name that people gave the table, or an empty string."""
        return tidy(self.session.table.get("name"), LONGEST_TITLE) if self.session else ""


class Saves:
    """Opens, saves and removes kept tables."""

    def __init__(self, storage: Storage, catalogue: Catalogue) -> None:
        self._storage = storage
        self._games = GamesOf(catalogue)
        self.order = Order(storage)
        """Which was touched last, among tables and campaigns alike."""
        self._ended: dict[str, float] = {}
        """Tables that nobody can go on with, by name, and when they were saved."""
        self._under_way: Kept | None = None
        """What `to_go_on` found last."""

    def fresh_name(self, session: Session) -> str:
        """A file name that no table has yet."""
        stem = f"{session.game.info.key}-{datetime.now():%Y%m%d-%H%M%S}"
        name, number = stem + ENDING, 2
        while self.exists(name):
            name, number = f"{stem}-{number}{ENDING}", number + 1
        return name

    def save(self, name: str, session: Session) -> None:
        """Write a table; StorageTrouble says in one line why it could not be."""
        self._forget(name)
        self.order.stamp(session.table, FOLDER, name)
        self._storage.write(FOLDER, name, session.sealed())

    def open(self, name: str) -> Session:
        """The table in this file; SaveError or StorageTrouble if neither generation can be read."""
        return opened(self._storage, FOLDER, name, self.unsealed)

    def unsealed(self, data: bytes) -> Session:
        """The table in these bytes, wherever they come from; SaveError says what is wrong with them."""
        return Session.unsealed(data, self._games)

    def content(self, name: str) -> bytes:
        """The file itself."""
        return self._storage.read(FOLDER, name)

    def names(self) -> list[str]:
        """The files of every table, the one touched last first; StorageTrouble if the folder will not say."""
        names = [name for name in self._storage.names(FOLDER) if name.endswith(ENDING)]
        return sorted(names, key=self.place, reverse=True)

    def kept(self) -> list[Kept]:
        """Every table, the one touched last first, unreadable ones among them."""
        try:
            return [self.look(name) for name in self.names()]
        except StorageTrouble as trouble:
            return [Kept("", None, str(trouble))]

    def exists(self, name: str) -> bool:
        """Whether there is such a table, readable or not."""
        try:
            return self._storage.exists(FOLDER, name)
        except StorageTrouble:
            return False

    def to_go_on(self, name: str) -> Kept | None:
        """The table, if it can be read and is not over. It is opened once, and again when it was changed."""
        touched = self.touched(name)
        if self._ended.get(name) == touched:
            return None
        found = self._under_way
        if found is not None and (found.name, found.touched) == (name, touched):
            return found
        kept = self.look(name)
        if kept.session is None or kept.session.outcome is not None:
            self._ended[name] = touched
            return None
        self._under_way = kept
        return kept

    def _forget(self, name: str) -> None:
        self._ended.pop(name, None)
        if self._under_way is not None and self._under_way.name == name:
            self._under_way = None

    def rename(self, kept: Kept, title: str) -> None:
        """Give a table a name of its own."""
        if kept.session is not None:
            kept.session.table["name"] = tidy(title, LONGEST_TITLE)
            self.save(kept.name, kept.session)

    def remove(self, name: str) -> None:
        """Take a table away for good."""
        self._forget(name)
        self._storage.remove(FOLDER, name)

    def look(self, name: str) -> Kept:
        """One table as the list shows it; whatever is wrong with it is its `trouble`."""
        touched = self.touched(name)
        try:
            return Kept(name, self.open(name), touched=touched)
        except (SaveError, StorageTrouble) as trouble:
            return Kept(name, None, str(trouble), touched)

    def place(self, name: str) -> tuple[int, float]:
        """Where a table stands in the order of touching: the higher, the later."""
        return self.order.of(FOLDER, name), self.touched(name)

    def touched(self, name: str) -> float:
        """When a table was saved last; 0 if nobody can say."""
        try:
            return self._storage.touched(FOLDER, name)
        except StorageTrouble:
            return 0.0
