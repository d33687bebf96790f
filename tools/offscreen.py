"""The surroundings in which Kivy draws for real without a screen, a sound card or the user's own settings."""

from __future__ import annotations

import os
from pathlib import Path

OFFSCREEN = {
    "SDL_VIDEODRIVER": "offscreen",
    "SDL_AUDIODRIVER": "dummy",
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_METRICS_DENSITY": "1",
}


def offscreen(kivy_home: Path) -> dict[str, str]:
    """Return this process's environment made fit for drawing off screen.

    Kivy keeps its settings in kivy_home; it is made here, so that two processes started at once do not
    both try to.
    """
    (kivy_home / "mods").mkdir(parents=True, exist_ok=True)
    return {**os.environ, **OFFSCREEN, "KIVY_HOME": str(kivy_home)}
