"""Whole games with fingers alone: on a tablet, handed round on a phone, to the last room and to the hunt."""

from collections.abc import Callable
from typing import Any

import pytest

from engine import Session
from tests.app.fingers import Finger, frames, settle, tap
from tests.app.games.obscurio.table.hands import Hands, described, exit_door, sit_down, wrong_door
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


MOST_TOUCHES = {4: 14.0, 7: 19.0}
"""How often all together touch the glass in a turn, the accusation among them."""
WAYS_IN = 2
"""Everybody lifts the curtain once before the first turn, and looks at a role."""


def counted(monkeypatch: Any) -> list[Finger]:
    """Every finger that touches the glass from now on."""
    fingers: list[Finger] = []
    down = Finger.down

    def noted(finger: Finger) -> Finger:
        fingers.append(finger)
        return down(finger)

    monkeypatch.setattr(Finger, "down", noted)
    return fingers


def wise_too_late(session: Session) -> int:
    """Wrong until the Traitor is known, then right."""
    return exit_door(session) if session.view(None)["exposed"] else wrong_door(session)


def to_the_result(
    app: Any, hands: Hands, most: int = 700, see: Callable[[str], object] = lambda _step: None
) -> None:
    for _ in range(most):
        if hands.session.outcome is not None:
            break
        see(hands.step)
        hands.go_on()
    settle(lambda: app.navigator.current == "result")


def test_four_on_a_tablet_reach_the_last_room_and_escape_under_the_watcher(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",), progress=5))
    hands = Hands(app, page)
    hands.until("aftermath")
    assert hands.session.view(None)["progress"] == 6
    to_the_result(app, hands)
    kinds = {action[0] for _, action in hands.session.log}
    assert {"read", "butterfly", "show", "go_on", "touch", "door", "confirm", "next"} <= kinds
    assert hands.session.state.ended == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "size"),
    [
        (4, WIDE),
        (7, PHONE),
        pytest.param(4, PHONE, marks=pytest.mark.thorough),
        pytest.param(7, WIDE, marks=pytest.mark.thorough),
    ],
)
def test_a_whole_game_through_the_hunt_and_past_the_watcher_takes_few_touches(
    open_shell: Any, monkeypatch: Any, seats: int, size: tuple[int, int]
) -> None:
    app = open_shell(size)
    touches, steps = counted(monkeypatch), set()
    hands = Hands(app, sit_down(app, Session.new("obscurio", seats, 5, difficulty="expert")), wise_too_late)
    to_the_result(app, hands, see=steps.add)
    view = hands.session.view(None)
    assert (view["ended"], view["exposed"]) == (1, 1)
    assert steps >= {"roles", "traps", "riddle", "study", "holder", "choose", "debate", "watch", "aftermath"}
    a_turn = (len(touches) - WAYS_IN * seats) / view["turn"]
    assert a_turn <= MOST_TOUCHES[seats], a_turn


def test_an_accusation_on_a_phone_goes_round(open_shell: Any) -> None:
    app = open_shell(PHONE)
    page = sit_down(app, described(("none",), tokens=8))
    hands = Hands(app, page, wrong_door)
    hands.until("debate")
    hands.go_on()
    hands.go_on()
    assert hands.step == "vote"
    assert page.handover is not None
    hands.until("aftermath")
    assert hands.session.view(None)["exposed"] == 1


def test_an_accusation_on_a_tablet_takes_all_fingers_at_once(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",), tokens=8))
    hands = Hands(app, page, wrong_door)
    hands.until("debate")
    hands.press("Accuse")
    hands.press("Now point")
    fingers = hands.scene.fingers
    assert fingers is not None
    frames(3)
    for edge in fingers.edges:
        aim = 1 if edge.seat != 1 else 2
        tap(*fingers.to_window(*fingers.window_point(edge, aim)))
    assert page.session.view(None)["step"] == "debate", "nothing is played before zero"
    app.services.clock.go(6.1)
    settle(lambda: hands.step == "aftermath")
    assert hands.session.view(None)["ballot"] == [-1, 2, 1, 1]
    assert hands.session.view(None)["exposed"] == 1


def test_who_points_at_nobody_is_asked_again(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, described(("none",), tokens=8))
    hands = Hands(app, page, wrong_door)
    hands.until("debate")
    hands.press("Accuse")
    hands.press("Now point")
    frames(2)
    app.services.clock.go(6.1)
    frames(3)
    assert hands.step == "debate"
    assert hands.scene.fingers is not None


def test_the_exit_door_is_the_right_one() -> None:
    session = described()
    for action in (("butterfly", 0, 3), ("show",), ("go_on",)):
        session.play(0, action)
    while session.view(None)["step"] == "holder":
        session.play(session.deciders[0], ("touch", 0))
    assert session.state.doors[exit_door(session) - 1] == session.state.exit
