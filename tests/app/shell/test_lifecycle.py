"""The app is paused, turned, robbed of its textures or killed at the worst moment: nothing is lost or shown.

Position, timer and secrecy survive each, in the middle of an animation, of a drag, of a curtain.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.device import LYING, PHONE, Device, begin_drag, hold_seal, position
from tests.app.fingers import frames, resize, settle, tap_on

pytestmark = pytest.mark.ui

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture
def device(window: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Device]:
    """A device; the seal of its curtain is held for a moment only."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)
    device = Device(window, tmp_path)
    yield device
    device.close()


def paused(device: Device) -> None:
    device.sleep(5)
    device.wake()


def paused_and_robbed(device: Device) -> None:
    device.sleep(5)
    device.forget_textures()
    device.wake()


def rotated(device: Device) -> None:
    resize(*LYING)
    resize(*PHONE)


def resized(device: Device) -> None:
    for size in ((700, 500), (1280, 800), PHONE):
        resize(*size)


def killed(device: Device) -> None:
    name = device.app.navigator.page.tabletop.name
    device.kill()
    device.start()
    device.open_table(name)


BLOWS = [paused, paused_and_robbed, rotated, resized, killed]


@pytest.mark.parametrize("blow", BLOWS)
def test_in_the_middle_of_an_animation_the_position_stands(device: Device, blow: Any) -> None:
    device.start(animation="normal")
    page = device.sit_down(("", "medium"), voting=False)
    page.board.scene.tiles.place(0, "up", 0, (1, 1, 1, 1), animated=True)
    settle(lambda: page.board.moving)
    page.play(("roll",))
    before = position(page)
    blow(device)
    page = device.app.navigator.page
    assert position(page)[1][: len(before[1])] == before[1]
    settle(lambda: page.asked == 0)
    settle(lambda: not page.board.moving)
    assert page.session.legal(0)


@pytest.mark.parametrize("blow", BLOWS)
def test_in_the_middle_of_a_drag_nothing_is_played_and_play_goes_on(device: Device, blow: Any) -> None:
    device.start()
    page = device.sit_down(("", "medium"), voting=False)
    before = position(page)
    finger = begin_drag(page, 4)
    blow(device)
    page = device.app.navigator.page
    assert position(page) == before
    finger.up()
    frames(3)
    assert page.session.log == []
    again = begin_drag(page, 4)
    again.up()
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[1] == (0, ("put", 4))


@pytest.mark.parametrize("blow", BLOWS)
def test_a_piece_that_was_carried_does_not_hang_in_the_air(device: Device, window: Any, blow: Any) -> None:
    device.start()
    page = device.sit_down(("", "medium"), voting=False)
    finger = begin_drag(page, 4)
    blow(device)
    finger.up()
    frames(2)
    assert [type(widget).__name__ for widget in window.children if type(widget).__name__ == "Carried"] == []


@pytest.mark.parametrize("blow", BLOWS)
def test_behind_the_curtain_it_stays_secret(device: Device, blow: Any) -> None:
    device.start()
    page = device.sit_down(("", ""))
    assert page.curtain_is_down
    blow(device)
    page = device.app.navigator.page
    assert page.curtain_is_down
    assert page._before.view["hand"] == []
    assert not device.app.services.privacy.on


@pytest.mark.parametrize("blow", BLOWS)
def test_a_lifted_curtain_has_fallen_and_the_hand_is_off_the_glass(device: Device, blow: Any) -> None:
    device.start()
    page = device.sit_down(("", ""))
    hold_seal(page)
    assert len(page._before.view["hand"]) == 2
    assert device.app.services.privacy.on
    blow(device)
    page = device.app.navigator.page
    assert page.curtain_is_down
    assert page._before.view["hand"] == []
    assert not page.tray.holding
    hold_seal(page)
    assert len(page._before.view["hand"]) == 2


@pytest.mark.parametrize("blow", BLOWS)
def test_a_seal_that_is_being_held_does_not_lift_the_curtain_for_the_next_person(
    device: Device, blow: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.app.fingers import Finger

    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 30)
    device.start()
    page = device.sit_down(("", ""))
    seal = page.lowered.ids.seal
    finger = Finger(*seal.to_window(*seal.center)).down()
    frames(3)
    blow(device)
    finger.up()
    frames(3)
    page = device.app.navigator.page
    assert page.curtain_is_down
    assert page._before.view["hand"] == []


@pytest.mark.parametrize("seconds", [10, 45, 500])
@pytest.mark.parametrize("end", ["pause", "kill"])
def test_the_sand_runs_on_through_a_pause_and_through_a_kill(
    device: Device, end: str, seconds: float
) -> None:
    device.start()
    device.app.go("timer")
    frames(3)
    device.app.navigator.page.clock.press()
    if end == "pause":
        device.sleep(seconds)
        device.wake()
    else:
        device.kill()
        device.wall += seconds
        device.start()
        device.app.go("timer")
        frames(3)
    clock = device.app.navigator.page.clock
    left = max(0, 60 - seconds)
    assert clock.digits == f"0:{left:02.0f}"
    assert clock.ended == (left == 0)
    assert device.app.services.sound.names.count("end_of_time") == (1 if left == 0 else 0)


def test_a_held_timer_stays_held_through_a_kill(device: Device) -> None:
    device.start()
    device.app.go("timer")
    frames(3)
    clock = device.app.navigator.page.clock
    clock.press()
    device.app.services.clock.go(20)
    clock.press()
    device.kill()
    device.wall += 3600
    device.start()
    device.app.go("timer")
    frames(3)
    assert device.app.navigator.page.clock.digits == "0:40"
    assert device.app.navigator.page.clock.held


def test_a_turned_device_keeps_the_running_sand(device: Device) -> None:
    device.start()
    device.app.go("timer")
    frames(3)
    device.app.navigator.page.clock.press()
    device.app.services.clock.go(12)
    rotated(device)
    assert device.app.navigator.page.clock.digits == "0:48"
    assert device.app.navigator.page.clock.running


@pytest.mark.painted
@pytest.mark.parametrize("screen", ["home", "rules", "settings"])
def test_a_screen_looks_the_same_after_the_textures_were_lost(device: Device, screen: str) -> None:
    device.start()
    if screen != "home":
        device.app.go(screen)
    frames(4)
    before = _pixels(device)
    device.sleep()
    device.forget_textures()
    device.wake()
    assert _unlike(before, _pixels(device)) < 0.005


@pytest.mark.painted
def test_a_table_looks_the_same_after_the_textures_were_lost(device: Device) -> None:
    device.start((1280, 800))
    page = device.sit_down(("", "medium"), voting=False)
    page.play(("play", page.session.state.hands[0][0]))
    page.play(("put", 4))
    page.play(("face", 1))
    settle(lambda: page.asked == 0)
    frames(4)
    before = _pixels(device)
    device.sleep()
    device.forget_textures()
    device.wake()
    assert _unlike(before, _pixels(device)) < 0.005


def test_textures_that_are_still_there_are_left_alone(
    device: Device, monkeypatch: pytest.MonkeyPatch
) -> None:
    device.start()
    monkeypatch.setattr("app.board.lasting.get_context", lambda: pytest.fail("made again"))
    device.sleep()
    device.wake()


@pytest.mark.painted
def test_a_mipmapped_picture_of_any_size_comes_back(window: Any, tmp_path: Path) -> None:
    from kivy.graphics import Fbo, Rectangle
    from kivy.graphics.context import get_context

    from app.board.lasting import picture
    from app.look.places import asset

    copy = shutil.copy(asset("timer", "hourglass_front.png"), tmp_path)  # Kivy has no other one of this name
    texture = picture(str(copy))

    def drawn() -> bytes:
        sheet = Fbo(size=(64, 64))
        sheet.add(Rectangle(texture=texture, size=sheet.size))
        sheet.draw()
        return bytes(sheet.pixels)

    before = drawn()
    assert any(before)
    get_context().reload()
    assert drawn() == before


@pytest.mark.slow
def test_a_process_that_is_killed_for_real_leaves_a_table_to_go_on_with(
    device: Device, tmp_path: Path
) -> None:
    program = "from tests.app.killed_app import main; main()"
    environment = {**os.environ, "LANTERNE_HOME": str(tmp_path), "KIVY_NO_CONFIG": "1"}
    with subprocess.Popen(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
    ) as victim:
        assert victim.stdout is not None
        told = next(line for line in victim.stdout if line.startswith("playing "))
        victim.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    _, name, played = told.split()
    device.start()
    page = device.open_table(name)
    assert len(page.session.log) >= int(played)
    assert page.tabletop.trouble == ""


def _pixels(device: Device) -> bytes:
    picture = device.app.root.export_as_image()
    return bytes(picture.texture.pixels)


def _unlike(one: bytes, other: bytes) -> float:
    """The share of bytes that are visibly different."""
    assert len(one) == len(other)
    if one == other:
        return 0.0
    return sum(abs(a - b) > 16 for a, b in zip(one, other, strict=True)) / len(one)
