"""What one row of the speed table holds, and how the time of a small piece of work is taken.

Times are those of the processor: what else runs on the machine is not counted.
"""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

SECONDS, SLICES = 1.0, 3
"""Games are played for so many slices of so many seconds; the best slice counts, as with every other time."""


class Speed(NamedTuple):
    """How fast a library plays a game: unscaled, times in microseconds, sizes in bytes."""

    name: str
    actions_per_second: float
    legal_per_step: float
    copy_us: float
    save_us: float
    save_bytes: int
    undo_us: float | None = None


class Pace(NamedTuple):
    """Steps made, the time that they took, and how many actions were listed on the way."""

    steps: int
    seconds: float
    listed: int


def played(games: Iterator[Callable[[], tuple[int, int]]], seconds: float = SECONDS) -> Pace:
    """Play games one after another; each returns its steps and the actions it listed."""
    return max((_slice(games, seconds) for _ in range(SLICES)), key=lambda pace: pace.steps / pace.seconds)


def _slice(games: Iterator[Callable[[], tuple[int, int]]], seconds: float) -> Pace:
    """Play for some seconds. Only the playing counts: a game is set up before its clock starts."""
    steps = listed = 0
    spent = 0.0
    while spent < seconds:
        game = next(games)
        started = time.process_time()
        made, seen = game()
        spent += time.process_time() - started
        steps, listed = steps + made, listed + seen
    return Pace(steps, spent, listed)


def microseconds(work: Callable[[], object], times: int = 2_000, rounds: int = 5) -> float:
    """Return the time of one call, the best of several rounds of many."""
    return min(_round(work, times) for _ in range(rounds))


def undo_us(undo: Callable[[], object], redo: Callable[[], object], made: int, rounds: int = 50) -> float:
    """Return the time of taking one action back, the best of several rounds of up to twenty in a row."""
    depth = min(20, made)
    best = float("inf")
    for _ in range(rounds):
        started = time.process_time_ns()
        for _ in range(depth):
            undo()
        best = min(best, (time.process_time_ns() - started) / depth / 1000)
        for _ in range(depth):
            redo()
    return best


def _round(work: Callable[[], object], times: int) -> float:
    started = time.process_time_ns()
    for _ in range(times):
        work()
    return (time.process_time_ns() - started) / times / 1000
