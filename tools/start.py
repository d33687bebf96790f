"""What `./play` does: set up, then start the app, or off screen where there is no screen."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.bootstrap import PLAY_LOCK, ROOT, python_for, say
from tools.offscreen import OFFSCREEN

DEMO_FOLDER = ".demo"


def has_screen(platform: str = sys.platform, environment: dict[str, str] | None = None) -> bool:
    """Whether a window can be opened: always, except on a Linux without a display server."""
    known = os.environ if environment is None else environment
    return platform != "linux" or bool(known.get("DISPLAY") or known.get("WAYLAND_DISPLAY"))


def demo_folder(arguments: list[str], screen: bool) -> tuple[Path | None, list[str]]:
    """Split the arguments into the folder for a demonstration, None for a real game, and the rest."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--demo", nargs="?", const=DEMO_FOLDER)
    known, rest = parser.parse_known_args(arguments)
    asks_for_help = "-h" in rest or "--help" in rest
    folder = known.demo or (None if screen or asks_for_help else DEMO_FOLDER)
    return (Path(folder) if folder else None), rest


def main(arguments: list[str]) -> int:
    """Set up if need be, then play; the arguments go on to main.py."""
    python = python_for(PLAY_LOCK)
    screen = has_screen()
    folder, rest = demo_folder(arguments, screen)
    command = [str(python), str(ROOT / "main.py"), *rest]
    return _play(command) if folder is None else _demonstrate(command, folder, screen)


def _play(command: list[str]) -> int:
    """Become the app, where the system allows it; else wait for it."""
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def _demonstrate(command: list[str], folder: Path, screen: bool) -> int:
    """Play a short demonstration off screen and name the folder that its pictures are in.

    It starts like the app itself, in this user's home and with this user's folders.
    """
    why = "" if screen else "There is no screen here. "
    say(f"{why}Playing a short demonstration off screen.")
    environment = {**os.environ, **OFFSCREEN}
    done = subprocess.run([*command, "--demo", str(folder)], env=environment, check=False)
    pictures = sorted(folder.glob("**/*.png"))
    if pictures:
        say(f"{len(pictures)} pictures of it are in {folder}{os.sep}")
    return done.returncode
