"""How far an escape has come: its rounds."""

from collections.abc import Sequence

from app.table.headway import Headway
from app.table.players import Player
from engine import Session
from engine.core.text import Phrase
from engine.games.finstere_flure.state import LAST_TURN


def headway(session: Session, _players: Sequence[Player]) -> Headway:
    """Fourteen rounds and it is over."""
    turn = session.view(None)["turn"]
    words = Phrase("round {number} of {count}", number=turn + 1, count=LAST_TURN)
    return Headway(turn / LAST_TURN, str(words))
