"""The two butterflies: where one may point, and what the brown traps forbid.

A Page is a round card. A spot is one of 21 points of a five by five grid without its corners, counted row by
row from the top left, or `BELOW`: the Page as a whole. A butterfly's place is `page * PLACES + spot`.
Rulings 16 to 19.
"""

from functools import cache

from engine.core.todo import Action
from engine.games.obscurio.rules.cards import PAGES
from engine.games.obscurio.rules.traps import BOTTOM, MIST, UNITED

BUTTERFLIES = 2
GRID = tuple(
    (column, row) for row in range(5) for column in range(5) if not (row in (0, 4) and column in (0, 4))
)
"""Column and row of each spot."""

BELOW = len(GRID)
PLACES = len(GRID) + 1
REACH = 2.5
"""Half the width of the grid, in spots."""

PRINTED: tuple[frozenset[int], ...] = (frozenset({1, 6, 10, 13, 17}), frozenset({3, 5, 10, 12, 19}))
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


def centre(spot: int) -> tuple[float, float]:
    """Where a spot lies on a round Page: from (-1, -1) at the top left to (1, 1); below is under the rim."""
    if spot == BELOW:
        return 0.0, 1.0 + 1 / REACH
    column, row = GRID[spot]
    return (column - 2) / REACH, (row - 2) / REACH


def nearest(x: float, y: float) -> int:
    """The spot that a finger means; the coordinates are those of `centre`."""
    return min(range(PLACES), key=lambda spot: (centre(spot)[0] - x) ** 2 + (centre(spot)[1] - y) ** 2)


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
