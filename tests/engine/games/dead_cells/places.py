"""Quiet moments in one place, and its tiles."""

from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.cards.kinds import DECKS
from tests.engine.games.dead_cells.fights import SLOTS, fight


def at(place, **described):
    """A quiet moment in a place, before its first fight."""
    table = fight(place=place, **described)
    table.state.todo, table.state.foes = [], [0] * SLOTS
    return table


def tile_with(place, wanted):
    """The first tile of a place with something."""
    return next(number for number, tile in BIOMES[DECKS[place]].tiles.items() if wanted(tile))


def on_tile(table, number):
    """The group stands on this tile."""
    table.state.space, table.state.tiles[1] = 1, number
    return table
