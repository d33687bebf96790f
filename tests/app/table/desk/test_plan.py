"""The plan of a table: everything has room, nothing overlaps, the board gets the most."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.table.after.replay import BAR
from app.table.desk.plan import LEAST_FOOT, Needs, planned, seats_per_row

SIZES = {"phone": (360, 780), "tall": (800, 1280), "wide": (1280, 800)}
SMALL = {
    "a short phone": ("phone", (320, 568)),
    "a lying phone": ("wide", (844, 390)),
    "a small lying phone": ("wide", (640, 360)),
    "a small window": ("wide", (600, 500)),
    "the least window": ("phone", (360, 480)),
}
ALL = {**{form: (form, size) for form, size in SIZES.items()}, **SMALL}


@st.composite
def all_needs(draw):
    form, (width, height) = draw(st.sampled_from(list(ALL.values())))
    return Needs(
        width=width * draw(st.floats(1.0, 1.4)),
        height=height * draw(st.floats(1.0, 1.3)),
        form=form,
        seats=draw(st.integers(1, 8)),
        side=draw(st.booleans()),
        tray=draw(st.booleans()),
        text=draw(st.sampled_from([0.85, 1.0, 1.25, 1.5])),
        broad=draw(st.booleans()),
        words=draw(st.floats(0, 400)),
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
    assert needs.low or bool(plan["tray"].width) == needs.tray


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


@pytest.mark.parametrize(("seats", "row"), [(1, 1), (2, 2), (4, 2), (5, 3), (6, 3), (7, 4), (8, 4)])
def test_nobody_sits_alone_in_a_second_row(seats, row):
    assert seats_per_row(Needs(*SIZES["phone"], "phone", seats=seats, side=True, tray=True)) == row


@pytest.mark.parametrize("words", [0, 60, 90, 400])
@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_board_of_a_phone_is_as_wide_as_it_and_keeps_its_size(words, text):
    plan = planned(Needs(360, 780, "phone", 4, side=True, tray=True, text=text, words=words))
    assert (plan["board"].width, plan["board"].height) == (360, 360 if text == 1.0 else plan["board"].height)
    assert plan["board"] == planned(Needs(360, 780, "phone", 4, side=True, tray=True, text=text))["board"]
    assert plan["tray"].height >= LEAST_FOOT - 1


@pytest.mark.parametrize(
    ("size", "form", "least"),
    [
        ((360, 780), "phone", 27.5),
        ((320, 568), "phone", 18.5),
        ((844, 390), "wide", 30.0),
        ((640, 360), "wide", 20.5),
    ],
)
def test_a_broad_board_has_cells_as_large_as_a_phone_can_give_them(size, form, least):
    """A fortress of 16 by 11 cells with its walls, lying or turned."""
    board = planned(Needs(*size, form, 4, side=True, tray=False, broad=True))["board"]
    lying = min(board.width / 17.04, board.height / 12.04)
    turned = min(board.width / 12.04, board.height / 17.04)
    assert max(lying, turned) >= least


@pytest.mark.parametrize(("size", "share"), [((360, 640), 0.99), ((320, 568), 0.97), ((360, 780), 0.88)])
def test_a_broad_board_is_nearly_as_large_where_one_looks_back(size, share):
    played = Needs(*size, "phone", 4, side=True, tray=False, broad=True)
    board, seen = (planned(needs)["board"] for needs in (played, played._replace(tray=True, shelf=BAR)))
    cells = [
        max(
            min(box.width / 17.04, box.height / 12.04),
            min(box.width / 12.04, box.height / 17.04),
        )
        for box in (seen, board)
    ]
    assert cells[0] >= share * cells[1]


@pytest.mark.parametrize("size", [(360, 780), (320, 568)])
def test_panels_beside_a_broad_board_stand_two_by_two_on_a_phone(size):
    assert seats_per_row(Needs(*size, "phone", seats=4, side=True, tray=False, broad=True)) == 2


@pytest.mark.parametrize("name", SMALL)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("broad", [False, True])
def test_a_small_screen_has_room_for_everything(name, text, broad):
    form, size = SMALL[name]
    plan = planned(Needs(*size, form, 4, side=True, tray=not broad, text=text, broad=broad, words=120))
    for part in ("board", "prompt", "seats", "tools", "header", "side"):
        assert min(plan[part].width, plan[part].height) >= 48, part
    assert broad or plan["tray"].height >= 110
    assert min(plan["board"].width, plan["board"].height) >= min(size) * 0.3
