import errno
import os
from pathlib import Path

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.table.catalogue import Playable
from app.table.keeper import LONGEST_TITLE, Keeper
from engine import SaveError, Session
from tests.miniature import MINIATURE


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def keeper(storage: ScriptedStorage) -> Keeper:
    return Keeper(storage, {"embers": Playable(MINIATURE, "", "")})


def begun(*names: str) -> Session:
    session = Session.new(MINIATURE, max(2, len(names)), 5)
    session.table = {"players": [{"name": name} for name in names], "name": ""}
    return session


def finished() -> Session:
    session = begun()
    while session.deciders:
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    return session


def age(storage: ScriptedStorage, name: str, seconds: float) -> None:
    os.utime(storage.path("tables", name), (seconds, seconds))


def test_what_is_saved_is_opened(keeper: Keeper) -> None:
    session = begun("Mira", "Jo")
    keeper.save("one.json", session)
    again = keeper.open("one.json")
    assert (again.state, again.table, again.seed) == (session.state, session.table, session.seed)


def test_no_two_tables_get_the_same_file(keeper: Keeper) -> None:
    names = []
    for _ in range(4):
        names.append(keeper.fresh_name(begun()))
        keeper.save(names[-1], begun())
    assert len(set(names)) == 4
    assert all(name.startswith("embers-") for name in names)


def test_the_table_touched_last_comes_first(keeper: Keeper, storage: ScriptedStorage) -> None:
    for name, seconds in (("old.json", 100), ("new.json", 300), ("middle.json", 200)):
        keeper.save(name, begun())
        age(storage, name, seconds)
    assert [kept.name for kept in keeper.kept()] == ["new.json", "middle.json", "old.json"]
    assert keeper.kept()[0].touched == 300


def test_an_unreadable_table_is_listed_with_the_reason(keeper: Keeper, storage: ScriptedStorage) -> None:
    storage.write("tables", "bad.json", b"{")
    (kept,) = keeper.kept()
    assert kept.session is None
    assert kept.trouble == "the file is cut or garbled"
    assert (kept.players, kept.title) == ([], "")


def test_other_files_are_no_tables(keeper: Keeper, storage: ScriptedStorage) -> None:
    storage.write("tables", "notes.txt", b"milk, eggs")
    assert keeper.kept() == []


def test_a_damaged_table_is_opened_from_the_generation_before(
    keeper: Keeper, storage: ScriptedStorage
) -> None:
    session = begun()
    keeper.save("one.json", session)
    session.play(0, session.legal(0)[0])
    keeper.save("one.json", session)
    storage.path("tables", "one.json").write_bytes(b"half a f")
    assert keeper.open("one.json").log == []


def test_with_both_generations_damaged_the_newest_says_why(keeper: Keeper, storage: ScriptedStorage) -> None:
    storage.write("tables", "one.json", b"{")
    storage.write("tables", "one.json", b"{}")
    with pytest.raises(SaveError, match="not a Lanterne save"):
        keeper.open("one.json")


def test_a_table_that_is_gone_says_so(keeper: Keeper) -> None:
    with pytest.raises((SaveError, StorageTrouble)):
        keeper.open("none.json")


def test_a_name_that_leads_out_of_the_folder_is_refused(keeper: Keeper) -> None:
    with pytest.raises(StorageTrouble):
        keeper.open("../settings/settings.json")


def test_going_on_skips_what_is_over_and_what_cannot_be_read(
    keeper: Keeper, storage: ScriptedStorage
) -> None:
    for name, seconds, session in (("going.json", 100, begun()), ("over.json", 200, finished())):
        keeper.save(name, session)
        age(storage, name, seconds)
    storage.write("tables", "bad.json", b"{")
    latest = keeper.latest()
    assert latest is not None
    assert latest.name == "going.json"


def test_there_may_be_nothing_to_go_on_with(keeper: Keeper) -> None:
    assert keeper.latest() is None
    keeper.save("over.json", finished())
    assert keeper.latest() is None


def test_a_table_can_be_given_a_name(keeper: Keeper) -> None:
    keeper.save("one.json", begun())
    keeper.rename(keeper.kept()[0], "  Sunday\nevening ")
    assert keeper.kept()[0].title == "Sunday evening"
    keeper.rename(keeper.kept()[0], "x" * 100)
    assert keeper.kept()[0].title == "x" * LONGEST_TITLE


def test_a_name_from_a_strange_file_can_be_shown(keeper: Keeper) -> None:
    session = begun()
    session.table = {"name": ["not", "a", "name"], "players": 7}
    keeper.save("one.json", session)
    (kept,) = keeper.kept()
    assert kept.title == ""
    assert len(kept.players) == 2


def test_a_removed_table_does_not_come_back(keeper: Keeper, storage: ScriptedStorage) -> None:
    for _ in range(2):
        keeper.save("one.json", begun())
    keeper.remove("one.json")
    assert keeper.kept() == []
    assert list(storage.path("tables", "one.json").parent.iterdir()) == []


def test_a_full_disk_is_told_in_one_line(keeper: Keeper, storage: ScriptedStorage) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble) as caught:
        keeper.save("one.json", begun())
    assert "no room left" in str(caught.value)


def test_a_folder_that_will_not_say_is_one_line_of_the_list(
    keeper: Keeper, storage: ScriptedStorage, tmp_path: Path
) -> None:
    (tmp_path / "tables").write_bytes(b"a file where a folder should be")
    (kept,) = keeper.kept()
    assert kept.session is None
    assert kept.trouble
    assert keeper.latest() is None
