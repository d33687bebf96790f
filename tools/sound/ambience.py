"""The room itself: a low tone, wind far away, a candle that crackles. It loops without a seam."""

from collections.abc import Callable

import numpy as np

from .wave import RATE, SEED, Wave, fading, hiss

SECONDS = 20


def endless(seconds: int, low: float, high: float, slope: float, seed: int) -> Wave:
    """Noise whose end runs on into its beginning, made from a spectrum; `slope` darkens it."""
    rng = np.random.default_rng(SEED + seed)
    spectrum = np.fft.rfft(rng.standard_normal(seconds * RATE))
    pitch = np.maximum(np.fft.rfftfreq(seconds * RATE, 1 / RATE), 1)
    edges = 1 / (1 + (low / pitch) ** 6) / (1 + (pitch / high) ** 6)
    noise = np.fft.irfft(spectrum * edges * pitch**-slope)
    return np.asarray(noise / noise.std())


def swell(seconds: int, *turns: tuple[int, float, float]) -> Wave:
    """Slow waves with whole turns per loop; each is turns, depth, phase."""
    phase = np.arange(seconds * RATE) / (seconds * RATE) * 2 * np.pi
    return 1 + sum(
        (depth * np.sin(count * phase + shift) for count, depth, shift in turns), np.zeros(len(phase))
    )


def scattered(seconds: int, count: int, seed: int, make: Callable[[int, np.random.Generator], Wave]) -> Wave:
    """Small sounds at chance moments, some of them across the seam, most of them soft."""
    rng = np.random.default_rng(SEED + seed)
    total = np.zeros(seconds * RATE)
    for i in range(count):
        sound = make(i, rng)
        places = (rng.integers(0, len(total)) + np.arange(len(sound))) % len(total)
        total[places] += sound * (0.2 + 0.8 * rng.random() ** 2)
    return total


def snap(number: int, rng: np.random.Generator) -> Wave:
    """A tiny snap of a wick."""
    return hiss(0.03, 1400, 5200, 300 + number) * fading(0.03, 0.0025 + 0.003 * rng.random(), 0.0006)


def ambience() -> Wave:
    """Twenty seconds of night."""
    room = endless(SECONDS, 40, 220, 0.8, 80) * swell(SECONDS, (1, 0.12, 0.3))
    wind = endless(SECONDS, 220, 620, 0.5, 81) * np.clip(
        swell(SECONDS, (2, 0.45, 1.1), (3, 0.35, 4.0), (7, 0.15, 2.0)), 0.05, None
    )
    gust = endless(SECONDS, 500, 1100, 0.5, 82) * np.clip(
        swell(SECONDS, (3, 0.6, 4.2), (5, 0.5, 0.7)) - 0.6, 0, None
    )
    return 0.55 * room + 0.30 * wind + 0.10 * gust + 0.20 * scattered(SECONDS, 34, 83, snap)


def levelled(wave: Wave, loudness: float) -> Wave:
    """Bring a loop to a loudness (root mean square); it gets no fades, its ends already meet."""
    steady = wave - wave.mean()
    return np.asarray(steady * (loudness / np.sqrt((steady**2).mean())))


def from_stillness(wave: Wave) -> Wave:
    """Turn a loop so that it begins where it is quietest: no click when it sets in."""
    calm = np.abs(wave) + np.abs(np.roll(wave, 1))
    return np.roll(wave, -int(calm.argmin()))
