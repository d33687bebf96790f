"""Turning stones: the monster that sees nobody and walks into one is turned instead (ruling 5a.23)."""

from engine.core.event import EVERYONE
from engine.games.finstere_flure.rules.board import NEXT, WALL, across
from engine.games.finstere_flure.rules.house import ONE_TURN_A_STEP, TURNING_LOOKS_AGAIN, TURNS_THROUGH_WALLS
from engine.games.finstere_flure.rules.look import look
from engine.games.finstere_flure.rules.pieces import STONES, TURNS
from engine.games.finstere_flure.rules.walker import Walker


def turn_at_stones(walker: Walker) -> None:
    """Turn at the stone ahead, and at the next one if that is a turning stone too (ruling 5b.turn_chain).

    When it faces a side again that it has already faced in this step, it pushes straight ahead.
    """
    faced = {walker.facing}
    while turn := TURNS.get(walker.board[_ahead(walker)] & STONES):
        facing, walker.facing = walker.facing, walker.facing + turn & 3
        walker.events.append(("turned", EVERYONE, "5a.23", _ahead_of(walker, facing), facing, walker.facing))
        if walker.facing in faced or walker.house & ONE_TURN_A_STEP:
            return
        faced.add(walker.facing)
        if walker.house & TURNING_LOOKS_AGAIN and look(walker):
            return


def _ahead(walker: Walker) -> int:
    return _ahead_of(walker, walker.facing)


def _ahead_of(walker: Walker, facing: int) -> int:
    """The cell that the monster would step on; its own if a wall is between (ruling 5b.reentry_turning)."""
    cell = NEXT[walker.cell][facing]
    if cell != WALL:
        return cell
    return across(walker.cell) if walker.house & TURNS_THROUGH_WALLS else walker.cell
