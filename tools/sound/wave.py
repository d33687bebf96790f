"""Sound as arrays: tones that die away, coloured noise, rooms and levels."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import signal

Wave: TypeAlias = NDArray[np.float64]
RATE = 44_100
SEED = 1909


def moments(seconds: float) -> Wave:
    """The time of every sample."""
    return np.arange(round(seconds * RATE)) / RATE


def fading(seconds: float, decay: float, attack: float = 0.002) -> Wave:
    """An envelope that rises in `attack` seconds and falls to a third every `decay` seconds."""
    t = moments(seconds)
    return np.minimum(1, t / attack) * np.exp(-t / decay)


def hump(seconds: float, peak: float = 0.4) -> Wave:
    """An envelope that swells and sinks again; `peak` is the place of its top."""
    t = np.linspace(0, 1, round(seconds * RATE))
    warped = np.where(t < peak, t / peak / 2, 0.5 + (t - peak) / (1 - peak) / 2)
    return np.asarray(np.sin(np.pi * warped) ** 2)


def tone(seconds: float, start: float, end: float | None = None, glide: float = 0.08) -> Wave:
    """A pure tone that may slide from one pitch to another within about `glide` seconds."""
    t = moments(seconds)
    target = start if end is None else end
    pitch = target + (start - target) * np.exp(-t / glide)
    return np.sin(2 * np.pi * np.cumsum(pitch) / RATE)


def ringing(seconds: float, partials: Sequence[tuple[float, float, float]], attack: float = 0.002) -> Wave:
    """Several tones struck at once; each partial is pitch, loudness, decay."""
    total = np.zeros(round(seconds * RATE))
    for pitch, loudness, decay in partials:
        total += loudness * tone(seconds, pitch) * fading(seconds, decay, attack)
    return total


def hiss(seconds: float, low: float, high: float, seed: int) -> Wave:
    """Noise between two pitches, with a spread of one."""
    rng = np.random.default_rng(SEED + seed)
    edges = signal.butter(2, (low, high), "bandpass", fs=RATE, output="sos")
    noise = signal.sosfilt(edges, rng.standard_normal(round(seconds * RATE) + 2000))[2000:]
    return np.asarray(noise / noise.std())


def together(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Lay sounds over one another, each beginning at its own moment."""
    total = np.zeros(round(seconds * RATE))
    for start, part in parts:
        first = round(start * RATE)
        length = min(len(part), len(total) - first)
        total[first : first + length] += part[:length]
    return total


def in_a_room(dry: Wave, seconds: float, decay: float, wet: float, seed: int = 90) -> Wave:
    """Let a sound ring on in a small dark hall."""
    echo = hiss(seconds, 180, 2600, seed) * fading(seconds, decay, 0.012)
    tail = signal.fftconvolve(dry, echo / np.sqrt((echo**2).sum()))[: len(dry)]
    return np.asarray(dry + wet * tail)


def softened(wave: Wave, pitch: float) -> Wave:
    """Take the edge off: dampen everything above a pitch."""
    return np.asarray(signal.sosfilt(signal.butter(2, pitch, "lowpass", fs=RATE, output="sos"), wave))


def finished(wave: Wave, peak: float, fade: float = 0.012) -> Wave:
    """Bring to its level, without offset and without a click at either end."""
    steady = wave - wave.mean()
    rise, fall = round(0.0015 * RATE), round(fade * RATE)
    steady[:rise] *= np.linspace(0, 1, rise)
    steady[-fall:] *= np.linspace(1, 0, fall) ** 2
    return np.asarray(steady * (peak / np.abs(steady).max()))
