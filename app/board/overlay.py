"""What is said on top of the board: marks and lines below the pieces, what is chosen and badges above."""

from __future__ import annotations

from app.board.badges import Badges
from app.board.chosen import Chosen
from app.board.crumbling import Crumbling
from app.board.dials import Dials
from app.board.ghosts import Ghosts
from app.board.layer import WHITE, Colour, Layer, Stage
from app.board.marks import Marks
from app.board.sights import Sights


class Overlay(Layer):
    """Thin layers in their order; presenters speak to each by its name.

    `chosen` and `badges` are layers that the scene draws above the pieces: brackets lie on the rim of a cell,
    and a number must be read though a crowd stands on its cell.
    """

    def __init__(self, stage: Stage, font_name: str) -> None:
        super().__init__(stage)
        self.crumbling, self.ghosts, self.chosen = Crumbling(stage), Ghosts(stage), Chosen(stage)
        self.marks = Marks(stage)
        self.sights, self.dials = Sights(stage), Dials(stage)
        self.badges = Badges(stage, font_name)
        self._parts = (self.crumbling, self.ghosts, self.marks, self.sights, self.dials)
        for part in self._parts:
            part.on_alive = self._rouse
            self.canvas.add(part.canvas)

    @property
    def moving(self) -> bool:
        """Tell whether a motion is still on its way."""
        return any(part.moving for part in self._parts)

    def pulse(self, time: float) -> None:
        """Pass the pulse on to what lives."""
        for part in self._parts:
            if part.alive:
                part.pulse(time)

    def finish(self) -> None:
        """Jump to the end of everything that moves."""
        for part in self._parts:
            part.finish()

    def select(self, cell: int | None, colour: Colour = WHITE) -> None:
        """Mark what is chosen: it alone breathes then."""
        self.chosen.select(cell, colour)
        self.chosen.join(())
        self.marks.hush(cell is not None)

    def clear(self) -> None:
        self.crumbling.show(())
        self.ghosts.show(())
        self.marks.show_legal((), (1, 1, 1, 1))
        self.marks.show_reach((), (), (1, 1, 1, 1))
        self.marks.point((), WHITE)
        self.select(None)
        self.sights.show(())
        self.dials.show(())
        self.badges.show(())

    def _rouse(self) -> None:
        self.wake(any(part.alive for part in self._parts))
