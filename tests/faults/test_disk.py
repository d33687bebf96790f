"""A disk that is full, read-only or broken: one clear line, the old file untouched, and play goes on."""

import errno
import json
import os
import shutil
import subprocess
import sys

import pytest

from app.services.storage import ScriptedStorage
from app.table.keeping.saves import FOLDER, Saves
from app.table.tabletop import Tabletop
from engine import Session
from tests.engine.core.playing import chosen
from tests.faults.killed_players import CATALOGUE, NAME
from tests.miniature import MINIATURE

REFUSALS = {errno.ENOSPC: "Not enough storage", errno.EROFS: "read-only", errno.EIO: "error"}
OWN_MOUNTS = ("unshare", "--user", "--map-root-user", "--mount")


@pytest.fixture
def storage(tmp_path):
    return ScriptedStorage(tmp_path)


@pytest.fixture
def table(storage):
    table = Tabletop(Session.new(MINIATURE, 3, 1), Saves(storage, CATALOGUE), NAME, lambda: True)
    play(table)
    return table


def play(table):
    seat, action, _ = chosen(table.session, len(table.session.log))
    return table.play(seat, action)


def kept(storage):
    return len(Saves(storage, CATALOGUE).open(NAME).log)


@pytest.mark.parametrize("number", REFUSALS, ids=errno.errorcode.get)
def test_a_save_that_is_refused_is_one_line_and_play_goes_on(table, storage, number):
    storage.refuse, told = number, []
    table.listen(told.append)
    events = play(table)
    assert told == [events]
    assert REFUSALS[number] in table.trouble
    assert "\n" not in table.trouble
    assert (len(table.session.log), kept(storage)) == (2, 1)


def test_the_first_save_that_succeeds_brings_everything_and_ends_the_trouble(table, storage):
    storage.refuse = errno.ENOSPC
    play(table)
    play(table)
    storage.refuse = None
    play(table)
    assert table.trouble == ""
    assert kept(storage) == len(table.session.log) == 4


@pytest.mark.parametrize("step", ["undo", "redo", "think"])
def test_undo_redo_and_computer_players_go_on_too(table, storage, step):
    table.undo()
    if step == "undo":
        table.redo()
    if step == "think":
        table.players = [player._replace(strength="easy") for player in table.players]
    storage.refuse = errno.EROFS
    assert table.think(1.0) if step == "think" else getattr(table, step)()
    assert "read-only" in table.trouble


@pytest.mark.parametrize("number", REFUSALS, ids=errno.errorcode.get)
@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_disk_that_fails_at_any_step_of_a_save_leaves_the_old_file(
    table, storage, monkeypatch, call, number
):
    def refuse(*_what):
        raise OSError(number, os.strerror(number))

    before = storage.read(FOLDER, NAME)
    with monkeypatch.context() as patched:
        patched.setattr(os, call, refuse)
        play(table)
    assert REFUSALS[number] in table.trouble
    assert storage.read(FOLDER, NAME) == before
    assert storage.names(FOLDER) == [NAME]


def stages(way, root, *wrapper):
    """What a program of its own reports of each stage."""
    command = [*wrapper, sys.executable, "-m", "tests.faults.small_disk", way, str(root)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return {line["stage"]: line for line in map(json.loads, done.stdout.splitlines()) if "stage" in line}


def assert_saved(stage):
    assert stage["trouble"] == ""
    assert stage["kept"] == stage["played"]


def assert_refused(stage, words, kept):
    assert words in stage["trouble"]
    assert "\n" not in stage["trouble"]
    assert stage["kept"] == kept < stage["played"]
    assert stage["files"] == [NAME, f"{NAME}.old"]


def test_a_save_cut_in_its_middle_by_the_system_leaves_the_old_one(tmp_path):
    seen = stages("limited", tmp_path)
    assert_saved(seen["room"])
    assert_refused(seen["full"], "killed.json", seen["room"]["kept"])
    assert_saved(seen["room again"])


def _can_mount(root):
    if not shutil.which(OWN_MOUNTS[0]):
        return False
    probe = subprocess.run(
        [*OWN_MOUNTS, "mount", "-t", "tmpfs", "tmpfs", str(root)], capture_output=True, check=False
    )
    return probe.returncode == 0


def test_a_real_disk_that_fills_up_and_turns_read_only_leaves_the_old_file(tmp_path):
    if not _can_mount(tmp_path):
        pytest.skip("this system lets no test mount a small disk; the scripted ones above still ran")
    seen = stages("full", tmp_path, *OWN_MOUNTS)
    assert_saved(seen["room"])
    assert_refused(seen["full"], "Not enough storage", seen["room"]["kept"])
    assert_refused(seen["nearly full"], "Not enough storage", seen["room"]["kept"])
    assert_saved(seen["room again"])
    assert_refused(seen["read-only"], "read-only", seen["room again"]["kept"])
    assert_saved(seen["writable again"])
