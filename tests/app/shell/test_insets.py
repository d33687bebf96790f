"""The strips of the screen that belong to the device: asked on Android only, and never in the way."""

import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from app.shell.insets import NONE, device_insets
from tests.app.fingers import resize, wait

BARS, CUTOUT = 7, 128
"""Stand for the two kinds of strips that Android tells apart by bits."""


def on_android(monkeypatch: pytest.MonkeyPatch, root: Any) -> None:
    """Let the window of a device answer with these insets."""
    decor = SimpleNamespace(getRootWindowInsets=lambda: root)
    window = SimpleNamespace(getDecorView=lambda: decor)
    android, jnius = ModuleType("android"), ModuleType("jnius")
    vars(android).update(mActivity=SimpleNamespace(getWindow=lambda: window))
    kinds = SimpleNamespace(systemBars=lambda: BARS, displayCutout=lambda: CUTOUT)
    vars(jnius).update(autoclass={"android.view.WindowInsets$Type": kinds}.__getitem__)
    monkeypatch.setitem(sys.modules, "android", android)
    monkeypatch.setitem(sys.modules, "jnius", jnius)
    monkeypatch.setattr("app.shell.insets.platform", "android")


def test_a_phone_tells_its_bars_and_its_notch_from_left_to_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    strips = {BARS | CUTOUT: SimpleNamespace(left=1, top=96, right=3, bottom=48)}
    on_android(monkeypatch, SimpleNamespace(getInsets=strips.__getitem__))
    assert device_insets() == (1.0, 96.0, 3.0, 48.0)


def test_a_window_that_is_not_there_yet_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    on_android(monkeypatch, None)
    assert device_insets() == NONE


def test_elsewhere_nobody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    strips = {BARS | CUTOUT: SimpleNamespace(left=1, top=2, right=3, bottom=4)}
    on_android(monkeypatch, SimpleNamespace(getInsets=strips.__getitem__))
    monkeypatch.setattr("app.shell.insets.platform", "linux")
    assert device_insets() == NONE


def test_after_a_turn_the_device_is_asked_again(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    told = [(0.0, 30.0, 0.0, 0.0)]
    monkeypatch.setattr("app.shell.shell.device_insets", lambda: told[0])
    resize(780, 360)
    assert shell.insets == [0, 30, 0, 0]
    told[0] = (30.0, 0.0, 0.0, 0.0)  # what it says a moment later
    wait(1.0)
    assert shell.insets == [30, 0, 0, 0]


def test_half_a_turn_is_noticed_when_a_page_is_turned(shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.shell.shell.device_insets", lambda: (0.0, 0.0, 30.0, 0.0))
    shell.go("settings")
    assert shell.insets == [0, 0, 30, 0]
