"""The position of the miniature game."""

from engine.core.state import State, number, numbers, rows

TILES = 20
"""Tiles are numbered 1 to 20; each bears one pointer."""

NOT_VOTED = -1


class EmbersState(State):
    """Everything true of a game of Embers."""

    __slots__ = (
        "active",
        "board",
        "deck",
        "discard",
        "embers",
        "hands",
        "owners",
        "plays",
        "round",
        "seats",
        "shown",
        "side",
        "turns",
        "votes",
        "voting",
    )

    SHAPES = {
        **State.SHAPES,
        "active": number,
        "board": numbers,
        "deck": numbers,
        "discard": numbers,
        "embers": numbers,
        "hands": rows,
        "owners": numbers,
        "plays": number,
        "round": number,
        "seats": number,
        "shown": numbers,
        "side": number,
        "turns": numbers,
        "votes": numbers,
        "voting": number,
    }

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
