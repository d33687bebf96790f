"""Whole games with fingers alone: on a tablet, handed round on a phone, to the last room and to the hunt."""

from typing import Any

import pytest

from engine import Session
from tests.app.fingers import frames, settle, tap
from tests.app.games.obscurio.table.hands import Hands, described, exit_door, sit_down, wrong_door
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def to_the_result(app: Any, hands: Hands, most: int = 700) -> None:
    for _ in range(most):
        if hands.session.outcome is not None:
            break
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
def test_a_whole_game_of_four_on_a_tablet(open_shell: Any) -> None:
    app = open_shell(WIDE)
    page = sit_down(app, Session.new("obscurio", 4, 5))
    hands = Hands(app, page)
    to_the_result(app, hands)
    assert [action for _, action in hands.session.log].count(("seen",)) == 4
    assert hands.session.state.ended == 1


@pytest.mark.slow
def test_seven_hand_a_phone_round(open_shell: Any) -> None:
    app = open_shell(PHONE)
    page = sit_down(app, Session.new("obscurio", 7, 8))
    hands = Hands(app, page)
    hands.until("aftermath")
    hands.go_on()
    hands.until("aftermath")
    assert hands.session.view(None)["progress"] >= 2


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
