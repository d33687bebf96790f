"""KivyMD is asked for no colour, so it works out none."""

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SCHEME_COLOUR = re.compile(r"theme_cls\.\w+Color\b")


@pytest.mark.ui
def test_a_start_solves_no_colour(open_shell: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from materialyoucolor.hct.hct_solver import HctSolver

    def refuse(*_colour: float) -> int:
        raise AssertionError("KivyMD works out a scheme that nobody looks at")

    monkeypatch.setattr(HctSolver, "solve_to_int", staticmethod(refuse))
    assert open_shell().navigator.page is not None


@pytest.mark.ui
def test_a_plain_app_of_kivymd_would_have_solved_some(window: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above refuses is what KivyMD really calls."""
    from kivymd.theming import ThemeManager
    from materialyoucolor.hct.hct_solver import HctSolver

    solved, solve = [], HctSolver.solve_to_int
    monkeypatch.setattr(
        HctSolver, "solve_to_int", staticmethod(lambda *colour: solved.append(colour) or solve(*colour))
    )
    ThemeManager().set_colors()
    assert solved


def test_nothing_of_ours_reads_a_colour_of_the_scheme() -> None:
    files = [path for room in ("app", "kv") for path in (ROOT / room).rglob("*.[pk][yv]")]
    assert files
    assert [path.name for path in files if SCHEME_COLOUR.search(path.read_text(encoding="utf-8"))] == []
