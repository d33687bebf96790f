"""Marks on cells: where one may go, what is chosen, what just happened.

Legal cells carry corner brackets and a pool of light and breathe together through one colour, so
that a whole board of them costs one changed number.
"""

from __future__ import annotations

from collections.abc import Iterable

from app.board import soft
from app.board.batch import Batch
from app.board.flicker import breath
from app.board.geometry import Grid
from app.board.layer import Colour, Layer, Stage
from app.board.motion import linear
from app.board.quads import Quads
from app.board.strokes import Strokes

INSET = 0.035
POOL_INSET = 0.075
ARM = 0.27
BRACKET_WIDTH = 0.055
CASING_WIDTH = 0.115
CASING: Colour = (0.03, 0.02, 0.02, 0.8)
POOL_STRENGTH = 0.75
CHOSEN_POOL_STRENGTH = 0.30
"""A chosen cell shows what lies in it."""
BRACKET_LIGHT, REACH_LIGHT = 0.45, 0.7
"""How far brackets, dots and rings go from the colour towards white."""
BREATH_LOW, BREATH_HIGH = 0.55, 1.0
FLASH_SECONDS = 1.1
PLUS = 0.13
REACH_STRENGTH, REACH_ALPHA = 0.62, 0.95
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
    """One set of cells in one colour: pool, dark casing, bright brackets; `fade` lets them breathe as one."""

    def __init__(self, pool: float = POOL_STRENGTH) -> None:
        self._quads, self._pool_strength = Quads(), pool
        super().__init__(self._quads)

    def draw(self, grid: Grid, cells: Iterable[int], colour: Colour, plus: bool = False) -> None:
        """Mark exactly these cells; none clears."""
        cells, alpha = tuple(cells), colour[3]
        self._quads.clear()
        self._quads.paint(_pools(grid, cells), soft.pool(), _faded(colour, self._pool_strength))
        for paint, width in (
            (_faded(CASING, alpha), CASING_WIDTH),
            (_lighter(colour, BRACKET_LIGHT), BRACKET_WIDTH),
        ):
            self._quads.paint(_brackets(grid, cells, width, plus), soft.feather(), paint, second=True)
        self.fade(1.0)


class Marks(Layer):
    """Legal, reachable, selected and flashing cells."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(stage)
        self._legal, self._flash = Marked(), Marked()
        self._selected = Marked(CHOSEN_POOL_STRENGTH)
        self._reach = Quads()
        self.reach_cells: tuple[int, ...] = ()
        self.wave_cells: tuple[int, ...] = ()
        self.legal_cells: tuple[int, ...] = ()
        for batch in (Batch(self._reach), self._flash, self._legal, self._selected):
            self.canvas.add(batch)

    def show_legal(self, cells: Iterable[int], colour: Colour) -> None:
        """Mark where one may go; they breathe."""
        self.legal_cells = tuple(cells)
        self._legal.draw(self.grid, self.legal_cells, colour, plus=True)
        self.wake(bool(self.legal_cells))

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
        wash = _faded(colour, REACH_STRENGTH)
        self._reach.paint(_pools(self.grid, self.reach_cells), soft.pool(), wash)
        layers = ((CASING, 0.035), (_lighter((*colour[:3], REACH_ALPHA), REACH_LIGHT), 0.0))
        for paint, wider in layers:
            for strokes in (_rings(self.grid, rings, wider), _waves(self.grid, self.wave_cells, wider)):
                self._reach.paint(strokes, soft.feather(), paint, second=True)
        for paint, wider in layers:
            self._reach.paint(_dots(self.grid, dots, wider), soft.dot(), paint, second=True)

    def select(self, cell: int | None, colour: Colour = (1, 1, 1, 1)) -> None:
        """Mark what is chosen; it does not breathe."""
        self._selected.draw(self.grid, () if cell is None else (cell,), colour)

    def flash(self, cells: Iterable[int], colour: Colour) -> None:
        """Show some cells for a moment, as when a line of the log is tapped."""
        self._flash.draw(self.grid, cells, colour)
        self.motions.start(
            "flash",
            FLASH_SECONDS,
            lambda share: self._flash.fade(min(1.0, 2 - 2 * share)),
            linear,
            lambda: self._flash.draw(self.grid, (), colour),
        )

    def pulse(self, time: float) -> None:
        self._legal.fade(BREATH_LOW + (BREATH_HIGH - BREATH_LOW) * breath(time))


def _faded(colour: Colour, share: float) -> Colour:
    red, green, blue, alpha = colour
    return red, green, blue, alpha * share


def _lighter(colour: Colour, share: float) -> Colour:
    """Mix a colour with white."""
    red, green, blue, alpha = colour
    return red + (1 - red) * share, green + (1 - green) * share, blue + (1 - blue) * share, alpha


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


def _brackets(grid: Grid, cells: tuple[int, ...], width: float, plus: bool) -> Strokes:
    strokes = Strokes()
    for cell in cells:
        x, y = grid.centre(cell)
        reach = 0.5 - INSET - BRACKET_WIDTH / 2
        for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            cx, cy = x + sx * reach, y + sy * reach
            strokes.ribbon(((cx - sx * ARM, cy), (cx, cy), (cx, cy - sy * ARM)), width)
        if plus:
            strokes.ribbon(((x - PLUS, y), (x + PLUS, y)), width * 0.8)
            strokes.ribbon(((x, y - PLUS), (x, y + PLUS)), width * 0.8)
    return strokes
