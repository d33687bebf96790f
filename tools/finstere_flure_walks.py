#!/usr/bin/env python3
"""Hold the monster's walk against a second one, written plainly from the rules sheet by another hand.

    tools/finstere_flure_walks.py                     20,000 random positions, each with every tombstone
    tools/finstere_flure_walks.py --positions 500     the same, fewer
    tools/finstere_flure_walks.py --first 20000       others

Prints every disagreement in full, and how often each rule of the walk was met.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.engine.games.finstere_flure.second_opinion import HUNTS, compare  # noqa: E402 - a package of the root


def main() -> int:
    """Compare, print, and fail if the two disagree anywhere."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    happened: Counter[str] = Counter()
    disagreements, started = 0, time.perf_counter()
    for seed in range(given.first, given.first + given.positions):
        for difference in compare(seed, happened):
            disagreements += 1
            print(difference, end="\n\n")
    walks = given.positions * len(HUNTS)
    print(f"{walks} walks, {disagreements} disagreements, {time.perf_counter() - started:.0f} s")
    for what, times in happened.most_common():
        print(f"{times:9}  {what}")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
