"""The accusation: everybody who may be accused, with what was lost by them."""

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.part import Part, Slab
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.scene import words
from app.games.obscurio.table.secret.marking import Choosable, MarkPage
from app.table.presenter import Desk
from app.table.secret.private_page import PrivatePage
from app.table.shown import Shown
from engine.core.game import Action
from engine.core.text import N_, Phrase
from engine.games.obscurio.view import LibraryView


class SuspectChoice(Choosable):
    """Somebody who can be accused, with the tokens that were lost by him."""

    def __init__(self, seat: int, name: str, hue: str) -> None:
        super().__init__(seat, name)
        self._slab = Slab(TABLE("well"))
        self._pawn = Part(TABLE(f"cloak_{hue}"))
        self.canvas.before.add(self._slab)
        self.canvas.before.add(self._pawn)

    def _lay(self, *_change: object) -> None:
        super()._lay()
        side = min(self.size)
        self._slab.centre((self.x + self.width / 2), (self.y + self.height / 2), side * 0.94, side * 0.94)
        self._pawn.centre((self.x + self.width / 2), (self.y + self.height / 2), side * 0.5, side * 0.69)


class VotePage(MarkPage):
    """Who added the false doors?"""

    @property
    def deed(self) -> tuple[Action, ...]:
        """The last one that was touched."""
        return (("accuse", self.marks[-1]),) if self.marks else ()


def vote_page(seat: int, shown: Shown, desk: Desk, pictures: Pictures) -> PrivatePage:
    """Everybody who may be accused."""
    page = VotePage(1)
    page.question = words(N_("Who added the false doors?"))
    page.hint = words(N_("Mark one. Nothing is shown before all have pointed."))
    actions = [*shown.legal.get(seat, ()), *shown.changes.get(seat, ())]
    suspects = sorted({action[1] for action in actions if action[0] == "accuse"})
    choices = [SuspectChoice(each, desk.name_of(each), str(desk.players[each].hue)) for each in suspects]
    page.offer(choices, [_history(desk, shown.view, each) for each in suspects])
    return page


def _history(desk: Desk, view: LibraryView, seat: int) -> str:
    taken = Phrase("{count} wrong", one="{count} wrong", count=view["taken"][seat])
    return str(Phrase("{name}: {mistakes}", name=desk.name_of(seat), mistakes=taken))
