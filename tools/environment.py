"""The project's virtual environment: made once, recognised at once, repaired when it was left half made."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

from tools.lockfile import pins, stamp
from tools.pythons import NEWEST, OLDEST, Python, SetupError

LOOK = (
    "import sys, importlib.util as u; "
    "print('.'.join(map(str, sys.version_info[:3])), *[n for n in sys.argv[1:] if u.find_spec(n)])"
)

LIST = "import importlib.metadata as m; [print(d.name, d.version) for d in m.distributions()]"

OFFLINE_SIGNS = (
    "Failed to establish a new connection",
    "NameResolutionError",
    "Temporary failure in name resolution",
    "ConnectTimeout",
    "Read timed out",
    "Network is unreachable",
    "Cannot connect to proxy",
)


class Environment:
    """A folder with a Python of its own and the packages of one lock.

    While it is being made it holds a file `.unfinished`; when it is complete, a stamp. So an interrupted
    set-up is never mistaken for a finished one.
    """

    def __init__(self, folder: Path) -> None:
        """Describe the environment in this folder, whether it exists yet or not."""
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self._unfinished = folder / ".unfinished"

    def holds(self, lock: Path, modules: tuple[str, ...] = ()) -> bool:
        """Whether this lock is installed here, completely, and the given modules can be found."""
        version, found = self._look(("pip", *modules))
        return {"pip", *modules} <= found and self._stamped(lock, version)

    def is_sound(self) -> bool:
        """Whether packages can be added here: finished once, with a Python that runs, fits and has pip."""
        version, found = self._look(("pip",))
        minor = tuple(int(part) for part in version.split(".")[:2]) if version else ()
        return "pip" in found and OLDEST <= minor <= NEWEST and not self._unfinished.exists()

    def is_stamped(self, lock: Path) -> bool:
        """Whether this lock was installed here, whatever has become of its packages since."""
        return self._stamped(lock, self._look(())[0])

    def lacks(self, lock: Path) -> dict[str, str]:
        """Return version by name of the packages that this lock wants and that are not here."""
        installed = {tuple(line.lower().replace("_", "-").split()) for line in self._ask(LIST).splitlines()}
        return {name: version for name, version in pins(lock).items() if (name, version) not in installed}

    def make(self, python: Python) -> None:
        """Make the environment anew from this Python."""
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        self._unfinished.touch()
        made = subprocess.run([python.path, "-m", "venv", str(self.folder)], capture_output=True, text=True)
        if made.returncode:
            raise SetupError(f"Python {python.name} could not make {self.folder.name}: {_last_line(made)}")

    def install(self, lock: Path, tell: Callable[[str], None] = lambda name: None) -> None:
        """Install a lock: exactly its packages, each checked against its hash; tell each name as it comes.

        uv does it where it is present, and pip where uv is not or does not know the index that pip does. Both
        fetch everything before they change anything: after a refusal, what was finished still is.
        """
        was_finished = not self._unfinished.exists()
        self._unfinished.touch()
        if not self._installed_by_uv(lock):
            self._install_by_pip(lock, tell, was_finished)
        self.adopt(lock)
        self._unfinished.unlink()

    def _installed_by_uv(self, lock: Path) -> bool:
        """Whether there is a uv and it did the work; it is quicker, and keeps what it has fetched."""
        uv = shutil.which("uv")
        if uv is None:
            return False
        command = [uv, "pip", "install", "--quiet", "--python", str(self.python)]
        command += ["--no-deps", "--require-hashes", "-r", str(lock)]
        try:
            return subprocess.run(command, capture_output=True).returncode == 0
        except OSError:
            return False

    def _install_by_pip(self, lock: Path, tell: Callable[[str], None], was_finished: bool) -> None:
        command = [str(self.python), "-m", "pip", "install", "--no-deps", "--require-hashes", "--no-input"]
        command += ["--disable-pip-version-check", "--progress-bar=off", "--retries=1", "-r", str(lock)]
        said: list[str] = []
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as pip:
            for line in pip.stdout or ():
                said.append(line.strip())
                if line.startswith("Collecting "):
                    tell(line.split()[1].partition("==")[0])
        if pip.returncode:
            if was_finished:
                self._unfinished.unlink()
            raise SetupError(_reason(said))

    def adopt(self, lock: Path) -> None:
        """Stamp a lock as installed, by itself or within another one."""
        self._stamp_file(lock).write_text(stamp(self._look(())[0], lock), encoding="utf-8")

    def _stamp_file(self, lock: Path) -> Path:
        return self.folder / f".{lock.stem}.stamp"

    def _stamped(self, lock: Path, version: str) -> bool:
        file = self._stamp_file(lock)
        complete = file.exists() and not self._unfinished.exists()
        return complete and file.read_text(encoding="utf-8") == stamp(version, lock)

    def _look(self, modules: tuple[str, ...]) -> tuple[str, set[str]]:
        """Return the version of the environment's own Python and those of these modules that it finds."""
        version, *found = self._ask(LOOK, *modules).split() or [""]
        return version, set(found)

    def _ask(self, program: str, *arguments: str) -> str:
        """Return what the environment's own Python answers, nothing if it does not run."""
        command = [str(self.python), "-I", "-c", program, *arguments]
        try:
            return subprocess.run(command, capture_output=True, text=True, timeout=30).stdout
        except (OSError, subprocess.TimeoutExpired):
            return ""


def _last_line(answer: subprocess.CompletedProcess[str]) -> str:
    """Return the last thing that a program said."""
    return ((answer.stdout + answer.stderr).strip().splitlines() or ["no reason given"])[-1]


def _reason(said: list[str]) -> str:
    """Return in one line why the packages could not be installed."""
    if any(sign in line for line in said for sign in OFFLINE_SIGNS):
        return (
            "No network: the packages could not be fetched. Connect once, start again; later none is needed."
        )
    errors = [line for line in said if line.startswith("ERROR:")] or said[-1:]
    return "The packages could not be installed. " + " ".join(errors)
