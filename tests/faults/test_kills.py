"""Killing the app at any moment loses nothing that was saved."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.services.storage import FolderStorage
from app.table.saves import FOLDER, Saves
from engine import SaveError, Session
from engine.core import dice
from tests.faults.killed_players import CATALOGUE, NAME
from tests.miniature import MINIATURE

KILLS = 200
LIVES = range(5, 81)
"""Milliseconds that a player lives; opening the table takes one or two of them."""


class Table:
    """A kept table and the nursery whose players play at it."""

    def __init__(self, root: Path) -> None:
        self.saves = Saves(FolderStorage(root), CATALOGUE)
        self.saves.save(NAME, Session.new(MINIATURE, 3, 1))
        self.folder = root / FOLDER
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.killed_players", str(root)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "KIVY_NO_CONSOLELOG": "1", "KIVY_NO_FILELOG": "1", "KIVY_NO_ARGS": "1"},
        )
        assert self.nursery.stdout.readline() == "True\n"

    def kill_one(self, milliseconds, how="carefully"):
        """The last (seed, actions) that a player reported as saved before it was killed, if any."""
        self.nursery.stdin.write(f"{milliseconds} {how}\n")
        self.nursery.stdin.flush()
        report = self.nursery.stdout.readline().split()
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
    table.nursery.stdin.close()
    table.nursery.wait(10)


def lives(count):
    luck = dice.seeded(count, stream=6)
    for _ in range(count):
        life, luck = dice.pick(luck, LIVES)
        yield life


@pytest.mark.slow
def test_two_hundred_kills_lose_no_action_that_was_saved(table):
    saved, inside, played = (1, 0), 0, 0
    for life in lives(KILLS):
        before = len(table.leftovers())
        reported = table.kill_one(life) or saved
        played += reported != saved
        saved = table.found()
        assert saved == reported or saved in _one_more(reported)
        inside += len(table.leftovers()) > before or saved != reported
    assert played > KILLS * 0.5, "hardly any player lived long enough to save"
    assert inside > KILLS * 0.05, "hardly any kill hit a save: the test proves nothing"


def _one_more(reported):
    """The saves that may have been finished but not reported: the next action or the next table."""
    seed, actions = reported
    return (seed, actions + 1), (seed + 1, 0)


@pytest.mark.slow
def test_a_careless_writer_would_have_been_found(table):
    """The same kills with a program that writes over the old file: sooner or later it cannot be opened."""
    for life in lives(60):
        table.kill_one(life, "careless")
        try:
            table.found()
        except SaveError:
            return
    pytest.fail("sixty kills did not find a writer that is not safe")
