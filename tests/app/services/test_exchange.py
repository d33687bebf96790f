"""Files that leave the device and come to it: by a folder on the desktop, by the system on Android."""

import errno
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from app.services import exchange as module
from app.services.exchange import FolderExchange, Incoming, ScriptedExchange, at_path, named, shown
from app.services.exchange_android import FOLDER, REQUEST, AndroidExchange
from app.services.storage import StorageTrouble
from tests.app.fingers import frames


def test_two_files_of_one_name_are_kept_apart_and_the_same_one_is_kept_once(tmp_path: Path) -> None:
    files = FolderExchange(lambda: tmp_path / "Lanterne")
    assert [files.send("a.lanterne", data) for data in (b"1", b"2", b"1")] == [
        "a.lanterne",
        "a-2.lanterne",
        "a.lanterne",
    ]
    assert {each.name: each.read() for each in files.lying()} == {"a.lanterne": b"1", "a-2.lanterne": b"2"}


def test_the_newest_file_lies_first_and_those_of_earlier_versions_are_found(tmp_path: Path) -> None:
    files = FolderExchange(lambda: tmp_path)
    (tmp_path / "campaigns").mkdir()
    for age, name in enumerate(("new.lanterne", "campaigns/old.json", "older.lanterne", "story.txt")):
        (tmp_path / name).write_bytes(b"x")
        os.utime(tmp_path / name, (1000 - age, 1000 - age))
    assert [each.name for each in files.lying()] == ["new.lanterne", "old.json", "older.lanterne"]


def test_a_folder_that_nobody_has_made_is_empty(tmp_path: Path) -> None:
    assert FolderExchange(lambda: tmp_path / "none").lying() == []


def test_a_user_without_a_home_is_told_in_one_line() -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    with pytest.raises(StorageTrouble, match="no folder"):
        FolderExchange(nowhere).send("a.lanterne", b"1")


def test_the_folder_is_called_as_people_find_it(tmp_path: Path) -> None:
    assert FolderExchange(lambda: tmp_path / "a" / "b").place == os.path.join("a", "b")


def test_a_name_is_read_with_spaces_and_its_day_as_it_is() -> None:
    assert shown("The-Night-Cage-2026-11-17.lanterne") == "The Night Cage 2026-11-17"


@pytest.mark.parametrize(
    ("path", "why"), [("none.lanterne", "File not found"), ("folder", "the device reported an error")]
)
def test_what_cannot_be_read_is_one_line(tmp_path: Path, path: str, why: str) -> None:
    (tmp_path / "folder").mkdir()
    with pytest.raises(StorageTrouble, match=why):
        at_path(tmp_path / path).read()


def test_a_film_is_not_read_to_find_out_that_it_is_no_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LARGEST", 10)
    (tmp_path / "film.lanterne").write_bytes(b"x" * 11)
    with pytest.raises(StorageTrouble, match="too large"):
        at_path(tmp_path / "film.lanterne").read()


def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    files = ScriptedExchange(tmp_path)
    files.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble, match="Not enough storage"):
        files.send("a.lanterne", b"1")


def test_names_of_files_are_plain_letters() -> None:
    assert named("Soirée d\u2019été / 2") == "Soiree-d-ete-2"
    assert named("\u4e2d\u6587") == "lanterne"


class Uri:
    """A content address, with a real file behind it."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def getLastPathSegment(self) -> str:
        return f"primary:{self.path}"


class Resolver:
    """Gives real file descriptors, as Android's does."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.values = folder, dict[str, str]()

    def insert(self, place: str, values: dict[str, str]) -> Uri:
        assert place == "downloads"
        self.values = values
        return Uri(self.folder / values["_display_name"])

    def openFileDescriptor(self, address: Uri, mode: str) -> Any:
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT
        return SimpleNamespace(detachFd=lambda: os.open(address.path, flags))


class Intent:
    ACTION_SEND, ACTION_VIEW, ACTION_MAIN, ACTION_OPEN_DOCUMENT = "send", "view", "main", "open"
    EXTRA_STREAM, CATEGORY_OPENABLE, FLAG_GRANT_READ_URI_PERMISSION = "stream", "openable", 1

    def __init__(self, action: str, data: Uri | None = None) -> None:
        self.action, self.data, self.extra, self.kind = action, data, dict[str, Any](), ""

    def getAction(self) -> str:
        return self.action

    def setAction(self, action: str) -> None:
        self.action = action

    def getData(self) -> Uri | None:
        return self.data

    def setType(self, kind: str) -> None:
        self.kind = kind

    def addCategory(self, _category: str) -> None: ...

    def addFlags(self, _flags: int) -> None: ...

    def putExtra(self, key: str, value: Any) -> None:
        self.extra[key] = value

    def getParcelableExtra(self, key: str) -> Any:
        return self.extra.get(key)

    @staticmethod
    def createChooser(intent: "Intent", _title: str) -> "Intent":
        return intent


class Phone:
    """An activity that notes what it is asked to start."""

    def __init__(self, folder: Path) -> None:
        self.resolver, self.started, self.asked = Resolver(folder), list[Intent](), list[int]()
        self.intent = Intent(Intent.ACTION_MAIN)
        self.bound: dict[str, Callable[..., Any]] = {}
        self.version = 34

    def getContentResolver(self) -> Resolver:
        return self.resolver

    def startActivity(self, intent: Intent) -> None:
        self.started.append(intent)

    def startActivityForResult(self, _intent: Intent, request: int) -> None:
        self.asked.append(request)

    def getIntent(self) -> Intent:
        return self.intent


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Phone:
    phone = Phone(tmp_path)
    classes: dict[str, Any] = {
        "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=phone),
        "android.content.Intent": Intent,
        "android.content.ContentValues": lambda: _Values(),
        "android.provider.MediaStore$Downloads": SimpleNamespace(EXTERNAL_CONTENT_URI="downloads"),
        "android.os.Build$VERSION": phone,
        "java.lang.String": str,
    }
    jnius, android, activity = ModuleType("jnius"), ModuleType("android"), ModuleType("android.activity")
    vars(jnius).update(autoclass=classes.__getitem__, cast=lambda _name, value: value)
    vars(activity).update(bind=lambda **calls: phone.bound.update(calls))
    vars(android).update(activity=activity)
    for each in (jnius, android, activity):
        monkeypatch.setitem(sys.modules, each.__name__, each)
    monkeypatch.setattr(Phone, "SDK_INT", property(lambda self: self.version), raising=False)
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "home"))
    return phone


class _Values(dict[str, str]):
    def put(self, key: str, value: str) -> None:
        self[key] = value


def test_on_android_a_file_goes_to_the_downloads_and_to_the_share_sheet(phone: Phone, tmp_path: Path) -> None:
    assert AndroidExchange().send("a.lanterne", b"game") == ""
    assert (tmp_path / "a.lanterne").read_bytes() == b"game"
    (sheet,) = phone.started
    assert (sheet.action, sheet.kind) == ("send", "application/octet-stream")
    assert sheet.extra["stream"].path == tmp_path / "a.lanterne"
    assert phone.resolver.values["relative_path"] == FOLDER
    AndroidExchange().send("a.txt", b"story")
    assert phone.started[-1].kind == "text/plain"


def test_an_old_android_has_only_the_folder(
    phone: Phone, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    phone.version = 28
    assert AndroidExchange().send("a.lanterne", b"game") == "a.lanterne"
    assert phone.started == []


def test_a_device_that_refuses_says_so_in_one_line(phone: Phone, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Resolver, "insert", lambda *_arguments: 1 / 0)
    with pytest.raises(StorageTrouble, match=r"a\.lanterne"):
        AndroidExchange().send("a.lanterne", b"game")


def test_a_chosen_document_arrives_once(phone: Phone, tmp_path: Path, window: Any) -> None:
    (tmp_path / "b.lanterne").write_bytes(b"game")
    files, arrived = AndroidExchange(), list[Incoming]()
    files.ask(arrived.append)
    assert phone.asked == [REQUEST]
    answer = phone.bound["on_activity_result"]
    answer(7, -1, Intent("", Uri(tmp_path / "b.lanterne")))  # somebody else's question
    answer(REQUEST, -1, Intent("", Uri(tmp_path / "b.lanterne")))
    answer(REQUEST, -1, Intent("", Uri(tmp_path / "b.lanterne")))
    frames(2)
    (file,) = arrived
    assert (file.name, file.read()) == ("b.lanterne", b"game")


def test_a_choice_that_is_cancelled_brings_nothing(phone: Phone, window: Any) -> None:
    files, arrived = AndroidExchange(), list[Incoming]()
    files.ask(arrived.append)
    phone.bound["on_activity_result"](REQUEST, 0, None)
    frames(2)
    assert arrived == []


@pytest.mark.parametrize("action", ["view", "send"])
def test_a_file_from_another_app_arrives_at_the_start_and_later(
    phone: Phone, tmp_path: Path, action: str, window: Any
) -> None:
    (tmp_path / "c.lanterne").write_bytes(b"game")
    address, arrived = Uri(tmp_path / "c.lanterne"), list[Incoming]()
    phone.intent = Intent(action, address if action == "view" else None)
    phone.intent.extra["stream"] = address
    files = AndroidExchange()
    files.listen(arrived.append)
    frames(2)
    assert [each.read() for each in arrived] == [b"game"]
    files.listen(arrived.append)  # the same intent again, as after a turn of the screen
    phone.bound["on_new_intent"](Intent("main"))
    frames(2)
    assert len(arrived) == 1
    phone.bound["on_new_intent"](Intent("view", address))
    frames(2)
    assert len(arrived) == 2


def test_a_document_that_cannot_be_read_is_one_line(phone: Phone, tmp_path: Path, window: Any) -> None:
    files, arrived = AndroidExchange(), list[Incoming]()
    files.ask(arrived.append)
    phone.bound["on_activity_result"](REQUEST, -1, Intent("", Uri(tmp_path / "gone.lanterne")))
    frames(2)
    with pytest.raises(StorageTrouble, match=r"gone\.lanterne"):
        arrived[0].read()
