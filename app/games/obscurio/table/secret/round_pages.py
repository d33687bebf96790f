"""Which page somebody gets alone while the device goes round, step by step."""

from app.games.obscurio.companion.roles import TOLD
from app.games.obscurio.companion.secret_pages import RolePage
from app.games.obscurio.table.secret.door_pages import lock_page, watch_page
from app.games.obscurio.table.secret.holder_page import holder_page
from app.games.obscurio.table.secret.vote_page import vote_page
from app.table.presenter import Desk
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import Phrase, Seat
from engine.games.obscurio.queries import role
from engine.games.obscurio.rules.opening import SEEN


class LookAtRole(RolePage):
    """A loyalty card that shows itself while held; that one has looked is all that is played."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """The card was seen."""
        return (SEEN,)


def role_page(seat: int, shown: Shown, desk: Desk) -> PrivatePage:
    """What this seat is."""
    kind = role(shown.view)
    title, told = TOLD[kind]
    line = Phrase(told, name=Seat(shown.view["traitor"])) if kind == "grimoire" else Phrase(told)
    return LookAtRole(face=kind, role=str(Phrase(title)), words=desk.voice.say(line))


PAGES = {
    "roles": lambda seat, shown, desk, pictures: role_page(seat, shown, desk),
    "holder": holder_page,
    "watch": watch_page,
    "watch_lock": lock_page,
    "vote": vote_page,
}
"""The page of each step that somebody answers alone."""
