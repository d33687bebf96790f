"""The card that was laid last comes back into its hand: by its button, or by undo while nothing is chosen."""

from typing import NamedTuple

from app.games.dead_cells.table.fight.naming import _, face_of, who
from app.table.presenter import Desk
from app.table.shown import Shown
from engine.core.game import Action
from engine.games.dead_cells.state import SLOTS
from engine.games.dead_cells.view import PrisonView


class Laid(NamedTuple):
    """A card that can still be taken back."""

    seat: int
    action: Action
    words: str
    face: str
    """The sprite of its prisoner."""


def laid_last(view: PrisonView, shown: Shown) -> Laid | None:
    """The card that somebody before this screen may take back; None if there is none."""
    for seat, actions in shown.changes.items():
        return Laid(seat, actions[0], _words(view, seat), face_of(view, SLOTS + seat))
    return None


def _words(view: PrisonView, seat: int) -> str:
    if view["asked"] == [seat]:
        return _("Take the first card back")
    return _("{who}: take the card back", who=who(view, SLOTS + seat))


def take_back(desk: Desk, laid: Laid) -> bool:
    """Play it for whoever laid the card."""
    desk.sound("flip")
    return desk.play(laid.action, seat=laid.seat)
