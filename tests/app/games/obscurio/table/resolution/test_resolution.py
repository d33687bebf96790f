"""What the doors hid: threads to what was meant, the right and the wrong apart."""

from typing import Any

import pytest

from engine.games.obscurio.players.speech import found_again
from tests.app.games.obscurio.table.hands import Hands, described, exit_door, sit_down
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def revealed(open_shell: Any, size: tuple[int, int], *doors: int) -> Hands:
    """Three Wizards behind these doors, counted from the Exit."""
    app, session = open_shell(size), described(("none",), exit=5, pages=[20, 33])
    for action in (("butterfly", 0, 25), ("butterfly", 1, 66), ("show",), ("go_on",)):
        session.play(0, action)
    while session.view(None)["step"] == "holder":
        session.play(session.deciders[0], ("touch", 0))
    for seat, door in enumerate(doors, start=1):
        session.play(seat, ("door", seat, (exit_door(session) + door - 1) % 6 + 1))
        session.play(seat, ("confirm",))
    hands = Hands(app, sit_down(app, session))
    hands.arranged()
    return hands


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_thread_runs_from_each_butterfly_to_what_it_meant(open_shell: Any, size: tuple[int, int]) -> None:
    scene = revealed(open_shell, size, 0, 1, 1).scene
    meant = found_again(scene.view)
    assert [slip.what.text.lower() for slip in scene.slips] == [str(each.what).lower() for each in meant]
    for thread, found, placed in zip(scene._threads, meant, scene.view["butterflies"], strict=True):
        assert found.thing is not None
        assert tuple(thread.points[:2]) == pytest.approx(scene.book.point_of(*placed))
        there = scene._exit.disc.point_at(found.thing.x, found.thing.y)
        assert tuple(thread.points[-2:]) == pytest.approx(there)


def test_on_a_phone_the_right_and_the_wrong_stand_apart(open_shell: Any) -> None:
    scene = revealed(open_shell, PHONE, 0, 1, 2).scene
    gold, violet = scene._right.shape, scene._wrong.shape
    assert gold.pos[0] + gold.size[0] <= violet.pos[0]
    boxes = {1: gold, 2: violet, 3: violet}
    for pawn, box in boxes.items():
        assert box.pos[0] <= scene.pawns[pawn].center_x <= box.pos[0] + box.size[0]
    assert sum(arch.opacity for arch in scene.arches) == 3, "the Exit, and the doors at which somebody stood"


def test_where_all_were_wrong_nothing_is_golden(open_shell: Any) -> None:
    scene = revealed(open_shell, PHONE, 1, 1, 1).scene
    assert scene._right.shape.size == (0, 0)
    assert scene.right_name.opacity == 0
