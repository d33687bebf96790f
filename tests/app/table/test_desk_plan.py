"""The plan of a table: everything has room, nothing overlaps, the board gets the most."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.desk_plan import Needs, planned, seats_per_row

SIZES = {"phone": (360, 780), "tall": (800, 1280), "wide": (1280, 800)}


@st.composite
def all_needs(draw):
    form = draw(st.sampled_from(list(SIZES)))
    width, height = SIZES[form]
    return Needs(
        width=width * draw(st.floats(0.95, 1.4)),
        height=height * draw(st.floats(0.88, 1.3)),
        form=form,
        seats=draw(st.integers(1, 8)),
        side=draw(st.booleans()),
        tray=draw(st.booleans()),
        text=draw(st.sampled_from([0.85, 1.0, 1.25, 1.5])),
        broad=draw(st.booleans()),
    )


def overlap(one, two):
    across = min(one.x + one.width, two.x + two.width) - max(one.x, two.x)
    along = min(one.y + one.height, two.y + two.height) - max(one.y, two.y)
    return across > 0.01 and along > 0.01


@given(all_needs())
def test_no_two_parts_overlap_and_none_leaves_the_screen(needs):
    boxes = {name: box for name, box in planned(needs).items() if box.width}
    for one, two in combinations(boxes, 2):
        assert not overlap(boxes[one], boxes[two]), (one, two)
    for name, box in boxes.items():
        assert box.x >= 0, name
        assert box.y >= 0, name
        assert box.x + box.width <= needs.width + 0.01, name
        assert box.y + box.height <= needs.height + 0.01, name


@given(all_needs())
def test_a_part_of_the_desk_that_is_not_used_takes_no_room(needs):
    plan = planned(needs)
    assert bool(plan["side"].width) == needs.side
    assert bool(plan["tray"].width) == needs.tray


@pytest.mark.parametrize("form", SIZES)
def test_the_board_is_the_largest_part(form):
    plan = planned(Needs(*SIZES[form], form, seats=4, side=True, tray=True))
    areas = {name: box.width * box.height for name, box in plan.items()}
    assert max(areas, key=areas.__getitem__) == "board"


@pytest.mark.parametrize("form", SIZES)
def test_buttons_have_room_for_a_finger(form):
    plan = planned(Needs(*SIZES[form], form, seats=4, side=True, tray=True))
    assert plan["header"].height >= 48
    assert plan["tools"].width >= 4 * 50
    assert plan["tray"].width >= 4 * 48


@pytest.mark.parametrize(("seats", "row"), [(1, 1), (4, 4), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_nobody_sits_alone_in_a_second_row(seats, row):
    assert seats_per_row(Needs(*SIZES["phone"], "phone", seats=seats, side=True, tray=True)) == row


def test_large_text_on_a_low_phone_leaves_the_board_more_room_than_the_panels():
    low = Needs(360, 600, "phone", seats=4, side=True, tray=True, text=1.5)
    plan = planned(low)
    assert seats_per_row(low) == 4
    assert plan["board"].height > 1.5 * plan["seats"].height
