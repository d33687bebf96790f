"""What can be touched in a scene of Dead Cells, while the scene changes under the finger."""

from typing import Any

import pytest
from kivy.uix.floatlayout import FloatLayout

from app.games.dead_cells.table.spot import Place, Spots
from app.table.desk.plan import Box
from tests.app.fingers import Finger, frames, wait

pytestmark = pytest.mark.ui


def test_a_finger_on_what_is_gone_reads_and_presses_nothing(house: Any, window: Any) -> None:
    """The scene was asked for a place that it no longer had: KeyError, found by the monkey."""
    owner, heard = FloatLayout(size=window.size), list[str]()
    window.add_widget(owner)
    spots = Spots(owner)
    place = Place("rounds", Box(100, 100, 80, 80), "Rounds", lambda: heard.append("pressed"))
    spots.lay([place._replace(held=lambda: heard.append("held"))])
    frames(2)
    finger = Finger(140, 140).down()
    spots.lay([])
    wait(2)
    finger.up()
    frames(2)
    window.remove_widget(owner)
    assert heard == []
