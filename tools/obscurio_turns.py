#!/usr/bin/env python3
"""Hold the turns of random games of Obscurio against a second turn, written plainly from the rules sheet.

    tools/obscurio_turns.py                   5,000 games over every option
    tools/obscurio_turns.py --games 200       the same, fewer
    tools/obscurio_turns.py --first 5000      others

Compared are where butterflies may point, who is asked for what at the doors (open, locked, under the
Watcher), what each seat and a bystander may know at every moment, and what a turn costs. Prints every
disagreement, and how often everything was met.
"""

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.engine.games.obscurio.second_opinion import Difference, compare  # noqa: E402 - a package of the root


def main() -> int:
    """Play, print, and fail if the two disagree anywhere."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=5_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    happened: Counter[str] = Counter()
    disagreements, started = 0, time.perf_counter()
    for seed in range(given.first, given.first + given.games):
        try:
            compare(seed, happened)
        except Difference as difference:
            disagreements += 1
            print(f"game {seed}: {difference}", end="\n\n")
    print(f"{given.games} games, {disagreements} disagreements, {time.perf_counter() - started:.0f} s")
    for what, times in happened.most_common():
        print(f"{times:9}  {what}")
    return 1 if disagreements else 0


if __name__ == "__main__":
    sys.exit(main())
