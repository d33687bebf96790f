"""Two hundred whole games of each game over every option, each checked; tools/games.py plays ten thousand."""

import subprocess
import sys

import pytest

from engine import GAMES
from tools.bootstrap import ROOT
from tools.games import Match, checks_of, random_game

ENDINGS = {"night_cage": 4, "finstere_flure": 1, "obscurio": 3, "dead_cells": 1}
"""In how many ways fifty random games of a game end at least; random prisoners never come out alive."""


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("key", GAMES)
def test_many_games_lose_no_piece_and_come_to_an_end(key, part):
    endings = {random_game(GAMES[key], seed)[0] for seed in range(part * 50, part * 50 + 50)}
    assert len(endings) >= ENDINGS.get(key, 2), "random games should end in many ways"


def test_a_game_declares_what_it_checks_beside_the_rest():
    assert checks_of("obscurio").look is not None
    assert checks_of("finstere_flure").every == 10
    assert checks_of("night_cage") == checks_of("a game that declares nothing")


def test_computer_players_neither_always_escape_the_library_nor_always_fail():
    game = GAMES["obscurio"]
    match = Match(game, {"medium": game.bots["medium"]}, None, game.info.settle({}))
    assert len({match.play(seed)[0] for seed in range(30)}) > 1


def test_in_a_match_every_strength_begins_in_turn():
    game = GAMES["finstere_flure"]
    match = Match(game, {name: game.bots[name] for name in ("medium", "easy")}, None, game.info.settle({}))
    endings = [match.play(seed)[0] for seed in range(6)]
    assert set(endings) <= {"medium wins", "easy wins", "nobody wins"}
    assert endings.count("medium wins") > endings.count("easy wins")
    assert match.slowest > 0


def test_the_program_tells_how_games_ended():
    command = [
        sys.executable,
        "tools/games.py",
        "obscurio",
        "--bots",
        "medium",
        "--seats",
        "4",
        "--games",
        "3",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("3 games, ")
    assert "slowest decision" in done.stdout
