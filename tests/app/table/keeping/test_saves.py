import errno
import gc
import os
from pathlib import Path
from weakref import ref

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.table.keeping.campaigns import latest
from app.table.keeping.saves import LONGEST_TITLE, Saves
from engine import SaveError, Session
from tests.miniature import MINIATURE
from tests.miniature.kit import only_embers


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def saves(storage: ScriptedStorage) -> Saves:
    return Saves(storage, only_embers())


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


def test_a_table_that_is_saved_is_opened(saves: Saves) -> None:
    session = begun("Mira", "Jo")
    saves.save("one.json", session)
    again = saves.open("one.json")
    assert (again.state, again.table, again.seed) == (session.state, session.table, session.seed)


def test_no_two_tables_get_the_same_file(saves: Saves) -> None:
    names = []
    for _ in range(4):
        names.append(saves.fresh_name(begun()))
        saves.save(names[-1], begun())
    assert len(set(names)) == 4
    assert all(name.startswith("embers-") for name in names)


def test_the_table_touched_last_comes_first(saves: Saves, storage: ScriptedStorage) -> None:
    for name, seconds in (("old.json", 100), ("middle.json", 200), ("new.json", 300)):
        saves.save(name, begun())
        age(storage, name, seconds)
    assert [kept.name for kept in saves.kept()] == ["new.json", "middle.json", "old.json"]
    assert saves.kept()[0].touched == 300


def test_with_the_clock_set_back_the_table_touched_last_still_comes_first(
    saves: Saves, storage: ScriptedStorage
) -> None:
    for name, seconds in (("first.json", 5000), ("second.json", 4000)):
        saves.save(name, begun())
        age(storage, name, seconds)
    later = Saves(storage, only_embers())
    later.save("third.json", begun())
    age(storage, "third.json", 100)
    assert later.names() == ["third.json", "second.json", "first.json"]
    kept = latest(later)
    assert kept is not None
    assert kept.name == "third.json"


def test_a_table_from_before_tables_were_counted_comes_after_those_that_are(
    saves: Saves, storage: ScriptedStorage
) -> None:
    storage.write("tables", "old.json", begun().sealed())
    saves.save("new.json", begun('"touched_as":999,', "Jo"))
    age(storage, "new.json", 100)
    assert saves.names() == ["new.json", "old.json"]
    assert saves.order.of("tables", "new.json") == 1


def test_an_unreadable_table_is_listed_with_the_reason(saves: Saves, storage: ScriptedStorage) -> None:
    storage.write("tables", "bad.json", b"{")
    (kept,) = saves.kept()
    assert kept.session is None
    assert kept.trouble == "the file is incomplete or corrupted"
    assert (kept.players, kept.title) == ([], "")


def test_other_files_are_no_tables(saves: Saves, storage: ScriptedStorage) -> None:
    storage.write("tables", "notes.txt", b"milk, eggs")
    assert saves.kept() == []


def test_a_damaged_table_is_opened_from_the_generation_before(saves: Saves, storage: ScriptedStorage) -> None:
    session = begun()
    saves.save("one.json", session)
    session.play(0, session.legal(0)[0])
    saves.save("one.json", session)
    storage.path("tables", "one.json").write_bytes(b"half a f")
    assert saves.open("one.json").log == []


def test_with_both_generations_damaged_the_newest_says_why(saves: Saves, storage: ScriptedStorage) -> None:
    storage.write("tables", "one.json", b"{")
    storage.write("tables", "one.json", b"{}")
    with pytest.raises(SaveError, match="not a Lanterne save"):
        saves.open("one.json")


def test_a_table_that_is_gone_says_so(saves: Saves) -> None:
    with pytest.raises((SaveError, StorageTrouble)):
        saves.open("none.json")


def test_a_name_that_leads_out_of_the_folder_is_refused(saves: Saves) -> None:
    with pytest.raises(StorageTrouble):
        saves.open("../settings/settings.json")


def test_going_on_skips_what_is_over_and_what_cannot_be_read(saves: Saves, storage: ScriptedStorage) -> None:
    for name, seconds, session in (("going.json", 100, begun()), ("over.json", 200, finished())):
        saves.save(name, session)
        age(storage, name, seconds)
    storage.write("tables", "bad.json", b"{")
    found = latest(saves)
    assert found is not None
    assert found.name == "going.json"


def test_there_may_be_nothing_to_go_on_with(saves: Saves) -> None:
    assert latest(saves) is None
    saves.save("over.json", finished())
    assert latest(saves) is None


def test_a_table_can_be_given_a_name(saves: Saves) -> None:
    saves.save("one.json", begun())
    saves.rename(saves.kept()[0], "  Sunday\nevening ")
    assert saves.kept()[0].title == "Sunday evening"
    saves.rename(saves.kept()[0], "x" * 100)
    assert saves.kept()[0].title == "x" * LONGEST_TITLE


def test_a_name_from_a_strange_file_can_be_shown(saves: Saves) -> None:
    session = begun()
    session.table = {"name": ["not", "a", "name"], "players": 7}
    saves.save("one.json", session)
    (kept,) = saves.kept()
    assert kept.title == ""
    assert len(kept.players) == 2


def test_a_removed_table_does_not_come_back(saves: Saves, storage: ScriptedStorage) -> None:
    for _ in range(2):
        saves.save("one.json", begun())
    saves.remove("one.json")
    assert saves.kept() == []
    assert list(storage.path("tables", "one.json").parent.iterdir()) == []


def test_a_full_disk_is_told_in_one_line(saves: Saves, storage: ScriptedStorage) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble) as caught:
        saves.save("one.json", begun())
    assert "Not enough storage" in str(caught.value)


def test_a_folder_that_will_not_say_is_one_line_of_the_list(
    saves: Saves, storage: ScriptedStorage, tmp_path: Path
) -> None:
    (tmp_path / "tables").write_bytes(b"a file where a folder should be")
    (kept,) = saves.kept()
    assert kept.session is None
    assert kept.trouble
    assert latest(saves) is None


def test_of_all_tables_that_could_be_gone_on_with_one_is_held(saves: Saves) -> None:
    held = []
    for name in ("one.json", "two.json", "three.json"):
        saves.save(name, begun())
        found = saves.to_go_on(name)
        assert found is not None
        assert found.session is not None
        assert saves.to_go_on(name) is found
        held.append(ref(found.session))
        del found
    gc.collect()
    assert [each() is not None for each in held] == [False, False, True]
