#!/usr/bin/env python3
"""How many random actions a second each biome and each boss of Dead Cells takes, as a table for the docs.

Three prisoners of a campaign that has come about so far play at random from the place's first step to its
last; times are scaled to the machine of tools/bench.py.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.games.dead_cells import GAME  # noqa: E402 - the engine is a package of the root
from engine.games.dead_cells.cards.catalogue import BIOMES, BOSSES  # noqa: E402
from engine.games.dead_cells.cards.kinds import CODES  # noqa: E402
from engine.games.dead_cells.rules.starting import set_up  # noqa: E402
from engine.games.dead_cells.rules.turn import SCRIPT  # noqa: E402
from engine.games.dead_cells.state import PrisonState  # noqa: E402
from tests.engine.games.dead_cells.grown import grown  # noqa: E402
from tools.measure.speed import Pace, played  # noqa: E402
from tools.measure.spin import REFERENCE_NS, spin_ns  # noqa: E402

SEATS = 3
UPGRADES = {11: 0, 12: 5, 13: 5, 21: 10, 14: 15, 15: 20, 16: 20, 22: 25, 17: 40, 23: 45}
"""About what a campaign owns when it comes to a place."""


def visits(place: int) -> Iterator[Callable[[], tuple[int, int]]]:
    """One visit after the other, each ready to be played."""
    for seed in count(1):
        campaign = grown(seed, upgrades=UPGRADES[place])
        carry: dict[str, Any] = {**campaign.carried, "start": CODES[place]}
        state = set_up(SEATS, seed, campaign.run_options(), carry)
        SCRIPT.run(state, [])
        yield _visit(state, place, Random(seed))


def _visit(state: PrisonState, place: int, chance: Random) -> Callable[[], tuple[int, int]]:
    def play() -> tuple[int, int]:
        steps = listed = 0
        while state.place == place and not state.ended and (deciders := GAME.deciders(state)):
            actions = GAME.legal(state, deciders[0])
            GAME.apply(state, deciders[0], actions[int(chance.random() * len(actions))])
            steps, listed = steps + 1, listed + len(actions)
        return steps, listed

    return play


def row(place: int, pace: Pace, spin: float) -> str:
    """One line of the table."""
    name = BIOMES[place].name if place in BIOMES else BOSSES[place].name
    speed = pace.steps / pace.seconds * spin / REFERENCE_NS
    return f"| {CODES[place]} {name} | {speed:,.0f} | {pace.listed / pace.steps:.1f} | {pace.steps:,} |"


def main() -> int:
    """Measure all ten."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    print("| place | actions/s | legal actions | played in the best second |")
    print("|---|---|---|---|")
    for place in UPGRADES:
        before = spin_ns()
        pace = played(visits(place))
        print(row(place, pace, (before + spin_ns()) / 2), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
