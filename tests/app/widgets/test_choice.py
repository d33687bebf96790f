"""Chips, steppers and fields: the small controls of set-up."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.app.fingers import frames, tap_on

pytestmark = pytest.mark.ui


@pytest.fixture
def choice(house: Any, show: Callable[..., Any]) -> Any:
    from app.widgets.choice import Choice, Item

    made = Choice(size_hint=(None, None), width=300)
    made.items = [Item(1, "one"), Item(2, "two"), Item(3, "three")]
    made.value = 2
    return show(made)


def test_one_chip_is_lit_and_only_one(choice: Any) -> None:
    assert [chip.state for chip in choice.chips] == ["normal", "down", "normal"]
    tap_on(choice.chips[2])
    assert choice.value == 3
    assert [chip.state for chip in choice.chips] == ["normal", "normal", "down"]


def test_a_tap_on_the_lit_chip_leaves_it_lit(choice: Any) -> None:
    tap_on(choice.chips[1])
    assert choice.chips[1].state == "down"


def test_every_tap_is_told(choice: Any) -> None:
    told: list[Any] = []
    choice.bind(on_choose=lambda _choice, value: told.append(value))
    tap_on(choice.chips[0])
    tap_on(choice.chips[0])
    assert told == [1, 1]


def test_chips_flow_into_as_many_lines_as_they_need(choice: Any) -> None:
    height = choice.height
    choice.width = 120
    frames(3)
    assert choice.height > height


def test_a_chip_wider_than_the_line_wraps_its_words(choice: Any) -> None:
    from app.widgets.choice import Item

    choice.items = [Item(1, "a very long name for a single choice that needs several lines")]
    frames(4)
    (chip,) = choice.chips
    assert chip.width <= 300
    assert chip.height > 60


def test_chips_that_can_stay_do(choice: Any) -> None:
    from app.widgets.choice import Item

    before = choice.chips
    choice.items = [Item(5, "five"), Item(6, "six")]
    assert choice.chips == before[:2]
    assert [chip.text for chip in choice.chips] == ["five", "six"]


def test_a_stepper_stops_at_both_ends(house: Any, show: Callable[..., Any]) -> None:
    from app.widgets.stepper import Stepper

    stepper = show(Stepper(value=2, least=0, most=4, step=2))
    tap_on(stepper.ids.plus)
    tap_on(stepper.ids.plus)
    assert stepper.value == 4
    assert stepper.ids.plus.disabled
    for _ in range(3):
        tap_on(stepper.ids.minus)
    assert stepper.value == 0
    assert stepper.ids.minus.disabled


def test_a_held_stepper_only_asks(house: Any, show: Callable[..., Any]) -> None:
    from app.widgets.stepper import Stepper

    asked: list[int] = []
    stepper = show(Stepper(value=2, least=0, most=4, held=True))
    stepper.bind(on_wish=lambda _stepper, direction: asked.append(direction))
    tap_on(stepper.ids.plus)
    tap_on(stepper.ids.minus)
    assert (stepper.value, asked) == (2, [1, -1])


def test_a_field_takes_as_much_as_there_is_room_for_on_one_line(house: Any, show: Callable[..., Any]) -> None:
    from app.widgets.field import Field

    field = show(Field(longest=8, size_hint=(None, None), width=200))
    field.insert_text("ab\ncd")
    field.insert_text("efghijkl")
    assert field.text == "ab cdefg"
