"""Where a tile is open: exits and the outlines of the corridors that lead to them."""

import skia

from ...knife import cut
from ...shapes import disc, minus, rect, union, within

UNIT = 256
"""A tile is drawn on a square of this many units, whatever its size in pixels."""
MIDDLE = UNIT / 2
WIDTH = 78
ROOM = 48
TRUE = 16
"""So far from the border the knife does not slip: corridors of neighbours meet exactly."""
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}

FULL = (0.0, 0.0, float(UNIT), float(UNIT))


def arm(exit_: str, width: float) -> skia.Path:
    """The straight way from the middle out of one side, a little beyond the border."""
    dx, dy = STEPS[exit_]
    long, half = MIDDLE + 20, width / 2
    if dx:
        return rect(MIDDLE if dx > 0 else MIDDLE - long, MIDDLE - half, long, width)
    return rect(MIDDLE - half, MIDDLE if dy > 0 else MIDDLE - long, width, long)


def corridor(exits: str, width: float, room: float) -> skia.Path:
    """All arms and the place where they meet; room 0 makes it as narrow as an arm."""
    meeting = disc(MIDDLE, MIDDLE, room)
    if not room:
        meeting = rect(MIDDLE - width / 2, MIDDLE - width / 2, width, width)
    return union(meeting, *(arm(exit_, width) for exit_ in exits))


def opening(exits: str, width: float, room: float, slip: float, seed: int) -> skia.Path:
    """A corridor cut by hand, but true where it crosses the border."""
    exact = corridor(exits, width, room)
    inside = rect(TRUE, TRUE, UNIT - 2 * TRUE, UNIT - 2 * TRUE)
    border = minus(rect(-30, -30, UNIT + 60, UNIT + 60), rect(TRUE + 1, TRUE + 1, UNIT - 34, UNIT - 34))
    return union(within(cut(exact, 10, slip, seed), inside), within(exact, border))
