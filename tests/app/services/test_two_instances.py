"""Two running apps and one folder: the second keeps nothing and says so; neither harms the other's files."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from app.services.data_folder import OPEN_ALREADY, find_storage
from app.services.storage import FolderStorage

HOLDER = """
import sys, time
from app.services.data_folder import find_storage
storage = find_storage()
storage.write("tables", "a.json", b"first")
print(repr(storage.notice), flush=True)
time.sleep(600)
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LANTERNE_HOME", str(tmp_path / "kept"))
    monkeypatch.setenv("KIVY_NO_CONSOLELOG", "1")
    return tmp_path / "kept"


@pytest.fixture
def other(folder: Path):
    """Another running app on this folder."""
    with subprocess.Popen([sys.executable, "-c", HOLDER], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout.readline().strip() == "''"
        yield program
        program.kill()


def test_the_second_instance_keeps_nothing_and_says_so(folder: Path, other: subprocess.Popen[str]) -> None:
    second = find_storage()
    assert second.notice == OPEN_ALREADY
    second.write("tables", "a.json", b"second")
    assert second.read("tables", "a.json") == b"second"
    assert FolderStorage(folder).read("tables", "a.json") == b"first"


def test_after_a_crash_the_next_instance_keeps_again(folder: Path, other: subprocess.Popen[str]) -> None:
    other.send_signal(signal.SIGKILL)
    other.wait()
    third = find_storage()
    assert third.notice == ""
    assert third.read("tables", "a.json") == b"first"


@pytest.mark.usefixtures("other")
def test_on_android_nothing_is_locked(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one process of an app, and the one before it may still be dying."""
    monkeypatch.setenv("ANDROID_ARGUMENT", "")
    storage = find_storage()
    assert storage.notice == ""
    storage.write("tables", "a.json", b"second")
    assert FolderStorage(folder).read("tables", "a.json") == b"second"


def test_only_what_dead_processes_left_half_done_is_swept(folder: Path, other: subprocess.Popen[str]) -> None:
    storage = FolderStorage(folder)
    living = storage.path("tables", f"a.json.{other.pid}.new")
    own = storage.path("settings", f"b.json.{os.getpid()}.keep")
    dead = storage.path("tables", f"c.json.{other.pid}.keep")
    for path in (living, own):
        path.write_bytes(b"half")
    storage.sweep()
    assert living.exists()
    assert own.exists()
    other.kill()
    other.wait()
    dead.write_bytes(b"half")
    storage.sweep()
    assert not living.exists()
    assert not dead.exists()
    assert own.exists()


def test_kept_files_are_readable_by_their_owner_only(folder: Path) -> None:
    storage = find_storage()
    for data in (b"1", b"2", b"3"):
        storage.write("tables", "a.json", data)
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.rglob("*") if path.is_file()}
    assert modes == {"lock": 0o600, "a.json": 0o600, "a.json.old": 0o600}
    assert {path.stat().st_mode & 0o777 for path in (folder, folder / "tables")} == {0o700}


def test_where_there_are_no_links_the_copy_is_for_its_owner_too(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "link")
    storage = FolderStorage(folder)
    for data in (b"1", b"2"):
        storage.write("tables", "a.json", data)
    assert storage.path("tables", "a.json.old").stat().st_mode & 0o777 == 0o600
