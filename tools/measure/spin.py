"""How fast this machine is just now, so that figures from different machines and hours can be compared."""

import time

REFERENCE_NS = 70.0
"""The machine that every figure is scaled to takes this long for one turn of the spin loop."""


def spin_ns(turns: int = 1_000_000, rounds: int = 7) -> float:
    """Return the nanoseconds of one turn of a loop of plain integer work, the best of several rounds."""
    return min(_round(turns) for _ in range(rounds))


def _round(turns: int) -> float:
    """Turn a small linear congruential generator: a loop, a multiplication, an addition, a mask."""
    x = 0
    started = time.process_time_ns()
    for _ in range(turns):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return (time.process_time_ns() - started) / turns
