"""The sand timer with real fingers: started, held, turned, and given more or less."""

from typing import Any

import pytest

from app.services.motion_detector import Shaken, TurnedOver
from tests.app.fingers import Finger, frames, key, press_and_hold, settle, tap, tap_on
from tests.app.sizes import PHONE, TALL, WIDE
from tests.app.timer.sand_fingers import layers, passes, swipe_the_glass

pytestmark = pytest.mark.ui
SIZES = [PHONE, TALL, WIDE]


@pytest.mark.parametrize("size", SIZES)
def test_home_leads_to_the_sand_timer(open_shell: Any, size: tuple[int, int]) -> None:
    app = open_shell(size)
    tap_on(app.navigator.page.ids.entries.entries["Sand timer"])
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


def test_a_finger_beside_the_frame_is_not_for_the_glass(timer: Any) -> None:
    clock = layers(timer, 3)
    glass = clock.ids.glass
    tap(*glass.to_window(glass.x + 4, glass.center_y))
    assert clock.sand.ready


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
    assert timer.clock.line == "Time's up!"


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


def test_a_held_button_says_what_it_does(shell: Any, timer: Any) -> None:
    button = timer.clock.ids.controls.buttons["turn"]
    press_and_hold(*button.to_window(*button.center), until=lambda: shell.toast.text == "Flip the timer")
    assert timer.clock.sand.ready
