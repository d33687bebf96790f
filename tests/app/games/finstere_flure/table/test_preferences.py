"""What is wished of a table for good: remembered, and never guessed from a file that makes no sense."""

import errno
from pathlib import Path

import pytest

from app.games.finstere_flure.table.preferences import FILE, FOLDER, Preferences
from app.services.storage import ScriptedStorage


def test_the_way_of_the_monster_is_not_shown_unless_somebody_wants_it(tmp_path: Path) -> None:
    assert not Preferences(ScriptedStorage(tmp_path)).preview


@pytest.mark.parametrize("wanted", [True, False])
def test_a_wish_holds_after_a_restart(tmp_path: Path, wanted: bool) -> None:
    Preferences(ScriptedStorage(tmp_path)).preview = not wanted
    Preferences(ScriptedStorage(tmp_path)).preview = wanted
    assert Preferences(ScriptedStorage(tmp_path)).preview is wanted


@pytest.mark.parametrize("rubbish", [b"", b"{ cut", b"[]", b"true", b'{"preview": 1}', b'{"preview": "no"}'])
def test_a_file_that_makes_no_sense_is_no_wish(tmp_path: Path, rubbish: bytes) -> None:
    storage = ScriptedStorage(tmp_path)
    storage.write(FOLDER, FILE, rubbish)
    assert Preferences(storage).preview is False


def test_a_full_disk_forgets_the_wish_and_stops_nothing(tmp_path: Path) -> None:
    storage = ScriptedStorage(tmp_path)
    storage.refuse = errno.ENOSPC
    Preferences(storage).preview = True
    storage.refuse = None
    assert Preferences(storage).preview is False
