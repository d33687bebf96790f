"""Grains in the air: where each is at a moment, as one flat list of coordinates for one instruction.

Pure arithmetic from the time: nothing is remembered, so a slow frame makes no grain late. Lengths are
those of `sand_shape`.
"""

from functools import cache
from math import cos, pi, sin

FALL_SECONDS = 0.55
FALLING, LEAPING, ROLLING, FLOATING = 16, 9, 6, 14
"""How many grains fall beside the stream, leap up where it lands, roll down the heap, and float as light."""


@cache
def chance(grain: int, kind: int) -> float:
    """A number of 0 to 1 that belongs to one grain for good."""
    return (sin(grain * 12.9898 + kind * 78.233) * 43758.5453) % 1.0


def falling(moment: float, top: float, bottom: float, spread: float) -> list[float]:
    """Grains that fall beside the stream, faster and farther apart the deeper they are."""
    found: list[float] = []
    for grain in range(FALLING):
        along = (moment / FALL_SECONDS + chance(grain, 0)) % 1.0
        aside = (chance(grain, 1) - 0.5) * spread * (0.35 + 1.3 * along)
        found += (aside, top + (bottom - top) * along**1.6)
    return found


def leaping(moment: float, peak: float, strength: float) -> list[float]:
    """Grains that the stream throws up where it lands."""
    found: list[float] = []
    for grain in range(LEAPING):
        along = (moment * 2.2 + chance(grain, 2)) % 1.0
        way = (chance(grain, 3) - 0.5) * 0.26 * strength
        found += (
            way * along,
            peak
            + (along - along * along) * (0.10 + 0.14 * chance(grain, 4)) * strength
            - abs(way) * along * 0.5,
        )
    return found


def rolling(moment: float, peak: float, foot: float, reach: float) -> list[float]:
    """Grains that roll down both sides of a heap of this height and half width."""
    found: list[float] = []
    for grain in range(ROLLING):
        along = (moment * 0.5 + chance(grain, 5)) % 1.0
        side = 1 if grain % 2 else -1
        aside = along * reach
        found += (side * aside, foot + (peak - foot) * 2.718 ** (-aside / 0.24) + 0.006)
    return found


def floating(moment: float, wide: float, high: float) -> list[float]:
    """Grains of light that rise slowly round the glass."""
    found: list[float] = []
    for grain in range(FLOATING):
        along = (moment * (0.025 + 0.02 * chance(grain, 6)) + chance(grain, 7)) % 1.0
        sway = 0.05 * cos(moment * 0.6 + chance(grain, 8) * 2 * pi)
        found += ((2 * chance(grain, 9) - 1) * wide + sway, (2 * along - 1) * high)
    return found


def slump(moment: float) -> float:
    """How far the tip of the heap has grown before it slides down again, 0 to 1."""
    along = moment * 0.45 % 1.0
    return along / 0.86 if along < 0.86 else (1.0 - along) / 0.14
