"""The secret step: the Traitor sees the holder, everybody else a question that takes as long to answer."""

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.disc import Disc
from app.games.obscurio.table.scene import words
from app.games.obscurio.table.secret.marking import Choosable, MarkPage, show_evenly
from app.table.presenter import Desk
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.schedule import counted
from engine.core.text import N_, Phrase
from engine.games.obscurio.queries import role
from engine.games.obscurio.rules.cards import HOLDER
from engine.games.obscurio.view import LibraryView

HUNCHES = (
    N_("a colour"),
    N_("a shape"),
    N_("a thing"),
    N_("a story"),
    N_("a mood"),
    N_("the left Page"),
    N_("the right Page"),
    N_("no idea yet"),
)
"""What a loyal Wizard may think that carries the clue: a real question, so that thinking takes as long."""


class CardChoice(Choosable):
    """A card of the holder, or a hunch on a blurred ground: both equally bright."""

    def __init__(self, place: int, title: str, pictures: Pictures, card: int) -> None:
        super().__init__(place, title)
        self.disc = Disc(pictures)
        show_evenly(self.disc, card, place)
        self.add_widget(self.disc)

    def _lay(self, *_change: object) -> None:
        super()._lay()
        side = min(self.size)
        self.disc.size = side, side
        self.disc.pos = self.x + (self.width - side) / 2, self.y + (self.height - side) / 2


class SecretPage(MarkPage):
    """Behind the curtain: the Traitor sees the holder, everybody else a question."""

    @property
    def deed(self) -> tuple[Action, ...]:
        """As many touches as everybody is asked for; a loyal Wizard's mean nothing."""
        return tuple(("touch", place) for place in counted(self.marks, self.touches))


def holder_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """The same page for every Wizard but for what lies in the eight places."""
    view: LibraryView = shown.view
    touches = shown.audience.touches or (4 if "dark_magic" in view["traps"] else 2)
    page = SecretPage(touches)
    page.question = words(N_("Behind the curtain"))
    page.hint = _asked(touches, "espionage" in view["traps"])
    cards = view["holder"] if role(view) == "traitor" else []
    page.show_pages(view, pictures)
    choices = [
        CardChoice(place + 1, str(place + 1), pictures, cards[place] if cards else 0)
        for place in range(HOLDER)
    ]
    if "espionage" in view["traps"]:
        page.spy(pictures, view["exit"])
    page.offer(choices, [_under(place, bool(cards)) for place in range(HOLDER)])
    return page


def _asked(touches: int, spied: bool) -> str:
    """What each role does here, in the same words for all: nobody is asked anything else than the others."""
    task = Phrase(
        "Loyal: mark where you think the clue is. Traitor: mark up to {count} cards for the doors.",
        one="Loyal: mark where you think the clue is. Traitor: mark {count} card for the doors.",
        count=touches,
    )
    spying = words(N_("The Traitor sees the Exit beside the Pages.")) if spied else ""
    return f"{task} {spying}".strip()


def _under(place: int, is_traitor: bool) -> str:
    return words(N_("card {number}"), number=place + 1) if is_traitor else words(HUNCHES[place])
