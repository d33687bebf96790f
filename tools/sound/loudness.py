"""How loud every sound is to an ear: K-weighted as in ITU-R BS.1770, over its loudest 400 ms.

    python -m tools.sound.loudness          a table of all sounds, and the mean of each family

A peak says nothing about that: a click of full height is softer than a hum at a tenth of it.
"""

import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import soundfile
from scipy import signal

from .wave import RATE, Wave

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
WINDOW = 0.4
"""Seconds: what is shorter is measured as if silence followed."""
STEP = 0.1
FLOOR = -70.0

SHELF = ([1.53512485958697, -2.69169618940638, 1.19839281085285], [1.0, -1.69065929318241, 0.73248077421585])
PASS = ([1.0, -2.0, 1.0], [1.0, -1.99004745483398, 0.99007225036621])
"""The two filters of the standard, for 48 kHz. At 44.1 kHz they are off by up to 0.34 dB from 100 Hz to
10 kHz and by 0.9 dB at 30 Hz, which is small beside the steps between levels."""


def loudness(wave: Wave) -> float:
    """The loudest 400 ms in LUFS."""
    heard = signal.lfilter(*PASS, signal.lfilter(*SHELF, wave))
    size, step = round(WINDOW * RATE), round(STEP * RATE)
    heard = np.pad(heard, (0, max(0, size - len(heard))))
    powers = [float((heard[at : at + size] ** 2).mean()) for at in range(0, len(heard) - size + 1, step)]
    return max(FLOOR, -0.691 + 10 * float(np.log10(max(*powers, 1e-9, 1e-9))))


def family(name: str) -> str:
    """Sounds that are heard in the same place: the house, Dead Cells, and what is left on."""
    if "ambience" in name:
        return "ambience"
    return "dead_cells" if name.startswith("dc_") else "house"


def measured(names: Iterable[str] | None = None) -> dict[str, float]:
    """The loudness of sounds by name; all of them if none are named."""
    wanted = sorted(path.stem for path in SOUNDS.glob("*.ogg")) if names is None else names
    return {name: round(loudness(soundfile.read(SOUNDS / f"{name}.ogg")[0]), 1) for name in wanted}


def main() -> int:
    """Print the table."""
    found, families = measured(), defaultdict(list)
    for name, value in found.items():
        families[family(name)].append(value)
        print(f"{name:18} {value:6.1f} LUFS")
    for name, values in families.items():
        mean, spread = sum(values) / len(values), max(values) - min(values)
        print(f"{name}: {len(values)} sounds, mean {mean:.1f} LUFS, over {spread:.1f} dB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
