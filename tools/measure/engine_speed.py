"""The speed of our own games: random play, copies, saves, undo."""

from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

from engine import GAMES, Game, Session
from engine.core.store import dump
from tools.measure.speed import Speed, microseconds, played, undo_us

Step = tuple[int, int]


def games_to_measure() -> list[tuple[str, Game[Any]]]:
    """Return title and game of all that can be played; while that is nothing, of the tests' miniature."""
    if GAMES:
        return [(game.info.title, game) for game in GAMES.values()]
    from tests.miniature import MINIATURE

    return [("Embers (the tests' own miniature)", MINIATURE)]


def measured(name: str, game: Game[Any]) -> Speed:
    """Measure one game over all its numbers of seats."""
    pace = played(_random_games(game))
    middle = midgame(game)
    saved = dump(middle.state.plain())
    return Speed(
        name,
        pace.steps / pace.seconds,
        pace.listed / pace.steps,
        microseconds(middle.state.clone),
        microseconds(lambda: dump(middle.state.plain())),
        len(saved),
        undo_us(lambda: middle.undo(past_barrier=True), middle.redo, len(middle.log)),
    )


def midgame(game: Game[Any], seed: int = 1) -> Session:
    """Return a table half-way through a random game: long states are what copies and saves cost."""
    seats = game.info.seats[len(game.info.seats) // 2]
    whole = Session.new(game, seats=seats, seed=seed)
    _play_on(whole, Random(seed), steps=game.longest)
    half = Session.new(game, seats=seats, seed=seed)
    for seat, action in whole.log[: len(whole.log) // 2]:
        half.play(seat, action)
    return half


def _play_on(session: Session, chance: Random, steps: int) -> None:
    """Play random actions through the checked door."""
    for _ in range(steps):
        if not session.deciders:
            return
        seat = session.deciders[0]
        session.play(seat, chance.choice(session.legal(seat)))


def _random_games(game: Game[Any]) -> Iterator[Callable[[], Step]]:
    """Set up game after game, through every number of seats, each ready to be played to its end."""
    for seed in count(1):
        seats = game.info.seats[seed % len(game.info.seats)]
        yield _one_game(game, Session.new(game, seats=seats, seed=seed).state, Random(seed))


def _one_game(game: Game[Any], state: Any, chance: Random) -> Callable[[], Step]:
    """One step lists every legal action, takes one at random and applies it."""

    def play() -> Step:
        steps = listed = 0
        while deciders := game.deciders(state):
            seat = deciders[0]
            actions = game.legal(state, seat)
            game.apply(state, seat, actions[int(chance.random() * len(actions))])
            steps += 1
            listed += len(actions)
        return steps, listed

    return play
