"""What goes into the package and what stays out, by buildozer's own rules, without buildozer.

`packed` copies the rules of buildozer 1.6 (its copier has no function that only lists). `tools/android_check`
lets the real copier work and shows that both give the same files.
"""

from __future__ import annotations

import os
from fnmatch import fnmatch
from pathlib import Path, PurePosixPath

from tools.android.spec import Spec
from tools.bootstrap import ROOT

BUDGET = 40_000_000
"""Bytes that our own files may take in the package, compressed."""

MUST = (
    "main.py",
    "app/__init__.py",
    "app/services/speech_android.py",
    "engine/__init__.py",
    "kv/shell/home.kv",
    "assets/locale/fr/LC_MESSAGES/shell.mo",
    "assets/ui/ui.atlas",
    "assets/icon/icon.png",
)

ENDINGS_LEFT_OUT = {".po", ".pot", ".md", ".toml", ".spec", ".pyc"}
FOLDERS_LEFT_OUT = {
    "tests",
    "tools",
    "docs",
    "fastlane",
    "bin",
    "build",
    "dist",
    "__pycache__",
    "node_modules",
}

WITHOUT_ENDING: frozenset[str] = frozenset()
"""Files without an ending pass buildozer's filter of endings; none of ours belongs on a phone."""


def packed(spec: Spec, root: Path = ROOT) -> list[str]:
    """The files that buildozer takes, as paths from the root, in order."""
    taken: list[str] = []
    for folder, below, files in os.walk(root):
        inside = Path(folder).relative_to(root).as_posix()
        inside = "" if inside == "." else inside
        below[:] = sorted(name for name in below if not name.startswith("."))
        if inside and _left_out(spec, inside.lower() + "/", folder=True):
            continue
        for name in sorted(files):
            path = f"{inside}/{name}" if inside else name
            tested = f"{inside.lower()}/{name}" if inside else name.lower()
            if not name.startswith(".") and not _left_out(spec, tested) and _ending_fits(spec, name):
                taken.append(path)
    return sorted(taken)


def _left_out(spec: Spec, path: str, folder: bool = False) -> bool:
    excluded = folder and any(
        path.startswith(name.lower().rstrip("/") + "/") for name in spec.words("source.exclude_dirs")
    )
    excluded = excluded or any(fnmatch(path, word.lower()) for word in spec.words("source.exclude_patterns"))
    return excluded and not any(fnmatch(path, word.lower()) for word in spec.words("source.include_patterns"))


def _ending_fits(spec: Spec, name: str) -> bool:
    ending = os.path.splitext(name)[1][1:].lower()
    return not ending or ending in spec.words("source.include_exts")


def faults(files: list[str], root: Path = ROOT) -> list[str]:
    """What is missing from these files and what does not belong among them, one line each."""
    return [
        *(f"{path} is not packed" for path in [*MUST, *needed(root)] if path not in set(files)),
        *(f"{path} is packed" for path in files if _does_not_belong(path)),
    ]


def needed(root: Path = ROOT) -> list[str]:
    """Every file that the app reads by name: its modules, its KV, and all of assets but notes and sources."""
    found = [path for name in ("app", "engine") for path in (root / name).rglob("*.py")]
    found += (root / "kv").rglob("*.kv")
    found += (path for path in (root / "assets").rglob("*") if path.is_file())
    names = sorted(path.relative_to(root).as_posix() for path in found)
    return [name for name in names if not _does_not_belong(name)]


def _does_not_belong(path: str) -> bool:
    pure = PurePosixPath(path)
    return (
        pure.suffix in ENDINGS_LEFT_OUT
        or bool(FOLDERS_LEFT_OUT & set(pure.parts[:-1]))
        or any(part.startswith(".") for part in pure.parts)
        or (not pure.suffix and path not in WITHOUT_ENDING)
        or fnmatch(path, "requirements*.txt")
    )
