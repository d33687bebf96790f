from typing import Any

import pytest

from app.services import room_light
from app.services.room_light import PlyerRoomLight, ScriptedRoomLight
from tests.app.services.ticking import HandCrank


class Light:
    """plyer's light sensor for Android, which takes complete darkness for no reading."""

    def __init__(self, chip: Any = "chip") -> None:
        self.chip, self.lux, self.listener = chip, None, None

    def enable(self) -> None:
        self.listener = type("Listener", (), {"sensor": self.chip})

    def disable(self) -> None:
        self.listener = None

    @property
    def illumination(self) -> float | None:
        return self.lux or None


def service_with(light: Light | None, monkeypatch: pytest.MonkeyPatch) -> tuple[PlyerRoomLight, HandCrank]:
    monkeypatch.setattr(room_light, "find_backend", lambda name: light)
    crank = HandCrank()
    return PlyerRoomLight(crank), crank


def test_the_brightness_is_told_from_the_first_reading_on(monkeypatch: pytest.MonkeyPatch) -> None:
    light = Light()
    service, crank = service_with(light, monkeypatch)
    told: list[float] = []
    service.listen(told.append)
    crank.turn()
    assert told == []
    for light.lux in (120.0, 0.0, 3.5):
        crank.turn()
    assert told == [120.0, 0.0, 3.5]


def test_the_sensor_sleeps_when_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    light = Light()
    service, crank = service_with(light, monkeypatch)
    assert service.available
    assert light.listener is None
    service.listen(print)
    assert light.listener is not None
    service.ignore(print)
    assert light.listener is None
    assert not crank.running


@pytest.mark.parametrize("light", [None, Light(chip=None)])
def test_a_device_without_the_chip_is_not_available(
    light: Light | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    service, crank = service_with(light, monkeypatch)
    service.listen(print)
    assert not service.available
    assert not crank.running


def test_a_script_can_light_the_room() -> None:
    scripted, told = ScriptedRoomLight(), []
    scripted.listen(told.append)
    scripted.give(40.0)
    scripted.ignore(told.append)
    scripted.give(50.0)
    assert told == [40.0]
