"""The speed of two well-known Python engines at the same work, measured in the same run as ours."""

import json
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import Any

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan
from catanatron.json import GameEncoder

from tools.measure.speed import Speed, microseconds, played, undo_us

LONGEST_CATAN = 1000
"""Turns after which catanatron itself gives a game up."""

Step = tuple[int, int]


def chess_speed() -> Speed:
    """Measure python-chess: a copy without the stack of past moves, a save as FEN, an undo by pop."""
    pace = played(_chess_games())
    board = chess.Board()
    _moves(board, Random(1), longest=60)
    taken_back: list[Any] = []
    return Speed(
        "python-chess",
        pace.steps / pace.seconds,
        pace.listed / pace.steps,
        microseconds(lambda: board.copy(stack=False)),
        microseconds(board.fen, times=500),
        len(board.fen()),
        undo_us(
            lambda: taken_back.append(board.pop()),
            lambda: board.push(taken_back.pop()),
            len(board.move_stack),
        ),
    )


def catan_speed() -> Speed:
    """Measure catanatron, Catan for four; it lists the legal actions itself at the end of each step."""
    pace = played(_catan_games())
    game = _new_catan(1)
    _ticks(game, Random(1), longest=300)

    def save() -> str:
        return json.dumps(game, cls=GameEncoder)

    return Speed(
        "catanatron",
        pace.steps / pace.seconds,
        pace.listed / pace.steps,
        microseconds(game.copy, times=200),
        microseconds(save, times=20),
        len(save().encode()),
    )


def _chess_games() -> Iterator[Callable[[], Step]]:
    for seed in count(1):
        yield lambda seed=seed: _moves(chess.Board(), Random(seed))  # type: ignore[misc]


def _moves(board: Any, chance: Random, longest: int = 10_000) -> Step:
    """Play random moves until mate, stalemate, bare kings or seventy-five moves without progress."""
    steps = listed = 0
    while steps < longest and board.halfmove_clock < 150 and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(moves[int(chance.random() * len(moves))])
        steps += 1
        listed += len(moves)
    return steps, listed


def _new_catan(seed: int) -> Any:
    return Catan([RandomPlayer(colour) for colour in Color], seed=seed)


def _catan_games() -> Iterator[Callable[[], Step]]:
    for seed in count(1):
        game = _new_catan(seed)
        yield lambda game=game, seed=seed: _ticks(game, Random(seed))  # type: ignore[misc]


def _ticks(game: Any, chance: Random, longest: int = 100_000) -> Step:
    steps = listed = 0
    while steps < longest and game.winning_color() is None and game.state.num_turns < LONGEST_CATAN:
        actions = game.state.playable_actions
        game.execute(actions[int(chance.random() * len(actions))], validate_action=False)
        steps += 1
        listed += len(actions)
    return steps, listed
