"""The picture beside "Continue": first the game's art, then the kept game; never a secret."""

import pytest

from app.games import kits
from app.look.lazy import named
from app.table import glimpse
from app.table.players import seated
from engine import Session
from tests.app.fingers import frames, settle
from tests.app.real_games import keep, offer
from tests.app.sizes import LEAST_LOW, PHONE

OPEN_GAMES = ["night_cage", "finstere_flure"]


def home_with(app, game, moves=20):
    """Home, asked to go on with a game of so many moves; gives its picture."""
    offer(app, game)
    session = Session.new(game, 2, 3)
    for _ in range(moves):
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    session.table = {"players": [], "people": [0, 1], "name": ""}
    keep(app, session)
    app.navigator.page.refresh()
    return app.navigator.page.ids.strip.ids.picture


def drawn(picture):
    return picture.ids.glimpse.children


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_continue_shows_the_art_at_once_and_the_kept_game_soon_after(shell, game):
    picture = home_with(shell, game)
    frames(2)
    assert picture.art == kits()[game].card
    assert not drawn(picture)
    settle(lambda: drawn(picture))
    frames(2)
    (board,) = drawn(picture)
    assert (board.pos, board.size) == (picture.pos, picture.size)
    assert board.camera.scale > 12


def test_a_picture_that_is_told_again_is_not_drawn_again(shell):
    picture = home_with(shell, "night_cage")
    settle(lambda: drawn(picture))
    (board,) = drawn(picture)
    shell.settings.language = "fr"
    shell.navigator.page.refresh()
    frames(30)
    assert drawn(picture) == [board]


def test_the_picture_of_another_game_takes_its_place(shell):
    picture = home_with(shell, "night_cage")
    settle(lambda: drawn(picture))
    home_with(shell, "obscurio", moves=0)
    frames(30)
    assert not drawn(picture)
    assert picture.art == kits()["obscurio"].card


def test_a_picture_survives_a_window_that_has_no_room_for_it(open_shell):
    app = open_shell(PHONE)
    picture = home_with(app, "finstere_flure")
    settle(lambda: drawn(picture))
    for width in (0, 92):
        picture.width = width
        frames(2)
    assert open_shell(LEAST_LOW).navigator.current == "home"


def test_a_home_that_was_left_draws_its_picture_when_it_is_back(shell):
    picture = home_with(shell, "night_cage")
    shell.go("about")
    frames(40)
    assert not drawn(picture)
    shell.back()
    settle(lambda: drawn(picture))


@pytest.mark.parametrize("game", ["obscurio", "dead_cells"])
def test_a_game_with_secrets_keeps_its_art(game):
    assert not kits()[game].glimpse


def test_a_glimpse_is_drawn_from_what_anybody_may_see(monkeypatch):
    seen = []
    monkeypatch.setattr(glimpse, "named", lambda _address: lambda *given: seen.append(given))
    session = Session.new("obscurio", 4, 3)
    kit = kits()["obscurio"]._replace(glimpse="any:where")
    glimpse.glimpse_of(kit, session, [])
    assert seen == [(session.view(None), [], session.table)]


def test_a_glimpse_that_fails_leaves_the_art(shell, monkeypatch):
    def fail(*_given):
        raise RuntimeError("a broken drawing")

    monkeypatch.setattr(glimpse, "named", lambda _address: fail)
    picture = home_with(shell, "night_cage")
    frames(30)
    assert not drawn(picture)
    assert picture.art == kits()["night_cage"].card


@pytest.mark.parametrize("game", OPEN_GAMES)
def test_a_glimpse_can_be_drawn_at_every_moment_of_a_game(house, game):
    session, sketch = Session.new(game, 3, 8), named(kits()[game].glimpse)
    for _ in range(60):
        if session.outcome is not None:
            break
        assert sketch(session.view(None), seated([], session.seats), {})
        session.play(session.deciders[0], session.legal(session.deciders[0])[-1])
