"""Plays at a table while its disk fills up, is cut short or turns read-only, and prints what came of it.

Run as a program of its own, `python -m tests.faults.small_disk <way> <folder>`: limits and mounts end with
it. Each stage prints one line of JSON; the tests judge.
"""

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from app.services.storage import FolderStorage
from app.table.keeping.saves import FOLDER, Saves
from app.table.tabletop import Tabletop
from engine import Session
from tests.engine.core.playing import chosen
from tests.faults.killed_players import CATALOGUE, NAME
from tests.miniature import MINIATURE

PAGE = 4096
LONG_NAME = "x" * 3 * PAGE
"""Makes a save of several pages, so that a disk can fill up in the middle of one."""


def laid(root: Path) -> Tabletop:
    """A fresh table in the folder."""
    session = Session.new(MINIATURE, 3, 1)
    session.table["name"] = LONG_NAME
    return Tabletop(session, Saves(FolderStorage(root), CATALOGUE), NAME, lambda: True)


def report(stage: str, top: Tabletop, root: Path, actions: int = 4) -> None:
    """Play some actions and print what the table says and what the disk holds."""
    for _ in range(actions):
        seat, action, _ = chosen(top.session, len(top.session.log))
        top.play(seat, action)
    kept = Saves(FolderStorage(root), CATALOGUE).open(NAME)
    files = sorted(each.name for each in (root / FOLDER).iterdir())
    line = {"stage": stage, "trouble": top.trouble, "played": len(top.session.log), "kept": len(kept.log)}
    print(json.dumps({**line, "files": files}), flush=True)


def full(root: Path) -> Iterator[str]:
    """A tiny disk of its own, filled to the last page, then with one page left, then read-only."""
    _mount(root, "-t", "tmpfs", "-o", "size=256k", "tmpfs")
    yield "room"
    ballast = root / "ballast"
    _fill(ballast)
    yield "full"
    os.truncate(ballast, ballast.stat().st_size - PAGE)
    yield "nearly full"
    ballast.unlink()
    yield "room again"
    _mount(root, "-o", "remount,ro")
    yield "read-only"
    _mount(root, "-o", "remount,rw")
    yield "writable again"


def limited(root: Path) -> Iterator[str]:
    """No file may grow beyond one page: every save is cut in its middle."""
    yield "room"
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (PAGE, most))
    yield "full"
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    yield "room again"


def _mount(root: Path, *how: str) -> None:
    subprocess.run(["mount", *how, str(root)], check=True)


def _fill(ballast: Path) -> None:
    with ballast.open("wb", buffering=0) as file:
        try:
            while file.write(bytes(PAGE)):
                pass
        except OSError:
            return


WAYS = {"full": full, "limited": limited}

if __name__ == "__main__":
    way, folder = WAYS[sys.argv[1]], Path(sys.argv[2])
    stages = way(folder)
    report(next(stages), table := laid(folder), folder)
    for name in stages:
        report(name, table, folder)
