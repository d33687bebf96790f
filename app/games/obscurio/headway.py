"""How far a group has come in the library: its rooms."""

from collections.abc import Sequence

from app.table.headway import Headway
from app.table.players import Player
from engine import Session
from engine.core.text import Phrase
from engine.games.obscurio.state import LAST_SPACE


def headway(session: Session, _players: Sequence[Player]) -> Headway:
    """Six rooms, and the way out lies behind the last."""
    room = session.view(None)["progress"]
    words = Phrase("room {number} of {count}", number=room, count=LAST_SPACE)
    return Headway(room / LAST_SPACE, str(words))
