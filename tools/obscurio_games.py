#!/usr/bin/env python3
"""Play many games of Obscurio: to find faults, or to see how the computer players fare.

    tools/obscurio_games.py                          10,000 games over every option, all checks
    tools/obscurio_games.py --games 200              the same, fewer
    tools/obscurio_games.py --bots --games 200       how often groups of computer players get out

Half of the checked games are played at random; in the other half the Wizards often know the Exit, so that the
last room, its Watcher and the way out are met as well. Bots see views only, as at a table.
"""

import argparse
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import ThumbBot  # noqa: E402
from engine.core.game import Action  # noqa: E402
from engine.games.obscurio import GAME  # noqa: E402
from engine.games.obscurio.knowledge import REVEALED, phase  # noqa: E402
from engine.games.obscurio.rules.traps import ESPIONAGE  # noqa: E402
from engine.games.obscurio.state import LibraryState  # noqa: E402
from tools.many_games import Ended, checked_game, count, ending  # noqa: E402

CLOCK = ("minute", "time")
INSIGHT = 60
"""In guided games, how many times out of a hundred a Wizard goes through the right door."""


def look(state: LibraryState, seats: int) -> None:
    """Raise if anybody sees the Exit whose business it is not."""
    if phase(state) == REVEALED:
        return
    told = [seat for seat in (*range(seats), None) if GAME.view(state, seat)["exit"]]
    spies = {state.traitor} if state.traps & ESPIONAGE else set()
    if not set(told) <= {state.grimoire, *spies}:
        raise AssertionError(f"the Exit was shown to {told}")


def guided_action(state: LibraryState, seat: int, luck: int) -> tuple[Action, int]:
    """Any legal action, but often the one that leads through the Exit."""
    actions = GAME.legal(state, seat)
    insight, luck = dice.below(luck, 100)
    if state.doors and actions[0][0] not in CLOCK and insight < INSIGHT:
        door = state.doors.index(state.exit) + 1
        wise = [action for action in actions if action[0] in ("door", "take") and action[-1] == door]
        wise += [action for action in actions if action[0] == ("take" if state.shown == door else "wait")]
        wise += [action for action in actions if action[0] == "confirm" and state.pawns[seat] == door]
        if wise:
            return dice.pick(luck, wise)
    return dice.pick(luck, actions)


def library_game(seed: int) -> Ended:
    """Play one game and check every position; with an odd seed the Wizards are often wise."""
    state, actions = checked_game(GAME, seed, guided_action if seed % 2 else None, look)
    return ending(GAME, state), actions


def bot_game(seed: int) -> Ended:
    """One game of computer players, at every number of players in turn."""
    seats = GAME.info.seats[seed % len(GAME.info.seats)]
    state = GAME.setup(seats, dice.seeded(seed), GAME.info.settle({}))
    bot, luck, actions = ThumbBot(), dice.seeded(seed, stream=4), 0
    while deciders := GAME.deciders(state):
        seat = deciders[0]
        _, luck = dice.below(luck, 2)
        advice = bot.decide(GAME, GAME.view(state, seat), seat, luck)
        GAME.apply(state, seat, advice.action)
        actions += 1
    return ending(GAME, state), actions


def main() -> int:
    """Play, count the endings, print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", action="store_true", help="let computer players play, unchecked")
    given = parser.parse_args()
    count(bot_game if given.bots else library_game, range(given.first, given.first + given.games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
