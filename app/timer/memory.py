"""The sand timer between two visits: how it is set and what runs, in one small file."""

import json
from typing import Any, NamedTuple

from app.services.clock import Clock
from app.services.json_file import JsonFile
from app.services.storage import Folder, Storage
from app.timer.sand import Sand

FOLDER: Folder = "settings"
FILE = "timer.json"
SHORTEST, LONGEST, STEP = 30, 180, 5
"""Seconds of one layer, and how finely they are chosen."""

MOST_LAYERS = 6


class TimerSetting(NamedTuple):
    """Seconds per layer and how many layers; one minute unless somebody wants it otherwise."""

    seconds: int = 60
    layers: int = 1

    @property
    def spans(self) -> tuple[float, ...]:
        """What the sand is made of."""
        return (float(self.seconds),) * self.layers


class TimerMemory:
    """Keeps setting and sand; a file that makes no sense is set aside and forgotten."""

    def __init__(self, storage: Storage, clock: Clock) -> None:
        self._file: JsonFile[tuple[TimerSetting, Sand | None]] = JsonFile(
            storage, FOLDER, FILE, self._read, lambda: (TimerSetting(), None)
        )
        self._clock = clock

    def recall(self) -> tuple[TimerSetting, Sand | None]:
        """How it was set and what ran, with the time passed since; the default if nothing is kept."""
        return self._file.load()

    def remember(self, setting: TimerSetting, sand: Sand) -> None:
        """Keep both; StorageTrouble if they cannot be."""
        self._file.save({**setting._asdict(), "sand": json.loads(sand.to_json(self._clock))})

    def _read(self, plain: Any) -> tuple[TimerSetting, Sand]:
        if not isinstance(plain, dict):
            raise ValueError("the timer's file holds no object")
        seconds, layers = plain.get("seconds"), plain.get("layers")
        if type(seconds) is not int or not SHORTEST <= seconds <= LONGEST:
            raise ValueError(f"the timer is set to {seconds!r} seconds")
        if type(layers) is not int or not 1 <= layers <= MOST_LAYERS:
            raise ValueError(f"the timer is set to {layers!r} layers")
        return TimerSetting(seconds, layers), Sand.from_json(json.dumps(plain.get("sand")), self._clock)
