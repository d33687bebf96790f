"""One running app for one folder: a lock that the system takes away with the process, however it ends."""

import contextlib
import os
from pathlib import Path
from typing import IO, Any

NAME = "lock"
HELD_BY_ANOTHER = (BlockingIOError, PermissionError)
"""How a system says that somebody else has the lock; any other refusal means that it knows no locks."""


class FolderTaken(Exception):
    """Another running app has this folder."""


def locked(folder: Path) -> IO[bytes]:
    """A file that holds the folder for as long as it is open; FolderTaken or OSError if it cannot."""
    file = open(folder / NAME, "ab", opener=lambda path, flags: os.open(path, flags, 0o600))  # noqa: SIM115
    try:
        with contextlib.suppress(ImportError):
            _lock(file)
    except HELD_BY_ANOTHER as held:
        file.close()
        raise FolderTaken from held
    except OSError:
        pass  # some network folders know no locks: there is nothing to hold then
    return file


def _lock(file: IO[bytes]) -> None:
    if os.name == "nt":
        windows: Any = __import__("msvcrt")
        windows.locking(file.fileno(), windows.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
