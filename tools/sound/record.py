"""Records every sound to assets/sounds and writes down what can be measured about it."""

import json
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile

from .ambience import ambience, from_stillness, levelled
from .dead_cells import DEAD_CELLS
from .levels import AMBIENCE, LEVEL_OF, brought_to
from .loudness import loudness
from .music import MUSIC
from .ogg import write_ogg
from .on_the_way import ON_THE_WAY
from .places import PLACES
from .small_fates import SMALL_FATES
from .table import TABLE
from .wave import RATE, Wave, finished

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
QUIET = 0.028


def _recordings() -> Iterator[tuple[str, Wave]]:
    for name, (play, peak) in {**TABLE, **MUSIC, **DEAD_CELLS, **ON_THE_WAY, **SMALL_FATES}.items():
        yield name, brought_to(finished(play(), peak), LEVEL_OF[name])
    yield "ambience", brought_to(levelled(ambience(), QUIET), AMBIENCE)
    for name, play in PLACES.items():
        yield f"dc_ambience_{name}", from_stillness(brought_to(levelled(play(), QUIET), AMBIENCE))


def _measured(path: Path) -> dict[str, float]:
    """Measure a file as a player will hear it, after the encoder."""
    wave, _ = soundfile.read(path)
    return {
        "seconds": round(len(wave) / RATE, 3),
        "peak": round(float(np.abs(wave).max()), 3),
        "loudness": round(loudness(wave), 1),
        "rms": round(float(np.sqrt((wave**2).mean())), 4),
        "offset": round(float(wave.mean()), 5),
        "first": round(float(wave[0]), 4),
        "last": round(float(wave[-1]), 4),
    }


def record_sounds() -> None:
    """Write every ogg file and manifest.json."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    manifest = {}
    for name, wave in _recordings():
        path = SOUNDS / f"{name}.ogg"
        write_ogg(path, wave)
        manifest[name] = _measured(path)
    text = json.dumps(manifest, indent=1, sort_keys=True)
    (SOUNDS / "manifest.json").write_text(text + "\n", encoding="utf-8")
