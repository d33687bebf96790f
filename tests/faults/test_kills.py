"""Killing the app at any moment loses nothing that was saved."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.companion.file import CompanionFile
from app.services.storage import FolderStorage
from app.table.keeping.saves import FOLDER, Saves
from engine import SaveError, Session
from engine.core import dice
from engine.core.campaign import Run
from engine.games.night_cage.companion.tower import TowerCompanion
from tests.faults.killed_players import CATALOGUE, NAME, held_sand, kept_campaign, shelves
from tests.miniature import MINIATURE

KILLS = 200
INSIDE = 10
"""How many kills must have hit a save at least: the others prove little."""
PATIENCE = 2000
"""After so many kills a test gives up."""
SAVES = range(1, 8)
"""How many saves a player reports before it is killed."""
LAST_MOMENTS = range(3000)
"""Microseconds that it lives on then: about the time of one save."""
LENGTHS = {"campaign": 12}
"""How many saves long one round of those is who do more than save: every part of it is to be hit."""


class Table:
    """A kept table and the program whose players play at it."""

    def __init__(self, root: Path) -> None:
        self.saves = Saves(FolderStorage(root), CATALOGUE)
        self.saves.save(NAME, Session.new(MINIATURE, 3, 1))
        self.folder = root / FOLDER
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.killed_players", str(root)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KIVY_NO_CONSOLELOG": "1", "KIVY_NO_FILELOG": "1", "KIVY_NO_ARGS": "1"},
        )
        assert self.program.stdout.readline() == "True\n"

    def kill_one(self, saves, microseconds, how="carefully"):
        """The last (seed, actions) that a player reported as saved before it was killed."""
        self.program.stdin.write(f"{saves} {microseconds} {how}\n")
        self.program.stdin.flush()
        report = self.program.stdout.readline().split()
        assert "died" not in report
        return tuple(map(int, report))

    def found(self):
        """What the file holds now, as (seed, actions)."""
        session = self.saves.open(NAME)
        return session.seed, len(session.log)

    def leftovers(self):
        """The files that a kill inside a save left half done."""
        return {each.name for each in self.folder.iterdir()} - {NAME, f"{NAME}.old"}


@pytest.fixture
def table(tmp_path):
    table = Table(tmp_path)
    yield table
    table.program.stdin.close()
    table.program.wait(60)


def lives():
    """The lives of players, (saves, microseconds) each, as many as a test has patience for."""
    luck = dice.seeded(PATIENCE, stream=6)
    for _ in range(PATIENCE):
        saves, luck = dice.pick(luck, SAVES)
        moments, luck = dice.pick(luck, LAST_MOMENTS)
        yield saves, moments


@pytest.mark.slow
def test_two_hundred_kills_lose_no_action_that_was_saved(table):
    inside = 0
    for kills, life in enumerate(lives(), 1):
        before = len(table.leftovers())
        reported = table.kill_one(*life)
        saved = table.found()
        assert saved == reported or saved in _one_more(reported)
        inside += len(table.leftovers()) > before or saved != reported
        if kills >= KILLS and inside >= INSIDE:
            return
    pytest.fail(f"only {inside} of {PATIENCE} kills hit a save: the test proves nothing")


def _one_more(reported):
    """The saves that may have been finished but not reported: the next action or the next table."""
    seed, actions = reported
    return (seed, actions + 1), (seed + 1, 0)


def kept_touches(root):
    kept = CompanionFile(FolderStorage(root), TowerCompanion).read()
    assert kept.trouble == ""
    return int(kept.table.get("touches", 0))


def closed_runs(root):
    """How many runs the kept campaign has taken in; one that was over when it was saved is among them."""
    closed = kept_campaign(root).closed
    saves, _ = shelves(root)
    runs = [saves.open(name) for name in saves.names() if name != NAME]
    assert all(Run.of(run.carry).run <= closed for run in runs if run.outcome is not None)
    return closed


KEPT = {"tower": kept_touches, "sand": held_sand, "campaign": closed_runs}


def kill_writers(table, root, how, kills):
    """What was reported as kept is kept, or the touch or the run after it."""
    for number, (saves, moments) in enumerate(lives(), 1):
        _, reported = table.kill_one(saves, moments * LENGTHS.get(how, 1), how)
        assert KEPT[how](root) in (reported, reported + 1)
        if number >= kills:
            return


@pytest.mark.slow
@pytest.mark.parametrize("how", KEPT)
def test_kills_lose_no_touch_of_a_companion_no_sand_and_no_run(table, tmp_path, how):
    kill_writers(table, tmp_path, how, 60)


@pytest.mark.thorough
@pytest.mark.parametrize("how", KEPT)
def test_three_hundred_kills_lose_no_touch_no_sand_and_no_run(table, tmp_path, how):
    kill_writers(table, tmp_path, how, 300)


@pytest.mark.slow
def test_a_careless_writer_would_have_been_found(table):
    """The same kills with a program that writes over the old file: sooner or later it cannot be opened."""
    for life in lives():
        table.kill_one(*life, "careless")
        try:
            table.found()
        except SaveError:
            return
    pytest.fail(f"{PATIENCE} kills did not find a writer that is not safe")
