"""How far a run has come: the place, and how much of its way lies behind the prisoners."""

from collections.abc import Sequence

from app.table.headway import Headway
from app.table.players import Player
from engine import Session
from engine.games.dead_cells.cards.catalogue import BIOMES
from engine.games.dead_cells.words import names


def headway(session: Session, _players: Sequence[Player]) -> Headway:
    """The spaces of a biome; a boss is the end of the way."""
    view = session.view(None)
    place = view["place"]
    behind = view["space"] / max(1, len(view["tiles"]) - 1) if place in BIOMES else 1.0
    return Headway(min(1.0, behind), str(names.place(place)))
