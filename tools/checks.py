"""What `./check` does: every check of the project as a named step, all of them run even when one fails."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from tools.bootstrap import CHECK_LOCK, ROOT, python_for
from tools.offscreen import offscreen

WORKERS = "2"
LINT_IMPORTS = (
    "import sys; from importlinter.cli import lint_imports_command; sys.exit(lint_imports_command())"
)

SUMMARY = re.compile(
    r"\b(\d+ (passed|failed|skipped|deselected|xfailed|xpassed|errors?)|no tests ran)\b.* in [\d.]+s\b"
)
"""How pytest sums up: what Kivy still says while its workers end may come after it."""
COLOURS = re.compile(r"\x1b\[[\d;]*m")


OPTIONS = ("--fast", "--all")
PAINTED = "painted"
"""The mark of tests that look at what was drawn."""
SLOW = "slow"
THOROUGH = "thorough"
"""The mark of tests that go through a whole matrix of which the others see a sample."""
FRESH_EXAMPLES = "--hypothesis-profile=fresh"
"""Other examples than last time; see tests/conftest.py."""
UNPAINTED = {"LP_NO_RAST": "1"}
"""Mesa's software renderer then does everything but paint: most of the time of most tests."""
NO_TESTS = 5
"""How pytest ends if a selection has left it nothing to do."""


class Step(NamedTuple):
    """One check: its name in the table, the arguments for the project's Python, what else it is told."""

    name: str
    arguments: tuple[str, ...]
    environment: Mapping[str, str] = MappingProxyType({})


class Result(NamedTuple):
    """How a step went, and the line with which it closed."""

    step: Step
    passed: bool
    seconds: float
    closing_line: str
    idle: bool = False
    """Whether the selection left it no test."""


def steps(selection: list[str], root: Path = ROOT) -> list[Step]:
    """Return every step, the tests last; a selection narrows the tests only.

    Tests that look at pictures come in a step of their own, dealt one by one: most of them stand in one file.
    """
    found = [
        Step("lint", ("-m", "ruff", "check", "--output-format=concise")),
        Step("format", ("-m", "ruff", "format", "--check")),
        Step("types", ("-m", "mypy")),
        Step("borders", ("-c", LINT_IMPORTS, "--no-logo")),
    ]
    if (root / "tools" / "catalogue").exists():
        found.append(Step("catalogue", ("tools/catalogue", "check")))
    pictures = pytest_arguments(selection, PAINTED, "load", root)
    others = pytest_arguments(selection, f"not {PAINTED}", "loadfile", root)
    return [
        *found,
        Step("pictures", ("-m", "pytest", *pictures)),
        Step("tests", ("-m", "pytest", *others), UNPAINTED),
    ]


def pytest_arguments(selection: list[str], marked: str, dealt: str, root: Path = ROOT) -> list[str]:
    """Turn `engine`, `-k name`, `--fast` and `--all` into pytest's own words."""
    slow = [SLOW] if "--fast" in selection else []
    thorough = [] if "--all" in selection else [THOROUGH]
    marks = " and not ".join([marked, *slow, *thorough])
    chosen = ["-n", WORKERS, "--dist", dealt, "-m", marks]
    if "--all" in selection:
        chosen.append(FRESH_EXAMPLES)
    if sys.stdout.isatty():
        chosen.append("--color=yes")
    for word in selection:
        if (root / "tests" / word).exists():
            chosen.append(f"tests/{word}")
        elif word not in OPTIONS:
            chosen.append(word)
    return chosen


def run(step: Step, python: Path, environment: dict[str, str]) -> Result:
    """Run one step, passing on what it says as it says it."""
    print(f"\n> {step.name}", flush=True)
    said, started = [""], time.monotonic()
    with subprocess.Popen(
        [str(python), *step.arguments],
        cwd=ROOT,
        env={**environment, **step.environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            print(line, end="", flush=True)
            said.append(line.rstrip())
    idle = "pytest" in step.arguments and process.returncode == NO_TESTS
    passed = idle or process.returncode == 0
    return Result(step, passed, time.monotonic() - started, closing_line(said), idle)


def closing_line(said: Sequence[str]) -> str:
    """Return pytest's summary where there is one, else the last line with words."""
    summaries = [line for line in said if SUMMARY.search(COLOURS.sub("", line))]
    return next(filter(None, reversed(summaries or said)), "")


def table(results: list[Result]) -> str:
    """Return the closing table: step, verdict, seconds."""
    rows = [f"{result.step.name:<10} {_verdict(result):<7} {result.seconds:6.1f} s" for result in results]
    total = sum(result.seconds for result in results)
    return "\n".join([*rows, f"{'all':<18} {total:6.1f} s"])


def _verdict(result: Result) -> str:
    if result.idle:
        return "-"
    return "ok" if result.passed else "FAILED"


def good(results: list[Result]) -> bool:
    """Whether nothing failed, and some test ran: a misspelt selection is no success."""
    return all(result.passed for result in results) and not all(result.idle for result in results[-2:])


def main(arguments: list[str]) -> int:
    """Set up if need be, run every step, and close with the table and pytest's own closing line."""
    python = python_for(CHECK_LOCK, may_install=True)
    environment = {**offscreen(ROOT / ".venv" / "kivy"), "PYTHONUTF8": "1"}
    try:
        results = [run(step, python, environment) for step in steps(arguments)]
    except KeyboardInterrupt:
        return 130
    last = next((result for result in reversed(results) if not result.idle), results[-1])
    print(f"\n{table(results)}\n\n{last.closing_line}", flush=True)
    return 0 if good(results) else 1
