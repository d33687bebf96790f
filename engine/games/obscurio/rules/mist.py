"""The two printed sheets of the Magical Mist: where their own drawings lie (ruling 19).

The sheets are drawn by a program (tools/art) at these places, so that what is seen and what is forbidden are
one thing. Places are those of `butterflies.centre`: from (-1, -1) at the top left to (1, 1).
"""

from typing import NamedTuple


class Drawing(NamedTuple):
    """A figure of white ink and the circle that it fills."""

    figure: str
    x: float
    y: float
    r: float
    turn: float = 0.0
    """Degrees, clockwise."""

    def covers(self, x: float, y: float) -> bool:
        """Whether a place lies on the figure."""
        return (x - self.x) ** 2 + (y - self.y) ** 2 <= self.r**2


SHEETS: tuple[tuple[Drawing, ...], ...] = (
    (
        Drawing("moth", -0.12, 0.14, 0.27, -14),
        Drawing("moth", 0.58, -0.56, 0.19, 24),
        Drawing("scroll", -0.52, -0.52, 0.19),
        Drawing("scroll", 0.60, 0.16, 0.17, 180),
        Drawing("scroll", -0.60, 0.52, 0.18, 20),
        Drawing("moth", 0.34, 0.68, 0.15, -30),
    ),
    (
        Drawing("bones", 0.06, -0.10, 0.28, -12),
        Drawing("bones", -0.52, -0.56, 0.18, 20),
        Drawing("weed", -0.64, 0.28, 0.18),
        Drawing("weed", 0.62, 0.30, 0.20, 12),
        Drawing("weed", 0.04, 0.72, 0.16, -10),
        Drawing("scroll", 0.56, -0.52, 0.17, 160),
    ),
)
"""On the left Page and on the right one."""


def is_printed(page: int, x: float, y: float) -> bool:
    """Whether the sheet on a Page has a drawing at a place."""
    return any(drawing.covers(x, y) for drawing in SHEETS[page])
