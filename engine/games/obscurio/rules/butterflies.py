"""The two butterflies: where one may point, and what the brown traps forbid.

A Page is a round card. A spot is one of 113 points of it, those of a thirteen by thirteen grid that lie in
the circle, counted row by row from the top left, or `BELOW`: the Page as a whole. A butterfly's place is
`page * PLACES + spot`. Rulings 16 to 19.
"""

from functools import cache

from engine.core.todo import Action
from engine.games.obscurio.rules.cards import PAGES
from engine.games.obscurio.rules.mist import is_printed
from engine.games.obscurio.rules.traps import BOTTOM, MIST, UNITED

BUTTERFLIES = 2
HALF = 6
"""Spots from the middle of a Page to its rim."""

GRID = tuple(
    (column, row)
    for row in range(2 * HALF + 1)
    for column in range(2 * HALF + 1)
    if (column - HALF) ** 2 + (row - HALF) ** 2 <= HALF**2
)
"""Column and row of each spot."""

BELOW = len(GRID)
PLACES = len(GRID) + 1
REACH = HALF + 0.5
"""Half the width of the grid, in spots."""


def centre(spot: int) -> tuple[float, float]:
    """Where a spot lies on a round Page: from (-1, -1) at the top left to (1, 1); below is under the rim."""
    if spot == BELOW:
        return 0.0, 1.0 + 2 / REACH
    column, row = GRID[spot]
    return (column - HALF) / REACH, (row - HALF) / REACH


PRINTED: tuple[frozenset[int], ...] = tuple(
    frozenset(spot for spot in range(BELOW) if is_printed(page, *centre(spot))) for page in range(PAGES)
)
"""The spots that the printed sheet's own drawings cover, on the left and on the right Page (ruling 19)."""

SHOW: Action = ("show",)


def place(page: int, spot: int) -> int:
    """One number for a spot of a Page."""
    return page * PLACES + spot


def page_of(placed: int) -> int:
    """The Page that a butterfly points at."""
    return placed // PLACES


def spot_of(placed: int) -> int:
    """The spot that a butterfly points at."""
    return placed % PLACES


def nearest(x: float, y: float) -> int:
    """The spot that a finger means; the coordinates are those of `centre`."""
    return min(range(PLACES), key=lambda spot: away(spot, x, y))


def away(spot: int, x: float, y: float) -> float:
    """How far a spot is from a place of its Page, squared."""
    own = centre(spot)
    return (own[0] - x) ** 2 + (own[1] - y) ** 2


@cache
def riddle_actions(traps: int, butterflies: tuple[int, ...]) -> tuple[Action, ...]:
    """Where the next butterfly may go, and whether the riddle may be shown as it is."""
    free = [placed for placed in range(PAGES * PLACES) if _fits(placed, traps, butterflies)]
    actions: list[Action] = [("butterfly", page_of(placed), spot_of(placed)) for placed in free]
    return (*actions, SHOW) if is_complete(traps, butterflies) else tuple(actions)


def is_complete(traps: int, butterflies: tuple[int, ...]) -> bool:
    """One butterfly is enough, but both if they are United, and one below if the trap says so (ruling 17)."""
    if not butterflies or (traps & UNITED and len(butterflies) < BUTTERFLIES):
        return False
    return not traps & BOTTOM or _any_below(butterflies)


def _any_below(butterflies: tuple[int, ...]) -> bool:
    return any(spot_of(placed) == BELOW for placed in butterflies)


def _fits(placed: int, traps: int, butterflies: tuple[int, ...]) -> bool:
    if len(butterflies) == BUTTERFLIES or placed in butterflies:
        return False
    if traps & MIST and spot_of(placed) in PRINTED[page_of(placed)]:
        return False
    if not butterflies:
        return True
    if traps & UNITED and page_of(placed) != page_of(butterflies[0]):
        return False
    return not traps & BOTTOM or _any_below((*butterflies, placed))
