"""./check runs every step, passes a selection to pytest, and keeps pytest's closing line last."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import checks
from tools.checks import Result, Step, pytest_arguments, steps, table


def test_the_tests_are_the_last_step() -> None:
    assert [step.name for step in steps([])][-1] == "tests"


def test_a_selection_narrows_the_tests_and_leaves_the_other_steps_alone() -> None:
    assert steps(["-k", "torus"])[:-1] == steps([])[:-1]
    assert steps(["-k", "torus"])[-1].arguments[-2:] == ("-k", "torus")


def test_the_catalogue_is_checked_where_there_is_one(tmp_path: Path) -> None:
    assert "catalogue" not in [step.name for step in steps([], tmp_path)]
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "catalogue").touch()
    assert "catalogue" in [step.name for step in steps([], tmp_path)]


def test_a_folder_of_tests_is_named_without_its_parent(tmp_path: Path) -> None:
    (tmp_path / "tests" / "engine").mkdir(parents=True)
    assert pytest_arguments(["engine"], tmp_path)[-1] == "tests/engine"
    assert pytest_arguments(["tests/engine"], tmp_path)[-1] == "tests/engine"


def test_fast_leaves_out_the_slow_marks() -> None:
    assert pytest_arguments(["--fast"])[-2:] == ["-m", "not slow"]


def test_the_table_shows_which_step_failed() -> None:
    rows = table(
        [Result(Step("lint", ()), True, 0.2, ""), Result(Step("tests", ()), False, 3.1, "")]
    ).splitlines()
    assert "ok" in rows[0]
    assert "FAILED" in rows[1]
    assert rows[-1].split() == ["all", "3.3", "s"]


def test_all_steps_run_although_one_fails_and_the_last_line_is_that_of_pytest(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran: list[str] = []

    def run(step: Step, python: Path, environment: dict[str, str]) -> Result:
        ran.append(step.name)
        return Result(step, step.name != "lint", 0.1, f"last line of {step.name}")

    monkeypatch.setattr(checks, "run", run)
    monkeypatch.setattr(checks, "python_for", lambda lock, may_install: Path("python"))
    assert checks.main([]) == 1
    assert ran == [step.name for step in steps([])]
    assert capsys.readouterr().out.splitlines()[-1] == "last line of tests"
