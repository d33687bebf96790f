"""A kept night, drawn small: the cells round whoever is to move, in the light that there is."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.board.figure_board import FigureBoard
from app.games.night_cage.table.prisoners import prisoners
from app.games.night_cage.table.scenery import Scenery
from app.table.players import Player
from engine.games.night_cage.view import CageView

SEEN = 4.0, 3.2
"""How many cells are seen across and down: a prisoner can be told from a pit."""


def glimpse(view: CageView, players: Sequence[Player], _table: Mapping[str, Any]) -> FigureBoard:
    """The board with everybody on it."""
    board = FigureBoard()
    scenery = Scenery(board, prisoners(players, view["prisoners"]))
    scenery.lay(view, lambda _seconds: 0.0)
    scenery.show(view, animated=False)
    board.look_at(scenery.place_of(view, view["active"]) or board.grid.bounds.centre, *SEEN)
    return board
