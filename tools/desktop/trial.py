"""Tries the bundle where nothing helps it, and compares what it draws with what the source draws."""

from __future__ import annotations

import json
import os
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.bootstrap import PLAY_LOCK, ROOT, python_for
from tools.desktop.bundling import BundleError
from tools.offscreen import OFFSCREEN

FIRST_PICTURE = "home_phone.png"
ALLOWED = 0.01
"""The share of pixels of a picture that may look different; About may tell another version."""

MINUTES = 15


class Trial(NamedTuple):
    """Seconds until each drew home, how many pictures both made, and the most different one."""

    bundle_seconds: float
    source_seconds: float
    pictures: int
    only_one: list[str]
    worst: float
    worst_name: str

    @property
    def passed(self) -> bool:
        """Whether the bundle drew what the source draws."""
        return self.pictures > 0 and not self.only_one and self.worst <= ALLOWED


def try_out(program: Path, comparing: Path) -> Trial:
    """Play the demonstration with the bundle and from source; `comparing` is a Python with Pillow."""
    with TemporaryDirectory() as name:
        work = Path(name)
        bundle = demonstrate([str(program)], work / "bundle")
        source = demonstrate([str(python_for(PLAY_LOCK)), str(ROOT / "main.py")], work / "source")
        command = [str(comparing), "-m", "tools.desktop.likeness", str(work / "bundle"), str(work / "source")]
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    alike = json.loads(said)
    return Trial(bundle, source, alike["both"], alike["only_one"], alike["worst"], alike["worst_name"])


def bare_surroundings(home: Path) -> dict[str, str]:
    """What `env -i PATH=` leaves, and what drawing off screen needs."""
    return {**OFFSCREEN, "PATH": "", "KIVY_HOME": str(home), "KCFG_KIVY_LOG_LEVEL": "warning"}


def demonstrate(command: list[str], folder: Path) -> float:
    """Play in an empty environment, from a folder of its own; gives the seconds until home was drawn."""
    elsewhere = folder.with_name(folder.name + "_elsewhere")
    for place in (folder, elsewhere, elsewhere / "kivy"):
        place.mkdir()
    surroundings = bare_surroundings(elsewhere / "kivy")
    if os.name == "nt":
        surroundings["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    log = elsewhere / "log.txt"
    started = time.monotonic()
    with (
        log.open("w") as said,
        subprocess.Popen(
            [*command, "--demo", str(folder)], cwd=elsewhere, env=surroundings, stdout=said, stderr=said
        ) as running,
    ):
        drawn = _seconds_until(folder / FIRST_PICTURE, running, started)
        try:
            code = running.wait(MINUTES * 60)
        except subprocess.TimeoutExpired:
            running.kill()
            raise BundleError(f"{command[0]} did not end within {MINUTES} minutes") from None
    if code:
        raise BundleError(f"{command[0]} ended with {code}:\n{log.read_text()[-2000:]}")
    return drawn


def _seconds_until(picture: Path, running: subprocess.Popen[bytes], started: float) -> float:
    while not picture.exists() and running.poll() is None:
        time.sleep(0.01)
    return time.monotonic() - started
