"""Which tombstones would cost which pawns: one long walk answers for every tombstone at once.

A walk of seven steps is the beginning of one of ten, and a walk after prey the beginning of the longest one.
"""

from collections.abc import Iterable

from engine.games.finstere_flure.rules.tombstones import MOST_STEPS, meaning
from engine.games.finstere_flure.rules.walker import Death, Position
from engine.games.finstere_flure.rules.walking import hunt


def deaths(position: Position) -> tuple[Death, ...]:
    """Whom the monster would find on its longest walk, in order."""
    return hunt(position, MOST_STEPS, 0).deaths


def last_step(found: tuple[Death, ...], steps: int, prey: int) -> int:
    """After which step a tombstone ends this walk."""
    if prey and len(found) >= prey:
        return min(steps, found[prey - 1].step)
    return steps


def deadly(found: tuple[Death, ...], pawn: int, tombstones: Iterable[int], triple: int) -> int:
    """How many of these tombstones would cost the pawn."""
    step = next((death.step for death in found if death.pawn == pawn), 0)
    if not step:
        return 0
    meanings = [meaning(number, triple) for number in tombstones]
    return sum(step <= last_step(found, each.steps, each.prey) for each in meanings)
