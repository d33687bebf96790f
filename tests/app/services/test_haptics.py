from typing import Any

import pytest

from app.services import haptics
from app.services.haptics import END_OF_TIME, TAP, PlyerHaptics, ScriptedHaptics


class Vibrator:
    def __init__(self, there: bool = True, broken: bool = False) -> None:
        self.there, self.broken, self.asked = there, broken, list[Any]()

    def exists(self) -> bool:
        return self.there

    def vibrate(self, time: float) -> None:
        self.asked.append(time)
        if self.broken:
            raise RuntimeError("java.lang.SecurityException")

    def pattern(self, pattern: list[float]) -> None:
        self.asked.append(pattern)


def haptics_with(vibrator: Vibrator | None, monkeypatch: pytest.MonkeyPatch) -> PlyerHaptics:
    monkeypatch.setattr(haptics, "find_backend", lambda name: vibrator)
    return PlyerHaptics()


def test_a_tap_and_a_buzz_are_felt(monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = Vibrator()
    service = haptics_with(vibrator, monkeypatch)
    service.tap()
    service.buzz(END_OF_TIME)
    assert service.available
    assert vibrator.asked == [TAP, list(END_OF_TIME)]


def test_nothing_is_felt_when_the_player_does_not_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = Vibrator()
    service = haptics_with(vibrator, monkeypatch)
    service.enabled = False
    service.tap()
    service.buzz(END_OF_TIME)
    assert vibrator.asked == []


def test_a_vibrator_that_may_not_be_used_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    vibrator = Vibrator(broken=True)
    service = haptics_with(vibrator, monkeypatch)
    service.tap()
    service.tap()
    assert vibrator.asked == [TAP]
    assert not service.available


@pytest.mark.parametrize("vibrator", [None, Vibrator(there=False)])
def test_a_device_without_a_vibrator_stays_quiet(
    vibrator: Vibrator | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = haptics_with(vibrator, monkeypatch)
    service.tap()
    assert not service.available


def test_a_scripted_one_notes_what_was_felt() -> None:
    scripted = ScriptedHaptics()
    scripted.tap()
    scripted.enabled = False
    scripted.tap()
    assert scripted.felt == [(0.0, TAP)]
