"""./check runs every step, passes a selection to pytest, and keeps pytest's closing line last."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tools import checks
from tools.checks import Result, Step, closing_line, good, pytest_arguments, run, steps, table


def test_the_tests_are_the_last_step() -> None:
    assert [step.name for step in steps([])][-1] == "tests"


def test_a_selection_narrows_the_tests_and_leaves_the_other_steps_alone() -> None:
    assert steps(["-k", "torus"])[:-2] == steps([])[:-2]
    for step in steps(["-k", "torus"])[-2:]:
        assert step.arguments[-2:] == ("-k", "torus")


def test_every_test_belongs_to_one_of_two_steps_and_only_pictures_are_painted() -> None:
    pictures, tests = steps([])[-2:]
    assert (pictures.name, tests.name) == ("pictures", "tests")
    assert pictures.arguments[pictures.arguments.index("-m", 2) + 1] == "painted and not thorough"
    assert tests.arguments[tests.arguments.index("-m", 2) + 1] == "not painted and not thorough"
    assert "LP_NO_RAST" in tests.environment
    assert "LP_NO_RAST" not in pictures.environment


def test_the_catalogue_is_checked_where_there_is_one(tmp_path: Path) -> None:
    assert "catalogue" not in [step.name for step in steps([], tmp_path)]
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "catalogue").touch()
    assert "catalogue" in [step.name for step in steps([], tmp_path)]


def test_a_folder_of_tests_is_named_without_its_parent(tmp_path: Path) -> None:
    (tmp_path / "tests" / "engine").mkdir(parents=True)
    assert pytest_arguments(["engine"], "painted", "load", tmp_path)[-1] == "tests/engine"
    assert pytest_arguments(["tests/engine"], "painted", "load", tmp_path)[-1] == "tests/engine"


def test_fast_leaves_out_the_slow_marks() -> None:
    arguments = pytest_arguments(["--fast"], "painted", "load")
    assert arguments[arguments.index("-m") + 1] == "painted and not slow and not thorough"
    assert "--fast" not in arguments


def test_all_runs_whole_matrices_with_fresh_examples() -> None:
    arguments = pytest_arguments(["--all", "-k", "torus"], "painted", "load")
    assert arguments[arguments.index("-m") + 1] == "painted"
    assert "--hypothesis-profile=fresh" in arguments
    assert arguments[-2:] == ["-k", "torus"]
    assert "--all" not in arguments


def test_fast_and_all_together_leave_out_only_the_slow_marks() -> None:
    arguments = pytest_arguments(["--fast", "--all"], "not painted", "load")
    assert arguments[arguments.index("-m") + 1] == "not painted and not slow"


def test_a_selection_that_leaves_one_step_without_tests_is_good_and_one_that_leaves_both_is_not() -> None:
    ran = Result(Step("tests", ()), True, 0.2, "2 passed in 0.1s")
    idle = Result(Step("pictures", ()), True, 0.2, "no tests ran in 0.1s", idle=True)
    assert good([idle, ran])
    assert good([ran, idle])
    assert not good([idle, idle])
    assert not good([ran, ran._replace(passed=False)])


@pytest.mark.parametrize(("code", "idle", "passed"), [(0, False, True), (5, True, True), (1, False, False)])
def test_pytest_without_a_test_to_run_is_no_failure_of_its_step(code: int, idle: bool, passed: bool) -> None:
    step = Step("tests", ("-c", f"raise SystemExit({code})", "pytest"))
    result = run(step, Path(sys.executable), dict(os.environ))
    assert (result.idle, result.passed) == (idle, passed)


def test_a_step_is_told_what_only_it_should_know() -> None:
    step = Step("tests", ("-c", "import os; print(os.environ['WORD'])"), {"WORD": "torus"})
    assert run(step, Path(sys.executable), dict(os.environ)).closing_line == "torus"


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


KIVY = "[DEBUG  ] [Config      ] Upgrading from 0 to 1"


@pytest.mark.parametrize(
    "summary",
    [
        "===== 3 failed, 2890 passed, 4 skipped in 721.40s (0:12:01) =====",
        "2 passed in 0.31s",
        "1 error in 0.10s",
        "no tests ran in 0.02s",
        "\x1b[32m===== \x1b[32m\x1b[1m12 passed\x1b[0m\x1b[32m in 3.20s\x1b[0m\x1b[32m =====\x1b[0m",
    ],
    ids=["failed", "passed", "broken", "none", "coloured"],
)
def test_what_kivy_says_after_the_summary_does_not_close_the_tests(summary: str) -> None:
    assert closing_line(["tests/test_torus.py ..", summary, KIVY, ""]) == summary


def test_a_step_without_a_summary_closes_with_its_last_words() -> None:
    assert closing_line(["app/board.py:3: error", "Found 3 errors in 2 files (checked 9)", ""]).startswith(
        "Found"
    )
    assert closing_line([""]) == ""


def test_a_step_that_is_run_closes_with_the_summary_and_all_of_it_is_passed_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = f"print('2 passed in 0.31s'); print({KIVY!r})"
    result = run(Step("tests", ("-c", said)), Path(sys.executable), {})
    assert (result.passed, result.closing_line) == (True, "2 passed in 0.31s")
    assert KIVY in capsys.readouterr().out
