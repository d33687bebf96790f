"""Raises players that are killed in the middle of their game.

Run as a program with the folder of the tables. Each line of input (milliseconds to live, and whether to
save carelessly) forks one player out of this warm process, which costs a millisecond where a fresh
interpreter costs a second. The player opens the kept table, plays and saves as fast as it can and reports
every save that has returned; the nursery kills it and prints the last report.
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


def raise_one(root: Path, seconds: float, storage: type[FolderStorage]) -> str:
    """Let a player live so long; its last report, or an empty line."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            play_for_ever(Saves(storage(root), CATALOGUE), writing)
        finally:
            os._exit(1)
    os.close(writing)
    time.sleep(seconds)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reading) as reports:
        last = reports.read().splitlines()[-1:]
    return " ".join([*last, "died by itself" if os.WIFEXITED(status) else ""]).strip()


def main(root: Path) -> None:
    """Answer each line of input with the last report of one player."""
    for line in sys.stdin:
        milliseconds, how = line.split()
        storage = CarelessStorage if how == "careless" else FolderStorage
        print(raise_one(root, int(milliseconds) / 1000, storage), flush=True)


if __name__ == "__main__":
    print((Path(sys.argv[1]) / FOLDER / NAME).exists(), flush=True)
    main(Path(sys.argv[1]))
