"""How far a night has come: the tiles that are left of its candle, and the prisoner who is to move."""

from collections.abc import Sequence

from app.games.night_cage.table.prisoners import called_prisoner, prisoners
from app.table.headway import Asked, Headway
from app.table.players import Player
from engine import Session
from engine.core.text import Phrase


def headway(session: Session, players: Sequence[Player]) -> Headway:
    """The stack as a candle that burns down."""
    view = session.view(None)
    whole = sum(view["pieces"])
    words = Phrase("{count} tiles left", one="{count} tile left", count=view["stack"])
    return Headway(view["stack"] / max(1, whole), str(words), _asked(session, players))


def _asked(session: Session, players: Sequence[Player]) -> Asked | None:
    """The active prisoner, where whoever is asked leads several."""
    view = session.view(None)
    leads_several = len(players) <= 2
    if not leads_several or len(session.deciders) != 1:
        return None
    prisoner = prisoners(players, view["prisoners"])[view["active"]]
    return Asked(called_prisoner(prisoner), prisoner.hue)
