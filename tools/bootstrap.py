"""From a fresh clone to a Python that can run Lanterne. Standard library only: nothing is installed yet.

What is missing is said before anything is fetched; a second start finds everything in place and says nothing.
"""

from __future__ import annotations

import sys
import textwrap
import time
from pathlib import Path

from tools import system_packages
from tools.environment import Environment
from tools.lockfile import pins
from tools.pythons import MissingVenv, Python, SetupError, candidates, choose
from tools.system_packages import Piece

ROOT = Path(__file__).resolve().parent.parent
PLAY_LOCK = ROOT / "requirements.txt"
CHECK_LOCK = ROOT / "requirements-dev.txt"
BENCH_LOCK = ROOT / "tools" / "requirements-bench.txt"

PROOF = {
    PLAY_LOCK: ("kivy", "kivymd", "plyer"),
    CHECK_LOCK: ("kivy", "kivymd", "plyer", "pytest", "ruff", "mypy"),
    BENCH_LOCK: ("kivy", "kivymd", "chess", "catanatron"),
}
"""Modules whose absence shows that an environment has been damaged since it was stamped."""

CONTAINED = {CHECK_LOCK: (PLAY_LOCK,)}
"""Locks that come with another one."""


def say(text: str) -> None:
    """Tell the user something about the set-up, apart from the output of what is being started."""
    print(text, file=sys.stderr, flush=True)


def python_for(lock: Path, folder: Path = ROOT / ".venv", may_install: bool = False) -> Path:
    """Return a Python with this lock installed, or end the program with one line that says why not."""
    try:
        return _ready(lock, folder, may_install)
    except SetupError as error:
        say(str(error))
        raise SystemExit(1) from None
    except OSError as refused:
        why = refused.strerror or refused
        say(f"{folder.name} cannot be written here: {why}. Copy Lanterne to a folder of your own.")
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        say("\nSet-up interrupted. Start again and it will be finished.")
        raise SystemExit(130) from None


def _ready(lock: Path, folder: Path, may_install: bool) -> Path:
    """Return a Python with this lock installed, setting up first whatever is missing."""
    environment = Environment(folder)
    complete = environment.holds(lock, PROOF[lock])
    pieces = [piece for piece in system_packages.missing() if piece.needed or may_install or not complete]
    if pieces:
        _bring(pieces, may_install)
    if not complete:
        _set_up(environment, lock, may_install)
    return environment.python


def _bring(pieces: list[Piece], may_install: bool) -> None:
    """Install these libraries where that is allowed; stop with the line to type where one is needed."""
    seen = ", ".join(f"{piece.sight} (for {piece.purpose})" for piece in pieces)
    say(f"Missing from the system: {seen}.")
    tool = system_packages.installer()
    if may_install and _installed(system_packages.package_names(pieces, "apt-get")):
        return
    line = system_packages.line_to_type(pieces, tool)
    if any(piece.needed for piece in pieces):
        raise SetupError(f"Please type: {line}")
    say(f"Lanterne runs without; to have it all: {line}")


def _installed(packages: list[str]) -> bool:
    """Install packages of the system if nobody needs to be asked; tell whether they are there now."""
    if not system_packages.may_install(system_packages.installer()):
        return False
    say(f"Installing {' '.join(packages)} with apt-get.")
    return system_packages.install(packages)


def _chosen_python(may_install: bool) -> Python:
    """Return the Python to build from, completing it first where that is allowed."""
    try:
        return choose(candidates())
    except MissingVenv as error:
        if not (may_install and _installed([error.package])):
            raise
        return choose(candidates())


def announcement(lacking: dict[str, str], folder: str, lock: str) -> str:
    """Say which packages are missing and where they will go, before anything is fetched."""
    names = textwrap.fill(
        ", ".join(lacking), 100, initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )
    return (
        f"Missing: {len(lacking)} Python packages\n{names}\n"
        f"Fetching them once into {folder}, each checked against its hash in {lock}."
    )


def _set_up(environment: Environment, lock: Path, may_install: bool = False) -> None:
    """Bring an environment up to a lock, rebuilding it if it is damaged or was never finished."""
    started = time.monotonic()
    damaged = not environment.is_sound() or environment.is_stamped(lock)
    python = _chosen_python(may_install) if damaged else None
    lacking = pins(lock) if damaged else environment.lacks(lock)
    if lacking:
        say(announcement(lacking, environment.folder.name, lock.name))
    if python:
        environment.make(python)
    environment.install(lock, _show_progress)
    for contained in CONTAINED.get(lock, ()):
        environment.adopt(contained)
    say(f"{_CLEAR}Ready after {time.monotonic() - started:.0f} s.")


_CLEAR = "\r\x1b[K" if sys.stderr.isatty() else ""


def _show_progress(name: str) -> None:
    """Show the package that is coming, on a terminal only."""
    if _CLEAR:
        print(f"{_CLEAR}  {name}", end="", file=sys.stderr, flush=True)
