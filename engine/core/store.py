"""Files that survive a crash, and the envelope in which a game is saved.

A file is written beside its place, flushed to the disk and renamed, so a reader finds the old content or
the new one, never a part. The generation before stays as `<name>.old`. The envelope is JSON with a
checksum; whatever is wrong with one becomes a SaveError in one line, and the file stays where it is.
"""

import json
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from hashlib import blake2s
from pathlib import Path
from typing import Any

from engine.core.errors import SaveError
from engine.core.plain import LARGEST, read_plain
from engine.core.text import N_, Phrase

APP = "lanterne"
FORMAT = 2
TABLE = "table"
FIELDS: Mapping[str, frozenset[str]] = {
    TABLE: frozenset({"app", "game", "format", "rules", "setup", "state", "log", "sum"}),
    "campaign": frozenset({"app", "kind", "game", "format", "rules", "setup", "state", "sum"}),
    "companion": frozenset({"app", "kind", "game", "format", "rules", "setup", "state", "sum"}),
}
"""What an envelope of each kind holds. One that does not say its kind is a table."""

KINDS: Mapping[str, str] = {
    TABLE: N_("a table"),
    "campaign": N_("a campaign"),
    "companion": N_("a companion's table"),
}

Envelope = dict[str, Any]


def _carrying_nothing(envelope: Envelope) -> Envelope:
    """Format 1 knew neither campaigns nor lots."""
    setup = envelope["setup"]
    if isinstance(setup, dict):
        setup = {**setup, "carry": {}, "lot": 0}
    return {**envelope, "format": 2, "setup": setup}


MIGRATIONS: Mapping[int, Callable[[Envelope], Envelope]] = {1: _carrying_nothing}
"""From envelope format n, the function that makes it n + 1."""


def write_file(path: Path, data: bytes) -> None:
    """Put the data at the path, whole or not at all; the content before is kept as `<name>.old`."""
    path = Path(path)
    fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        _write_flushed(fresh, data)
        _keep_old(path)
        os.replace(fresh, path)
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise
    _flush_folder(path.parent)


def read_file(path: Path) -> bytes:
    """The content of a file that is small enough to be ours."""
    path = Path(path)
    if path.stat().st_size > LARGEST:
        raise SaveError(Phrase("{name} is too large to be a saved game", name=path.name))
    return path.read_bytes()


def content(path: Path) -> bytes:
    """The same for who wants a SaveError whatever the system refuses."""
    try:
        return read_file(path)
    except (OSError, ValueError) as bad:
        why = getattr(bad, "strerror", None) or str(bad)
        raise SaveError(Phrase("the file cannot be read: {why}", why=why)) from bad


def older(path: Path) -> Path:
    """Where the generation before lies."""
    return path.with_name(path.name + ".old")


def _keep_old(path: Path) -> None:
    if not path.exists():
        return
    spare = path.with_name(f"{path.name}.{os.getpid()}.keep")
    with suppress(OSError):
        spare.unlink()
    try:
        _link_or_copy(path, spare)
        os.replace(spare, older(path))
    finally:
        with suppress(OSError):
            spare.unlink()


def _link_or_copy(path: Path, spare: Path) -> None:
    """Give the content a second name, or write it a second time where there are no links.

    Android refuses them to apps (PermissionError), FAT has none (ENOTSUP, EPERM), and some builds of Python
    come without `os.link`. The copy is on the disk before it is renamed, as everything here.
    """
    try:
        os.link(path, spare)
    except (AttributeError, OSError):
        _write_flushed(spare, path.read_bytes())


def _write_flushed(path: Path, data: bytes) -> None:
    """A new file that only its owner may read, on the disk before anything else happens."""
    with open(path, "wb", opener=_for_its_owner) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def _flush_folder(folder: Path) -> None:
    """Make the rename itself durable where the system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def seal(envelope: Mapping[str, Any]) -> bytes:
    """The bytes of an envelope, its checksum included."""
    rest = {key: value for key, value in envelope.items() if key != "sum"}
    body = dump({"app": APP, "format": FORMAT, **rest})
    return body[:-1] + b',"sum":"' + _digest(body).encode() + b'"}'


def unseal(data: bytes, kind: str = TABLE) -> Envelope:
    """The envelope of this kind in these bytes, checked and brought up to the present format."""
    found, envelope = unseal_any(data)
    if found != kind:
        here, there = Phrase(KINDS[found]), Phrase(KINDS[kind])
        raise SaveError(Phrase("this file is {found}, not {wanted}", found=here, wanted=there))
    return envelope


def unseal_any(data: bytes) -> tuple[str, Envelope]:
    """The same for who does not know yet what came: its kind, and the envelope."""
    try:
        envelope = read_plain(data)
        wanted = _sum(envelope) if isinstance(envelope, dict) else ""
    except (ValueError, RecursionError) as bad:
        raise SaveError(Phrase("the file is incomplete or corrupted")) from bad
    if not isinstance(envelope, dict) or envelope.get("app") != APP:
        raise SaveError(Phrase("this is not a Lanterne saved game"))
    _check_format(envelope)
    found = str(envelope.get("kind", TABLE))
    if set(envelope) != FIELDS.get(found, frozenset()) or envelope["sum"] != wanted:
        raise SaveError(Phrase("the file is damaged (wrong checksum)"))
    return found, _migrated(envelope)


def _check_format(envelope: Envelope) -> None:
    form = envelope.get("format")
    if type(form) is not int or form < 1:
        raise SaveError(Phrase("the file is incomplete or corrupted"))
    if form > FORMAT:
        raise SaveError(Phrase("the file was saved by a newer version of Lanterne"))


def _migrated(envelope: Envelope) -> Envelope:
    while envelope["format"] < FORMAT:
        envelope = MIGRATIONS[envelope["format"]](envelope)
    return envelope


def _sum(envelope: Mapping[str, Any]) -> str:
    rest = {key: value for key, value in envelope.items() if key != "sum"}
    return _digest(dump(rest))


def _digest(body: bytes) -> str:
    return blake2s(body, digest_size=10).hexdigest()


def dump(value: Any) -> bytes:
    """In the order given: sorted keys would stand differently once JSON has made text of numbers."""
    return _in_json(value).encode("utf-8", "surrogatepass")


_in_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
