"""Reading a lock: the packages that it pins and the stamp that tells one lock from another."""

from __future__ import annotations

import hashlib
import re
import sys
from pathlib import Path

PIN = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)==(?P<version>[^\s;\\]+)(?:\s*;\s*(?P<marker>[^\\]+))?", re.M)
ELSEWHERE = re.compile(r"sys_platform == '(\w+)'")


def pins(lock: Path, platform: str = sys.platform) -> dict[str, str]:
    """Return version by name of the packages that this lock wants on this platform."""
    return {
        pin["name"]: pin["version"]
        for pin in PIN.finditer(lock.read_text(encoding="utf-8"))
        if not _is_elsewhere(pin["marker"] or "", platform)
    }


def _is_elsewhere(marker: str, platform: str) -> bool:
    """Whether a marker keeps its package for another platform."""
    named = ELSEWHERE.search(marker)
    return named is not None and named[1] != platform


def stamp(version: str, lock: Path) -> str:
    """Return what an environment of this Python and this lock is marked with once it is complete."""
    return f"{version} {hashlib.sha256(lock.read_bytes()).hexdigest()}"
