"""The small files of the app: a default where there is nothing, and nothing lost where there is rubbish."""

import errno
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.services.json_file import JsonFile, an_object
from app.services.storage import ScriptedStorage, StorageTrouble
from tests.faults.memory import MemoryStorage


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


def opened(storage: Any) -> JsonFile[dict[str, Any]]:
    return JsonFile(storage, "settings", "a.json", an_object, dict)


plain = st.dictionaries(
    st.text(), st.none() | st.booleans() | st.integers() | st.text() | st.lists(st.text())
)


@given(plain)
def test_what_is_saved_is_loaded(data: dict[str, Any]) -> None:
    file = opened(MemoryStorage())
    file.save(data)
    assert file.load() == data
    assert not file.broken


def test_a_missing_file_is_the_default_and_nothing_is_wrong(storage: ScriptedStorage) -> None:
    file = opened(storage)
    assert (file.load(), file.broken) == ({}, False)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"3", b"\xff\x00", b"[" * 100_000])
def test_what_makes_no_sense_is_set_aside_and_the_default_is_used(
    storage: ScriptedStorage, content: bytes
) -> None:
    storage.write("settings", "a.json", content)
    file = opened(storage)
    assert (file.load(), file.broken) == ({}, True)
    assert storage.read("settings", "a.json.broken") == content
    assert (file.load(), file.broken) == ({}, False)


def test_a_file_that_cannot_even_be_set_aside_does_not_stop_anybody(
    storage: ScriptedStorage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_what: object) -> None:
        raise StorageTrouble("no")

    storage.write("settings", "a.json", b"{")
    monkeypatch.setattr(storage, "set_aside", refuse)
    assert opened(storage).load() == {}


def test_trouble_with_writing_is_the_callers_to_show(storage: ScriptedStorage) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble, match="Not enough storage"):
        opened(storage).save({})
