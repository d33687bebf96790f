"""Where a run is, in a few words: the place, and how far into it."""

from app.games.dead_cells.table.way.chart import walked
from engine.core.text import Phrase
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names


def whereabouts(view: PrisonView) -> str:
    """The place with the number of the room in a biome, or of the turn against a boss."""
    place = names.place(view["place"])
    if view["ended"]:
        return str(place)
    if view["place"] not in BIOMES:
        turn = view["boss_turn"]
        return str(Phrase("{place} · turn {n}", place=place, n=turn)) if turn > 0 else str(place)
    room = len(walked(view)) - 1
    return str(Phrase("{place} · room {n}", place=place, n=room)) if room else str(place)
