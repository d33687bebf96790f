"""The examples run, and need nothing but the engine."""

import ast
import sys
from pathlib import Path

import pytest

from engine import Session
from examples import match, own_bot, replay
from tests.docs.test_docs import ROOT

PROGRAMS = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_an_example_imports_only_the_engine_and_the_standard_library(program: Path) -> None:
    tree = ast.parse(program.read_text("utf-8"))
    named = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    named += [each.name for node in ast.walk(tree) if isinstance(node, ast.Import) for each in node.names]
    assert {name.partition(".")[0] for name in named} <= {"engine", *sys.stdlib_module_names}


def test_a_match_counts_every_game_that_somebody_won(capsys: pytest.CaptureFixture[str]) -> None:
    match.main(["--games", "2", "easy", "medium"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["medium", "easy"]
    assert lines[0].endswith("2 of 2")


def test_players_of_a_match_change_seats() -> None:
    first = match.play("finstere_flure", ("easy", "medium"), 0).outcome
    second = match.play("finstere_flure", ("medium", "easy"), 1).outcome
    assert (first.winners, second.winners) == ((1,), (0,))


def test_twenty_lines_are_better_than_drawing_lots(capsys: pytest.CaptureFixture[str]) -> None:
    own_bot.main()
    lots, greedy = (line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert (lots[0], greedy[0]) == ("RandomBot", "Greedy")
    assert float(greedy[1]) > float(lots[1])


def test_a_save_is_told_action_by_action(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "table.json"
    replay.short_game(path, actions=3)
    assert replay.main([str(path)]) == 0
    session, lines = Session.load(path), capsys.readouterr().out.splitlines()
    assert len(lines) == len(session.log) + 1
    assert lines[0].endswith(session.at(0).describe(session.log[0][1]))


def test_without_a_file_a_short_game_is_replayed(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay.main([]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 13


def test_a_file_that_is_no_save_is_named_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "film.json"
    path.write_text("{")
    assert replay.main([str(path)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1
