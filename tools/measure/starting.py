"""How long until something is seen, and what memory it takes: whole processes, measured from outside."""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

from tools.bootstrap import ROOT
from tools.offscreen import offscreen

BARE_HOME = "tools/measure/bare_home.py"
OUR_HOME = "main.py"
SIZE = ("--size", "1280x800")


class DidNotRun(Exception):
    """A program to be measured failed; the message says how."""


class Start(NamedTuple):
    """Milliseconds from the start of the process to its first frame, and megabytes once it has settled."""

    milliseconds: float
    megabytes: float


def home_starts(runs: int = 5) -> tuple[Start, Start] | None:
    """Return how our home and the bare one start, medians of alternating runs; None without main.py."""
    if not (ROOT / OUR_HOME).exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        environment = _stranger(Path(folder))
        pairs = [
            (_started(environment, OUR_HOME, *SIZE), _started(environment, BARE_HOME))
            for _ in range(runs + 1)
        ]
    ours, bare = zip(*pairs[1:], strict=True)
    return _middle(ours), _middle(bare)


def import_ms(module: str = "engine", runs: int = 5) -> float:
    """Return the milliseconds that importing a module takes in a new Python."""
    program = (
        f"import time; t = time.perf_counter(); import {module}; print((time.perf_counter() - t) * 1000)"
    )
    return median(float(_said([sys.executable, "-c", program])) for _ in range(runs))


def busy_board_ms() -> float | None:
    """Return the main thread's milliseconds per frame of a busy board; None if nothing draws one yet."""
    if not (ROOT / "tools" / "busy_board.py").exists():
        return None
    program = "from tools.busy_board import busy_board_cpu_ms; print(busy_board_cpu_ms())"
    with tempfile.TemporaryDirectory() as folder:
        said = _said([sys.executable, "-c", program], _stranger(Path(folder)))
    return float(said.splitlines()[-1])


def _stranger(home: Path) -> dict[str, str]:
    """Return surroundings in which the app finds nothing of the user's and leaves nothing behind.

    The home stands still there: without a display, software GL keeps a part of every frame that it draws
    (a lone rectangle that changes colour grows a plain Kivy app too), which is no memory of the app.
    """
    still = home / "settings" / "settings.json"
    still.parent.mkdir(exist_ok=True)
    still.write_text('{"animation": "off"}')
    places = {name: str(home) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "APPDATA")}
    quiet = {"KCFG_KIVY_LOG_LEVEL": "warning", "LANTERNE_HOME": str(home)}
    return {**offscreen(home / "kivy"), **places, **quiet}


def _started(environment: dict[str, str], *program: str) -> Start:
    """Start a program once and watch it."""
    started = time.time()
    seen = json.loads(
        _said([sys.executable, "-m", "tools.measure.first_frame", *program], environment).splitlines()[-1]
    )
    return Start((seen["first_frame"] - started) * 1000, seen["memory"] / 1e6)


def _middle(starts: tuple[Start, ...]) -> Start:
    return Start(median(s.milliseconds for s in starts), median(s.megabytes for s in starts))


def _said(command: list[str], environment: dict[str, str] | None = None) -> str:
    """Return what a program printed; if it failed, raise what it complained about."""
    done = subprocess.run(
        command, cwd=ROOT, env=environment or dict(os.environ), capture_output=True, text=True, timeout=120
    )
    if done.returncode:
        raise DidNotRun(f"{' '.join(command[1:])} failed:\n{done.stderr[-2000:]}")
    return done.stdout.strip()
