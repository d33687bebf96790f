"""Who sits at a table that is laid: rows that are named, carried, exchanged, taken away."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import Finger, frames, settle, tap_on
from tests.app.setup.laying import chip, open_setup, press, rows
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui


def test_everybody_is_called_by_their_colour_until_they_give_a_name(page: Any, app: Any) -> None:
    assert [row.ids.name.hint_text for row in rows(page)] == ["Blue", "Red"]
    rows(page)[0].ids.name.text = "Mira"
    assert page.plan.players[0].name == "Mira"
    assert chip(page, "Mira")


def test_plus_and_minus_keep_to_the_box(page: Any) -> None:
    count = page.ids.count
    for _ in range(4):
        tap_on(count.ids.plus)
    assert len(rows(page)) == 4
    for _ in range(4):
        tap_on(count.ids.minus)
    assert len(rows(page)) == 2


def test_choosing_a_taken_candle_exchanges_the_two(page: Any, app: Any) -> None:
    tap_on(rows(page)[0].ids.mark)
    frames(8)
    press(app, "Red")
    assert [row.hue for row in rows(page)] == ["red", "blue"]


@pytest.mark.parametrize(
    ("control", "title"),
    [("mark", "Green"), ("part", "Computer, hard"), ("grip", "Move up"), ("grip", "Remove")],
)
def test_an_answer_about_a_player_whom_another_finger_took_away_changes_nobody(
    page: Any, app: Any, control: str, title: str
) -> None:
    tap_on(page.ids.count.ids.plus)
    tap_on(rows(page)[2].ids[control])
    frames(8)
    page.step_players(-1)
    stayed = list(page.plan.players)
    press(app, title)
    assert page.plan.players == stayed


def test_an_answer_about_a_player_is_for_that_player_wherever_they_sit_now(page: Any, app: Any) -> None:
    tap_on(rows(page)[0].ids.part)
    frames(8)
    page.plan.move(0, 1)
    press(app, "Computer, hard")
    assert [(player.hue, player.strength) for player in page.plan.players] == [
        ("red", ""),
        ("blue", "strong"),
    ]


def test_a_computer_takes_a_seat_and_says_how_well_it_plays(page: Any, app: Any) -> None:
    tap_on(rows(page)[1].ids.part)
    frames(8)
    press(app, "Computer, hard")
    assert page.plan.players[1].strength == "strong"
    assert rows(page)[1].part == "Computer, hard"


def test_a_row_is_carried_by_its_grip(page: Any) -> None:
    tap_on(page.ids.count.ids.plus)
    frames(3)
    first, last = rows(page)[0], rows(page)[2]
    x, y = first.ids.grip.to_window(*first.ids.grip.center)
    finger = Finger(x, y).down().to(x, last.to_window(*last.center)[1] - 10, steps=12)
    assert first.carried
    finger.up()
    frames(3)
    assert not first.carried
    assert [row.hue for row in rows(page)] == ["red", "bone", "blue"]
    assert [player.hue for player in page.plan.players] == ["red", "bone", "blue"]


def test_carrying_does_not_scroll_the_page(open_shell: Callable[..., Any]) -> None:
    page = open_setup(open_shell(PHONE))
    row = rows(page)[0]
    x, y = row.ids.grip.to_window(*row.ids.grip.center)
    Finger(x, y).down().to(x, y - 90, steps=10).up()
    assert page.ids.scroll.scroll_y == 1
    assert [row.hue for row in rows(page)] == ["red", "blue"]


def test_a_row_held_at_the_edge_scrolls_the_page(open_shell: Callable[..., Any]) -> None:
    page = open_setup(open_shell(PHONE))
    row = rows(page)[0]
    x, y = row.ids.grip.to_window(*row.ids.grip.center)
    low = page.ids.scroll.to_window(*page.ids.scroll.pos)[1]
    finger = Finger(x, y).down().to(x, low + 20, steps=10)
    for wobble in range(10):
        finger.hop(x, low + 20 + wobble % 2)
    finger.up()
    assert page.ids.scroll.scroll_y < 1


def test_the_page_scrolls_everywhere_else(open_shell: Callable[..., Any]) -> None:
    page = open_setup(open_shell(PHONE))
    Finger(60, 300).down().to(60, 600, steps=10).up()
    frames(3)
    assert page.ids.scroll.scroll_y < 1


def test_what_the_grip_does_can_be_tapped_too(page: Any, app: Any) -> None:
    tap_on(rows(page)[0].ids.grip)
    frames(8)
    press(app, "Move down")
    assert [row.hue for row in rows(page)] == ["red", "blue"]


def test_somebody_in_the_middle_can_leave(page: Any, app: Any) -> None:
    tap_on(page.ids.count.ids.plus)
    frames(3)
    tap_on(rows(page)[1].ids.grip)
    frames(8)
    press(app, "Remove")
    assert [row.hue for row in rows(page)] == ["blue", "bone"]


def test_nobody_can_leave_a_table_that_is_small_already(page: Any, app: Any) -> None:
    tap_on(rows(page)[0].ids.grip)
    frames(8)
    assert "Remove" not in [getattr(widget, "title", "") for widget in app.dialogs.top.walk()]


def test_the_candle_of_whoever_starts_burns(page: Any) -> None:
    tap_on(chip(page, "Red"))
    assert [row.starts for row in rows(page)] == [False, True]
    tap_on(chip(page, "Random"))
    assert [row.starts for row in rows(page)] == [False, False]


def test_fingers_choose_on_a_screen_of_their_own(page: Any, app: Any) -> None:
    tap_on(chip(page, "Finger draw"))
    settle(lambda: app.navigator.current == "starter")
    assert [player.name for player in app.navigator.page.players] == ["Blue", "Red"]
    app.navigator.page.choose("red")
    settle(lambda: app.navigator.current == "setup")
    assert page.plan.starter == "red"
    assert chip(page, "Red").state == "down"


def test_a_name_is_no_longer_than_there_is_room(page: Any) -> None:
    field = rows(page)[0].ids.name
    field.insert_text("Bartholomew\nthe Wise and the Kind")
    assert field.text == "Bartholomew the "


def test_one_tap_seats_somebody_at_the_next_side_of_a_tablet(page: Any, app: Any) -> None:
    place = rows(page)[1].ids.place
    tap_on(place)
    assert page.plan.players[1].side == place.side == 1
    assert app.toast.text == "Red sits at the right edge"
    tap_on(place)
    assert [player.side for player in page.plan.players] == [0, 2]


def test_computers_and_people_with_a_phone_have_no_side(page: Any, open_shell: Callable[..., Any]) -> None:
    page.plan.change(1, strength="easy")
    page._show_players()
    assert [row.sits for row in rows(page)] == [True, False]
    assert [row.sits for row in rows(open_setup(open_shell(PHONE)))] == [False, False]
