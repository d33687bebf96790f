"""What the timer remembers between two visits, and what it does with a file that makes no sense."""

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from app.services.clock import ScriptedClock
from app.services.storage import ScriptedStorage, StorageTrouble
from app.timer.memory import FILE, FOLDER, TimerMemory, TimerSetting
from app.timer.sand import Sand


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def clock() -> ScriptedClock:
    return ScriptedClock()


def test_without_a_kept_timer_one_minute_lies_ready(storage: ScriptedStorage, clock: ScriptedClock) -> None:
    assert TimerMemory(storage, clock).recall() == (TimerSetting(60, 1), None)


def test_a_running_timer_runs_on_after_the_app_was_closed_and_opened(
    storage: ScriptedStorage, clock: ScriptedClock
) -> None:
    setting = TimerSetting(90, 2)
    TimerMemory(storage, clock).remember(setting, Sand.of(setting.spans).start(clock))
    clock.reboot(100)
    recalled, sand = TimerMemory(storage, clock).recall()
    assert recalled == setting
    assert sand is not None
    assert sand.left(clock) == pytest.approx(80)


@pytest.mark.parametrize(
    "changes",
    [
        {"seconds": 29},
        {"seconds": 181},
        {"seconds": 60.5},
        {"seconds": True},
        {"layers": 0},
        {"layers": 7},
        {"sand": None},
        {"sand": {"spans": [60]}},
        None,
    ],
)
def test_a_file_that_makes_no_sense_is_set_aside(
    changes: dict[str, Any] | None, storage: ScriptedStorage, clock: ScriptedClock, tmp_path: Path
) -> None:
    memory = TimerMemory(storage, clock)
    memory.remember(TimerSetting(), Sand.of((60,)))
    plain = json.loads(storage.read(FOLDER, FILE))
    storage.write(FOLDER, FILE, json.dumps([] if changes is None else plain | changes).encode())
    assert memory.recall() == (TimerSetting(), None)
    assert (tmp_path / FOLDER / f"{FILE}.broken").is_file()


def test_a_full_disk_is_told(storage: ScriptedStorage, clock: ScriptedClock) -> None:
    storage.refuse = errno.ENOSPC
    with pytest.raises(StorageTrouble):
        TimerMemory(storage, clock).remember(TimerSetting(), Sand.of((60,)))
