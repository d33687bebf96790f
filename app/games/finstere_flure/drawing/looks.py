"""From what a view says to the sprites that show it."""

from typing import NamedTuple

from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT
from engine.games.finstere_flure.rules.pieces import (
    BLUE,
    CRYSTAL,
    LINE,
    SQUARE,
    STONE,
    TURN_ABOUT,
    TURN_RIGHT,
    YELLOW,
)
from engine.games.finstere_flure.state import FACES
from engine.games.finstere_flure.view import FlureView

FLOORS, CRACKED = (0, 1, 2, 3), (4, 5)
STONES = 4
DOORS = {EXIT: "exit", ENTRANCE: "entrance"}
SPRITES = {
    CRYSTAL: "crystal",
    TURN_RIGHT: "turn_right",
    TURN_ABOUT: "turn_back",
    BLUE: "teleporter_blue",
    YELLOW: "teleporter_yellow",
    SQUARE: "pool_square",
    LINE: "pool_long",
}


class Token(NamedTuple):
    """A pawn as it lies: the number of the face up, and that of the other face."""

    sprite: str
    number: int
    other: int
    dark: bool
    """Whether the black face is up."""


def floor_sprite(cell: int) -> str:
    """The slab of a cell; a few are cracked, and the two doors have their own."""
    if cell in DOORS:
        return DOORS[cell]
    number = (cell * 7 + cell // 16 * 5) % 23
    slabs = CRACKED if number in (4, 15) else FLOORS
    return f"floor_{slabs[number % len(slabs)]}"


def piece_sprite(kind: int, number: int = 0) -> str:
    """The sprite of a kind of piece; plain stones are not all alike."""
    return f"stone_{number % STONES}" if kind == STONE else SPRITES[kind]


def token(view: FlureView, pawn: int, hue: str) -> Token:
    """How a pawn lies now."""
    up = view["face"][pawn]
    faces = FACES[pawn & 3]
    return Token(f"token_{hue}_{'black' if up else 'white'}", faces[up], faces[up ^ 1], bool(up))
