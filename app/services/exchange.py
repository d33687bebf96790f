"""How files leave this device and come to it: through a folder that people open themselves.

Android has ways of its own (`exchange_android`). plyer's file choosers are not used: the one for Linux stops
the whole app until it is closed and needs a module that Python 3.12 dropped, that for macOS needs a package
that we do not ship, and the one for Android gives paths that Android has refused to read since version 10. On
a desktop a file can also be dropped on the window, or opened with the app.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple, Protocol

from app.services.data_folder import NO_FOLDER, shared_folder
from app.services.storage import StorageTrouble, guarded
from engine.core.store import write_file
from engine.core.text import Phrase

ENDING = ".lanterne"
"""How the names of our files end, so that people and systems know them."""
FORMER = "campaigns/*.json"
"""Where earlier versions put the files of campaigns; they are still found there."""
LARGEST = 64_000_000
"""No file of ours comes near this many bytes, not even one that holds everything."""
OTHERS = re.compile(r"[^A-Za-z0-9]+")
"""What the names of our files do without: every system and every mail takes the rest."""
JOINING = re.compile(r"-(?!\d)|(?<!\d)-")
"""The dashes in a name that stand for spaces: those of a day do not."""


class Incoming(NamedTuple):
    """A file that can be read, wherever it comes from."""

    name: str
    read: Callable[[], bytes]
    """Gives its content; StorageTrouble if that cannot be had."""


Arrived = Callable[[Incoming], None]


class Exchange(Protocol):
    """What the app may ask; whatever the system refuses is a StorageTrouble."""

    asks: bool
    """Whether the system itself lets people choose a file, so that no folder needs to be shown."""

    @property
    def place(self) -> str:
        """The folder in which files are put and looked for, as people find it."""

    def send(self, name: str, data: bytes) -> str:
        """Give a file away; its name in the folder, or nothing if the system asks where it goes."""

    def put(self, name: str, data: bytes) -> str:
        """Put a file into the folder, beside what lies there, and give the name that it got."""

    def lying(self) -> list[Incoming]:
        """The files in the folder, the newest first."""

    def ask(self, arrived: Arrived) -> None:
        """Let the system ask for a file; only where it `asks`."""

    def listen(self, arrived: Arrived) -> None:
        """Be told of files that another program hands to the app, from now on."""


class FolderExchange:
    """The folder Lanterne among the user's documents."""

    asks = False

    def __init__(self, root: Callable[[], Path] = shared_folder) -> None:
        self._root = root

    @property
    def place(self) -> str:
        """The folder and the one that it lies in: the whole path is longer than a line."""
        return os.path.join(*self._found().parts[-2:])

    def send(self, name: str, data: bytes) -> str:
        """Put it into the folder: there is no other way that is there on every desktop."""
        return self.put(name, data)

    def put(self, name: str, data: bytes) -> str:
        """Put a file into the folder, beside what lies there; the same one is not put there twice."""
        with guarded(name):
            folder = self._found()
            folder.mkdir(parents=True, exist_ok=True)
            path = next(path for path in _beside(folder / name) if not path.exists() or _holds(path, data))
            if not path.exists():
                write_file(path, data)
        return path.name

    def lying(self) -> list[Incoming]:
        """The files in the folder, the newest first."""
        folder = self._found()
        with guarded(folder.name):
            files = [path for path in [*folder.glob(f"*{ENDING}"), *folder.glob(FORMER)] if path.is_file()]
            files.sort(key=lambda path: (-path.stat().st_mtime_ns, path.name))
        return [at_path(path) for path in files]

    def ask(self, arrived: Arrived) -> None:
        """Nobody asks here: the app shows the folder."""

    def listen(self, arrived: Arrived) -> None:
        """Files that are dropped on the window or named at the start come through the shell."""

    def _found(self) -> Path:
        try:
            return self._root()
        except (OSError, RuntimeError, KeyError) as missing:
            raise StorageTrouble(Phrase(NO_FOLDER)) from missing


class ScriptedExchange(FolderExchange):
    """For tests: a real folder, trouble at will, and a system that can be made to ask."""

    def __init__(self, root: Path) -> None:
        super().__init__(lambda: root)
        self.refuse: int | None = None
        self.chosen: Incoming | None = None
        """What somebody chooses when the system asks."""
        self.handed: list[Arrived] = []

    def put(self, name: str, data: bytes) -> str:
        """Put a file there, unless it is to be refused."""
        with guarded(name):
            if self.refuse is not None:
                raise OSError(self.refuse, os.strerror(self.refuse))
        return super().put(name, data)

    def ask(self, arrived: Arrived) -> None:
        """Choose at once, or choose nothing."""
        if self.chosen is not None:
            arrived(self.chosen)

    def listen(self, arrived: Arrived) -> None:
        """Note who wants to know; a test hands files over."""
        self.handed.append(arrived)


def find_exchange(android: bool) -> Exchange:
    """The ways of this device."""
    if android:
        from app.services.exchange_android import AndroidExchange

        return AndroidExchange()
    return FolderExchange()


def at_path(path: Path) -> Incoming:
    """A file of the device."""
    return Incoming(path.name, lambda: _content(path))


def named(words: str) -> str:
    """The words as they can stand in the name of a file anywhere: without accents, joined by dashes."""
    taken_apart = unicodedata.normalize("NFKD", words)
    plain = "".join(sign for sign in taken_apart if not unicodedata.combining(sign))
    return OTHERS.sub("-", plain).strip("-") or "lanterne"


def shown(name: str) -> str:
    """The name of a file as it is read: words with spaces, and no ending."""
    return JOINING.sub(" ", name.rpartition(".")[0] or name)


def no_larger(name: str, size: int) -> None:
    """StorageTrouble for a file that is too large to be ours."""
    if size > LARGEST:
        raise StorageTrouble(Phrase("{name} is too large to be a saved game", name=name))


def _content(path: Path) -> bytes:
    with guarded(path.name):
        no_larger(path.name, path.stat().st_size)
        if not path.is_file():
            raise IsADirectoryError(path)
        return path.read_bytes()


def _holds(path: Path, data: bytes) -> bool:
    return path.is_file() and path.stat().st_size == len(data) and path.read_bytes() == data


def _beside(path: Path) -> Iterator[Path]:
    """The path, then the same with a number: nothing that lies there is written over."""
    yield path
    number = 2
    while True:
        yield path.with_name(f"{path.stem}-{number}{path.suffix}")
        number += 1
