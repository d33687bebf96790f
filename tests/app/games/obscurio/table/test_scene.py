"""Every scene of the library: what comes on stage is laid out, what has left is not."""

from typing import Any

import pytest

from app.games.obscurio.table.pieces.gauge import Gauge
from engine.games.obscurio.rules.butterflies import BELOW
from tests.app.fingers import frames
from tests.app.games.obscurio.table.hands import Hands, described, sit_down
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def test_larger_text_lays_out_the_scene_that_is_shown_and_no_other(open_shell: Any, monkeypatch: Any) -> None:
    app = open_shell(WIDE)
    hands = Hands(app, sit_down(app, described()))
    hands.until("study")
    left = hands.scene
    hands.until("choose")
    shown = hands.scene
    assert shown is not left
    laid: list[Any] = []
    for scene in (left, shown):
        monkeypatch.setattr(scene, "arrange", lambda scene=scene: laid.append(scene))
    app.settings.text_size = 150
    frames(4)
    assert set(laid) == {shown}


def test_ledges_take_room_from_the_pages_only_where_a_butterfly_lies_on_one(open_shell: Any) -> None:
    widths = []
    for spot in (50, BELOW):
        app = open_shell(PHONE)
        session = described()
        session.play(0, ("butterfly", 0, spot))
        session.play(0, ("show",))
        hands = Hands(app, sit_down(app, session))
        hands.arranged()
        widths.append(hands.scene.book.discs[0].width)
    assert widths[0] > widths[1] * 1.2
    assert widths[0] >= 180


def test_the_library_goes_down_to_the_prompt_of_a_tablet(open_shell: Any) -> None:
    """Words that were measured before the window had its size once left a dark band below the shelves."""
    app = open_shell(WIDE, language="fr")
    hands = Hands(app, sit_down(app, described()))
    hands.until("study")
    frames(4)
    desk = hands.page.ids.desk
    assert desk.surface.y - desk.ids.strip.top <= 24


@pytest.mark.parametrize(("size", "one_by_one"), [((150, 44), False), ((320, 110), True)])
def test_tokens_that_would_be_too_small_to_count_are_counted(
    house: Any, show: Any, size: tuple[int, int], one_by_one: bool
) -> None:
    gauge = Gauge()
    gauge.show(15, 15, 7, 7)
    gauge.size = size
    show(gauge)
    assert [number.opacity for number in gauge._numbers] == [1, 1]
    assert all(number.y >= gauge.y and number.top <= gauge.top + 1 for number in gauge._numbers)
    assert [bool(token.shape.size[0]) for token in gauge._tokens] == [one_by_one] * 22
