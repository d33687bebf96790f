"""What README says of the games and of its commands is so, in both languages."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine import GAMES

ROOT = Path(__file__).resolve().parents[2]
ENGLISH, FRENCH = ((ROOT / name).read_text("utf-8") for name in ("README.md", "README.fr.md"))
EXPLORATIONS = (ROOT / "docs" / "explorations.md").read_text("utf-8")
ROW = re.compile(r"^\| \*\*(?P<game>[^*]+)\*\* \| (?P<table>[^|]+) \|.*\| (?P<learning>[^|]+) \|$", re.M)
TITLES = {"The Night Cage": "night_cage", "Piège obscur": "night_cage"} | {
    game.info.title: key for key, game in GAMES.items()
}
COMMAND = re.compile(r"python (tools/[\w/.]+)((?: --?[\w-]+)*)")
both = pytest.mark.parametrize("page", [ENGLISH, FRENCH], ids=["en", "fr"])


def rows(page):
    """What a README says of each game: round the table, and what there is to learn it."""
    return {TITLES[row["game"]]: row for row in ROW.finditer(page) if row["game"] in TITLES}


@both
def test_every_game_is_there_with_its_number_of_players(page):
    assert rows(page).keys() == GAMES.keys()
    for key, row in rows(page).items():
        seats = GAMES[key].info.seats
        assert re.findall(r"\d+", row["table"])[:2] == [str(min(seats)), str(max(seats))]


@both
def test_every_game_has_as_many_puzzles_as_it_says(page):
    for key, row in rows(page).items():
        puzzles = list((ROOT / "assets" / "scenarios" / key / "puzzles").glob("*.json"))
        assert re.findall(r"\d+", row["learning"]) == [str(len(puzzles))]


def test_both_languages_show_the_same_pictures():
    pictures = [re.findall(r"\((docs/pictures/[^)]+)\)", page) for page in (ENGLISH, FRENCH)]
    assert pictures[0] == pictures[1]


def said_in_any_language(page):
    """What a page says apart from its sentences: headings, tables, links, names, code, figures."""
    measured = page.partition("<!-- bench -->")[2].partition("<!-- /bench -->")[0]
    return {
        "headings": [len(level) for level in re.findall(r"^(#+) ", page, re.M)],
        "lines of tables": len(re.findall(r"^\|", page, re.M)),
        "points of lists": len(re.findall(r"^- ", page, re.M)),
        "links": sorted(set(re.findall(r"\]\(([^)]+)\)", page)) - {"README.md", "README.fr.md"}),
        "names": sorted(set(re.findall(r"`([\w./<>*-]*[./][\w./<>*-]*)`", page))),
        "commands": sorted(set(re.findall(r"`((?:python|\./|tools/)[^`]*)`", page))),
        "code": re.findall(r"```python\n(.*?)```", page, re.S),
        "folders": re.findall(r"^ {0,2}([\w/.]+(?: {2}[\w/]+)*) {3,}", page, re.M),
        "figures": re.sub(r"\D", "", measured),
    }


@pytest.mark.parametrize("what", said_in_any_language(ENGLISH))
def test_both_languages_say_as_much(what):
    english, french = (said_in_any_language(page)[what] for page in (ENGLISH, FRENCH))
    assert english
    assert french == english


def test_each_game_is_seen_before_the_first_command():
    first = ENGLISH[: ENGLISH.index("./play")]
    for begins in ("cage_", "flure_", "cells_", "obscurio_"):
        assert f"docs/pictures/{begins}" in first


@pytest.mark.parametrize("command", sorted({*COMMAND.findall(ENGLISH), *COMMAND.findall(EXPLORATIONS)}))
def test_a_command_is_there_and_takes_what_is_written_behind_it(command):
    path, options = command
    program = ROOT / path
    assert program.exists()
    for option in options.split():
        assert option in said_of_itself(program)


def said_of_itself(program):
    asked = subprocess.run(
        [sys.executable, str(program), "--help"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert asked.returncode == 0, asked.stderr
    return asked.stdout
