"""Who is told what the board shows of the way to the present moment."""

from app.board.geometry import Point
from engine.games.finstere_flure.view import FlureView

TURNED_UP = 0
"""The number that stands for the tombstone before the first step."""


class Onlooker:
    """Nobody in particular: every answer of this one is that it does not mind."""

    def tell_step(self, number: int, view: FlureView) -> None:
        """Hear of every look of the monster: the number of its step, and the view at that moment."""

    def place_of_tag(self, pawn: int) -> Point | None:
        """Where in the window a pawn is counted, if anywhere."""

    def count(self, view: FlureView) -> None:
        """Count the pawns as they are in a view: one has just escaped or died."""
