#!/usr/bin/env python3
"""Play many games of Finstere Flure: to find faults, or to see how good the computer players are.

    tools/finstere_flure_games.py                  10,000 random games over every option, all checks
    tools/finstere_flure_games.py --games 200      the same, fewer
    tools/finstere_flure_games.py --match medium easy --games 200
    tools/finstere_flure_games.py --match strong medium --games 20

In a match of two the first to begin alternates. Bots see views only, as at a table, and are those of the
app.
"""

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import Bot, PlayoutBot, RandomBot, ThumbBot  # noqa: E402
from engine.games.finstere_flure import GAME  # noqa: E402
from engine.games.finstere_flure.rules.ending import REASONS  # noqa: E402
from tools.many_games import Ended, checked_game, count  # noqa: E402

BOTS: dict[str, Bot] = {"easy": RandomBot(), "medium": ThumbBot(), "strong": PlayoutBot()}


def random_game(seed: int) -> Ended:
    """Play one game at random over every option and check every tenth position."""
    state, actions = checked_game(GAME, seed, every=10)
    return REASONS[state.ended], actions


def match_game(names: list[str], seed: int, slowest: list[float]) -> Ended:
    """One basic game of two bots; with an odd seed the second one begins."""
    players = names if seed % 2 == 0 else names[::-1]
    state = GAME.setup(2, dice.seeded(seed), GAME.info.settle({}))
    luck, actions = dice.seeded(seed, stream=4), 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        _, luck = dice.below(luck, 2)
        started = time.perf_counter()
        advice = BOTS[players[seat]].decide(GAME, GAME.view(state, seat), seat, luck)
        slowest[0] = max(slowest[0], time.perf_counter() - started)
        GAME.apply(state, seat, advice.action)
        actions += 1
    outcome = GAME.outcome(state)
    won = outcome is not None and outcome.winners
    return f"{players[outcome.winners[0]]} wins" if outcome and won else "nobody wins", actions


def main() -> int:
    """Play, count the endings, print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--match", nargs=2, choices=BOTS, metavar="BOT", help="easy, medium or strong")
    given = parser.parse_args()
    seeds, slowest = range(given.first, given.first + given.games), [0.0]
    if given.match:
        count(lambda seed: match_game(given.match, seed, slowest), seeds)
        print(f"slowest decision {slowest[0]:.2f} s")
    else:
        count(random_game, seeds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
