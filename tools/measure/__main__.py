"""Measure everything once and print it; started by tools/bench.py in an environment that has the peers."""

import platform
import sys
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from tools.bootstrap import ROOT
from tools.measure import report, starting
from tools.measure.engine_speed import games_to_measure, measured
from tools.measure.page_words import PAGES
from tools.measure.peers import catan_speed, chess_speed
from tools.measure.spin import spin_ns

T = TypeVar("T")


def _telling(what: str, work: Callable[[], T]) -> T:
    """Do a piece of work that takes seconds, saying so."""
    print(f"measuring {what} ...", file=sys.stderr, flush=True)
    return work()


def _if_it_runs(what: str, work: Callable[[], T | None]) -> T | None:
    """Do it all the same if what is measured may fail: one broken program must not cost the other figures."""
    try:
        return _telling(what, work)
    except starting.DidNotRun as error:
        print(error, file=sys.stderr)
        return None


def find_out() -> report.Findings:
    """Measure everything, and the spin loop before and after the games, for a machine may change its pace."""
    before = spin_ns()
    games = [_telling(name, partial(measured, name, game)) for name, game in games_to_measure()]
    peers = [_telling("python-chess", chess_speed), _telling("catanatron", catan_speed)]
    after = spin_ns()
    return report.Findings(
        python=platform.python_version(),
        spin_ns=(before + after) / 2,
        games=games,
        peers=peers,
        homes=_if_it_runs("the start of home", starting.home_starts),
        busy_board_ms=_if_it_runs("the busy board", starting.busy_board_ms),
        import_ms=_telling("the import of the engine", starting.import_ms),
    )


def main() -> int:
    """Print the tables in the form asked for, or put them into README in both languages."""
    readme = "--readme" in sys.argv
    findings = find_out()
    print(report.markdown(findings) if readme or "--markdown" in sys.argv else report.text(findings))
    without = [] if not readme else [page for page in PAGES if not _told(page, findings)]
    for page in without:
        print(f"{page} has no <!-- bench --> ... <!-- /bench --> to write between.", file=sys.stderr)
    return 1 if without else 0


def _told(page: str, findings: report.Findings) -> bool:
    return report.write_between_markers(ROOT / page, report.markdown(findings, PAGES[page]))


if __name__ == "__main__":
    sys.exit(main())
