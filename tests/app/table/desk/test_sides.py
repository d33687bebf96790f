"""Where the parts lie for people at four sides, and for a left hand."""

import pytest

from app.look.sides import BOTTOM, LEFT, RIGHT, SIDES, TOP
from app.table.desk.plan import Box, Needs, Plan, planned
from app.table.desk.sides import faced, is_flat, mirrored, shared_by_all, strips

TABLET, UPRIGHT, PHONE, LYING = (
    (1132.0, 726.0, "wide"),
    (652.0, 1206.0, "tall"),
    (360.0, 780.0, "phone"),
    (780.0, 360.0, "wide"),
)


def needs_of(size: tuple[float, float, str], broad: bool = False) -> Needs:
    return Needs(*size, seats=4, side=True, tray=True, broad=broad)


def overlap(one: Box, other: Box) -> bool:
    across = one.x + one.width > other.x + 0.1 and other.x + other.width > one.x + 0.1
    along = one.y + one.height > other.y + 0.1 and other.y + other.height > one.y + 0.1
    return bool(one.width and other.width and across and along)


def check(plan: Plan, needs: Needs) -> None:
    """Nothing lies over anything else, or outside."""
    parts = list(plan.values())
    for place, part in enumerate(parts):
        assert part.x >= -0.1
        assert part.x + part.width <= needs.width + 0.1
        assert part.y + part.height <= needs.height + 0.1
        assert not [other for other in parts[place + 1 :] if overlap(part, other)]


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("broad", [False, True])
@pytest.mark.parametrize("size", [TABLET, UPRIGHT])
@pytest.mark.parametrize("left_handed", [False, True])
def test_nothing_overlaps_wherever_people_sit(
    size: tuple[float, float, str], broad: bool, side: int, left_handed: bool
) -> None:
    needs = needs_of(size, broad)
    plan = mirrored(planned(needs), needs) if left_handed else planned(needs)
    plan, _small = shared_by_all(plan, needs, SIDES)
    check(faced(plan, needs, side), needs)


def test_the_tray_goes_to_the_column_of_whoever_is_asked() -> None:
    needs = needs_of(TABLET)
    plan, small = shared_by_all(planned(needs), needs, SIDES)
    trays = {side: faced(plan, needs, side)["tray"] for side in SIDES}
    assert small
    assert trays[LEFT].x < needs.width / 2 < trays[RIGHT].x
    assert trays[TOP].y + trays[TOP].height == pytest.approx(needs.height - 64)
    assert trays[BOTTOM].y < 10


@pytest.mark.parametrize("size", [TABLET, UPRIGHT, PHONE, LYING])
def test_for_a_left_hand_the_tray_lies_at_the_other_side(size: tuple[float, float, str]) -> None:
    needs = needs_of(size)
    plan = planned(needs)
    left = mirrored(plan, needs)
    check(left, needs)
    assert left["tray"].x == pytest.approx(needs.width - plan["tray"].x - plan["tray"].width)
    assert (left["board"].width, left["board"].height) == (plan["board"].width, plan["board"].height)
    if size is PHONE:
        assert left["header"] == plan["header"]


def test_only_a_window_with_two_long_sides_lies_between_people() -> None:
    assert is_flat(1280, 800)
    assert is_flat(600, 600)
    assert not is_flat(844, 390)
    assert not is_flat(590, 1000)


def test_only_edges_at_which_somebody_sits_keep_a_place_for_the_prompt() -> None:
    assert strips([BOTTOM], 1.0) == (0, 0, 0, 0)
    left, top, right, bottom = strips([LEFT, TOP], 1.0)
    assert left == top > 0 == right == bottom
    assert strips([TOP], 1.5)[1] > top
