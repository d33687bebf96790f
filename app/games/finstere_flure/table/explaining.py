"""A long press on anything says what it is, with the way to its rule."""

from collections.abc import Callable

from app.games.finstere_flure.table.asking import piece_title
from app.table.explaining import Words
from app.table.presenter import Desk
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT, LETTERS
from engine.games.finstere_flure.rules.pieces import (
    BLUE,
    CRYSTAL,
    LINE,
    POOL,
    SQUARE,
    STONE,
    STONES,
    TELEPORTER,
    TURN_ABOUT,
    TURN_RIGHT,
    YELLOW,
    kind_of_teleporter,
)
from engine.games.finstere_flure.state import FACES
from engine.games.finstere_flure.view import FlureView

TELEPORTER_WORDS = Words(
    N_(
        "Blocks pawns like a wall. If the monster enters it, it reappears at once on the twin, "
        "facing along the twin's arrow."
    ),
    "5a.24",
)
POOL_WORDS = Words(
    N_(
        "Anything that enters it slides straight across to the first cell beyond. It does not "
        "block the monster's view."
    ),
    "5a.6",
)
ABOUT = {
    STONE: Words(
        N_("A pawn can push one at a time, the monster any number. It hides whatever stands behind it."),
        "5a.5",
    ),
    CRYSTAL: Words(N_("Pushed like a stone, but the monster sees through it."), "5a.11"),
    TURN_RIGHT: Words(
        N_("If the monster sees nobody and walks into it, it turns right instead of pushing it."),
        "5a.23",
    ),
    TURN_ABOUT: Words(
        N_("If the monster sees nobody and walks into it, it makes a U-turn instead of pushing it."), "5a.23"
    ),
    BLUE: TELEPORTER_WORDS,
    YELLOW: TELEPORTER_WORDS,
    SQUARE: POOL_WORDS,
    LINE: POOL_WORDS,
}
MONSTER = Words(
    N_(
        "Before each step, it looks ahead, left and right and turns towards the nearest pawn it "
        "sees. If two are equally near, it goes straight on."
    ),
    "5a.10",
)
DOORS = {
    EXIT: (
        N_("The exit"),
        Words(N_("One more step from here and a pawn escapes. Stones do not stay on this cell."), "5a.1"),
    ),
    ENTRANCE: (N_("The entrance"), Words(N_("A pawn enters the board here with its first step."), "5a.1")),
}
FLOOR = Words(N_("Pawns move from cell to cell, never diagonally, and can move through each other."), "5a.2")
WALL = Words(
    N_(
        "Stops pawns. The monster walks through it and comes back in through the other wall with "
        "the same letter."
    ),
    "5a.15",
)
PAWN = Words(N_("Number of steps this time: up to {number}. Then it is flipped to its {other} side."), "5a.2")


def explain(
    desk: Desk, view: FlureView, cell: int | None, pawn: int | None, name_of: Callable[[int], str]
) -> None:
    """Say what is there: a pawn first, then the monster, then what lies on the cell."""
    if pawn is not None:
        _explain_pawn(desk, view, pawn, name_of(pawn >> 2))
    elif cell is not None:
        title, words = _what(view, cell)
        letters = [letter for (there, _), letter in LETTERS.items() if there == cell]
        if words is FLOOR and letters:
            title, words = _wall_title(letters), WALL
        words.explain(desk, title)


def explain_kind(desk: Desk, kind: int) -> None:
    """Say what a piece on the shelf does."""
    ABOUT[kind].explain(desk, piece_title(kind))


def _explain_pawn(desk: Desk, view: FlureView, pawn: int, owner: str) -> None:
    up = view["face"][pawn]
    number, other = FACES[pawn & 3][up], FACES[pawn & 3][up ^ 1]
    title = str(Phrase("{who}, pawn {number}", who=owner, number=number))
    PAWN.explain(desk, title, number=number, other=other)


def _what(view: FlureView, cell: int) -> tuple[str, Words]:
    byte = view["board"][cell]
    if view["monster"] == cell:
        return str(Phrase("The monster")), MONSTER
    if byte & STONES:
        kind = byte & STONES
    elif byte & TELEPORTER:
        kind = kind_of_teleporter(byte)
    elif byte & POOL:
        kind = SQUARE
    elif cell in DOORS:
        title, words = DOORS[cell]
        return str(Phrase(title)), words
    else:
        return str(Phrase("Floor")), FLOOR
    return (str(Phrase("Blood pool")) if kind == SQUARE else piece_title(kind)), ABOUT[kind]


def _wall_title(letters: list[str]) -> str:
    return str(Phrase("Wall {letters}", letters=", ".join(letters)))
