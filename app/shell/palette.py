"""KivyMD's palette, worked out without doing the same sum seven times.

At every start KivyMD solves some 1,300 colours for its schemes, one after another in Python; only 180 of them
differ. Each is kept here once it has been found: that takes about a tenth of a second off the start of a
desktop, and more off that of a phone.
"""

from functools import cache

from materialyoucolor.hct.hct_solver import HctSolver


def solve_each_colour_once() -> None:
    """Let the solver remember; calling this again changes nothing."""
    if not hasattr(HctSolver.solve_to_int, "cache_info"):
        HctSolver.solve_to_int = staticmethod(cache(HctSolver.solve_to_int))
