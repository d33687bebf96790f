import errno
import os
from gettext import NullTranslations
from pathlib import Path

import pytest

from app.services import storage as storage_module
from app.services.storage import TROUBLES, FolderStorage, ScriptedStorage, StorageTrouble
from engine.core import text


@pytest.fixture
def storage(tmp_path: Path) -> FolderStorage:
    return FolderStorage(tmp_path)


def test_a_file_that_is_written_can_be_read(storage: FolderStorage) -> None:
    storage.write("tables", "Friday.json", b"one")
    assert storage.read("tables", "Friday.json") == b"one"
    assert storage.exists("tables", "Friday.json")
    assert not storage.exists("record", "Friday.json")


def test_the_file_written_last_is_listed_first(storage: FolderStorage) -> None:
    for age, name in enumerate(("new.json", "middle.json", "old.json")):
        storage.write("tables", name, b"x")
        os.utime(storage.path("tables", name), (1000 - age, 1000 - age))
    assert storage.names("tables") == ["new.json", "middle.json", "old.json"]


def test_kept_generations_and_broken_files_are_not_listed(storage: FolderStorage) -> None:
    storage.write("tables", "a.json", b"1")
    storage.write("tables", "a.json", b"2")
    storage.write("tables", "b.json", b"3")
    storage.set_aside("tables", "b.json")
    storage.path("tables", "c.json.4711.new").write_bytes(b"cut")
    assert storage.names("tables") == ["a.json"]


def test_an_empty_folder_has_no_names(storage: FolderStorage) -> None:
    assert storage.names("record") == []


@pytest.mark.parametrize("name", ["", "..", "../other", "a/b", "a\\b", ".hidden", "a\0b", "a\n"])
def test_a_name_cannot_lead_out_of_its_folder(storage: FolderStorage, name: str) -> None:
    with pytest.raises(StorageTrouble):
        storage.write("tables", name, b"x")


def test_a_missing_file_is_a_trouble_that_says_so(storage: FolderStorage) -> None:
    with pytest.raises(StorageTrouble, match=r"File not found: none\.json") as caught:
        storage.read("tables", "none.json")
    assert caught.value.missing


def test_a_removed_file_is_gone_with_its_older_generation(storage: FolderStorage) -> None:
    storage.write("tables", "a.json", b"1")
    storage.write("tables", "a.json", b"2")
    storage.remove("tables", "a.json")
    storage.remove("tables", "a.json")
    assert list(storage.path("tables", "a.json").parent.iterdir()) == []


def test_a_broken_file_is_kept_aside(storage: FolderStorage) -> None:
    storage.write("settings", "settings.json", b"garbage")
    storage.set_aside("settings", "settings.json")
    assert not storage.exists("settings", "settings.json")
    assert storage.read("settings", "settings.json.broken") == b"garbage"


def test_a_second_broken_file_does_not_take_the_place_of_the_first(storage: FolderStorage) -> None:
    for content in (b"1", b"2", b"3"):
        storage.write("settings", "a.json", content)
        storage.set_aside("settings", "a.json")
    kept = [storage.read("settings", f"a.json{ending}.broken") for ending in ("", ".2", ".3")]
    assert kept == [b"1", b"2", b"3"]
    assert storage.names("settings") == []


@pytest.mark.parametrize("number", [*TROUBLES, errno.EIO, None])
def test_no_error_of_the_system_gets_past(
    storage: FolderStorage, number: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_what: object) -> None:
        raise OSError(number, "no") if number else OSError("no")

    monkeypatch.setattr(storage_module, "write_file", refuse)
    with pytest.raises(StorageTrouble) as caught:
        storage.write("tables", "a.json", b"x")
    line = str(caught.value)
    assert "a.json" in line
    assert "\n" not in line
    assert "{" not in line


def test_a_root_that_is_a_file_is_a_trouble(tmp_path: Path) -> None:
    (tmp_path / "root").write_text("I am a file")
    blocked = FolderStorage(tmp_path / "root")
    with pytest.raises(StorageTrouble):
        blocked.names("tables")
    with pytest.raises(StorageTrouble):
        blocked.write("tables", "a.json", b"x")


def test_a_file_far_too_large_is_a_trouble(storage: FolderStorage) -> None:
    with storage.path("tables", "a.json").open("wb") as file:
        file.truncate(100_000_000)
    with pytest.raises(StorageTrouble, match="too large"):
        storage.read("tables", "a.json")


def test_the_generation_before_can_be_read(storage: FolderStorage) -> None:
    for content in (b"1", b"2", b"3"):
        storage.write("tables", "a.json", content)
    assert (storage.read("tables", "a.json"), storage.older("tables", "a.json")) == (b"3", b"2")


def test_a_file_that_was_written_once_has_no_generation_before(storage: FolderStorage) -> None:
    storage.write("tables", "a.json", b"1")
    with pytest.raises(StorageTrouble) as caught:
        storage.older("tables", "a.json")
    assert caught.value.missing


def test_a_file_knows_when_it_was_written(storage: FolderStorage) -> None:
    storage.write("tables", "a.json", b"1")
    os.utime(storage.path("tables", "a.json"), (300, 300))
    assert storage.touched("tables", "a.json") == 300
    with pytest.raises(StorageTrouble):
        storage.touched("tables", "none.json")


def test_the_line_follows_the_language_of_the_moment(storage: FolderStorage) -> None:
    class Shouting(NullTranslations):
        def gettext(self, message: str) -> str:
            return message.replace("File not found:", "AUCUN")

    with pytest.raises(StorageTrouble) as caught:
        storage.read("tables", "a.json")
    before = str(caught.value)
    text.use(Shouting())
    after = str(caught.value)
    text.use(NullTranslations())
    assert (before, after) == ("File not found: a.json.", "AUCUN a.json.")


def test_a_scripted_storage_can_be_full(tmp_path: Path) -> None:
    scripted = ScriptedStorage(tmp_path)
    scripted.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble, match="Not enough storage"):
        scripted.write("tables", "a.json", b"x")
    scripted.refuse = None
    scripted.write("tables", "a.json", b"x")
    assert scripted.written == ["a.json"]


def test_files_that_a_killed_process_left_half_done_are_swept(tmp_path):
    storage = FolderStorage(tmp_path)
    storage.write("tables", "kept.json", b"{}")
    left = tmp_path / "tables" / "kept.json.999999999.new"
    left.write_bytes(b"half")
    storage.sweep()
    assert not left.exists()
    assert storage.read("tables", "kept.json") == b"{}"
