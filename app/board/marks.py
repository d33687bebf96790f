"""Marks on cells: where one may go, what just happened. What is chosen lies above the pieces: see chosen.py.

Legal cells carry corner brackets and a breath of light, and nothing in the middle: what lies there is seen.
They breathe together through one colour, so that a whole board of them costs one changed number.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.board import brackets, soft
from app.board.batch import Batch
from app.board.brackets import CASING, faded, lighter
from app.board.flicker import breath
from app.board.geometry import Grid
from app.board.layer import Colour, Layer, Stage
from app.board.motion import linear
from app.board.quads import Quads
from app.board.strokes import Strokes

POOL_INSET = 0.075
POOL_STRENGTH, FLASH_STRENGTH = 0.24, 0.6
REACH_LIGHT = 0.7
"""How far dots and rings go from the colour towards white."""
STILL = 0.62
"""How much is seen of legal cells while one of them is chosen: only one thing breathes at a time."""
BREATH_LOW, BREATH_HIGH = 0.55, 1.0
FLASH_SECONDS = 1.1
REACH_STRENGTH, REACH_ALPHA = 0.36, 0.95
DOT = 0.07
RING = 0.13
WAVE = (
    (-0.24, -0.26),
    (-0.16, -0.21),
    (-0.08, -0.26),
    (0.0, -0.31),
    (0.08, -0.26),
    (0.16, -0.21),
    (0.24, -0.26),
)
"""A ripple below the middle of a cell, as points from there."""


class Marked(Batch):
    """One set of cells in one colour: a breath of light, brackets; `fade` lets them breathe as one."""

    def __init__(self, pool: float = POOL_STRENGTH) -> None:
        self._quads, self._pool_strength = Quads(), pool
        super().__init__(self._quads)

    def draw(self, grid: Grid, cells: Iterable[int], colour: Colour) -> None:
        """Mark exactly these cells; none clears."""
        cells = tuple(cells)
        self._quads.clear()
        self._quads.paint(_pools(grid, cells), soft.pool(), faded(colour, self._pool_strength))
        brackets.paint(self._quads, grid, cells, colour, brackets.QUIET)
        self.fade(1.0)


class Marks(Layer):
    """Legal, reachable and flashing cells."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._legal, self._flash = Marked(), Marked(FLASH_STRENGTH)
        self._reach = Quads()
        self.reach_cells: tuple[int, ...] = ()
        self.wave_cells: tuple[int, ...] = ()
        self.legal_cells: tuple[int, ...] = ()
        self._quiet = False
        self.pointed: tuple[int, ...] = ()
        """Cells that pulse until others do."""
        for batch in (Batch(self._reach), self._flash, self._legal):
            self.canvas.add(batch)

    def hush(self, quiet: bool) -> None:
        """Hold the legal cells still while something else breathes."""
        self._quiet = quiet
        self._legal.fade(STILL if quiet else 1.0)
        self._rouse()

    def point(self, cells: Iterable[int], colour: Colour) -> None:
        """Let some cells pulse until others do, or none: a hint speaks of them."""
        self.motions.finish("flash")
        self.pointed = tuple(cells)
        self._flash.draw(self.grid, self.pointed, colour)
        self._rouse()

    def _rouse(self) -> None:
        self.wake(bool(self.pointed) or (bool(self.legal_cells) and not self._quiet))

    def show_legal(self, cells: Iterable[int], colour: Colour) -> None:
        """Mark where one may go; they breathe."""
        self.legal_cells = tuple(cells)
        self._legal.draw(self.grid, self.legal_cells, colour)
        self.hush(self._quiet)

    def show_reach(
        self, dots: Iterable[int], rings: Iterable[int], colour: Colour, waves: Iterable[int] = ()
    ) -> None:
        """Wash many cells at once: with a dot where one may go, with a ring where more happens on the way.

        Those of them that one comes to by gliding have a ripple below. Brackets on a quarter of a board would
        be a thicket; these lie still and let the floor be seen.
        """
        dots, rings = tuple(dots), tuple(rings)
        self.reach_cells, self.wave_cells = (*dots, *rings), tuple(waves)
        self._reach.clear()
        wash = faded(colour, REACH_STRENGTH)
        self._reach.paint(_pools(self.grid, self.reach_cells), soft.pool(), wash)
        layers = ((CASING, 0.035), (lighter((*colour[:3], REACH_ALPHA), REACH_LIGHT), 0.0))
        for paint, wider in layers:
            for strokes in (_rings(self.grid, rings, wider), _waves(self.grid, self.wave_cells, wider)):
                self._reach.paint(strokes, soft.feather(), paint, second=True)
        for paint, wider in layers:
            self._reach.paint(_dots(self.grid, dots, wider), soft.dot(), paint, second=True)

    def flash(self, cells: Iterable[int], colour: Colour) -> None:
        """Show some cells for a moment, as when a line of the log is tapped."""
        self.pointed = ()
        self._flash.draw(self.grid, cells, colour)
        self.motions.start(
            "flash",
            FLASH_SECONDS,
            lambda share: self._flash.fade(min(1.0, 2 - 2 * share)),
            linear,
            lambda: self._flash.draw(self.grid, (), colour),
        )

    def pulse(self, time: float) -> None:
        share = BREATH_LOW + (BREATH_HIGH - BREATH_LOW) * breath(time)
        if self.pointed:
            self._flash.fade(share)
        elif not self._quiet:
            self._legal.fade(share)


def _pools(grid: Grid, cells: tuple[int, ...]) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        x, y = grid.corner(cell)
        low, high = POOL_INSET, 1 - POOL_INSET
        strokes.quad(((x + low, y + low), (x + high, y + low), (x + high, y + high), (x + low, y + high)))
    return strokes


def _dots(grid: Grid, cells: tuple[int, ...], wider: float) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        strokes.dot(grid.centre(cell), (DOT + wider) * soft.DOT_REACH)
    return strokes


def _rings(grid: Grid, cells: tuple[int, ...], wider: float) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        strokes.ring(grid.centre(cell), RING, 0.07 + 2 * wider)
    return strokes


def _waves(grid: Grid, cells: tuple[int, ...], wider: float) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        x, y = grid.centre(cell)
        strokes.ribbon([(x + dx, y + dy) for dx, dy in WAVE], 0.07 + 2 * wider)
    return strokes
