"""Everything in one file, and back: nothing is lost, nothing is kept twice, whenever the app is killed."""

import io
import json
import zipfile
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.games.obscurio.riddles.record import RiddleRecord
from app.lessons.marks import LessonMarks
from app.services.exchange import Incoming
from app.setup.memory import SetupMemory
from app.shell.archive import LABEL, pack, unpack
from app.shell.arriving import arrive
from app.shell.backing_up import told
from app.shell.restoring import Restored, Restoring
from app.shell.settings import FIELDS
from engine import SaveError, Session
from engine.core.dice import seeded
from engine.games.night_cage import GAME
from engine.games.night_cage.companion.tower import TowerCompanion
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.lessons.lesson_fingers import answers
from tests.app.real_games import offer
from tests.engine.core.playing import play_on
from tests.faults.mutation import garbled, lucky, twisted
from tests.miniature import MINIATURE
from tests.miniature.campaign import EmbersCampaign

pytestmark = pytest.mark.ui

Starts = Callable[[str], Any]


class Killed(BaseException):
    """The process is gone."""


@pytest.fixture
def start(window: Any, tmp_path: Path) -> Starts:
    """Give start(name): an app without a screen, on the device of this name."""
    from app.services import Services
    from app.shell.shell import Lanterne
    from tests.app.running import speak_to
    from tests.miniature.kit import only_embers

    def made(name: str) -> Any:
        app = Lanterne(catalogue=only_embers(), services=Services.scripted(tmp_path / name))
        speak_to(app)
        offer(app, "night_cage")
        return app

    return made


def table(seed: int, moves: int = 3) -> Session:
    session = play_on(Session.new(MINIATURE, 2, seed), moves)
    session.table = {"players": [{"name": "Mira"}, {"name": "Odo"}], "people": [0, 1], "name": f"No. {seed}"}
    return session


def fill(app: Any) -> None:
    """Tables, a campaign with its run, a table beside the box, settings, a record, lessons, riddles."""
    for seed in (1, 2, 3):
        app.saves.save(f"embers-{seed}.json", table(seed))
    campaign = EmbersCampaign.new(7)
    campaign.table = {"players": [{"name": "Mira"}, {"name": "Odo"}], "name": "Winter"}
    app.campaigns.set_out(campaign)
    storage = app.services.storage
    tower = TowerCompanion.opened(4, GAME.info.settle({}), True, 7)
    storage.write("settings", "companion-night_cage.json", tower.sealed({"seats": 4}))
    storage.write("settings", "last-embers.json", b'{"seats": 2}')
    storage.write("record", "obscurio_riddles.json", b'{"rung 1": {"doors": [2], "found": true}}')
    app.statistics.add("embers-9.json", play_on(table(9), 400))
    LessonMarks(storage).add("first")
    app.settings.text_size = 120
    app.settings.save()


def contents(app: Any) -> dict[str, Any]:
    """Everything that is kept, without the order in which it was touched."""
    kept = {}
    for entry in unpack(pack(app.services.storage)):
        data = json.loads(entry.read())
        data.pop("sum", None)
        data.get("setup", {}).get("table", {}).pop("touched_as", None)
        kept[f"{entry.folder}/{entry.name}"] = data
    return kept


def restore(app: Any, data: bytes, settings: bool = True) -> Restored:
    restoring = Restoring(app, data, settings)
    for _step in restoring.steps():
        pass
    return restoring.done


def test_a_new_device_gets_everything_and_a_second_time_nothing(start: Starts) -> None:
    here = start("here")
    fill(here)
    whole, there = pack(here.services.storage), start("there")
    assert restore(there, whole) == Restored(new=6)
    assert contents(there) == contents(here)
    assert there.settings.text_size == 120
    campaign = there.campaigns.open(there.campaigns.names()[0])
    assert there.campaigns.running(campaign) is not None
    assert restore(there, whole) == Restored(same=6)
    assert contents(there) == contents(here)


def test_what_was_touched_last_stays_first(start: Starts) -> None:
    here = start("here")
    for seed in (3, 1, 2):
        here.saves.save(f"embers-{seed}.json", table(seed))
    there = start("there")
    restore(there, pack(here.services.storage))
    assert there.saves.names() == here.saves.names()


def test_what_differs_is_kept_apart_and_what_is_here_stays(start: Starts) -> None:
    here, there = start("here"), start("there")
    fill(here)
    fill(there)
    there.saves.save("embers-2.json", table(2, moves=6))
    tower = TowerCompanion.opened(4, GAME.info.settle({}), True, 8)
    there.services.storage.write("settings", "companion-night_cage.json", tower.sealed({}))
    there.settings.text_size = 85
    there.settings.save()
    before, whole = contents(there), pack(here.services.storage)
    done = restore(there, whole, settings=False)
    after = contents(there)
    assert {key: after[key] for key in before} == before
    assert len(after) == len(before) + 2, "the other table 2, and the run of the other campaign"
    assert (done.same, done.refused) == (3, 0)
    assert there.settings.text_size == 85
    (file,) = there.services.exchange.lying()
    assert TowerCompanion.unsealed(file.read())[1] == {"seats": 4}
    restore(there, whole, settings=False)
    assert contents(there) == after
    assert len(there.services.exchange.lying()) == 1


def test_lessons_riddles_and_records_are_joined(start: Starts) -> None:
    here, there = start("here"), start("there")
    fill(here)
    storage = there.services.storage
    LessonMarks(storage).add("second")
    storage.write("record", "obscurio_riddles.json", b'{"rung 1": {"doors": [5]}, "rung 2": {"doors": [1]}}')
    storage.write("settings", "last-embers.json", b'{"seats": 5}')
    for number in range(3):
        there.statistics.add(f"embers-{number}.json", play_on(table(number), 400))
    restore(there, pack(here.services.storage))
    assert "first" in LessonMarks(storage)
    assert "second" in LessonMarks(storage)
    assert json.loads(storage.read("record", "obscurio_riddles.json")) == {
        "rung 1": {"doors": [5]},
        "rung 2": {"doors": [1]},
    }
    assert json.loads(storage.read("settings", "last-embers.json")) == {"seats": 5}
    assert there.statistics.of("embers").played == 3, "the longer record: sums would count games twice"


def test_a_shorter_record_gives_way_and_its_best_is_kept(start: Starts) -> None:
    app = start("here")
    app.statistics.add("embers-1.json", play_on(table(1), 400))
    games = {
        "embers": {"played": 9, "won": 4, "lost": 5},
        "night_cage": {"played": 2, "bests": {"tiles_left": 7}},
    }
    app.statistics.merge({"games": games, "counted": ["embers-1.json", "embers-5.json"]})
    assert app.statistics.of("embers").played == 9
    assert app.statistics.remembered("night_cage").bests == {"tiles_left": 7}
    app.statistics.merge({"games": {"night_cage": {"played": 1, "bests": {"tiles_left": 11}}}, "counted": []})
    assert app.statistics.remembered("night_cage").bests == {"tiles_left": 11}
    app.statistics.add("embers-5.json", play_on(table(5), 400))
    assert app.statistics.of("embers").played == 9


def test_whenever_it_is_killed_a_second_try_has_everything_once(start: Starts) -> None:
    here = start("here")
    fill(here)
    whole, wanted, number = pack(here.services.storage), contents(here), 0
    while True:
        there = start(f"killed {number}")
        _kill_at_write(there.services.storage, number)
        try:
            restore(there, whole)
        except Killed:
            number += 1
        else:
            break
        again = start(f"killed {number - 1}")
        done = restore(again, whole)
        assert contents(again) == wanted
        assert done.new + done.same == 6
    assert number > 10


def _kill_at_write(storage: Any, number: int) -> None:
    """Let so many files be written; in the middle of the next the process is gone."""
    left, write = [number], storage.write

    def writes(*arguments: Any) -> None:
        if not left[0]:
            raise Killed
        left[0] -= 1
        write(*arguments)

    storage.write = writes


def test_a_full_disk_ends_it_in_one_line_and_what_is_back_stays(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    fill_one(app)
    whole = pack(app.services.storage)
    app.saves.remove("embers-1.json")
    app.services.storage.refuse = 28
    arrive(Incoming("whole", lambda: whole))
    frames(20)
    tap_on(next(each for each in answers(app) if each.text == "Games and record"))
    gone()
    assert "Not enough storage" in app.toast.text
    app.services.storage.refuse = None
    restore(app, whole)
    assert app.saves.names() == ["embers-1.json"]


def fill_one(app: Any) -> None:
    app.saves.save("embers-1.json", table(1))


@pytest.mark.parametrize(("words", "size"), [("Games and record", 100), ("Settings too", 120)])
def test_fingers_back_everything_up_and_bring_it_back(
    open_shell: Callable[..., Any], words: str, size: int
) -> None:
    app = open_shell(text_size=120)
    fill_one(app)
    app.go("settings")
    frames(4)
    sheet = app.navigator.page._sheets[-1]
    app.navigator.page.ids.scroll.scroll_to(sheet, animate=False)
    frames(4)
    tap_on(sheet.ids.back_up)
    frames(20)
    assert app.dialogs.top.title == "Saved as a file"
    tap_on(answers(app)[0])
    gone()
    app.saves.remove("embers-1.json")
    app.settings.text_size = 100
    tap_on(sheet.ids.restore)
    frames(20)
    tap_on(app.dialogs.top.ids.place.children[0].children[-1])
    frames(20)
    tap_on(next(each for each in answers(app) if each.text == words))
    settle(lambda: app.dialogs.top is not None and app.dialogs.top.title == "Restored")
    assert app.dialogs.top.body == "1 game restored."
    assert (app.saves.names(), app.settings.text_size) == (["embers-1.json"], size)
    assert app.navigator.current == "home"


def test_how_it_went_is_said_in_plain_numbers() -> None:
    assert told(Restored(2, 1, 3)) == "2 games restored. 1 already here. 3 could not be read."


ROUNDS = pytest.mark.parametrize("rounds", [120, pytest.param(12_000, marks=pytest.mark.thorough)])
"""Spoilt archives."""


@ROUNDS
def test_a_spoilt_archive_is_refused_or_brings_back_what_can_be_read(start: Starts, rounds: int) -> None:
    here = start("here")
    fill(here)
    whole, luck = pack(here.services.storage), lucky(seeded(5))
    refused, spoilt, there = 0, 0, start("there")
    for _ in range(rounds):
        try:
            spoilt += bool(restore(there, garbled(whole, luck)).refused)
        except SaveError:
            refused += 1
    assert refused > rounds // 6
    assert spoilt > rounds // 24
    assert all(kept.session is not None for kept in there.saves.kept())


@ROUNDS
def test_an_archive_that_a_bad_program_wrote_leaves_an_app_that_goes_on(start: Starts, rounds: int) -> None:
    here, there = start("here"), start("there")
    fill(here)
    packed = {f"{each.folder}/{each.name}": each.read() for each in unpack(pack(here.services.storage))}
    small = [name for name in packed if not name.startswith(("tables/", "campaigns/"))]
    storage, luck, came = there.services.storage, lucky(seeded(6)), 0
    for number in range(rounds):
        name = small[number % len(small)]
        data = json.dumps(twisted(json.loads(packed[name]), luck)).encode()
        came += not restore(there, zipped(**{LABEL: OURS, name: data})).refused
        LessonMarks(storage).add(f"lesson {number % 9}")
        RiddleRecord(storage).streak(date(2026, 11, 18))
        assert SetupMemory(storage).recall("embers") is not None
        there.statistics.add(f"embers-{number}.json", table(9))
        assert there.settings.text_size in FIELDS["text_size"].allowed
        for folder, file in [each.split("/") for each in small]:
            storage.remove(folder, file)
    assert came > rounds // 4


def zipped(**files: bytes) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return data.getvalue()


OURS = b'{"app": "lanterne", "format": 1}'


@pytest.mark.parametrize(
    ("files", "why"),
    [
        ({"holiday.jpg": b"x"}, "not a Lanterne"),
        ({LABEL: b"[]"}, "not a Lanterne"),
        ({LABEL: b'{"app": "lanterne", "format": 2}'}, "newer version"),
    ],
)
def test_another_archive_is_refused_in_one_line(files: dict[str, bytes], why: str) -> None:
    with pytest.raises(SaveError, match=why):
        unpack(zipped(**files))


def test_an_archive_reaches_no_other_folder_and_unpacks_no_bomb(start: Starts) -> None:
    strange = ("../tables/a.json", "tables/../../a.json", "/tables/a.json", "tables/.a.json", "other/a.json")
    assert unpack(zipped(**{LABEL: OURS, **dict.fromkeys(strange, b"{}")})) == []
    bomb = zipped(**{LABEL: OURS, "tables/a.json": b" " * 9_000_000})
    app = start("here")
    assert len(bomb) < 20_000
    assert restore(app, bomb) == Restored(refused=1)
    assert app.saves.names() == []
