"""Motions show the way and never hold anything up."""

from __future__ import annotations

from typing import Any

import pytest

from app.board.motion import Motions, ease_in_out, ease_out, linear, overshoot
from tests.app import frame_clock
from tests.app.fingers import frames, settle

pytestmark = pytest.mark.ui


@pytest.fixture
def motions(window: Any) -> Motions:
    return Motions(lambda seconds: seconds)


@pytest.mark.parametrize("ease", [linear, ease_out, ease_in_out, overshoot])
def test_every_way_starts_at_its_start_and_ends_at_its_end(ease: Any) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_a_turn_overshoots_by_about_six_degrees() -> None:
    furthest = max(overshoot(step / 100) for step in range(101))
    assert 90 * furthest - 90 == pytest.approx(6, abs=1)


def test_a_motion_goes_all_the_way_and_then_says_so(motions: Motions) -> None:
    shares: list[float] = []
    done: list[bool] = []
    motions.start("a", 0.1, shares.append, linear, lambda: done.append(True))
    settle(lambda: done)
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    assert not motions


def test_finishing_jumps_to_the_end_once(motions: Motions) -> None:
    shares: list[float] = []
    motions.start("a", 5.0, shares.append)
    motions.finish("a")
    motions.finish("a")
    assert shares == [0.0, 1.0]


def test_another_motion_of_the_same_thing_finishes_the_first(motions: Motions) -> None:
    ends: list[str] = []
    motions.start("a", 5.0, lambda _share: None, done=lambda: ends.append("first"))
    motions.start("a", 5.0, lambda _share: None, done=lambda: ends.append("second"))
    assert ends == ["first"]


def test_finishing_all_also_finishes_what_the_ends_start(motions: Motions) -> None:
    ends: list[str] = []

    def go_on() -> None:
        motions.start("b", 5.0, lambda _share: None, done=lambda: ends.append("b"))

    motions.start("a", 5.0, lambda _share: None, done=go_on)
    motions.finish_all()
    assert ends == ["b"]
    assert not motions


def test_with_animations_off_nothing_ever_runs(window: Any) -> None:
    motions, shares = Motions(lambda _seconds: 0.0), []
    motions.start("a", 5.0, shares.append)
    assert shares == [1.0]
    assert not motions


def test_a_slow_frame_before_the_first_does_not_swallow_the_motion(motions: Motions) -> None:
    shares: list[float] = []
    motions.start("a", 0.3, shares.append, linear)
    frame_clock.go(0.4)
    frames(1)
    assert "a" in motions
    motions.finish_all()
