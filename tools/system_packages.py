"""What Lanterne needs from the operating system itself. Only Linux needs anything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from typing import NamedTuple


class Piece(NamedTuple):
    """A library or program of the system: how to see it, what it is for, and its package by installer."""

    sight: str
    purpose: str
    needed: bool
    packages: dict[str, str]


PIECES = (
    Piece(
        "libGL.so.1",
        "drawing",
        True,
        {"apt-get": "libgl1", "dnf": "libglvnd-glx", "pacman": "libglvnd", "zypper": "libglvnd"},
    ),
    Piece(
        "libEGL.so.1",
        "drawing without a screen",
        True,
        {"apt-get": "libegl1", "dnf": "libglvnd-egl", "pacman": "libglvnd", "zypper": "libglvnd"},
    ),
    Piece(
        "libmtdev.so.1",
        "touch screens",
        False,
        {"apt-get": "libmtdev1", "dnf": "mtdev", "pacman": "mtdev", "zypper": "libmtdev1"},
    ),
    Piece(
        "xclip",
        "the clipboard",
        False,
        {"apt-get": "xclip", "dnf": "xclip", "pacman": "xclip", "zypper": "xclip"},
    ),
)

INSTALL = {"apt-get": "install", "dnf": "install", "pacman": "-S", "zypper": "install"}
"""The word that makes each installer install."""


def ldconfig() -> str | None:
    """Return the loader's list of libraries, or None where the system keeps no such list."""
    command = shutil.which("ldconfig", path=os.environ.get("PATH", "") + ":/sbin:/usr/sbin")
    if not command:
        return None
    return subprocess.run([command, "-p"], capture_output=True, text=True, check=False).stdout or None


def missing(
    libraries: Callable[[], str | None] = ldconfig,
    program: Callable[[str], str | None] = shutil.which,
    platform: str = sys.platform,
) -> list[Piece]:
    """Return the pieces that are not here; a system that cannot be asked is taken to have them."""
    listed = libraries() if platform == "linux" else None
    if listed is None:
        return []
    present = {line.split()[0] for line in listed.splitlines() if line.strip()}
    return [piece for piece in PIECES if piece.sight not in present and not program(piece.sight)]


def installer(program: Callable[[str], str | None] = shutil.which) -> str | None:
    """Return the name of this system's package installer, if it is one we know."""
    return next((name for name in INSTALL if program(name)), None)


def package_names(pieces: Iterable[Piece], tool: str) -> list[str]:
    """Return the packages that bring these pieces, each once."""
    return list(dict.fromkeys(piece.packages[tool] for piece in pieces))


def line_to_type(pieces: list[Piece], tool: str | None) -> str:
    """Return the one line that installs these pieces, or their names where the installer is unknown."""
    if tool is None:
        return "install what brings " + ", ".join(piece.sight for piece in pieces)
    return f"sudo {tool} {INSTALL[tool]} " + " ".join(package_names(pieces, tool))


def may_install(tool: str | None, user: int | None = None) -> bool:
    """Whether packages can be installed without asking: as root on Debian or Ubuntu, as in a container."""
    who = os.geteuid() if user is None and hasattr(os, "geteuid") else user
    return tool == "apt-get" and who == 0


def install(packages: list[str]) -> bool:
    """Install these packages with apt-get, refreshing its lists first; tell whether it worked."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
    command = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *packages]
    return subprocess.run(command, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode == 0
