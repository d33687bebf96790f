import errno
import json
from pathlib import Path
from typing import Any

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.setup.memory import SetupMemory


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def memory(storage: ScriptedStorage) -> SetupMemory:
    return SetupMemory(storage)


def test_no_set_up_is_remembered_at_first(memory: SetupMemory, storage: ScriptedStorage) -> None:
    assert memory.recall("embers") == {}
    assert storage.names("settings") == []


def test_each_game_has_its_own_last_table(memory: SetupMemory) -> None:
    memory.remember("embers", {"players": [{"name": "Mira"}]})
    memory.remember("obscurio", {"players": []})
    assert memory.recall("embers") == {"players": [{"name": "Mira"}]}
    assert memory.recall("obscurio") == {"players": []}


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[1]", b'"x"', b"null", b"[" * 100_000])
def test_a_broken_file_is_ignored_and_set_aside(
    memory: SetupMemory, storage: ScriptedStorage, content: bytes
) -> None:
    storage.write("settings", "last-embers.json", content)
    assert memory.recall("embers") == {}
    assert storage.read("settings", "last-embers.json.broken") == content
    assert not storage.exists("settings", "last-embers.json")


def test_a_file_far_too_large_is_set_aside_unread(memory: SetupMemory, storage: ScriptedStorage) -> None:
    storage.write("settings", "last-embers.json", b" " * 9_000_000)
    assert memory.recall("embers") == {}
    assert storage.exists("settings", "last-embers.json.broken")


def test_a_full_disk_is_told(memory: SetupMemory, storage: ScriptedStorage) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble):
        memory.remember("embers", {})


def test_a_remembered_set_up_is_plain_json(memory: SetupMemory, storage: ScriptedStorage) -> None:
    data: dict[str, Any] = {"players": [], "options": {"voting": True}}
    memory.remember("embers", data)
    assert json.loads(storage.read("settings", "last-embers.json")) == data
