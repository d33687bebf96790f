"""The sand timer with real fingers: started, held, turned, heard to the end, and found again after a kill."""

import errno
from typing import Any

import pytest

from app.sand import Sand
from app.services.haptics import END_OF_TIME
from app.services.motion_detector import Shaken, TurnedOver
from tests.app.fingers import Finger, frames, key, press_and_hold, settle, tap, tap_on
from tests.app.screens.conftest import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui
SIZES = [PHONE, TALL, WIDE]


@pytest.fixture
def timer(shell: Any) -> Any:
    """The screen on a phone, one minute ready."""
    shell.go("timer")
    frames(4)
    return shell.navigator.page


def layers(page: Any, count: int, seconds: int = 60) -> Any:
    """Set the timer; gives its clock."""
    from app.timer_memory import TimerSetting

    page.setting = TimerSetting(seconds, count)
    page.clock.spans = page.setting.spans
    page.clock.heard = []
    for event in ("on_minute", "on_end", "on_pause_change"):
        page.clock.bind(**{event: lambda _clock, *args, event=event: page.clock.heard.append((event, *args))})
    frames(3)
    return page.clock


def passes(page: Any, seconds: float) -> None:
    """Let time pass as on a device that was asleep, then draw."""
    page.clock.services.clock.go(seconds)
    frames(2)


def runs(page: Any, seconds: float, step: float = 0.1) -> None:
    """Let time pass frame by frame."""
    for _ in range(round(seconds / step)):
        page.clock.services.clock.go(step)
        frames()


def swipe_the_glass(clock: Any) -> None:
    glass = clock.ids.glass
    x, y = glass.to_window(*glass.center)
    Finger(x, y + glass.unit * 0.8).down().to(x - glass.unit * 0.85, y + glass.unit * 0.8).up()
    frames(2)


@pytest.mark.parametrize("size", SIZES)
def test_home_leads_to_the_sand_timer(open_shell: Any, size: tuple[int, int]) -> None:
    app = open_shell(size)
    tap_on(app.navigator.page._entries["Sand timer"])
    frames(4)
    assert app.navigator.current == "timer"
    assert app.navigator.page.clock.digits == "1:00"


@pytest.mark.parametrize("size", SIZES)
def test_a_tap_on_the_glass_starts_the_sand_and_the_next_holds_it(
    open_shell: Any, size: tuple[int, int]
) -> None:
    app = open_shell(size)
    app.go("timer")
    frames(4)
    page = app.navigator.page
    tap_on(page.clock.ids.glass)
    passes(page, 24)
    assert page.clock.digits == "0:36"
    assert page.clock.ids.glass.share == pytest.approx(0.6, abs=0.001)
    tap_on(page.clock.ids.glass)
    passes(page, 500)
    assert page.clock.held
    assert page.clock.digits == "0:36"
    tap_on(page.clock.ids.glass)
    passes(page, 6)
    assert page.clock.digits == "0:30"


def test_the_big_button_and_the_space_bar_do_the_same(timer: Any) -> None:
    tap_on(timer.clock.ids.controls.buttons["go"])
    passes(timer, 10)
    assert timer.clock.running
    key("space")
    assert timer.clock.held
    key("space")
    assert timer.clock.running
    assert timer.clock.digits == "0:50"


def test_the_space_bar_leaves_the_sand_alone_while_a_dialog_is_open(shell: Any, timer: Any) -> None:
    tap_on(timer.ids.setting)
    frames(3)
    key("space")
    assert not timer.clock.running
    shell.dialogs.close_top()


def test_before_its_first_turn_the_sand_lies_below_the_neck(timer: Any) -> None:
    clock = layers(timer, 3)
    above, below = clock.ids.glass.split()
    assert above == []
    assert [tone for tone, _ in below] == [0, 1, 2]
    clock.press()
    above, below = clock.ids.glass.split()
    assert [tone for tone, _ in above] == [0, 1, 2]
    assert below == []


def test_a_swipe_starts_it_and_another_turns_what_is_left(timer: Any) -> None:
    swipe_the_glass(timer.clock)
    assert timer.clock.running
    passes(timer, 45)
    swipe_the_glass(timer.clock)
    assert timer.clock.sand.left(timer.clock.services.clock) == pytest.approx(45)
    assert timer.clock.services.sound.names.count("flip") == 2


def test_a_glass_that_is_swiped_swings_until_it_stands(open_shell: Any) -> None:
    app = open_shell(PHONE, animation="fast")
    app.go("timer")
    settle(lambda: not app.navigator.transition.is_active)
    frames(4)
    clock, glass, angles = app.navigator.page.clock, app.navigator.page.clock.ids.glass, []
    glass.bind(angle=lambda _glass, angle: angles.append(angle))
    swipe_the_glass(clock)
    assert clock.running
    settle(lambda: glass.angle == 0)
    assert max(angles) > 50  # as far as the finger pulled
    assert min(angles) < -50  # then on from there, the other way up


def test_a_swipe_that_is_too_short_changes_nothing(timer: Any) -> None:
    glass = timer.clock.ids.glass
    x, y = glass.to_window(*glass.center)
    Finger(x, y + 80).down().to(x - 25, y + 80).up()
    frames(2)
    assert timer.clock.sand.ready
    assert glass.angle == 0


def test_the_device_turned_over_turns_the_sand(shell: Any, timer: Any) -> None:
    shell.services.motion.give(TurnedOver())
    passes(timer, 50)
    assert timer.clock.digits == "0:10"
    shell.services.motion.give(TurnedOver())
    frames(2)
    assert timer.clock.digits == "0:50"


def test_a_shaken_device_does_nothing_to_the_sand(shell: Any, timer: Any) -> None:
    shell.services.motion.give(Shaken())
    frames(2)
    assert timer.clock.sand.ready


def test_a_clock_that_may_not_be_turned_only_starts(shell: Any, timer: Any) -> None:
    timer.clock.turnable = False
    shell.services.motion.give(TurnedOver())
    passes(timer, 50)
    shell.services.motion.give(TurnedOver())
    swipe_the_glass(timer.clock)
    assert timer.clock.digits == "0:10"


def test_without_any_sensor_nothing_is_missed_and_nothing_breaks(shell: Any, timer: Any) -> None:
    shell.services.motion.available = False
    shell.services.haptics.enabled = False
    shell.services.sound.available = False
    tap_on(timer.clock.ids.controls.buttons["turn"])
    passes(timer, 61)
    assert timer.clock.ended
    passes(timer, 0.14)
    assert timer.clock.ids.flash.strength > 0.9
    assert timer.clock.line == "The sand has run out"


def test_plus_and_minus_change_what_is_left(timer: Any) -> None:
    buttons = timer.clock.ids.controls.buttons
    tap_on(buttons["more"])
    assert timer.clock.digits == "1:00"  # sand that lies ready is changed by its setting
    tap_on(buttons["go"])
    passes(timer, 20)
    tap_on(buttons["more"])
    assert timer.clock.digits == "0:50"
    tap_on(buttons["less"])
    tap_on(buttons["less"])
    assert timer.clock.digits == "0:30"
    tap_on(buttons["reset"])
    assert timer.clock.digits == "1:00"
    assert timer.clock.sand.ready


def test_holding_is_told_and_stops_everything(timer: Any) -> None:
    clock = layers(timer, 1)
    clock.press()
    passes(timer, 5)
    clock.press()
    passes(timer, 100)
    clock.press()
    assert clock.heard == [("on_pause_change", True), ("on_pause_change", False)]
    assert clock.line == "The sand runs"


def test_each_layer_has_its_tone_in_colour_and_sound(timer: Any) -> None:
    from app.widgets.sand_tones import TONES

    clock = layers(timer, 3)
    clock.press()
    played = clock.services.sound.names
    played_before = len(played)
    runs(timer, 61, 6.1)
    assert clock.tone is TONES[1]
    assert clock.index == 1
    assert clock.line == "Layer 2 of 3"
    runs(timer, 60, 6.0)
    assert clock.tone is TONES[2]
    assert [name for name in clock.services.sound.names[played_before:] if name != "beat"] == [
        "chime_2",
        "chime_3",
    ]
    assert clock.heard == [("on_minute", 0), ("on_minute", 1)]


def test_the_last_ten_seconds_beat_softly_once_each(timer: Any) -> None:
    clock = layers(timer, 2, 30)
    clock.press()
    runs(timer, 49.5, 4.95)
    assert "beat" not in clock.services.sound.names
    runs(timer, 10.4, 0.26)
    beats = [volume for name, volume in clock.services.sound.played if name == "beat"]
    assert len(beats) == 10
    assert max(beats) < 0.6


def test_the_end_is_heard_felt_and_seen_at_once(timer: Any) -> None:
    clock = layers(timer, 1)
    clock.press()
    passes(timer, 59.9)
    assert clock.services.haptics.felt == []
    passes(timer, 0.2)
    assert clock.services.sound.names[-1] == "end_of_time"
    assert clock.services.haptics.felt == [END_OF_TIME]
    passes(timer, 0.14)
    assert clock.ids.flash.strength > 0.9
    assert clock.heard == [("on_minute", 0), ("on_end",)]
    assert clock.digits == "0:00"
    passes(timer, 2)
    assert clock.ids.flash.strength == 0


def test_a_quiet_timer_only_shines(timer: Any) -> None:
    clock = layers(timer, 2)
    tap_on(timer.ids.sound)
    heard = len(clock.services.sound.names)
    clock.press()
    passes(timer, 61)
    passes(timer, 61)
    assert len(clock.services.sound.names) == heard
    assert clock.services.haptics.felt == []
    passes(timer, 0.14)
    assert clock.ids.flash.strength > 0.9


def test_a_long_sleep_tells_every_layer_in_its_order_and_sounds_once(timer: Any) -> None:
    clock = layers(timer, 4)
    clock.press()
    before = len(clock.services.sound.names)
    passes(timer, 150)
    assert clock.heard == [("on_minute", 0), ("on_minute", 1)]
    assert clock.services.sound.names[before:] == ["chime_3"]
    passes(timer, 5000)
    assert clock.heard[2:] == [("on_minute", 2), ("on_minute", 3), ("on_end",)]
    assert clock.services.sound.names[before:] == ["chime_3", "end_of_time"]


def test_words_and_signs_of_the_owner_are_shown(timer: Any) -> None:
    clock = layers(timer, 2)
    clock.words, clock.seals = ["next turn: no more traps", "next turn: +1 trap"], ["0", "+1"]
    clock.press()
    assert clock.line == "next turn: no more traps"
    passes(timer, 61)
    assert clock.line == "next turn: +1 trap"
    assert [label.text for label in clock.ids.track._labels] == ["0", "+1"]


def test_the_sand_runs_on_while_another_screen_is_shown_and_is_heard(shell: Any, timer: Any) -> None:
    timer.clock.press()
    shell.back()
    frames(3)
    shell.services.clock.go(61)
    settle(lambda: "end_of_time" in shell.services.sound.names)
    assert shell.toast.text == "The sand has run out"
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


def test_what_ran_out_while_the_app_was_gone_is_told_once(open_shell: Any) -> None:
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
    tap_on(content.children[1])
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


def test_a_held_button_says_what_it_does(shell: Any, timer: Any) -> None:
    button = timer.clock.ids.controls.buttons["turn"]
    press_and_hold(*button.to_window(*button.center), until=lambda: shell.toast.text == "Turn the glass over")
    assert timer.clock.sand.ready


def test_a_finger_beside_the_frame_is_not_for_the_glass(timer: Any) -> None:
    clock = layers(timer, 3)
    glass = clock.ids.glass
    tap(*glass.to_window(glass.x + 4, glass.center_y))
    assert clock.sand.ready


def test_a_saved_value_can_be_given_to_the_clock(timer: Any) -> None:
    clock = timer.clock
    sand = Sand.of((60, 60)).start(clock.services.clock)
    clock.services.clock.go(75)
    clock.sand = sand
    assert clock.index == 1
    assert clock.digits == "0:45"


def test_the_line_follows_the_language(shell: Any, timer: Any) -> None:
    before = timer.clock.line
    shell.settings.language = "fr"
    frames(3)
    shell.settings.language = "en"
    frames(3)
    assert timer.clock.line == before
