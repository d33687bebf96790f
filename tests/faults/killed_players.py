"""Raises players that are killed in the middle of their game.

Run as a program with the folder of the tables. Each line of input (how many saves a player reports, how many
microseconds it then lives on, and whether it saves carelessly) forks one player out of this warm process,
which costs a millisecond where a fresh interpreter costs a second. The player opens the kept table, plays and
saves as fast as it can and reports every save that has returned. It is killed after so many reports, however
long they took; this program prints the last one.
"""

import os
import signal
import sys
import time
from pathlib import Path

from app.services.storage import FolderStorage
from app.table.saves import FOLDER, Saves
from engine import Session
from engine.core import dice
from tests.engine.core.playing import chosen
from tests.miniature import MINIATURE
from tests.miniature.kit import only_embers

NAME = "killed.json"
CATALOGUE = only_embers()


class CarelessStorage(FolderStorage):
    """Writes over the old file in two parts: what the app must never do."""

    def write(self, folder, name, data):
        path = self.path(folder, name)
        with path.open("wb", buffering=0) as file:
            file.write(data[: len(data) // 2])
            time.sleep(0.001)
            file.write(data[len(data) // 2 :])


def play_for_ever(saves: Saves, reports: int) -> None:
    """Play and save until killed; a table that is over is followed by the next."""
    session, luck = saves.open(NAME), dice.seeded(time.time_ns())
    while True:
        if session.deciders:
            seat, action, luck = chosen(session, luck)
            session.play(seat, action)
        else:
            session = Session.new(MINIATURE, 3, session.seed + 1)
        saves.save(NAME, session)
        os.write(reports, b"%d %d\n" % (session.seed, len(session.log)))


def raise_one(root: Path, saves: int, seconds: float, storage: type[FolderStorage]) -> str:
    """Let a player report so many saves and live on for so long; its last report."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            play_for_ever(Saves(storage(root), CATALOGUE), writing)
        finally:
            os._exit(1)
    os.close(writing)
    with os.fdopen(reading) as reports:
        said = [reports.readline() for _ in range(saves)]
        time.sleep(seconds)
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        last = [*said, *reports][-1].strip()
    return f"{last} died by itself" if os.WIFEXITED(status) else last


def main(root: Path) -> None:
    """Answer each line of input with the last report of one player."""
    for line in sys.stdin:
        saves, microseconds, how = line.split()
        storage = CarelessStorage if how == "careless" else FolderStorage
        print(raise_one(root, int(saves), int(microseconds) / 1e6, storage), flush=True)


if __name__ == "__main__":
    print((Path(sys.argv[1]) / FOLDER / NAME).exists(), flush=True)
    main(Path(sys.argv[1]))
