"""A kept game as it lies there, drawn small: the picture beside "Continue" on the home screen."""

import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from kivy.uix.widget import Widget

from app.look.lazy import named
from app.table.kit import Kit
from app.table.players import Player
from engine import Session

Sketcher = Callable[[Any, Sequence[Player], Mapping[str, Any]], Widget]
"""What `Kit.glimpse` names: from what a bystander sees, the players and what the table keeps beside its game,
to a widget that is then given its size."""

log = logging.getLogger("kivy")


def glimpse_of(kit: Kit, session: Session, players: Sequence[Player]) -> Widget | None:
    """The table as anybody may see it; None for a game that draws none, or cannot draw this one."""
    if not kit.glimpse:
        return None
    sketch: Sketcher = named(kit.glimpse)
    try:
        return sketch(session.view(None), players, session.table)
    except Exception:  # an ornament: whatever goes wrong with it, home stays whole
        log.exception("Lanterne: no glimpse of this table")
        return None
