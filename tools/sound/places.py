"""Where one is: a quiet loop for every place of Dead Cells, one thing in each that is nowhere else."""

from collections.abc import Callable

import numpy as np

from .ambience import endless, scattered, snap, swell
from .wave import RATE, Wave, fading, hiss, hump, ringing, tone

SECONDS = 12


def _room(seed: int, low: float = 40, high: float = 220) -> Wave:
    return endless(SECONDS, low, high, 0.8, seed) * swell(SECONDS, (1, 0.12, 0.3))


def _wind(seed: int, low: float, high: float, deep: float = 0.45) -> Wave:
    slow = np.clip(swell(SECONDS, (1, deep, 1.1), (2, deep * 0.8, 4.0), (5, 0.15, 2.0)), 0.05, None)
    return endless(SECONDS, low, high, 0.5, seed) * slow


def _hum(*pitches: float) -> Wave:
    """Low tones with whole turns in a loop, so that they meet their own beginning."""
    phase = np.arange(SECONDS * RATE) / RATE
    whole = [round(pitch * SECONDS) / SECONDS for pitch in pitches]
    return sum(
        (np.sin(2 * np.pi * pitch * phase) / (i + 1) for i, pitch in enumerate(whole)), np.zeros(len(phase))
    )


def _drip(_: int, rng: np.random.Generator) -> Wave:
    pitch = 700 + 900 * rng.random()
    return tone(0.16, pitch, pitch * 1.8, 0.03) * fading(0.16, 0.03, 0.003)


def _link(_: int, rng: np.random.Generator) -> Wave:
    pitch = 900 + 700 * rng.random()
    return ringing(0.25, [(pitch, 1.0, 0.05), (pitch * 1.53, 0.6, 0.03), (pitch * 2.4, 0.3, 0.02)], 0.001)


def _bubble(_: int, rng: np.random.Generator) -> Wave:
    pitch = 140 + 160 * rng.random()
    return tone(0.2, pitch, pitch * 2.6, 0.08) * hump(0.2, 0.5)


def _creak(number: int, rng: np.random.Generator) -> Wave:
    wood = hiss(0.5, 240, 900, 400 + number) * hump(0.5, 0.4)
    return wood * (
        0.5 + 0.5 * np.sign(np.sin(2 * np.pi * (38 + 20 * rng.random()) * np.arange(len(wood)) / RATE))
    )


def _flap(number: int, rng: np.random.Generator) -> Wave:
    return hiss(0.18, 200, 1400, 430 + number) * hump(0.18, 0.3 + 0.2 * rng.random())


def _wing(number: int, rng: np.random.Generator) -> Wave:
    beat = np.abs(np.sin(2 * np.pi * (17 + 8 * rng.random()) * np.arange(round(0.6 * RATE)) / RATE))
    return hiss(0.6, 1200, 4200, 460 + number) * hump(0.6, 0.5) * beat


def _ticking(every: float) -> Wave:
    """A clock: a tick and a tock, as often as they fit into the loop."""
    total, count = np.zeros(SECONDS * RATE), round(SECONDS / every)
    for i in range(count):
        pitch = 1480 if i % 2 else 1120
        tick = ringing(0.09, [(pitch, 1.0, 0.010), (pitch * 1.6, 0.4, 0.006), (520, 0.3, 0.014)], 0.001)
        places = (round(i * SECONDS / count * RATE) + np.arange(len(tick))) % len(total)
        total[places] += tick
    return total


def quarters() -> Wave:
    """B1: stone, a chain that moves somewhere, water far off."""
    return (
        0.6 * _room(180)
        + 0.2 * _wind(181, 200, 500)
        + 0.5 * scattered(SECONDS, 7, 182, _link) * 0.5
        + 0.25 * scattered(SECONDS, 6, 183, _drip)
    )


def sewers() -> Wave:
    """B2: drops, bubbles, a sluice."""
    water = endless(SECONDS, 400, 1600, 0.7, 184) * swell(SECONDS, (2, 0.2, 0.4))
    return (
        0.5 * _room(185)
        + 0.16 * water
        + 0.5 * scattered(SECONDS, 26, 186, _drip)
        + 0.5 * scattered(SECONDS, 14, 187, _bubble)
    )


def ramparts() -> Wave:
    """B3: wind over merlons, cloth that beats."""
    return 0.3 * _room(188) + 0.5 * _wind(189, 260, 900, 0.6) + 0.3 * scattered(SECONDS, 18, 190, _flap)


def stilts() -> Wave:
    """B4: water under boards, wood that gives."""
    lap = endless(SECONDS, 160, 700, 0.6, 191) * np.clip(
        swell(SECONDS, (4, 0.6, 0.2), (7, 0.4, 2.2)) - 0.2, 0, None
    )
    return (
        0.4 * _room(192) + 0.4 * lap + 0.25 * _wind(193, 300, 700) + 0.16 * scattered(SECONDS, 6, 194, _creak)
    )


def clock() -> Wave:
    """B5: it ticks, and something larger turns below."""
    return 0.45 * _room(195) + 0.3 * _ticking(1.0) + 0.12 * _ticking(0.25) + 0.25 * _hum(55, 82.5)


def sepulcher() -> Wave:
    """B6: almost nothing, moths, a breath."""
    breath = endless(SECONDS, 180, 520, 0.4, 196) * np.clip(swell(SECONDS, (3, 0.8, 0.0)) - 0.5, 0, None)
    return (
        0.6 * _room(197, 30, 140)
        + 0.2 * breath
        + 0.2 * scattered(SECONDS, 7, 198, _wing)
        + 0.2 * _hum(49, 73.4)
    )


def castle() -> Wave:
    """B7: snow wind outside, candles inside."""
    return (
        0.4 * _room(199)
        + 0.3 * _wind(200, 420, 1200, 0.5)
        + 0.3 * scattered(SECONDS, 26, 201, snap)
        + 0.12 * _hum(73.4, 110)
    )


def gate() -> Wave:
    """C1: a furnace behind a gate."""
    roar = endless(SECONDS, 70, 420, 0.7, 202) * swell(SECONDS, (3, 0.2, 0.5), (8, 0.12, 1.0))
    return 0.7 * roar + 0.5 * scattered(SECONDS, 60, 203, snap) + 0.2 * _hum(36.7, 55)


def belfry() -> Wave:
    """C2: the wind up there, and every second counted."""
    return 0.4 * _wind(204, 300, 1000, 0.6) + 0.35 * _ticking(0.5) + 0.3 * _hum(36.7, 55, 110)


def hall() -> Wave:
    """C3: fire in bowls, and a very large stillness."""
    return 0.5 * _room(205, 30, 160) + 0.3 * _hum(36.7, 73.4, 110) + 0.4 * scattered(SECONDS, 40, 206, snap)


PLACES: dict[str, Callable[[], Wave]] = {
    "b1": quarters,
    "b2": sewers,
    "b3": ramparts,
    "b4": stilts,
    "b5": clock,
    "b6": sepulcher,
    "b7": castle,
    "c1": gate,
    "c2": belfry,
    "c3": hall,
}
