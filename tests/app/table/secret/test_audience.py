"""The table follows the audience of the step, with real fingers: hand, open steps, a vote that goes round."""

from typing import Any

import pytest

from tests.app.counting import counted
from tests.app.fingers import frames, resize, settle, tap_on
from tests.app.sizes import WIDE
from tests.app.table.sitting import hold_seal, place_first, sit_down
from tests.miniature.rules import VOTE_SECONDS


def roll(page: Any) -> None:
    """The person behind the curtain takes the device and rolls."""
    hold_seal(page)
    tap_on(page.presenter._buttons.children[-1])
    frames(2)


def at_the_vote(app: Any, strengths: tuple[str, ...] = ("", "")) -> Any:
    """A table at which everybody has rolled."""
    page = sit_down(app, strengths)
    for strength in strengths:
        if strength:
            settle(lambda: page.curtain_is_down)
        else:
            roll(page)
    settle(lambda: page.handover is not None)
    return page


def answer(page: Any, choice: int) -> None:
    tap_on(page.handover.sheet.buttons[choice])
    frames(1)


def pass_time(app: Any, seconds: float = VOTE_SECONDS) -> None:
    app.services.clock.go(seconds)
    frames(2)


def test_one_gesture_is_saved_once_and_shown_once(open_shell):
    page = sit_down(open_shell(), ("", ""), voting=False)
    hold_seal(page)
    counts = counted(page)
    place_first(page)
    assert [action[0] for _, action in page.session.log] == ["play", "put", "face"]
    assert counts == {"saved": 1, "shown": 1}


def test_an_open_step_has_no_curtain_and_nothing_private_on_the_glass(open_shell):
    app = open_shell()
    page = sit_down(app, ("", ""), voting=False)
    hold_seal(page)
    page.play(page.session.legal(0)[0])
    frames(2)
    assert not page.curtain_is_down
    assert (page.viewer, page._before.seat, page._before.view["hand"]) == (None, None, [])
    assert not app.services.privacy.on
    place_first(page)
    assert page.curtain_is_down
    assert page.lowered.name == "Odo"


def test_in_an_open_step_only_a_person_who_may_act_is_heard(open_shell):
    page = sit_down(open_shell(), ("", ""), voting=False)
    hold_seal(page)
    page.play(page.session.legal(0)[0])
    assert not page.play(("put", 4), seat=1)
    assert page.play(("put", 4), seat=0)


@pytest.mark.parametrize("votes", [(0, 0), (1, 0), (1, 1)])
def test_a_vote_goes_round_with_the_same_time_whoever_votes_what(open_shell, votes):
    app = open_shell()
    page = at_the_vote(app)
    counts = counted(page)
    for seat, choice in enumerate(votes):
        assert page.lowered.name == ("Mira", "Odo")[seat]
        hold_seal(page)
        answer(page, choice)
        pass_time(app, VOTE_SECONDS - 0.5)
        assert page.handover.private
        assert len(page.session.log) == 2 + seat, "the answer counts when the time is over"
        pass_time(app, 0.6)
    assert page.session.view(None)["shown"] == list(votes)
    assert page.handover is None
    assert counts == {"saved": 2, "shown": 1}


def test_an_answer_is_replaced_while_the_page_is_open(open_shell):
    app = open_shell()
    page = at_the_vote(app)
    hold_seal(page)
    answer(page, 0)
    answer(page, 1)
    pass_time(app)
    assert page.session.log[-1] == (0, ("vote", 1))


def test_who_does_not_answer_in_time_gets_the_device_again(open_shell):
    app = open_shell()
    page = at_the_vote(app)
    for _ in range(2):
        hold_seal(page)
        pass_time(app)
    assert len(page.session.log) == 2
    assert page.lowered.name == "Mira"


def test_a_computer_player_votes_by_itself_and_gets_no_turn_with_the_device(open_shell):
    app = open_shell()
    page = at_the_vote(app, ("", "easy", ""))
    seen = []
    while page.handover is not None:
        seen.append(page.lowered.name)
        hold_seal(page)
        answer(page, 1)
        pass_time(app)
    assert seen == ["Mira", "Lene"]
    settle(lambda: page.session.audience.kind != "round")
    assert page.session.view(None)["shown"][0] == 1


@pytest.mark.parametrize("why", ["pause", "rotation"])
def test_in_the_middle_of_a_vote_the_curtain_falls_and_the_whole_time_is_given_again(open_shell, why):
    app = open_shell()
    page = at_the_vote(app)
    hold_seal(page)
    answer(page, 1)
    if why == "pause":
        app.on_pause()
    else:
        resize(*WIDE)
    frames(3)
    assert page.curtain_is_down
    assert page.lowered.name == "Mira"
    pass_time(app)
    assert len(page.session.log) == 2, "a touch before the curtain fell does not count"


def test_a_table_that_is_left_in_the_middle_of_a_vote_goes_on_with_the_next_person(open_shell):
    app = open_shell()
    page = at_the_vote(app)
    hold_seal(page)
    answer(page, 1)
    pass_time(app)
    name = page.tabletop.name
    app.navigator.home()
    frames(4)
    assert page.handover is None
    app.navigator.go("table", name=name)
    frames(6)
    assert page.lowered.name == "Odo"


def test_a_vote_is_not_offered_to_others_for_taking_back(open_shell):
    app = open_shell(undo_policy="fair")
    page = at_the_vote(app)
    hold_seal(page)
    answer(page, 1)
    pass_time(app)
    assert page.tabletop.undo_title(None) is None
    assert page.tabletop.undo_title(0) == "vote to share"


def test_a_round_without_a_time_is_handed_on_by_whoever_holds_the_device(open_shell, monkeypatch):
    monkeypatch.setattr("tests.miniature.rules.VOTE_SECONDS", 0.0)
    app = open_shell()
    page = at_the_vote(app)
    for choice in (0, 1):
        hold_seal(page)
        answer(page, choice)
        pass_time(app, 60)
        assert page.handover.private
        tap_on(page.handover.sheet.ids.done)
        frames(2)
    assert page.session.view(None)["shown"] == [0, 1]
