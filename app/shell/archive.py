"""Everything that the app keeps, in one file: a zip archive of the very files that lie on the device."""

import json
import zipfile
import zlib
from collections.abc import Callable
from io import BytesIO
from typing import NamedTuple

from app.services.storage import FOLDERS, NAME, Folder, Storage
from app.table.keeping.saves import ENDING
from engine import SaveError
from engine.core.errors import MALFORMED
from engine.core.plain import LARGEST, read_plain
from engine.core.text import Phrase

ARCHIVE = b"PK"
"""How an archive begins; every other file of ours is JSON."""
LABEL = "lanterne.json"
FORMAT = 1
MOST_FILES, MOST_BYTES = 20_000, 256_000_000
"""Nobody has kept more; an archive that says it holds more is something else."""
BROKEN = (zipfile.BadZipFile, zlib.error, EOFError, OSError, NotImplementedError, RuntimeError, *MALFORMED)
"""What reading an archive of a strange shape can raise."""


class Packed(NamedTuple):
    """One file of a backup: its folder, its name, and how to get at it."""

    folder: Folder
    name: str
    read: Callable[[], bytes]
    """Gives its content; SaveError if that is spoilt."""


def pack(storage: Storage) -> bytes:
    """Everything that is kept; StorageTrouble if some of it cannot be read."""
    whole = BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(LABEL, json.dumps({"app": "lanterne", "format": FORMAT}))
        for folder in FOLDERS:
            for name in storage.names(folder):
                archive.writestr(f"{folder}/{name}", storage.read(folder, name))
    return whole.getvalue()


def unpack(data: bytes) -> list[Packed]:
    """The files of a backup, none of them read yet; SaveError says what is wrong with it."""
    try:
        archive = zipfile.ZipFile(BytesIO(data))
        entries = archive.infolist()
        _check_size(entries)
        _check_label(archive)
    except BROKEN as bad:
        raise SaveError(Phrase("the file is incomplete or corrupted")) from bad
    return [packed for entry in entries if (packed := _packed(archive, entry)) is not None]


def _check_size(entries: list[zipfile.ZipInfo]) -> None:
    if len(entries) > MOST_FILES or sum(entry.file_size for entry in entries) > MOST_BYTES:
        raise ValueError("far too large")


def _check_label(archive: zipfile.ZipFile) -> None:
    try:
        label = read_plain(_content(archive, archive.getinfo(LABEL)))
        form = label["format"] if label["app"] == "lanterne" else None
    except BROKEN as bad:
        raise SaveError(Phrase("this is not a Lanterne saved game")) from bad
    if type(form) is not int or form > FORMAT:
        raise SaveError(Phrase("the file was saved by a newer version of Lanterne"))


def _packed(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> Packed | None:
    """A file of ours; anything else in an archive is let be."""
    place, _, name = entry.filename.partition("/")
    folder = next((each for each in FOLDERS if each == place), None)
    if folder is None or not NAME.fullmatch(name) or not name.endswith(ENDING):
        return None

    def read() -> bytes:
        try:
            return _content(archive, entry)
        except BROKEN as bad:
            raise SaveError(Phrase("the file is incomplete or corrupted")) from bad

    return Packed(folder, name, read)


def _content(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The content of an entry, whatever size it claims to have."""
    with archive.open(entry) as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError("far too large")
    return data
