"""The demonstration of ./play shows every game in its middle."""

from typing import Any

import pytest

from app.shell.demo import MOVES, begun
from engine import GAMES
from engine.core.game import Game


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.key)
def test_the_table_that_is_shown_is_not_over(game: Game[Any]) -> None:
    session = begun(game)
    assert len(session.log) == MOVES
    assert session.outcome is None
