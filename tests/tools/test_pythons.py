"""A Python is chosen because it fits, and refused with a reason."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from tools.pythons import Python, SetupError, candidates, choose, probe

Ask = Callable[[tuple[str, ...]], Python | None]


def machine(**pythons: Python | None) -> tuple[list[tuple[str, ...]], Ask]:
    """A machine with these commands, of which None does not run."""
    return [(name,) for name in pythons], lambda command: pythons[command[0]]


def test_the_first_python_that_fits_is_taken() -> None:
    commands, ask = machine(
        old=Python("/old", (3, 9, 18), True),
        shim=None,
        good=Python("/good", (3, 12, 1), True),
        better=Python("/better", (3, 11, 7), True),
    )
    assert choose(commands, ask).path == "/good"


@pytest.mark.parametrize(
    ("version", "fits"), [((3, 10, 13), False), ((3, 11, 0), True), ((3, 13, 9), True), ((3, 14, 0), False)]
)
def test_the_range_of_versions_is_that_of_the_wheels(version: tuple[int, ...], fits: bool) -> None:
    assert Python("python3", version, True).fits is fits


def test_without_a_fitting_python_the_refusal_names_what_was_found() -> None:
    commands, ask = machine(old=Python("/old", (3, 9, 18), True), new=Python("/new", (3, 14, 2), True))
    with pytest.raises(SetupError, match=r"needs Python 3\.11 to 3\.13; found: 3\.14\.2, 3\.9\.18"):
        choose(commands, ask)


def test_a_python_without_its_venv_package_is_passed_over_for_one_with_it() -> None:
    commands, ask = machine(bare=Python("/bare", (3, 11, 2), False), whole=Python("/whole", (3, 13, 0), True))
    assert choose(commands, ask).path == "/whole"


def test_a_lone_python_without_its_venv_package_names_the_package() -> None:
    commands, ask = machine(bare=Python("/bare", (3, 11, 2), False))
    with pytest.raises(SetupError, match=r"python3\.11-venv"):
        choose(commands, ask)


def test_the_running_python_is_asked_first_and_answers_for_its_base() -> None:
    assert next(iter(candidates())) == (sys.executable,)
    answer = probe((sys.executable,))
    assert answer is not None
    assert answer.version == sys.version_info[:3]
    assert answer.path == getattr(sys, "_base_executable", sys.executable)


@pytest.mark.parametrize(
    "command", [("a-python-that-is-not-there",), (sys.executable, "-c", "raise SystemExit(1)")]
)
def test_a_program_that_does_not_run_is_no_python(command: tuple[str, ...]) -> None:
    assert probe(command) is None
