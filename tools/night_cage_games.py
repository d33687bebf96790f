#!/usr/bin/env python3
"""Play many games of The Night Cage: to find faults, or to see how good the computer players are.

    tools/night_cage_games.py                              10,000 random games over every option, all checks
    tools/night_cage_games.py --games 200                  the same, fewer
    tools/night_cage_games.py --bots thumb --games 200     how often a player wins at standard difficulty
    tools/night_cage_games.py --bots playouts --games 20
    tools/night_cage_games.py --bots thumb --games 200 --seats 5 --set variant=expert

Bots see views only, as at a table.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import Bot, PlayoutBot, RandomBot, ThumbBot  # noqa: E402
from engine.core.game import Options  # noqa: E402
from engine.games.night_cage import GAME  # noqa: E402
from tools.many_games import Ended, checked_game, count, ending  # noqa: E402


def random_game(seed: int) -> Ended:
    """Play one game at random over every option and check every position."""
    state, actions = checked_game(GAME, seed)
    return ending(GAME, state), actions


def bot_game(bot: Bot, seed: int, seats: int = 4, options: Options | None = None) -> Ended:
    """One game, every prisoner played by the bot from its view; the standard one of four if not told else."""
    state = GAME.setup(seats, dice.seeded(seed), GAME.info.settle(options or {}))
    luck, actions = dice.seeded(seed, stream=4), 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        _, luck = dice.below(luck, 2)
        GAME.apply(state, seat, bot.decide(GAME, GAME.view(state, seat), seat, luck).action)
        actions += 1
    return ending(GAME, state), actions


BOTS: dict[str, Callable[[int | None], Bot]] = {
    "random": lambda _budget: RandomBot(),
    "thumb": lambda _budget: ThumbBot(),
    "playouts": PlayoutBot,
}


def _choice(text: str) -> tuple[str, Any]:
    """An option of the table and one of its values, as in variant=expert or dirge=True."""
    key, _, value = text.partition("=")
    for option in GAME.info.options:
        for allowed in option.allowed:
            if (option.key, str(allowed)) == (key, value):
                return key, allowed
    known = ", ".join(f"{option.key}={'|'.join(map(str, option.allowed))}" for option in GAME.info.options)
    raise argparse.ArgumentTypeError(f"{text!r} is none of {known}")


def main() -> int:
    """Play, count the endings, print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", choices=BOTS)
    parser.add_argument(
        "--playouts", type=int, help="playouts of a decision; as many as at a table if left out"
    )
    parser.add_argument("--seats", type=int, default=4, choices=GAME.info.seats)
    parser.add_argument("--set", type=_choice, action="append", default=[], metavar="OPTION=VALUE")
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.games)
    if given.bots:
        bot = BOTS[given.bots](given.playouts)
        options = GAME.info.settle(dict(given.set))
        GAME.check_setup(given.seats, options)
        count(lambda seed: bot_game(bot, seed, given.seats, options), seeds)
    else:
        count(random_game, seeds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
