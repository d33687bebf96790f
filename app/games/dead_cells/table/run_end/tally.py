"""What a run came to, in figures: the same on its last page and on the result."""

from engine.games.dead_cells.rules.gaining import CELLS, TEETH
from engine.games.dead_cells.view import PrisonView


def rows_of(view: PrisonView) -> tuple[tuple[str, int], ...]:
    """What the group carries at the end."""
    worn = sum(len(row) for row in view["worn"])
    steps = sum(sum(row) for row in view["tracks"])
    return (
        ("icon_cell", view["bag"][CELLS]),
        ("icon_tooth", view["bag"][TEETH]),
        ("icon_gear", worn),
        ("icon_scroll_1", steps),
    )
