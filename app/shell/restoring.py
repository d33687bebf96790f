"""Bringing a backup back, beside what is here.

Tables and campaigns are kept apart unless they are the same; of a game's record the longer one stays, with
the best of both; lessons and riddles that were done anywhere are done. Each step writes a file whole or not
at all, and what is here already is passed over: whoever is killed in the middle brings the backup back once
more and has everything once.
"""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from app.companion import taking_in
from app.companion.file import PREFIX as COMPANION
from app.services.json_file import an_object
from app.services.storage import FOLDERS, Storage, StorageTrouble
from app.shell.archive import Packed, unpack
from app.shell.settings import FILE as SETTINGS
from app.table.after.statistics import FILE as RECORD
from app.table.keeping.order import WRITTEN
from app.table.keeping.taking_in import Intake
from engine import SaveError
from engine.core.errors import MALFORMED
from engine.core.plain import read_plain
from engine.core.text import Phrase

if TYPE_CHECKING:
    from app.shell.shell import Lanterne


class Restored(NamedTuple):
    """How many files came back, were here already, or could not be read."""

    new: int = 0
    same: int = 0
    refused: int = 0


class Restoring:
    """Brings a backup back, file by file, so that the app stays awake meanwhile."""

    def __init__(self, app: "Lanterne", data: bytes, settings: bool = False) -> None:
        self._app = app
        self._intake = Intake(app.saves, app.campaigns, app.catalogue)
        self._settings = settings
        """Whether the settings of the backup take the place of those here."""
        self._files = sorted(unpack(data), key=_order)
        self.done = Restored()

    def __len__(self) -> int:
        return len(self._files)

    def steps(self) -> Iterator[Restored]:
        """Bring back one file after the other; StorageTrouble ends it, and it can be begun again."""
        for packed in self._files:
            try:
                self._count(packed, self._bring_back(packed))
            except SaveError:
                self.done = self.done._replace(refused=self.done.refused + 1)
            yield self.done

    def _count(self, packed: Packed, new: bool) -> None:
        """Only what people call a game is counted."""
        if packed.folder in ("tables", "campaigns") or packed.name.startswith(COMPANION):
            done = self.done
            self.done = done._replace(new=done.new + new, same=done.same + (not new))

    def _bring_back(self, packed: Packed) -> bool:
        """Whether it was not here."""
        data = packed.read()
        if packed.folder == "tables":
            return self._intake.table(data, packed.name).new
        if packed.folder == "campaigns":
            return self._intake.campaign(data).new
        if packed.name.startswith(COMPANION):
            return self._beside(data)
        return self._small_file(packed, _plain(data))

    def _beside(self, data: bytes) -> bool:
        """A table beside a box; where another is under way, it goes into the folder for files."""
        table = taking_in.read(data)
        if table.here.companion is None:
            table.take_over()
        elif not table.same:
            table.put_by(table.coming)
        return not table.same

    def _small_file(self, packed: Packed, theirs: dict[str, Any]) -> bool:
        """What a part of the app remembers: what is here stays, and what it does not know is added."""
        if packed.name == SETTINGS:
            if self._settings:
                self._app.settings.take(theirs)
        elif packed.name == RECORD:
            self._count_games(theirs)
        else:
            self._add(self._app.services.storage, packed, theirs)
        return True

    def _count_games(self, theirs: dict[str, Any]) -> None:
        try:
            self._app.statistics.merge(theirs)
        except MALFORMED as bad:
            raise SaveError(Phrase("the file is incomplete or corrupted")) from bad

    def _add(self, storage: Storage, packed: Packed, theirs: dict[str, Any]) -> None:
        ours = _kept(storage, packed)
        whole = _both(ours, theirs) if packed.folder == "record" else ours or theirs
        if whole != ours:
            written = json.dumps(whole, indent=1, sort_keys=True)
            storage.write(packed.folder, packed.name, written.encode())


def _order(packed: Packed) -> tuple[int, int]:
    """Tables before the campaigns that name them, and of each kind first what was touched first."""
    folder = FOLDERS.index(packed.folder)
    try:
        found = WRITTEN.search(packed.read()) if packed.folder in ("tables", "campaigns") else None
    except SaveError:
        found = None
    return folder, int(found[1]) if found else 0


def _plain(data: bytes) -> dict[str, Any]:
    try:
        return an_object(read_plain(data))
    except MALFORMED as bad:
        raise SaveError(Phrase("the file is incomplete or corrupted")) from bad


def _kept(storage: Storage, packed: Packed) -> dict[str, Any]:
    try:
        return _plain(storage.read(packed.folder, packed.name))
    except (StorageTrouble, SaveError):
        return {}


def _both(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, Any]:
    """What either knows: lists are joined, of everything else ours counts."""
    joined = {key: _joined(each, theirs.get(key)) for key, each in ours.items() if isinstance(each, list)}
    return {**theirs, **ours, **joined}


def _joined(ours: list[Any], theirs: Any) -> list[Any]:
    return [*ours, *(each for each in theirs if each not in ours)] if isinstance(theirs, list) else ours
