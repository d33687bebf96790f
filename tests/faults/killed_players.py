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
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

from app.companion.file import CompanionFile
from app.services.clock import ScriptedClock
from app.services.storage import FolderStorage
from app.table.keeping.campaigns import Campaigns
from app.table.keeping.saves import FOLDER, Saves
from app.timer.memory import TimerMemory, TimerSetting
from app.timer.sand import Sand
from engine import Session
from engine.core import dice
from engine.games.night_cage import GAME as CAGE
from engine.games.night_cage.companion.tower import TowerCompanion
from tests.engine.core.playing import chosen, play_on
from tests.miniature import MINIATURE
from tests.miniature.campaign import EmbersCampaign
from tests.miniature.kit import only_embers

NAME = "killed.json"
CATALOGUE = only_embers()
MOST_HELD = 3600.0
LONGEST_RUN = 400
"""More actions than any run of the miniature has."""


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


def keep_a_tower(root: Path, reports: int) -> None:
    """Touch the companion of The Night Cage until killed; what is kept beside it counts the touches."""
    file = CompanionFile(FolderStorage(root), TowerCompanion)
    kept = file.read()
    companion = kept.companion or TowerCompanion.opened(4, CAGE.info.settle({}), True, 7)
    for touches in count(int(kept.table.get("touches", 0)) + 1):
        companion.next_turn(4)
        file.write(companion, {"touches": touches})
        os.write(reports, b"0 %d\n" % touches)


def keep_sand(root: Path, reports: int) -> None:
    """Hold the sand a little later each time, until killed."""
    memory = TimerMemory(FolderStorage(root), ScriptedClock())
    for held in count(held_sand(root) + 1):
        sand = Sand.of((MOST_HELD,))
        sand = replace(sand, deadline=replace(sand.deadline, left=MOST_HELD - held / 1000))
        memory.remember(TimerSetting(60, 1), sand)
        os.write(reports, b"0 %d\n" % held)


def go_through_a_campaign(root: Path, reports: int) -> None:
    """Set out, play a run to its end, close it, again and again until killed; reports the closed runs."""
    saves, campaigns = shelves(root)
    while True:
        campaign = kept_campaign(root)
        name = campaigns.set_out(campaign)
        run = play_on(saves.open(name), LONGEST_RUN, campaign.closed)
        saves.save(name, run)
        campaigns.close(run)
        saves.remove(name)
        os.write(reports, b"0 %d\n" % kept_campaign(root).closed)


def shelves(root: Path) -> tuple[Saves, Campaigns]:
    """The tables and the campaigns of a folder."""
    saves = Saves(FolderStorage(root), CATALOGUE)
    return saves, Campaigns(FolderStorage(root), CATALOGUE, saves)


def kept_campaign(root: Path) -> EmbersCampaign:
    """The one campaign that is kept here; the first call begins it."""
    _, campaigns = shelves(root)
    if not campaigns.names():
        campaign = EmbersCampaign.new(7)
        campaign.table = {"players": [{"name": "Mira"}, {"name": "Odo"}], "name": ""}
        campaigns.save(campaign)
    kept = campaigns.look(campaigns.names()[0]).campaign
    if not isinstance(kept, EmbersCampaign):
        raise TypeError("the campaign cannot be read")
    return kept


def held_sand(root: Path) -> int:
    """How often the kept sand was held."""
    _, sand = TimerMemory(FolderStorage(root), ScriptedClock()).recall()
    return 0 if sand is None else round((MOST_HELD - sand.deadline.left) * 1000)


def play_carelessly(root: Path, reports: int) -> None:
    play_for_ever(Saves(CarelessStorage(root), CATALOGUE), reports)


def play_carefully(root: Path, reports: int) -> None:
    play_for_ever(Saves(FolderStorage(root), CATALOGUE), reports)


LIVES = {
    "carefully": play_carefully,
    "careless": play_carelessly,
    "tower": keep_a_tower,
    "sand": keep_sand,
    "campaign": go_through_a_campaign,
}
"""What somebody does until they are killed, by the word that asks for it."""


def raise_one(root: Path, saves: int, seconds: float, life: Callable[[Path, int], None]) -> str:
    """Let a player report so many saves and live on for so long; its last report."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            life(root, writing)
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
        print(raise_one(root, int(saves), int(microseconds) / 1e6, LIVES[how]), flush=True)


if __name__ == "__main__":
    print((Path(sys.argv[1]) / FOLDER / NAME).exists(), flush=True)
    main(Path(sys.argv[1]))
