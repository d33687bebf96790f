"""The folder in which the app keeps its files: found, made and held; where it cannot be, nothing is kept.

`LANTERNE_HOME` names another one. Nothing here may stop the app: whoever cannot keep can still play.
"""

import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from app.services.folder_lock import FolderTaken, locked
from app.services.storage import FOLDERS, FolderStorage, Storage
from app.services.unkept_storage import UnkeptStorage
from engine.core.text import N_

NAME = "lanterne"
SHARED = "Lanterne"
NO_FOLDER = N_("Lanterne has no folder it may write to: nothing will be kept.")
OPEN_ALREADY = N_("Lanterne is open already: nothing done in this window will be kept.")


def find_storage() -> Storage:
    """The app's files in the folder of this user, or in memory; its `notice` then says why."""
    try:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = None if _on_android() else locked(folder)
        _try_to_write(folder)
    except FolderTaken:
        return UnkeptStorage(OPEN_ALREADY)
    except (OSError, RuntimeError, KeyError):
        return UnkeptStorage(NO_FOLDER)
    return FolderStorage(folder, lock)


def shared_folder() -> Path:
    """A folder of the user's own documents; nothing is made there before something is put into it."""
    wished = os.environ.get("LANTERNE_HOME")
    if wished:
        return Path(wished).expanduser() / SHARED
    if _on_android():
        return _android_documents()
    documents = Path("~/Documents").expanduser()
    return (documents if documents.is_dir() else documents.parent) / SHARED


def data_folder() -> Path:
    """Where this system wants a program's files; RuntimeError or KeyError if nobody knows."""
    wished = os.environ.get("LANTERNE_HOME")
    if wished:
        return Path(wished).expanduser()
    system = "android" if _on_android() else sys.platform
    return PLACES.get(system, _linux)()


def _try_to_write(folder: Path) -> None:
    """OSError if nothing can be written there; what lies there already must be ours to read too."""
    probe = folder / f".{os.getpid()}.probe"
    probe.touch(mode=0o600)
    probe.unlink()
    for name in FOLDERS:
        if (folder / name).exists():
            os.scandir(folder / name).close()


def _on_android() -> bool:
    return "ANDROID_ARGUMENT" in os.environ or "P4A_BOOTSTRAP" in os.environ


def _linux() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or "~/.config").expanduser() / NAME


def _mac() -> Path:
    return Path("~/Library/Application Support").expanduser() / NAME


def _windows() -> Path:
    return Path(os.environ["APPDATA"]) / NAME


def _android() -> Path:
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return Path(str(activity.getFilesDir().getAbsolutePath()))


def _android_documents() -> Path:
    """The folder of the app that file managers and a cable can reach."""
    from jnius import autoclass

    activity = autoclass("org.kivy.android.PythonActivity").mActivity
    return Path(str(activity.getExternalFilesDir(None).getAbsolutePath()))


PLACES: Mapping[str, Callable[[], Path]] = {"darwin": _mac, "win32": _windows, "android": _android}
"""By the name of the system; any other is taken for a Linux."""
