#!/usr/bin/env python3
"""Play many games: to find faults, or to see how good the computer players are.

    tools/games.py night_cage                             10,000 random games over every option, all checks
    tools/games.py obscurio --games 200                   the same, fewer
    tools/games.py night_cage --bots strong --seats 4 --games 20
                                                          how a table of computer players fares
    tools/games.py finstere_flure --bots strong medium    a match; the first to begin alternates
    tools/games.py night_cage --bots medium --seats 5 --set variant=expert

Bots are those of the game and see views only, as at a table. What a game checks beside the rest stands in
tools/games_of/<game>.py.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from engine import GAMES  # noqa: E402 - the engine is a package of the root
from engine.core import dice  # noqa: E402
from engine.core.bot import STRENGTHS, Bot, PlayoutBot  # noqa: E402
from engine.core.errors import SetupError  # noqa: E402
from engine.core.game import Action, Game, Options  # noqa: E402

Ended = tuple[str, int]
"""How a game ended, and after how many actions."""

Choose = Callable[[Any, int, int], tuple[Action, int]]
"""From a state, a seat and luck: an action, and the luck that is left."""


class Checks(NamedTuple):
    """How the random games of one game are played and what is looked at."""

    every: int = 1
    """A fault does not heal: games of a thousand actions need a look only now and then."""
    look: Callable[[Any, int], None] | None = None
    """What else must hold of a position at a table of so many seats; it raises if it does not."""
    choose: Callable[[int], Choose | None] = lambda _seed: None
    """By the seed of a game, how actions are chosen; None takes any, all alike likely."""


def checks_of(key: str) -> Checks:
    """The checks of a game; the usual ones if it declares none."""
    module = f"tools.games_of.{key}"
    checks: Checks = import_module(module).CHECKS if find_spec(module) else Checks()
    return checks


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


def random_game(game: Game[Any], seed: int) -> Ended:
    """Play one game at random over every option, and check its positions."""
    checks = checks_of(game.info.key)
    choose = checks.choose(seed) or any_action(game)
    seats, options, luck = any_setup(game, dice.seeded(seed, stream=7))
    state = game.setup(seats, dice.seeded(seed), options)
    inventory, actions = game.inventory(state), 0
    while True:
        deciders = game.deciders(state)
        if actions % checks.every == 0 or not deciders:
            if game.inventory(state) != inventory:
                raise AssertionError(f"pieces were lost or made: {game.inventory(state)} was {inventory}")
            game.check_state(state, seats, options)
            if checks.look is not None:
                checks.look(state, seats)
        if not deciders:
            return ending(game, state), actions
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


class Match:
    """Tables of computer players: one strength plays all seats, or several sit down in turn."""

    def __init__(self, game: Game[Any], bots: Mapping[str, Bot], seats: int | None, options: Options) -> None:
        self._game, self._bots, self._seats, self._options = game, bots, seats, options
        self.slowest = 0.0
        """Seconds of the slowest decision."""

    def play(self, seed: int) -> Ended:
        """One game; with every seed another strength begins."""
        game, names = self._game, list(self._bots)
        seats = self._seats or self._usual(seed)
        game.check_setup(seats, self._options)
        players = [names[(seat + seed) % len(names)] for seat in range(seats)]
        state = game.setup(seats, dice.seeded(seed), self._options)
        luck, actions = dice.seeded(seed, stream=4), 0
        while deciders := game.deciders(state):
            _, luck = dice.below(luck, 2)
            game.apply(state, deciders[0], self._decide(players[deciders[0]], state, deciders[0], luck))
            actions += 1
        return self._told(players, state), actions

    def _usual(self, seed: int) -> int:
        """In a match a seat for each; else every number of players in turn."""
        allowed = self._game.info.seats
        return len(self._bots) if len(self._bots) > 1 else allowed[seed % len(allowed)]

    def _decide(self, name: str, state: Any, seat: int, luck: int) -> Action:
        game, started = self._game, time.perf_counter()
        action = self._bots[name].decide(game, game.view(state, seat), seat, luck).action
        self.slowest = max(self.slowest, time.perf_counter() - started)
        return action

    def _told(self, players: Sequence[str], state: Any) -> str:
        outcome = self._game.outcome(state)
        if outcome is None or len(self._bots) == 1:
            return ending(self._game, state)
        return f"{players[outcome.winners[0]]} wins" if outcome.winners else "nobody wins"


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


def choice(game: Game[Any], text: str) -> tuple[str, Any]:
    """An option of the table and one of its values, as in variant=expert or dirge=True."""
    key, _, value = text.partition("=")
    for option in game.info.options:
        for allowed in option.allowed:
            if (option.key, str(allowed)) == (key, value):
                return key, allowed
    known = ", ".join(f"{option.key}={'|'.join(map(str, option.allowed))}" for option in game.info.options)
    raise SystemExit(f"{text!r} is none of {known}")


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--bots", nargs="+", choices=STRENGTHS, help="let computer players play, unchecked")
    parser.add_argument("--playouts", type=int, help="playouts of a strong decision, if not as at a table")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    return parser.parse_args()


def main() -> int:
    """Play, count the endings, print them."""
    given = asked()
    game, seeds = GAMES[given.game], range(given.first, given.first + given.games)
    if not given.bots:
        count(lambda seed: random_game(game, seed), seeds)
        return 0
    bots = {name: game.bots[name] for name in given.bots}
    if given.playouts and "strong" in bots:
        bots["strong"] = PlayoutBot(given.playouts)
    options = game.info.settle(dict(choice(game, text) for text in given.set))
    match = Match(game, bots, given.seats, options)
    count(match.play, seeds)
    print(f"slowest decision {match.slowest:.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
