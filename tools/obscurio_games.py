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
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine.core import dice  # noqa: E402 - the engine is a package of the root
from engine.core.bot import ThumbBot  # noqa: E402
from engine.core.game import Action  # noqa: E402
from engine.obscurio import GAME  # noqa: E402
from engine.obscurio.checking import check  # noqa: E402
from engine.obscurio.knowledge import REVEALED, phase  # noqa: E402
from engine.obscurio.state import LibraryState  # noqa: E402
from engine.obscurio.traps import ESPIONAGE  # noqa: E402

CLOCK = ("minute", "time")
INSIGHT = 60
"""In guided games, how many times out of a hundred a Wizard goes through the right door."""

Played = tuple[str, int, int]
"""How a game ended, its actions and its turns."""


def any_setup(luck: int) -> tuple[int, dict[str, Any], int]:
    """A number of people and options that fit together, all choices alike likely."""
    seats, luck = dice.pick(luck, GAME.info.seats)
    chosen: dict[str, Any] = {}
    for option in GAME.info.options:
        allowed = range(seats) if option.key == "grimoire" else option.allowed
        chosen[option.key], luck = dice.pick(luck, allowed)
    return seats, GAME.info.settle(chosen), luck


def check_position(state: LibraryState, seats: int, options: dict[str, Any], inventory: Any) -> None:
    """Raise unless pieces are conserved, play can reach the position, and the Exit is nobody's business."""
    if GAME.inventory(state) != inventory:
        raise AssertionError("cards or tokens were lost or made")
    check(state, seats, options)
    if phase(state) != REVEALED:
        told = [seat for seat in (*range(seats), None) if GAME.view(state, seat)["exit"]]
        spies = {state.traitor} if state.traps & ESPIONAGE else set()
        if not set(told) <= {state.grimoire, *spies}:
            raise AssertionError(f"the Exit was shown to {told}")


def any_action(state: LibraryState, seat: int, luck: int) -> tuple[Action, int]:
    """Any legal action."""
    return dice.pick(luck, GAME.legal(state, seat))


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


def checked_game(seed: int) -> Played:
    """Play one game and check every position."""
    seats, options, luck = any_setup(dice.seeded(seed, stream=7))
    choose = guided_action if seed % 2 else any_action
    state = GAME.setup(seats, dice.seeded(seed), options)
    inventory, actions = GAME.inventory(state), 0
    while deciders := GAME.deciders(state):
        check_position(state, seats, options, inventory)
        seat, luck = dice.pick(luck, deciders)
        action, luck = choose(state, seat, luck)
        GAME.apply(state, seat, action)
        actions += 1
        if actions > GAME.info.longest:
            raise AssertionError("the game does not end")
    check_position(state, seats, options, inventory)
    return _ending(state), actions, state.turn


def bot_game(seed: int) -> Played:
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
    return _ending(state), actions, state.turn


def _ending(state: LibraryState) -> str:
    outcome = GAME.outcome(state)
    if outcome is None:
        raise AssertionError("nobody can go on, and there is no outcome")
    return outcome.reason


def main() -> int:
    """Play, count the endings, print them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", action="store_true", help="let computer players play, unchecked")
    given = parser.parse_args()
    play: Callable[[int], Played] = bot_game if given.bots else checked_game
    endings: Counter[str] = Counter()
    actions = turns = 0
    started = time.perf_counter()
    for seed in range(given.first, given.first + given.games):
        try:
            how, made, rooms = play(seed)
        except Exception:
            print(f"seed {seed} failed", file=sys.stderr)
            raise
        endings[how] += 1
        actions, turns = actions + made, turns + rooms
    spent = time.perf_counter() - started
    print(f"{given.games} games, {actions} actions, {turns / given.games:.1f} turns each, {spent:.0f} s")
    for how, count in endings.most_common():
        print(f"{count / given.games:7.1%}  {how}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
