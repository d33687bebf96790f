import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.services.clock import Deadline, DeviceClock, ScriptedClock

spans = st.floats(0.0, 10_000.0)


@pytest.fixture
def clock() -> ScriptedClock:
    return ScriptedClock()


def test_the_device_clock_never_goes_back() -> None:
    clock = DeviceClock()
    readings = [clock.now() for _ in range(1000)]
    assert readings == sorted(readings)


def test_the_wall_clock_of_the_device_is_that_of_the_machine() -> None:
    before = time.time()
    assert before <= DeviceClock().wall() <= time.time()


@pytest.mark.skipif(not hasattr(time, "CLOCK_BOOTTIME"), reason="only Linux and Android have this clock")
def test_on_linux_the_clock_counts_sleep() -> None:
    before = time.clock_gettime(time.CLOCK_BOOTTIME)
    assert before <= DeviceClock().now() <= time.clock_gettime(time.CLOCK_BOOTTIME)


def test_a_deadline_runs_out_and_stays_out(clock: ScriptedClock) -> None:
    deadline = Deadline.started(clock, 60)
    clock.go(59)
    assert deadline.remaining(clock) == pytest.approx(1)
    assert not deadline.over(clock)
    clock.go(100)
    assert deadline.remaining(clock) == 0
    assert deadline.over(clock)


def test_no_time_passes_for_a_paused_deadline(clock: ScriptedClock) -> None:
    deadline = Deadline.started(clock, 60)
    clock.go(20)
    held = deadline.paused(clock)
    clock.go(1000)
    assert not held.running
    assert held.remaining(clock) == pytest.approx(40)
    resumed = held.resumed(clock)
    clock.go(10)
    assert resumed.remaining(clock) == pytest.approx(30)


def test_time_can_be_added_and_taken_away(clock: ScriptedClock) -> None:
    deadline = Deadline.started(clock, 60)
    clock.go(30)
    assert deadline.changed(clock, 10).remaining(clock) == pytest.approx(40)
    assert deadline.changed(clock, -100).over(clock)
    assert deadline.changed(clock, 100).length == pytest.approx(130)
    assert not deadline.paused(clock).changed(clock, 5).running


def test_a_sand_timer_turned_over_has_left_what_had_run(clock: ScriptedClock) -> None:
    deadline = Deadline.started(clock, 60)
    clock.go(45)
    turned = deadline.turned_over(clock)
    assert turned.remaining(clock) == pytest.approx(45)
    clock.go(45)
    assert turned.over(clock)


@given(length=spans, before=spans, killed=spans)
def test_a_saved_deadline_knows_how_long_the_app_was_dead(
    length: float, before: float, killed: float
) -> None:
    clock = ScriptedClock()
    deadline = Deadline.started(clock, length)
    clock.go(before)
    saved = json.loads(json.dumps(deadline.to_plain(clock)))
    clock.reboot(killed)
    restored = Deadline.from_plain(saved, clock)
    assert restored.remaining(clock) == pytest.approx(max(0.0, length - before - killed), abs=1e-3)
    assert restored.length == length
    assert restored.running


@given(length=spans, before=spans, killed=spans)
def test_a_saved_pause_is_still_a_pause(length: float, before: float, killed: float) -> None:
    clock = ScriptedClock()
    deadline = Deadline.started(clock, length)
    clock.go(before)
    held = deadline.paused(clock)
    saved = held.to_plain(clock)
    clock.reboot(killed)
    assert Deadline.from_plain(saved, clock).remaining(clock) == held.remaining(clock)


def test_setting_the_wall_clock_back_gives_no_extra_time(clock: ScriptedClock) -> None:
    saved = Deadline.started(clock, 60).to_plain(clock)
    clock.reboot(-86_400)
    assert Deadline.from_plain(saved, clock).remaining(clock) == 60
