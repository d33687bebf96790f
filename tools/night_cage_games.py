#!/usr/bin/env python3
"""Play many games of The Night Cage: to find faults, or to see how good the computer players are.

    tools/night_cage_games.py                              10,000 random games over every option, all checks
    tools/night_cage_games.py --games 200                  the same, fewer
    tools/night_cage_games.py --bots thumb --games 200     how often a player wins at standard difficulty
    tools/night_cage_games.py --bots playouts --games 20 --seconds 1

Bots see views only, as at a table.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import Bot, PlayoutBot, RandomBot, ThumbBot  # noqa: E402
from engine.core.errors import SetupError  # noqa: E402
from engine.night_cage import GAME  # noqa: E402
from engine.night_cage.checking import check  # noqa: E402
from engine.night_cage.ending import REASONS  # noqa: E402
from engine.night_cage.state import CageState  # noqa: E402

ENDLESS = 1 << 30
"""Playouts; the clock stops them."""

DEPTH = 8
"""Actions of a playout. So much is chance here that a near position judged well tells more than a far end."""


def any_setup(luck: int) -> tuple[int, dict[str, Any], int]:
    """A number of people and options that fit together, all choices alike likely."""
    while True:
        seats, luck = dice.pick(luck, GAME.info.seats)
        chosen: dict[str, Any] = {}
        for option in GAME.info.options:
            chosen[option.key], luck = dice.pick(luck, option.allowed)
        options = GAME.info.settle(chosen)
        try:
            GAME.check_setup(seats, options)
        except SetupError:
            continue
        return seats, options, luck


def check_position(state: CageState, seats: int, options: dict[str, Any], inventory: Any) -> None:
    """Raise unless every tile is in exactly one place and the position is one that play can reach."""
    if GAME.inventory(state) != inventory:
        raise AssertionError(f"tiles were lost or made: {GAME.inventory(state)} was {inventory}")
    check(state, seats, options)


def random_game(seed: int) -> tuple[int, int]:
    """Play one game at random and check every position; gives how it ended and its length."""
    seats, options, luck = any_setup(dice.seeded(seed, stream=7))
    state = GAME.setup(seats, dice.seeded(seed), options)
    inventory, actions = GAME.inventory(state), 0
    while deciders := GAME.deciders(state):
        action, luck = dice.pick(luck, GAME.legal(state, deciders[0]))
        GAME.apply(state, deciders[0], action)
        check_position(state, seats, options, inventory)
        actions += 1
        if actions > GAME.info.longest:
            raise AssertionError("the game does not end")
    return state.ended, actions


def bot_game(bot: Bot, seed: int, seconds: float) -> tuple[int, int]:
    """One standard game of four, every prisoner played by the bot from its view."""
    state = GAME.setup(4, dice.seeded(seed), GAME.info.settle({}))
    luck, actions = dice.seeded(seed, stream=4), 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        _, luck = dice.below(luck, 2)
        thinking = bot.think(GAME, GAME.view(state, seat), seat, luck)
        thinking.work(seconds)
        GAME.apply(state, seat, thinking.advice.action)
        actions += 1
    return state.ended, actions


BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "thumb": ThumbBot,
    "playouts": lambda: PlayoutBot(budget=ENDLESS, depth=DEPTH),
}


def main() -> int:
    """Play, count the endings, print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", choices=BOTS)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of a decision")
    given = parser.parse_args()
    endings: Counter[int] = Counter()
    actions, started = 0, time.perf_counter()
    for seed in range(given.first, given.first + given.games):
        try:
            how, made = bot_game(BOTS[given.bots](), seed, given.seconds) if given.bots else random_game(seed)
        except Exception:
            print(f"seed {seed} failed", file=sys.stderr)
            raise
        endings[how] += 1
        actions += made
    spent = time.perf_counter() - started
    print(f"{given.games} games, {actions} actions, {spent:.0f} s")
    for how, count in endings.most_common():
        print(f"{count / given.games:7.1%}  {REASONS[how]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
