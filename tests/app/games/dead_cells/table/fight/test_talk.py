"""The minute of talk before a fight: before everybody, once, and only where the table has it."""

from typing import Any

import pytest

from engine.games.dead_cells.cards.vocabulary import NO_TALK
from tests.app.device import hold_seal
from tests.app.fingers import frames, tap_on
from tests.app.games.dead_cells.table.fight.fighting import at_step, scene_at, sit_down
from tests.app.sizes import LOW, PHONE, WIDE

pytestmark = pytest.mark.ui


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_all_look_on_while_they_talk_and_the_curtain_comes_when_they_are_ready(
    open_shell: Any, size: Any
) -> None:
    app = open_shell(size=size, animation="off")
    page = sit_down(app, at_step(3, "commit", talk=True))
    scene = scene_at(page)
    assert not page.curtain_is_down
    assert scene.talks
    assert scene.view["seat"] is None
    assert not scene.hand_open
    tap_on(scene.spots["ready"])
    frames(2)
    assert page.curtain_is_down
    assert not scene.talks


def test_the_sand_runs_out_by_itself(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "commit", talk=True))
    scene = scene_at(page)
    app.services.clock.go(59.0)
    frames(2)
    assert scene.talks
    assert scene.talk.left == 1
    app.services.clock.go(1.0)
    frames(2)
    assert page.curtain_is_down
    assert not scene.talks


def test_they_talk_once_before_each_fight_and_not_for_a_card_taken_back(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "commit", talk=True))
    first = page.session.deciders[0]
    tap_on(scene_at(page).spots["ready"])
    hold_seal(page)
    frames(2)
    scene = scene_at(page)
    tap_on(scene.spots["hand", scene.choosing.cards[0]])
    tap_on(scene.spots["main"])
    frames(2)
    page.play(("take_back",), seat=first)
    frames(2)
    assert page.curtain_is_down
    assert not scene_at(page).talks


def test_without_the_option_or_alone_nobody_is_given_a_minute(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "commit"))
    assert page.curtain_is_down
    page = sit_down(app, at_step(1, "commit", talk=True))
    assert not scene_at(page).talks


def test_a_curse_that_forbids_talk_takes_the_minute_and_the_announcements_away(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    session = at_step(3, "commit", talk=True)
    session.state.bans = [0, 1 << NO_TALK]
    page = sit_down(app, session)
    assert page.curtain_is_down
    hold_seal(page)
    frames(2)
    scene = scene_at(page)
    tap_on(scene.spots["hand", scene.choosing.cards[0]])
    assert not any(isinstance(ref, tuple) and ref[0] == "say" for ref in scene.spots.refs)
