"""How a flame lives: a slow restless number per flame, the same for its light and its picture."""

from __future__ import annotations

import math

PULSE_HZ = 18.0
"""How often living things are redrawn: enough for a flame, half of what a moving tile needs."""
BREATH_SECONDS = 1.6
_WAVES = ((1.7, 0.45, 0.0), (4.3, 0.35, 1.9), (6.9, 0.20, 4.2))
"""Frequency, weight and offset of the waves: together they do not repeat within a game."""


def flicker(time: float, phase: float) -> float:
    """Give a number between -1 and 1 that wanders around 7 Hz; each flame has its own phase."""
    return sum(weight * math.sin(math.tau * hz * time + shift + 7.3 * phase) for hz, weight, shift in _WAVES)


def breath(time: float) -> float:
    """Give a number between 0 and 1 that rises and falls like breathing."""
    return 0.5 + 0.5 * math.sin(math.tau * time / BREATH_SECONDS)
