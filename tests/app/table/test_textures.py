"""Textures belong to the table: ten changes of table leave no more of them than the first two did."""

import gc
from typing import Any

import pytest
from kivy.cache import Cache
from kivy.graphics.opengl import glIsTexture

from app.board import sprites
from app.look.places import Atlas
from engine import Session
from tests.app.device import MORE_TEXTURES
from tests.app.fingers import frames, settle
from tests.app.real_games import offer, open_table
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui

GAMES = ("night_cage", "finstere_flure")
PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Bastien", "green"))


def live(app: Any) -> set[int]:
    """The textures that the device holds now."""
    frames(3)
    gc.collect()
    frames(3)
    most = app._witness._texture.id + MORE_TEXTURES
    return {number for number in range(1, most) if glIsTexture(number)}


def visit(app: Any, game: str) -> set[int]:
    """Sit down at a table of this game, play a little, go home; gives what was held while it was open."""
    session = Session.new(game, 4, 3)
    for _ in range(12):
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    open_table(app, session, PEOPLE)
    held = live(app)
    app.navigator.home()
    settle(lambda: not app.navigator.transition.is_active)
    return held


@pytest.fixture
def app(open_shell: Any) -> Any:
    """The app with the two games whose tables have pages of their own."""
    app = open_shell(WIDE)
    for game in GAMES:
        offer(app, game)
    return app


def test_ten_changes_of_table_leave_no_texture_behind(app: Any) -> None:
    counts = []
    for number in range(10):
        visit(app, GAMES[number % 2])
        counts.append(len(live(app)))
    assert min(counts[6:]) <= max(counts[1:5]), counts  # one more a visit would show; a few come and go


@pytest.mark.parametrize("game", GAMES)
def test_leaving_a_table_frees_the_pages_of_its_game(app: Any, game: str) -> None:
    page = Atlas(game)
    held = visit(app, game)
    assert len(live(app)) < len(held)
    assert page.path not in sprites._atlases
    assert Cache.get("kv.atlas", str(page.path.with_suffix(""))) is None
    assert not [key for key in Cache._objects["kv.texture"] if key.startswith(page(""))]


def test_a_table_that_back_leads_to_keeps_its_pages(app: Any) -> None:
    open_table(app, Session.new("night_cage", 4, 3), PEOPLE)
    page = app.navigator.page
    app.go("settings")
    settle(lambda: not app.navigator.transition.is_active)
    assert page.presenter is not None
    assert Atlas("night_cage").path in sprites._atlases


def test_a_table_is_the_same_after_its_textures_were_freed(app: Any) -> None:
    page = open_table(app, Session.new("night_cage", 4, 3), PEOPLE)
    page.play(page.session.legal(page.asked)[0])
    name, before = page.tabletop.name, page.session.state.plain()
    app.navigator.home()
    settle(lambda: page.tabletop is None)
    app.navigator.go("table", name=name)
    frames(6)
    assert page.session.state.plain() == before
    assert page.session.undo_title
