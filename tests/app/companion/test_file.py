"""The file of a companion's table: two generations, and nothing that was kept is written over unseen."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from app.companion.file import FOLDER, CompanionFile
from app.services.storage import ScriptedStorage, StorageTrouble
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import TowerCompanion

NAME = "companion-night_cage.json"


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def file(storage: ScriptedStorage) -> Any:
    return CompanionFile(storage, TowerCompanion)


def tower(draws: int = 0) -> TowerCompanion:
    companion = TowerCompanion.opened(4, GAME.info.settle({}), True, 7)
    for _ in range(draws):
        companion.draw()
    return companion


def test_what_is_written_is_read(file: Any) -> None:
    file.write(tower(3), {"seats": 3})
    kept = file.read()
    assert kept.companion.plain() == tower(3).plain()
    assert (kept.table, kept.trouble) == ({"seats": 3}, "")


def test_before_anything_was_kept_there_is_nothing_to_say(file: Any) -> None:
    kept = file.read()
    assert (kept.companion, kept.table, kept.trouble) == (None, {}, "")


def test_a_damaged_file_is_set_aside_and_the_save_before_it_is_opened(
    file: Any, storage: ScriptedStorage
) -> None:
    file.write(tower(1), {})
    file.write(tower(2), {})
    storage.path(FOLDER, NAME).write_bytes(b"half a f")
    kept = file.read()
    assert kept.companion.plain() == tower(1).plain()
    assert kept.trouble == "The table beside the box is set aside: the file is incomplete or corrupted"
    assert storage.read(FOLDER, NAME + ".broken") == b"half a f"


def test_a_file_of_a_newer_version_is_kept_for_it(file: Any, storage: ScriptedStorage) -> None:
    newer = type("Newer", (TowerCompanion,), {"rules": TowerCompanion.rules + 1})
    data = newer.opened(4, GAME.info.settle({}), True, 7).sealed({})
    storage.write(FOLDER, NAME, data)
    kept = file.read()
    assert kept.companion is None
    assert "newer version" in kept.trouble
    file.write(tower(), {})
    file.write(tower(1), {})
    assert storage.read(FOLDER, NAME + ".broken") == data


@pytest.mark.parametrize("content", [b"", b"[]", b"\xff\x00", json.dumps({"keeper": {}}).encode()])
def test_whatever_lies_there_is_set_aside_in_one_line(
    file: Any, storage: ScriptedStorage, content: bytes
) -> None:
    storage.write(FOLDER, NAME, content)
    kept = file.read()
    assert kept.companion is None
    assert kept.trouble
    assert "\n" not in kept.trouble
    assert storage.read(FOLDER, NAME + ".broken") == content


def test_a_full_disk_is_the_callers_to_tell(file: Any, storage: ScriptedStorage) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble, match="Not enough storage"):
        file.write(tower(), {})
