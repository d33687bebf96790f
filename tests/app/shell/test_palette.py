"""KivyMD's palette costs its sums once."""

from typing import Any

import pytest

pytestmark = pytest.mark.ui


def test_a_second_start_solves_no_colour_again(open_shell: Any) -> None:
    from materialyoucolor.hct.hct_solver import HctSolver

    open_shell()
    solved = HctSolver.solve_to_int.cache_info().misses
    open_shell()
    again = HctSolver.solve_to_int.cache_info()
    assert again.misses == solved > 0
    assert again.hits > 5 * solved


def test_the_remembered_palette_is_the_one_that_would_be_worked_out() -> None:
    from materialyoucolor.hct.hct_solver import HctSolver

    from app.shell.palette import solve_each_colour_once

    solve_each_colour_once()
    remembered, solve = HctSolver.solve_to_int, HctSolver.solve_to_int.__wrapped__
    assert [remembered(hue, 48.0, 40.0) for hue in range(0, 360, 30)] == [
        solve(hue, 48.0, 40.0) for hue in range(0, 360, 30)
    ]
