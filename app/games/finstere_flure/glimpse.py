"""A kept escape, drawn small: the monster that the table built, and what lies round it."""

from collections.abc import Mapping, Sequence
from typing import Any

from app.board.figure_board import FigureBoard
from app.games.finstere_flure.drawing.orientation import UPRIGHT
from app.games.finstere_flure.drawing.scenery import Scenery
from app.games.finstere_flure.monster.look import compose, look_of
from app.table.players import Player
from engine.games.finstere_flure.view import FlureView

SEEN = 6.0, 4.8
"""How many cells are seen across and down."""

TALL = 0.6
"""How far above its cell the middle of the monster is."""


def glimpse(view: FlureView, players: Sequence[Player], table: Mapping[str, Any]) -> FigureBoard:
    """The hall with everybody in it."""
    board = FigureBoard()
    scenery = Scenery(board, [player.hue for player in players], compose(look_of(table)))
    scenery.lay(UPRIGHT, lambda _seconds: 0.0)
    scenery.show(view)
    x, y = UPRIGHT.centre(view["monster"])
    board.look_at((x, y + TALL), *SEEN)
    return board
