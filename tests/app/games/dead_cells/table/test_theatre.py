"""One scene at a time is on stage, whatever a run comes to."""

from typing import Any

import pytest

from app.games.dead_cells.table.scenes import FIGHT, MAP, MARKET, RUN_END, SCENES, scene_of
from engine import Session
from tests.app.fingers import frames, resize
from tests.app.real_games import offer, open_table
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


def the_run(seed: int) -> Session:
    """The first run of a campaign for one, whose cards lie open."""
    return Session.new("dead_cells", seats=1, seed=seed)


def test_every_scene_of_a_run_has_its_place_on_stage() -> None:
    seen = set()
    session = the_run(3)
    while session.deciders:
        seen.add(scene_of(session.view(0)))
        session.play(0, session.legal(0)[0])
    assert seen <= set(SCENES)
    assert {FIGHT, MAP, RUN_END} <= seen


def test_steps_of_the_market_and_of_the_end_have_their_scene_wherever_they_come() -> None:
    view: Any = the_run(1).view(0)
    assert scene_of(view | {"step": "heal"}) == MARKET
    assert scene_of(view | {"step": "buy_upgrade"}) == RUN_END


def test_the_stage_follows_the_run(open_shell: Any) -> None:
    app = open_shell()
    offer(app, "dead_cells")
    page = open_table(app, the_run(3), [("Ada", "blue")])
    stages = set()
    while page.session.deciders and len(stages) < 2:
        stages.add(page.presenter.own_surface.playing)
        assert len(page.presenter.own_surface.children) == 1
        page.play(page.session.legal(0)[0], seat=0)
    assert stages == {MAP, FIGHT}


def test_a_scene_that_was_to_be_laid_when_its_table_was_put_away_is_left_alone(open_shell: Any) -> None:
    app = open_shell()
    offer(app, "dead_cells")
    session = Session.new("dead_cells", seats=2, seed=3)
    page = open_table(app, session, [("Ada", "blue"), ("Ben", "red")])
    scene = page.presenter.own_surface.scene
    page.put_away()
    scene.width -= 100
    app.theme.body += 1
    frames(3)
    assert page.tabletop is None
    assert scene.view["seats"] == len(session.table["players"]) == 2


def test_a_phone_says_beside_the_way_back_how_far_the_run_is(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    offer(app, "dead_cells")
    page = open_table(app, the_run(3), [("Ada", "blue")])
    heading = page.heading.children[0]
    assert heading.text == "Room 1"
    while page.session.view(0)["space"] == 1:
        page.play(page.session.legal(0)[0], seat=0)
    frames(2)
    assert heading.text == "Room 2"
    resize(*WIDE)
    frames(2)
    assert heading.text == ""
