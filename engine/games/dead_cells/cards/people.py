"""The three people of the market, from left to right, and what they offer at each level (prices are ours)."""

from collections.abc import Mapping
from typing import NamedTuple

HEALER, MERCHANT, COLLECTOR = range(3)


class Stall(NamedTuple):
    """How often one can buy, and for how many teeth."""

    times: int
    teeth: int


STALLS: Mapping[int, tuple[Stall, ...]] = {
    HEALER: (Stall(1, 2), Stall(2, 2), Stall(3, 2), Stall(4, 1)),
    MERCHANT: (Stall(1, 3), Stall(2, 3), Stall(3, 3)),
    COLLECTOR: (Stall(1, 2), Stall(2, 2), Stall(3, 2)),
}
"""By level, from 0 on."""

UPGRADE_CELLS = 2
WELL_CELLS = 1
