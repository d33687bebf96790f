"""The declared view of each game is the view that it gives."""

from typing import get_origin

import pytest

from engine import Session
from engine.core.game import Game
from engine.games import dead_cells, finstere_flure, night_cage, obscurio
from engine.games.dead_cells.view import PrisonView
from engine.games.finstere_flure.view import FlureView
from engine.games.night_cage.view import CageView
from engine.games.obscurio.view import LibraryView
from tests.engine.core.playing import play_on
from tests.miniature import MINIATURE
from tests.miniature.view import EmbersView

DECLARED = {
    MINIATURE: EmbersView,
    night_cage.GAME: CageView,
    finstere_flure.GAME: FlureView,
    obscurio.GAME: LibraryView,
    dead_cells.GAME: PrisonView,
}


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.info.key)
@pytest.mark.parametrize("moves", [0, 40, 9999])
def test_a_view_has_exactly_the_declared_fields(game: Game, moves: int) -> None:
    session = play_on(Session.new(game, game.info.seats[1], 3), moves)
    for seat in (0, None):
        assert set(session.view(seat)) == DECLARED[game].__required_keys__


@pytest.mark.parametrize("game", DECLARED, ids=lambda game: game.info.key)
def test_a_list_is_declared_as_a_list_and_a_number_as_a_number(game: Game) -> None:
    view = play_on(Session.new(game, game.info.seats[1], 3), 40).view(0)
    for name, shape in DECLARED[game].__annotations__.items():
        assert isinstance(view[name], list if get_origin(shape) is list else shape), name
