"""Follow random fights of Dead Cells with a second telling of the rules, and say where the two part.

python -m tools.dead_cells_oracle                   5000 fights
python -m tools.dead_cells_oracle --fights 200 --first 77
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from tools.dead_cells_oracle.comparing import compare


def main(arguments: Sequence[str] | None = None) -> int:
    """Count fights and disagreements; 1 if there is any."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--fights", type=int, default=5000, help="how many fights to follow")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--show", type=int, default=5, help="how many disagreements to show of each kind")
    wanted = parser.parse_args(arguments)
    kinds: Counter[str] = Counter()
    met: Counter[str] = Counter()
    fights = actions = 0
    seed = wanted.first
    while fights < wanted.fights:
        run = compare(seed)
        fights, actions = fights + run.fights, actions + run.actions
        met.update(run.met)
        for each in run.disagreements:
            kinds[each.about] += 1
            if kinds[each.about] <= wanted.show:
                print(f"seed {seed}: {each}")
        seed += 1
    print(f"{fights} fights, {actions} choices, seeds {wanted.first} to {seed - 1}")
    print(", ".join(f"{what} {n}" for what, n in sorted(met.items())))
    print(f"disagreements: {dict(kinds)}")
    return 1 if kinds else 0


if __name__ == "__main__":
    sys.exit(main())
