"""Sounds of hands, paper and wood on a table."""

from collections.abc import Callable

import numpy as np

from .wave import SEED, Wave, fading, hiss, hump, ringing, softened, together, tone


def swish(seconds: float, low: float, high: float, seed: int, peak: float = 0.4) -> Wave:
    """Paper through air: the noise brightens in the middle of the move."""
    dull = hiss(seconds, low, low * 2.2, seed) * hump(seconds, peak * 0.8)
    bright = hiss(seconds, low * 1.8, high, seed + 1) * hump(seconds, peak * 1.1) ** 1.6
    return softened(0.6 * dull + 0.55 * bright, high)


def thump(seconds: float, pitch: float, decay: float) -> Wave:
    """A soft blow; the octave above keeps it audible on a phone."""
    low = tone(seconds, pitch * 1.5, pitch, 0.02) * fading(seconds, decay, 0.003)
    octave = tone(seconds, pitch * 3, pitch * 2, 0.015) * fading(seconds, decay * 0.5, 0.002)
    return low + 0.45 * octave


def knock(pitch: float) -> Wave:
    """One knuckle on a wooden box."""
    modes = [(pitch, 1.0, 0.05), (pitch * 2.32, 0.5, 0.03), (pitch * 3.6, 0.22, 0.018)]
    return ringing(0.3, modes, 0.0015) + 0.10 * hiss(0.3, 300, 1600, 12) * fading(0.3, 0.012)


def place() -> Wave:
    """A paper card put down on felt."""
    felt = hiss(0.3, 350, 2200, 1) * fading(0.3, 0.028, 0.003)
    rustle = hiss(0.3, 2500, 6000, 2) * fading(0.3, 0.05, 0.008)
    return together(0.3, (0.0, 0.9 * thump(0.3, 92, 0.055)), (0.0, 0.30 * felt), (0.012, 0.05 * rustle))


def turn() -> Wave:
    """A card turned in the air."""
    return swish(0.32, 700, 5200, 5, 0.45)


def refuse() -> Wave:
    """Two low knocks: not there."""
    return together(0.48, (0.0, knock(186)), (0.15, 0.8 * knock(166)))


def flip() -> Wave:
    """A card turned over and let fall."""
    snap = hiss(0.2, 900, 4200, 8) * fading(0.2, 0.016, 0.001)
    return together(
        0.4,
        (0.0, 0.5 * swish(0.2, 900, 5600, 7, 0.6)),
        (0.17, 0.4 * snap),
        (0.17, 0.7 * thump(0.2, 120, 0.035)),
    )


def tap() -> Wave:
    """A fingertip on thick paper."""
    return ringing(0.1, [(420, 1.0, 0.014), (980, 0.4, 0.008), (1700, 0.12, 0.005)], 0.0012) + 0.12 * hiss(
        0.1, 600, 3000, 14
    ) * fading(0.1, 0.008)


def tick() -> Wave:
    """A small wooden clock."""
    return ringing(0.09, [(1480, 1.0, 0.010), (2350, 0.45, 0.006), (620, 0.35, 0.012)], 0.0008)


def draw() -> Wave:
    """A card slid off the pile: its fibres catch."""
    rng = np.random.default_rng(SEED + 20)
    slide = swish(0.26, 1000, 6000, 21, 0.5)
    catch = np.interp(np.arange(len(slide)), np.linspace(0, len(slide), 24), 0.55 + 0.45 * rng.random(24))
    return together(0.32, (0.0, slide * catch), (0.22, 0.25 * thump(0.1, 150, 0.02)))


def curtain() -> Wave:
    """Heavy cloth let down, its hem meeting the floor."""
    return together(0.95, (0.0, swish(0.8, 220, 1900, 30, 0.55)), (0.64, 0.9 * thump(0.3, 80, 0.07)))


def hit() -> Wave:
    """A blow that is felt rather than heard."""
    crunch = hiss(0.42, 180, 1300, 40) * fading(0.42, 0.05, 0.002)
    return together(0.42, (0.0, thump(0.42, 68, 0.10)), (0.0, 0.32 * crunch))


def crumble() -> Wave:
    """Stone that gives way: a rumble and a scatter of falling grains."""
    rng = np.random.default_rng(SEED + 50)
    rumble = hiss(1.1, 50, 240, 51) * hump(1.1, 0.22)
    grains = []
    for _ in range(46):
        start, pitch = 0.9 * rng.random() ** 1.7, 300 + 1500 * rng.random() ** 2
        stone = ringing(0.08, [(pitch, 1.0, 0.010), (pitch * 1.7, 0.4, 0.006)]) * (
            0.15 + 0.6 * rng.random() * (1 - start)
        )
        grains.append((start, stone))
    return together(1.12, (0.0, 0.42 * rumble), *grains)


def beat() -> Wave:
    """A heart that is not quite calm."""
    first, second = thump(0.6, 58, 0.085), thump(0.4, 66, 0.06)
    return softened(together(0.62, (0.0, first), (0.2, 0.62 * second)), 420)


TABLE: dict[str, tuple[Callable[[], Wave], float]] = {
    "place": (place, 0.62),
    "turn": (turn, 0.36),
    "refuse": (refuse, 0.50),
    "flip": (flip, 0.50),
    "tap": (tap, 0.34),
    "tick": (tick, 0.26),
    "beat": (beat, 0.70),
    "hit": (hit, 0.70),
    "crumble": (crumble, 0.60),
    "draw": (draw, 0.34),
    "curtain": (curtain, 0.48),
}
"""Each sound with the peak it is brought to: what comes often is quiet."""
