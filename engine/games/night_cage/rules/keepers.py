"""Keepers: they hold the keys of the expert game, watch three sides and stay when the light has gone.

Rulebook p. 16; rulings 61 to 68. A Keeper is entered from behind for nothing, and only to take its key.
"""

from engine.games.night_cage.rules.tiles import ATTACKS, EXITS, KEEPER


def strikes_from_behind(tile: int, side: int) -> bool:
    """Whether something that comes in on this side of a tile comes to a Keeper's rear (ruling 62)."""
    return tile >> 2 == KEEPER and not ATTACKS[tile] >> side & 1


def rear(tile: int) -> int:
    """The side on which a Keeper sees nothing."""
    return next(side for side in range(4) if (EXITS[tile] & ~ATTACKS[tile]) >> side & 1)
