import sys
from types import ModuleType
from typing import Any

import pytest

from app.services import privacy
from app.services.awake import ScriptedAwake, WindowAwake
from app.services.holds import Holds
from app.services.privacy import FLAG_SECURE, AndroidPrivacy, NoPrivacy, find_privacy


@pytest.fixture
def switched() -> list[bool]:
    return []


@pytest.fixture
def holds(switched: list[bool]) -> Holds:
    return Holds(switched.append)


def test_a_switch_stays_on_until_the_last_holder_lets_go(holds: Holds, switched: list[bool]) -> None:
    holds.hold("table")
    holds.hold("timer")
    holds.release("table")
    assert holds.on
    holds.release("timer")
    assert not holds.on
    assert switched == [True, False]


def test_asking_twice_and_letting_go_twice_does_no_harm(holds: Holds, switched: list[bool]) -> None:
    holds.hold("table")
    holds.hold("table")
    holds.release("table")
    holds.release("table")
    holds.release("nobody")
    assert switched == [True, False]


def test_a_setting_that_forbids_it_switches_it_off_at_once(holds: Holds, switched: list[bool]) -> None:
    holds.hold("table")
    holds.allowed = False
    holds.hold("timer")
    assert not holds.on
    holds.allowed = True
    assert switched == [True, False, True]


def test_the_window_is_kept_awake(monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.base import EventLoop

    window = type("Window", (), {"allow_screensaver": True})()
    monkeypatch.setattr(EventLoop, "window", window)
    awake = WindowAwake()
    awake.hold("table")
    assert window.allow_screensaver is False
    awake.release("table")
    assert window.allow_screensaver is True


def test_who_held_the_screen_on_before_there_was_a_window_can_still_let_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from kivy.base import EventLoop

    monkeypatch.setattr(EventLoop, "window", None)
    awake = WindowAwake()
    awake.hold("table")
    assert awake.on
    window = type("Window", (), {"allow_screensaver": False})()
    monkeypatch.setattr(EventLoop, "window", window)
    awake.release("table")
    assert window.allow_screensaver is True


def test_a_scripted_one_notes_what_was_asked() -> None:
    awake = ScriptedAwake()
    awake.hold("table")
    awake.release("table")
    assert awake.switched == [True, False]


def test_a_desktop_has_no_shield() -> None:
    shield = find_privacy()
    assert isinstance(shield, NoPrivacy)
    assert not shield.available
    shield.hold("role")
    shield.release("role")


def test_on_android_a_secret_makes_the_window_secure(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    threads: list[str] = []

    class Window:
        def addFlags(self, flag: int) -> None:
            asked.append(("add", flag))

        def clearFlags(self, flag: int) -> None:
            asked.append(("clear", flag))

    class Activity:
        def getWindow(self) -> Window:
            return Window()

    def run_on_ui_thread(work: Any) -> Any:
        threads.append("ui")
        return work

    modules = {"jnius": ModuleType("jnius"), "android.runnable": ModuleType("android.runnable")}
    vars(modules["jnius"])["autoclass"] = lambda name: type("PythonActivity", (), {"mActivity": Activity()})
    vars(modules["android.runnable"])["run_on_ui_thread"] = run_on_ui_thread
    for name, module in modules.items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(privacy, "ANDROID", True)

    shield = find_privacy()
    assert isinstance(shield, AndroidPrivacy)
    shield.hold("role")
    shield.hold("hand")
    shield.release("hand")
    shield.release("role")
    assert asked == [("add", FLAG_SECURE), ("clear", FLAG_SECURE)]
    assert threads == ["ui", "ui"]
