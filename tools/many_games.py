"""The frame of the tools that play many games: any set-up, a checked game, and a table of how they ended."""

import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from engine.core import dice
from engine.core.errors import SetupError
from engine.core.game import Action, Game, Options

Ended = tuple[str, int]
"""How a game ended, and after how many actions."""

Choose = Callable[[Any, int, int], tuple[Action, int]]
"""From a state, a seat and luck: an action, and the luck that is left."""

Look = Callable[[Any, int], None]
"""What else must hold of a position at a table of so many seats; it raises if it does not."""


def any_setup(game: Game[Any], luck: int) -> tuple[int, Options, int]:
    """A number of people and options that fit together, all choices alike likely."""
    while True:
        seats, luck = dice.pick(luck, game.info.seats)
        chosen: dict[str, Any] = {}
        for option in game.info.options:
            chosen[option.key], luck = dice.pick(luck, option.allowed)
        options = game.info.settle(chosen)
        try:
            game.check_setup(seats, options)
        except SetupError:
            continue
        return seats, options, luck


def any_action(game: Game[Any]) -> Choose:
    """Any legal action, all alike likely."""
    return lambda state, seat, luck: dice.pick(luck, game.legal(state, seat))


def checked_game(
    game: Game[Any], seed: int, choose: Choose | None = None, look: Look | None = None, every: int = 1
) -> tuple[Any, int]:
    """Play one game and check its positions; gives the last one and the number of actions.

    A fault does not heal, so that games of a thousand actions need a look only now and then.
    """
    choose = choose or any_action(game)
    seats, options, luck = any_setup(game, dice.seeded(seed, stream=7))
    state = game.setup(seats, dice.seeded(seed), options)
    inventory, actions = game.inventory(state), 0
    while True:
        deciders = game.deciders(state)
        if actions % every == 0 or not deciders:
            if game.inventory(state) != inventory:
                raise AssertionError(f"pieces were lost or made: {game.inventory(state)} was {inventory}")
            game.check_state(state, seats, options)
            if look is not None:
                look(state, seats)
        if not deciders:
            return state, actions
        seat, luck = dice.pick(luck, deciders)
        action, luck = choose(state, seat, luck)
        game.apply(state, seat, action)
        actions += 1
        if actions > game.longest:
            raise AssertionError("the game does not end")


def ending(game: Game[Any], state: Any) -> str:
    """How it ended, in the words of the game."""
    outcome = game.outcome(state)
    if outcome is None:
        raise AssertionError("nobody can go on, and there is no outcome")
    return str(outcome.reason)


def count(play: Callable[[int], Ended], seeds: Iterable[int]) -> None:
    """Play every seed and print how often the games ended how."""
    endings: Counter[str] = Counter()
    actions, started = 0, time.perf_counter()
    for seed in seeds:
        try:
            how, made = play(seed)
        except Exception:
            print(f"seed {seed} failed", file=sys.stderr)
            raise
        endings[how] += 1
        actions += made
    games = endings.total()
    print(f"{games} games, {actions} actions, {time.perf_counter() - started:.0f} s")
    for how, times in endings.most_common():
        print(f"{times / games:7.1%}  {how}")
