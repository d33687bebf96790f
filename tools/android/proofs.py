"""The nine proofs that Lanterne becomes an Android package, in the order of docs/packaging.md."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tools.android.newer_python import newer_python_proof
from tools.android.verdict import Verdict, told
from tools.bootstrap import PLAY_LOCK, PROOF, ROOT, python_for
from tools.offscreen import offscreen

ANDROID_LOCK = ROOT / "tools" / "requirements-android.txt"
ENVIRONMENT = ROOT / ".venv-android"
PROOF[ANDROID_LOCK] = ("buildozer", "pythonforandroid", "pytest", "hypothesis")

PICTURES = ("home_phone.png", "home_tablet.png", "settings_phone.png", "rules_tablet.png")
"""Some of the pictures that a demonstration must leave."""

DARK = 10_000
"""Bytes below which a picture of a screen can only be empty."""

MINUTES = 45
"""That the demonstration may take: two on a quiet machine."""


class Proof(NamedTuple):
    """One thing to be shown: its name and how."""

    name: str
    show: Callable[[], Verdict]


def with_buildozer(name: str) -> Verdict:
    """Have buildozer and p4a look, in their own environment."""
    return _ask(_builder(), "-m", "tools.android.with_buildozer", name)


def newer_python() -> Verdict:
    """Compile and test under the Python that p4a builds."""
    _builder()
    packages = next(ENVIRONMENT.glob("lib/python*/site-packages"), ENVIRONMENT / "Lib" / "site-packages")
    return newer_python_proof(packages, ENVIRONMENT / "node")


def pretended(python: Path | None = None) -> Verdict:
    """Import everything where Kivy believes that it is on Android, on a rich device and on a bare one."""
    chosen = python or python_for(PLAY_LOCK)
    rich = _ask(chosen, "-OO", "-m", "tools.android.pretend")
    bare = _ask(chosen, "-OO", "-m", "tools.android.pretend", "--bare") if rich.held else rich
    return Verdict(True, f"{rich.line}; bare: {bare.line}") if bare.held else bare


def without_asserts(program: tuple[str, ...] = ("main.py",), python: Path | None = None) -> Verdict:
    """Run the app under -OO off screen, as the package does, and look whether it drew."""
    with TemporaryDirectory() as name:
        work = Path(name)
        command = [str(python or python_for(PLAY_LOCK)), "-OO", *program, "--demo", str(work / "pictures")]
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=offscreen(work / "kivy"),
            capture_output=True,
            text=True,
            timeout=MINUTES * 60,
        )
        drawn = {path.name: path.stat().st_size for path in (work / "pictures").glob("*.png")}
    if done.returncode:
        return told(done.returncode, "", done.stderr)
    empty = sorted(name for name, size in drawn.items() if size < DARK)
    missing = sorted(set(PICTURES) - set(drawn))
    if empty or missing:
        return Verdict(False, f"missing: {', '.join(missing) or 'none'}; empty: {', '.join(empty) or 'none'}")
    return Verdict(True, f"{len(drawn)} pictures drawn under -OO")


def _builder() -> Path:
    return python_for(ANDROID_LOCK, ENVIRONMENT)


def _ask(python: Path, *arguments: str) -> Verdict:
    done = subprocess.run([str(python), *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return told(done.returncode, done.stdout, done.stderr)


PROOFS = (
    Proof("spec", partial(with_buildozer, "spec")),
    Proof("recipes", partial(with_buildozer, "recipes")),
    Proof("packing", partial(with_buildozer, "packing")),
    Proof("project", partial(with_buildozer, "project")),
    Proof("package", partial(with_buildozer, "package")),
    Proof("wheels", partial(with_buildozer, "wheels")),
    Proof("newer Python", newer_python),
    Proof("as if on Android", pretended),
    Proof("under -OO", without_asserts),
)


def _in_time(proof: Proof) -> Verdict:
    """How it went; one that takes too long has failed, and the others are shown all the same."""
    try:
        return proof.show()
    except subprocess.TimeoutExpired as late:
        return Verdict(False, f"not ended after {late.timeout / 60:.0f} minutes")


def main(names: list[str]) -> int:
    """Show the proofs asked for, all of them without names; 0 when none fails."""
    unknown = sorted(set(names) - {proof.name for proof in PROOFS})
    if unknown:
        known = ", ".join(f'"{proof.name}"' for proof in PROOFS)
        print(f"Nothing is called {', '.join(unknown)}; there are {known}.", file=sys.stderr)
        return 2
    verdicts = []
    for proof in PROOFS:
        if not names or proof.name in names:
            verdict = _in_time(proof)
            print(f"{proof.name:<17} {verdict.word:<13} {verdict.line}", flush=True)
            verdicts.append(verdict.held)
    held, left = verdicts.count(True), verdicts.count(None)
    print(f"{held} of {len(verdicts)} hold" + (f", {left} not run here" if left else ""))
    return 1 if False in verdicts else 0
