"""The Grimoire alone: butterflies in the hand, what the traps forbid, the Exit while it is held."""

from typing import Any

import pytest

from engine.games.obscurio.rules.butterflies import BELOW, PRINTED, centre, nearest
from tests.app.fingers import Finger, frames, tap
from tests.app.games.obscurio.table.hands import Hands, described, sit_down
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def alone(open_shell: Any, *traps: str, size: tuple[int, int] = WIDE) -> Hands:
    """The Grimoire behind the curtain."""
    app = open_shell(size)
    hands = Hands(app, sit_down(app, described(traps or ("none",))))
    hands.take_device()
    hands.arranged()
    return hands


def carry(hands: Hands, start: tuple[float, float], goal: tuple[float, float]) -> None:
    """Drag a butterfly until its bead lies on a point of the scene."""
    scene = hands.scene
    above = scene._bead(_Place(0, 0))[1]
    x, y = scene.to_window(*start)
    gx, gy = scene.to_window(*goal)
    Finger(x, y).down().to(gx, gy - above).up()
    frames(3)


class _Place:
    def __init__(self, x: float, y: float) -> None:
        self.x, self.y = x, y


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_butterfly_is_carried_from_the_tray_and_its_bead_points(
    open_shell: Any, size: tuple[int, int]
) -> None:
    hands = alone(open_shell, size=size)
    scene = hands.scene
    goal = scene.book.discs[1].point_at(0.0, 0.0)
    carry(hands, scene.resting[0].bead, goal)
    assert scene.placed == [(1, nearest(0.0, 0.0))]
    assert hands.session.state.butterflies == [], "nothing is played before the book is closed"


def test_a_butterfly_may_be_moved_until_the_book_is_closed(open_shell: Any) -> None:
    hands = alone(open_shell)
    hands.point(0, 0.0, 0.0)
    scene = hands.scene
    carry(hands, scene.book.point_of(*scene.placed[0]), scene.book.discs[1].point_at(0.3, 0.3))
    assert scene.placed == [(1, nearest(0.3, 0.3))]


def test_a_butterfly_dropped_beside_the_pages_is_back_in_the_tray(open_shell: Any) -> None:
    hands = alone(open_shell)
    hands.point(0, 0.0, 0.0)
    scene = hands.scene
    carry(hands, scene.book.point_of(*scene.placed[0]), (scene.x + 20, scene.y + 120))
    assert scene.placed == []


def test_a_ledge_names_the_whole_page(open_shell: Any) -> None:
    hands = alone(open_shell)
    hands.whole(1)
    assert hands.scene.placed == [(1, BELOW)]


def test_united_butterflies_refuse_the_other_page_and_say_why(open_shell: Any) -> None:
    hands = alone(open_shell, "united")
    hands.point(0)
    hands.point(1)
    assert len(hands.scene.placed) == 1
    assert not hands.scene.seal.awake
    hands.point(0, -0.5, 0.3)
    assert hands.scene.seal.awake


def test_a_bottom_butterfly_is_owed_until_it_sits_on_a_ledge(open_shell: Any) -> None:
    hands = alone(open_shell, "bottom")
    hands.point(0)
    assert not hands.scene.seal.awake
    assert hands.scene._owed_pages() == [0, 1]
    hands.point(1)
    assert len(hands.scene.placed) == 1, "only a ledge is free now"
    hands.whole(1)
    assert hands.scene.seal.awake
    assert hands.scene._owed_pages() == []


def test_the_ink_of_the_mist_cannot_be_pointed_at(open_shell: Any) -> None:
    hands = alone(open_shell, "mist")
    printed = min(PRINTED[0])
    hands.point(0, *centre(printed))
    assert hands.scene.placed == []
    free = next(spot for spot in range(BELOW) if spot not in PRINTED[0])
    hands.point(0, *centre(free))
    assert hands.scene.placed == [(0, free)]


def test_the_exit_is_seen_only_while_it_is_held(open_shell: Any) -> None:
    hands = alone(open_shell)
    arch = hands.scene.exit
    assert arch.disc.card == 0
    finger = Finger(*arch.to_window(*arch.center)).down()
    frames(2)
    assert arch.disc.card == hands.session.state.exit
    finger.up()
    frames(2)
    assert arch.disc.card == 0


def test_undo_takes_back_a_butterfly_and_does_not_say_which(open_shell: Any) -> None:
    hands = alone(open_shell)
    hands.point(0)
    assert hands.page.ids.desk.undo_title == "a butterfly"
    hands.page.undo()
    frames(2)
    assert hands.scene.placed == []


def test_a_sleeping_seal_closes_nothing(open_shell: Any) -> None:
    hands = alone(open_shell)
    seal = hands.scene.seal
    tap(*seal.to_window(*seal.center))
    frames(20)
    assert hands.step == "riddle"


def test_nothing_of_the_riddle_stays_on_the_glass_when_the_curtain_falls(open_shell: Any) -> None:
    hands = alone(open_shell)
    hands.point(0)
    hands.page.pause()
    frames(4)
    assert hands.page.curtain_is_down
    assert type(hands.scene).__name__ == "WaitingScene"
    assert shown_cards(hands.page.presenter.own_surface) == []


def shown_cards(surface: Any) -> list[int]:
    """All cards that hang below a widget."""
    return [widget.card for widget in surface.walk() if getattr(widget, "card", 0)]


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_traps_stand_beside_the_exit_in_words(open_shell: Any, size: tuple[int, int]) -> None:
    scene = alone(open_shell, "bottom", size=size).scene
    (tag,) = scene.tokens.children
    assert (tag._name.text, tag._name.opacity) == ("Bottom Butterfly", 1)
    assert (tag._words.text, tag._words.opacity) == ("At least one butterfly goes below a Page.", 1)


def test_exit_and_pages_are_as_large_as_a_phone_allows(open_shell: Any) -> None:
    scene = alone(open_shell, size=PHONE).scene
    assert scene.exit.width >= 196
    assert min(disc.width for disc in scene.book.discs) >= 155


def test_the_seal_says_in_words_that_it_sleeps(open_shell: Any) -> None:
    hands = alone(open_shell, "bottom", size=PHONE)
    hands.point(0, 0.0, 0.0)
    assert (hands.scene.heading.text, hands.scene.heading.opacity) == ("The seal is asleep", 1)
    hands.whole(1)
    assert hands.scene.heading.text == "Hold the seal to close the book"
