"""The sand timer's setting: how long, how many layers, and what it leaves alone."""

from typing import Any

import pytest

from tests.app.fingers import frames, settle, tap_on
from tests.app.timer.sand_fingers import passes

pytestmark = pytest.mark.ui


def test_the_setting_lays_fresh_sand_of_the_chosen_length(shell: Any, timer: Any) -> None:
    tap_on(timer.ids.setting)
    frames(3)
    dialog = shell.dialogs.top
    content = dialog.ids.place.children[0]
    content.seconds, content.layers = 90, 2
    tap_on(dialog.ids.answers.children[-1])
    settle(lambda: shell.dialogs.top is None)
    assert timer.clock.digits == "3:00"
    assert timer.clock.sand.spans == (90, 90)


def test_the_preset_is_the_time_track_of_obscurio(shell: Any, timer: Any) -> None:
    timer.ask_setting()
    frames(3)
    content = shell.dialogs.top.ids.place.children[0]
    tap_on(content.ids.presets.children[0])
    assert (content.seconds, content.layers) == (60, 3)
    shell.dialogs.close_top()


def test_a_setting_that_was_not_changed_leaves_running_sand_alone(shell: Any, timer: Any) -> None:
    timer.clock.press()
    passes(timer, 10)
    timer.ask_setting()
    frames(3)
    tap_on(shell.dialogs.top.ids.answers.children[-1])
    settle(lambda: shell.dialogs.top is None)
    assert timer.clock.running
    assert timer.clock.digits == "0:50"
