"""The room itself: a low tone, wind far away, a candle that crackles. It loops without a seam."""

import numpy as np

from .wave import RATE, SEED, Wave, fading, hiss

SECONDS = 20


def _endless(low: float, high: float, slope: float, seed: int) -> Wave:
    """Noise whose end runs on into its beginning, made from a spectrum; `slope` darkens it."""
    rng = np.random.default_rng(SEED + seed)
    spectrum = np.fft.rfft(rng.standard_normal(SECONDS * RATE))
    pitch = np.maximum(np.fft.rfftfreq(SECONDS * RATE, 1 / RATE), 1)
    edges = 1 / (1 + (low / pitch) ** 6) / (1 + (pitch / high) ** 6)
    noise = np.fft.irfft(spectrum * edges * pitch**-slope)
    return np.asarray(noise / noise.std())


def _swell(*turns: tuple[int, float, float]) -> Wave:
    """Slow waves with whole turns per loop; each is turns, depth, phase."""
    phase = np.arange(SECONDS * RATE) / (SECONDS * RATE) * 2 * np.pi
    return 1 + sum(
        (depth * np.sin(count * phase + shift) for count, depth, shift in turns), np.zeros(len(phase))
    )


def _crackle() -> Wave:
    """A few tiny snaps of the wick, some of them across the seam."""
    rng = np.random.default_rng(SEED + 83)
    total = np.zeros(SECONDS * RATE)
    for i in range(34):
        snap = hiss(0.03, 1400, 5200, 300 + i) * fading(0.03, 0.0025 + 0.003 * rng.random(), 0.0006)
        places = (rng.integers(0, len(total)) + np.arange(len(snap))) % len(total)
        total[places] += snap * (0.2 + 0.8 * rng.random() ** 2)
    return total


def ambience() -> Wave:
    """Twenty seconds of night."""
    room = _endless(40, 220, 0.8, 80) * _swell((1, 0.12, 0.3))
    wind = _endless(220, 620, 0.5, 81) * np.clip(
        _swell((2, 0.45, 1.1), (3, 0.35, 4.0), (7, 0.15, 2.0)), 0.05, None
    )
    gust = _endless(500, 1100, 0.5, 82) * np.clip(_swell((3, 0.6, 4.2), (5, 0.5, 0.7)) - 0.6, 0, None)
    return 0.55 * room + 0.30 * wind + 0.10 * gust + 0.20 * _crackle()


def levelled(wave: Wave, loudness: float) -> Wave:
    """Bring a loop to a loudness (root mean square); it gets no fades, its ends already meet."""
    steady = wave - wave.mean()
    return np.asarray(steady * (loudness / np.sqrt((steady**2).mean())))
