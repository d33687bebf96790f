#!/usr/bin/env python3
"""Let computer players run whole campaigns of Dead Cells and tell where runs end.

tools/dead_cells_campaigns.py                       first runs by player count, campaigns until C1 falls
tools/dead_cells_campaigns.py --runs 300 --campaigns 30 --player strong
"""

import argparse
import sys
from collections import Counter
from pathlib import Path
from statistics import quantiles
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.session import Session  # noqa: E402
from engine.games.dead_cells import GAME, Campaign  # noqa: E402
from engine.games.dead_cells.cards.kinds import CODES, DECKS  # noqa: E402

FIRST, CONCIERGE = DECKS["B1"], DECKS["C1"]
LONGEST = 60
"""Runs after which a campaign is given up."""


def play(session: Session, player: str, luck: int) -> Session:
    """A whole run; the fast player is the rule of thumb on what it sees."""
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        advice = GAME.bots[player].decide(GAME, session.view(seat), seat, luck)
        session.play(seat, advice.action)
    return session


def first_runs(seats: int, count: int, player: str) -> Counter[int]:
    """Where the first run of a fresh campaign ends; 0 stands for a fallen boss."""
    ends: Counter[int] = Counter()
    for seed in range(count):
        state: Any = play(Session.new(GAME, seats, seed), player, dice.seeded(seed, stream=4)).state
        ends[0 if state.ended == 2 else state.place] += 1
    return ends


def until_beaten(seats: int, seed: int, player: str) -> int:
    """The number of the run in which the first boss falls; LONGEST + 1 if he does not."""
    campaign = Campaign.new(seed=seed)
    for number in range(1, LONGEST + 1):
        campaign.close(play(campaign.run(seats, seed * 1000 + number), player, dice.seeded(seed, number)))
        if CONCIERGE in campaign.beaten:
            return number
    return LONGEST + 1


def main() -> int:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--runs", type=int, default=100, help="first runs for each number of players")
    parser.add_argument("--campaigns", type=int, default=10, help="campaigns for each number of players")
    parser.add_argument("--player", default="medium", choices=list(GAME.bots))
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.info.seats))
    given = parser.parse_args()
    for seats in given.seats:
        ends = first_runs(seats, given.runs, given.player)
        shares = ", ".join(
            f"{CODES.get(place, 'beaten')} {count / given.runs:.0%}" for place, count in ends.items()
        )
        past = 1 - ends[FIRST] / given.runs
        print(
            f"{seats} players, {given.runs} first runs: past B1 {past:.0%} (memo 54-57 %); ended in {shares}"
        )
        if given.campaigns > 1:
            falls = sorted(until_beaten(seats, seed, given.player) for seed in range(given.campaigns))
            low, middle, high = quantiles(falls, n=4)
            print(f"  C1 first falls in run {middle:.0f} (quartiles {low:.0f} to {high:.0f}; memo 5, 4 to 7)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
