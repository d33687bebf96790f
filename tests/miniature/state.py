"""The position of the miniature game."""

from engine.core.state import State, declared

TILES = 20
"""Tiles are numbered 1 to 20; each bears one pointer."""

NOT_VOTED = -1


@declared
class EmbersState(State):
    """Everything true of a game of Embers."""

    active: int
    board: list[int]
    deck: list[int]
    discard: list[int]
    embers: list[int]
    hands: list[list[int]]
    owners: list[int]
    plays: int
    round: int
    seats: int
    shown: list[int]
    side: int
    turns: list[int]
    votes: list[int]
    voting: int
