"""Panels of the players: data in, no building anew."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from kivy.lang import global_idmap

from app.table.desk.seats import Seat, Slot
from tests.app.fingers import frames, tap_on

pytestmark = [pytest.mark.ui, pytest.mark.painted]

SLOTS = (Slot(""), Slot("", owned=False))
BLUE = Seat("Blue", "mark_blue", (0.3, 0.5, 0.9, 1), "to play", active=True, slots=SLOTS)
RED = Seat("Red", "mark_red", (0.9, 0.3, 0.1, 1), "burning")


@pytest.fixture
def seats(show: Callable[..., Any], house: Any) -> Any:
    from app.table.desk.seats import Seats

    seats = Seats(size_hint=(None, None), size=(260, 500))
    seats.asked = []
    seats.bind(on_seat=lambda _seats, index: seats.asked.append(index))
    show(seats)
    seats.show([BLUE, RED])
    frames(3)
    return seats


def test_each_player_has_a_panel_in_order(seats: Any) -> None:
    assert [panel.name for panel in seats.panels] == ["Blue", "Red"]
    assert seats.panels[0].y > seats.panels[1].y
    assert [panel.active for panel in seats.panels] == [True, False]


def test_a_change_keeps_the_panels(seats: Any) -> None:
    before = seats.panels
    seats.show([replace(BLUE, active=False, slots=(Slot(""),) * 3), replace(RED, active=True)])
    assert seats.panels == before
    assert before[1].active
    assert len(before[0].ids.slots.children) == 3


def test_slots_show_what_is_owned_in_order(seats: Any) -> None:
    owned = [picture.owned for picture in reversed(seats.panels[0].ids.slots.children)]
    assert owned == [True, False]


def test_touching_a_panel_asks_about_that_player(seats: Any) -> None:
    tap_on(seats.panels[1])
    assert seats.asked == [1]


@pytest.mark.parametrize(("players", "columns"), [(1, 1), (4, 4), (8, 4)])
def test_on_a_phone_at_most_four_panels_share_a_row(seats: Any, players: int, columns: int) -> None:
    seats.compact = True
    seats.size = (348, 120 * (players + 3) // 4)
    seats.show([replace(RED, name=str(index)) for index in range(players)])
    frames(3)
    assert len({panel.x for panel in seats.panels}) == columns
    assert all(min(panel.size) >= 48 for panel in seats.panels)
    tap_on(seats.panels[-1])
    assert seats.asked == [players - 1]


def test_changing_the_form_keeps_the_players(seats: Any) -> None:
    seats.compact = True
    assert [panel.name for panel in seats.panels] == ["Blue", "Red"]


def pixels(widget: Any, folder: Any) -> bytes:
    """The widget as it is drawn."""
    from PIL import Image

    from tests.app.fingers import picture

    picture(widget, str(folder / "seats.png"))
    return Image.open(folder / "seats.png").tobytes()


def test_patterns_say_again_what_a_colour_says_where_the_table_wants_it(seats: Any, tmp_path: Any) -> None:
    settings = global_idmap["app"].settings
    seats.show([replace(BLUE, pattern="pattern_dots"), replace(RED, pattern="pattern_bars")])
    without = pixels(seats, tmp_path)
    settings.patterns = True
    banded = pixels(seats, tmp_path)
    settings.patterns = False
    assert banded != without
    assert pixels(seats, tmp_path) == without


def test_a_finger_on_a_small_thing_means_that_thing(seats: Any) -> None:
    from tests.app.fingers import tap

    meant = []
    seats.bind(on_slot=lambda _seats, seat, slot: meant.append((seat, slot)))
    second = list(reversed(seats.panels[0].ids.slots.children))[1]
    tap(*second.to_window(*second.center))
    tap(seats.panels[0].right - 4, seats.panels[0].top - 4)
    assert meant == [(0, 1), (0, None)]


def test_small_things_never_leave_their_panel(seats: Any) -> None:
    seats.compact = True
    seats.size = (348, 64)
    seats.show([replace(RED, crest=True, slots=(Slot("", large=True),) * 4)] * 4)
    frames(3)
    for panel in seats.panels:
        assert all(picture.right <= panel.right for picture in panel.ids.slots.children)
