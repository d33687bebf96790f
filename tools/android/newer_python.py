"""Byte-compiles the app and tests the engine under the Python that python-for-android builds.

That is CPython 3.14.2; it comes as WebAssembly from npm (`pyodide`), with its hash in package-lock.json, so
that no second Python has to be built. Where there is neither Node.js nor a network, the proof says so.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

from tools.android.verdict import Verdict
from tools.bootstrap import ROOT, say

HERE = Path(__file__).resolve().parent
FILES = ("package.json", "package-lock.json", "newer_python.mjs")
MINUTES = 90
"""Far more than it takes on a quiet machine: on a busy one 30 were not enough."""


def newer_python_proof(packages: Path, work: Path) -> Verdict:
    """Compile and test; `packages` holds pytest and hypothesis, `work` keeps what npm fetches."""
    trouble = _fetched(work)
    if trouble:
        return Verdict(None, trouble)
    command = ["node", "newer_python.mjs", str(HERE / "on_newer_python.py")]
    command += [f"{ROOT}=/project", f"{packages}=/packages"]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True, timeout=MINUTES * 60)
    return read(done.returncode, done.stdout + done.stderr)


def read(code: int, said: str) -> Verdict:
    """The verdict from what was printed: how many files were compiled, what pytest said at last."""
    compiled = re.search(r"compiled (\d+) files with (\S+)", said)
    tested = re.findall(r"^\d+ (?:passed|failed).*$", said, re.MULTILINE)
    lines = said.strip().splitlines() or ["it said nothing"]
    if not compiled or not tested:
        return Verdict(False, lines[-1])
    files, version = compiled.groups()
    return Verdict(code == 0, f"CPython {version}: {files} files compiled, engine tests: {tested[-1]}")


def _fetched(work: Path) -> str:
    """Have npm fetch the package once; gives what is missing if it cannot be had."""
    for program in ("node", "npm"):
        if not shutil.which(program):
            return f"there is no {program} on this machine"
    if _same(work) and (work / "node_modules" / "pyodide").is_dir():
        return ""
    say("Fetching CPython 3.14.2 (14 MB) from npm, once.")
    work.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copy(HERE / name, work / name)
    done = subprocess.run(
        ["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=work, capture_output=True, text=True
    )
    return "" if done.returncode == 0 else "npm could not fetch pyodide 314.0.7"


def _same(work: Path) -> bool:
    return all(
        (work / name).is_file() and (work / name).read_bytes() == (HERE / name).read_bytes() for name in FILES
    )
