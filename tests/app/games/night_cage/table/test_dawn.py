"""When everybody is out, light bursts from the Gate."""

from typing import Any

import pytest
from kivy.app import App

from app.games.night_cage.table.dawn import SECONDS
from engine.games.night_cage.rules.ending import WON
from tests.app.fingers import frames, settle, tap
from tests.app.games.night_cage.table.touching import begin
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui


def escape(page: Any) -> Any:
    """Let the table show that all prisoners have escaped; gives what shines."""
    presenter = page.presenter
    presenter.animate([], presenter.shown._replace(view={**presenter.shown.view, "ended": WON}, legal={}))
    return presenter._dawn


def test_light_bursts_from_the_gate_and_is_gone_after_a_moment(sit_down: Any) -> None:
    dawn = escape(begin(sit_down(WIDE, settings={"animation": "normal"})))
    frames(3)
    assert len(dawn._light)
    settle(lambda: not dawn.moving)
    assert not len(dawn._light)
    assert SECONDS <= 0.7


def test_a_touch_jumps_to_the_end_of_the_burst(sit_down: Any) -> None:
    page = begin(sit_down(WIDE, settings={"animation": "normal"}))
    settle(lambda: not App.get_running_app().navigator.transition.is_active)
    dawn = escape(page)
    frames(3)
    assert dawn.moving
    tap(*page.board.to_window(*page.board.place_of(0)))
    assert not dawn.moving


def test_without_animations_nothing_bursts(sit_down: Any) -> None:
    dawn = escape(begin(sit_down(WIDE, settings={"animation": "off"})))
    assert not dawn.moving
    assert not len(dawn._light)
