"""Which Python of this machine can run Lanterne. Standard library only, and readable by older Pythons."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

OLDEST, NEWEST = (3, 11), (3, 13)
"""The versions that every dependency has wheels for."""

PROBE = (
    "import sys, importlib.util as u; "
    "print('.'.join(map(str, sys.version_info[:3]))); "
    "print(getattr(sys, '_base_executable', sys.executable)); "
    "print(u.find_spec('ensurepip') is not None)"
)


class SetupError(Exception):
    """Set-up cannot go on; the message is the one thing to tell the user."""


class MissingVenv(SetupError):
    """The only fitting Python comes without what makes environments, which Debian packs apart."""

    def __init__(self, python: Python) -> None:
        self.package = f"python3.{python.version[1]}-venv"
        super().__init__(
            f"Python {python.name} ({python.path}) cannot make an environment. "
            f"Please type: sudo apt-get install {self.package}"
        )


class Python(NamedTuple):
    """An interpreter that answered: where it is, what it is, whether it can fill a virtual environment."""

    path: str
    version: tuple[int, ...]
    has_pip: bool

    @property
    def fits(self) -> bool:
        """Whether Lanterne runs on this version."""
        return OLDEST <= self.version[:2] <= NEWEST

    @property
    def name(self) -> str:
        """The version as people write it: 3.11.7."""
        return ".".join(map(str, self.version))


def probe(command: tuple[str, ...]) -> Python | None:
    """Ask an interpreter who it is; None if it does not run, as a launcher without its Python does not.

    The answer names the base interpreter, so that an environment is never made from inside another one.
    """
    try:
        answer = subprocess.run([*command, "-c", PROBE], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.TimeoutExpired):
        return None
    lines = answer.stdout.splitlines()
    if answer.returncode or len(lines) != 3:
        return None
    return Python(lines[1], tuple(int(part) for part in lines[0].split(".")), lines[2] == "True")


def candidates() -> Iterable[tuple[str, ...]]:
    """Commands that may be a Python, the running one first, then those a machine usually has."""
    minors = range(OLDEST[1], NEWEST[1] + 1)
    yield (sys.executable,)
    if os.name == "nt":
        yield from (("py", f"-3.{minor}") for minor in minors)
    names = [*(f"python3.{minor}" for minor in minors), "python3", "python"]
    yield from ((found,) for found in map(shutil.which, names) if found)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for minor in minors:
        yield from ((str(path),) for path in sorted(pyenv.glob(f"3.{minor}.*/bin/python3")))


def choose(
    commands: Iterable[tuple[str, ...]],
    ask: Callable[[tuple[str, ...]], Python | None] = probe,
) -> Python:
    """Return the first Python that fits and can fill an environment, or say what was found instead."""
    seen: list[Python] = []
    for command in commands:
        python = ask(command)
        if python and python.fits and python.has_pip:
            return python
        if python and python not in seen:
            seen.append(python)
    raise _refusal(seen)


def _refusal(seen: list[Python]) -> SetupError:
    """Say in one line why none of these Pythons will do, and what to get."""
    bare = next((python for python in seen if python.fits), None)
    if bare:
        return MissingVenv(bare)
    wanted = f"Lanterne needs Python {OLDEST[0]}.{OLDEST[1]} to {NEWEST[0]}.{NEWEST[1]}"
    found = ", ".join(sorted({python.name for python in seen})) or "none"
    return SetupError(f"{wanted}; found: {found}. Get one from python.org or from your system's packages.")
