import itertools
from typing import Any

import pytest

from app.services import motion
from app.services.motion import PlyerMotion, ScriptedMotion
from app.services.motion_detector import Shaken, Sign, Tilted
from tests.app.services.ticking import HandCrank


class Accelerometer:
    """plyer's, shaken hard along x for ever."""

    def __init__(self) -> None:
        self.on, self.reads, self.breaks_after = False, 0, 10_000

    def enable(self) -> None:
        self.on = True

    def disable(self) -> None:
        self.on = False

    def get_acceleration(self) -> tuple[float, float, float]:
        self.reads += 1
        if self.reads > self.breaks_after:
            raise RuntimeError("sensor gone")
        return (25.0 * (-1) ** (self.reads // 2), 0.0, 9.81)


class Bench:
    """A motion service on a scripted machine."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, sensor: Any) -> None:
        self.asked = 0
        self.crank = HandCrank()
        self.signs: list[Sign] = []

        def find(name: str) -> Any:
            assert name == "accelerometer"
            self.asked += 1
            return sensor

        monkeypatch.setattr(motion, "find_backend", find)
        self.service = PlyerMotion(self.crank, itertools.count(0.0, 0.05).__next__)

    def hear(self, sign: Sign) -> None:
        self.signs.append(sign)


@pytest.fixture
def sensor() -> Accelerometer:
    return Accelerometer()


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch, sensor: Accelerometer) -> Bench:
    return Bench(monkeypatch, sensor)


def test_the_motion_sensor_is_looked_for_when_it_is_first_needed(bench: Bench) -> None:
    assert bench.asked == 0
    assert bench.service.available
    assert bench.service.available
    assert bench.asked == 1


def test_the_sensor_runs_only_while_somebody_listens(bench: Bench, sensor: Accelerometer) -> None:
    others: list[Sign] = []
    assert bench.service.available
    assert not sensor.on
    bench.service.listen(bench.hear)
    bench.service.listen(others.append)
    assert sensor.on
    bench.service.ignore(bench.hear)
    assert sensor.on
    bench.service.ignore(others.append)
    assert not sensor.on
    assert not bench.crank.running


def test_the_motion_sensor_is_read_twenty_times_a_second(bench: Bench) -> None:
    bench.service.listen(bench.hear)
    assert [crank.interval for crank in bench.crank.calls] == [0.05]


def test_a_shake_reaches_the_listener(bench: Bench) -> None:
    bench.service.listen(bench.hear)
    bench.crank.turn(20)
    assert Shaken() in bench.signs


def test_in_the_background_the_sensor_sleeps(bench: Bench, sensor: Accelerometer) -> None:
    bench.service.listen(bench.hear)
    bench.service.pause()
    assert not sensor.on
    bench.service.resume()
    assert sensor.on
    bench.service.resume()
    assert len(bench.crank.calls) == 1


def test_a_listener_may_leave_while_it_is_told(bench: Bench) -> None:
    def once(sign: Sign) -> None:
        bench.hear(sign)
        bench.service.ignore(once)

    bench.service.listen(once)
    bench.crank.turn(40)
    assert len(bench.signs) == 1


def test_a_sensor_that_fails_is_given_up(bench: Bench, sensor: Accelerometer) -> None:
    bench.service.listen(bench.hear)
    sensor.breaks_after = sensor.reads + 2
    bench.crank.turn(5)
    assert not bench.service.available
    assert not bench.crank.running
    assert sensor.reads == sensor.breaks_after + 1


def test_without_a_sensor_listening_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    bench = Bench(monkeypatch, None)
    bench.service.listen(bench.hear)
    bench.service.pause()
    bench.service.resume()
    bench.service.ignore(bench.hear)
    bench.service.ignore(bench.hear)
    assert not bench.service.available
    assert not bench.crank.running


def test_a_laptop_whose_sensor_cannot_be_read_has_none(bench: Bench, sensor: Accelerometer) -> None:
    sensor.breaks_after = 0
    assert not bench.service.available


def test_on_android_samples_are_asked_for_often_enough(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[Any] = []

    class Listener:
        sensor = "accelerometer"

        class SensorManager:
            @staticmethod
            def registerListener(*how: Any) -> None:
                calls.append(how)

        def disable(self) -> None:
            calls.append("disable")

    listener = Listener()
    monkeypatch.setattr(motion, "ANDROID", True)
    monkeypatch.setattr(Accelerometer, "listener", listener, raising=False)
    bench.service.listen(bench.hear)
    assert calls == ["disable", (listener, "accelerometer", 1)]


def test_an_android_device_without_the_chip_has_no_motion(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(motion, "ANDROID", True)
    monkeypatch.setattr(Accelerometer, "listener", type("Listener", (), {"sensor": None}), raising=False)
    assert not bench.service.available


def test_a_script_can_move_the_device() -> None:
    scripted = ScriptedMotion()
    heard: list[Sign] = []
    scripted.listen(heard.append)
    scripted.give(Tilted(0.5, 0.0))
    scripted.ignore(heard.append)
    scripted.give(Shaken())
    assert heard == [Tilted(0.5, 0.0)]
