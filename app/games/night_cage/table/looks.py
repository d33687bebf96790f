"""From a cell of a view to the sprite that shows it."""

from typing import NamedTuple

from engine.games.night_cage.rules.tiles import DIRGE, KEY, SPENT, TILES, is_pit, kind_of, turn_of

VARIED = {"straight": 2, "t": 2, "x": 2}
"""Kinds that are drawn in several ways, so that a floor does not look stamped."""

DARK = 4
"""Kinds of dark floor."""


class Look(NamedTuple):
    """A sprite and its clockwise quarter turns."""

    sprite: str
    turns: int


def look_of(tile: int, cell: int) -> Look | None:
    """How a cell looks; None if it is empty or lies under the Dirge, which is drawn as one."""
    kind = kind_of(tile)
    if not kind or kind == DIRGE:
        return None
    if is_pit(tile):
        return Look("pit", cell * 7 % 4)
    return Look(tile_sprite(kind, cell, bool(tile & SPENT)), turn_of(tile))


def tile_sprite(kind: int, cell: int = 0, spent: bool = False) -> str:
    """The sprite of a kind of tile; the cell decides between several drawings of it."""
    name = TILES[kind].name
    if kind == KEY and spent:
        return "key_taken"
    number = cell * 5 % VARIED.get(name, 1)
    return f"{name}_{number}" if number else name


def pawn_sprite(hue: str, burning: bool) -> str:
    """A prisoner's candle, lit or out."""
    return f"pawn_{hue}" if burning else f"pawn_{hue}_out"


def dark_sprite(cell: int) -> str:
    """The floor of a cell that nobody has seen."""
    return f"dark_{(cell * 7 + cell // 6) % DARK}"
