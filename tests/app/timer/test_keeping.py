"""The sand timer unseen or gone: behind other screens, paused, killed, on a full disk, it keeps true time."""

import errno
from typing import Any

import pytest

from app.services.motion_detector import TurnedOver
from app.timer.sand import Sand
from tests.app.fingers import frames, key, settle
from tests.app.timer.sand_fingers import layers, passes

pytestmark = pytest.mark.ui


def test_the_sand_runs_on_while_another_screen_is_shown_and_is_heard(shell: Any, timer: Any) -> None:
    timer.clock.press()
    shell.back()
    frames(3)
    shell.services.clock.go(61)
    settle(lambda: "end_of_time" in shell.services.sound.names)
    assert shell.toast.text == "Time's up!"
    shell.go("timer")
    frames(3)
    assert shell.navigator.page.clock.ended
    assert shell.services.sound.names.count("end_of_time") == 1


def test_a_hidden_timer_does_not_feel_the_device(shell: Any, timer: Any) -> None:
    shell.back()
    frames(3)
    shell.services.motion.give(TurnedOver())
    assert not timer.clock.running
    key("space")
    assert not timer.clock.running


def test_the_screen_is_kept_on_while_the_sand_runs_and_no_longer(shell: Any, timer: Any) -> None:
    timer.clock.press()
    assert shell.services.awake.on
    timer.clock.press()
    assert not shell.services.awake.on
    timer.clock.press()
    passes(timer, 61)
    assert not shell.services.awake.on


def test_a_killed_app_comes_back_to_the_true_time(open_shell: Any) -> None:
    app = open_shell()
    app.go("timer")
    frames(3)
    clock = layers(app.navigator.page, 3)
    clock.press()
    began = app.services.clock.wall()
    app.services.clock.go(30)
    app = open_shell()
    app.services.clock.reboot(began + 100 - app.services.clock.wall())
    app.go("timer")
    frames(3)
    page = app.navigator.page
    assert page.clock.digits == "1:20"
    assert page.clock.running
    assert page.clock.index == 1
    assert page.told_setting(page.setting, "en") == "3 \u00d7 60 s"


def test_a_timer_that_ran_out_while_the_app_was_closed_is_told_once(open_shell: Any) -> None:
    app = open_shell()
    app.go("timer")
    frames(3)
    app.navigator.page.clock.press()
    wall = app.services.clock.wall()
    for visit in range(2):
        app = open_shell()
        app.services.clock.reboot(wall + 1000 - app.services.clock.wall())
        app.go("timer")
        frames(3)
        assert app.navigator.page.clock.ended
        assert app.services.sound.names.count("end_of_time") == (1 if visit == 0 else 0)
        assert len(app.services.haptics.felt) == (1 if visit == 0 else 0)


def test_a_pause_of_the_app_keeps_the_sand_and_a_resume_catches_up(shell: Any, timer: Any) -> None:
    timer.clock.press()
    shell.on_pause()
    shell.services.clock.go(40)
    shell.on_resume()
    assert timer.clock.digits == "0:20"


def test_a_disk_that_refuses_does_not_stop_the_sand(shell: Any, timer: Any) -> None:
    shell.services.storage.refuse = errno.ENOSPC
    timer.clock.press()
    passes(timer, 10)
    assert timer.clock.digits == "0:50"
    assert shell.toast.text


def test_a_saved_value_can_be_given_to_the_clock(timer: Any) -> None:
    clock = timer.clock
    sand = Sand.of((60, 60)).start(clock.services.clock)
    clock.services.clock.go(75)
    clock.sand = sand
    assert clock.index == 1
    assert clock.digits == "0:45"
