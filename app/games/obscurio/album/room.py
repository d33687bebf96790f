"""One leaf of the album: the book as it was shown, the doors with who stood there and who had set them."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from app.games.obscurio.album.leaves import Leaf
from app.games.obscurio.riddles.chamber import Chamber
from app.games.obscurio.riddles.plan import RoomPlan
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pawn import Pawn
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.scene import covers
from engine.games.obscurio.queries import pawns
from engine.games.obscurio.rules.cards import MOST_DOORS

DIM = 0.28
"""How much light doors lose that were not the Exit: they are still looked at."""


class AlbumRoom(Chamber):
    """Shows a turn that is over; a card can be lifted, nothing can be moved."""

    def __init__(self, **kwargs: object) -> None:
        self._leaf: Leaf | None = None
        self.pawns: dict[int, Pawn] = {}
        self.origins = [Part() for _ in range(MOST_DOORS)]
        self._seals = Widget(size_hint=(None, None), size=(0, 0))
        for part in self.origins:
            self._seals.canvas.add(part)
        super().__init__(**kwargs)

    def show(self, leaf: Leaf, hues: Sequence[str]) -> None:
        """Show this turn; the pawns have these colours, by seat."""
        self._leaf, view = leaf, leaf.view
        self.put_back()
        self.book.show(view["pages"], view["butterflies"], covers(view))
        self.set_doors(len(view["doors"]))
        for arch, card in zip(self.arches, view["doors"], strict=True):
            is_exit = arch.number == leaf.door
            arch.disc.show(card)
            arch.disc.dim(0.0 if is_exit else DIM)
            arch.light(is_exit)
        for over in (self._seals, *self.pawns.values()):
            self.remove_widget(over)
        standing = [seat for seat in pawns(view) if view["pawns"][seat]]
        self.pawns = {seat: Pawn(seat, hues[seat % len(hues)]) for seat in standing}
        for over in (self._seals, *self.pawns.values()):
            self.add_widget(over)
        self._soon()

    def clear(self) -> None:
        """No picture is kept."""
        self._leaf = None
        super().clear()

    def lay_pawns(self, plan: RoomPlan, seconds: float) -> None:
        """Everybody stands where they stood; every false door has the seal of whoever set it."""
        leaf = self._leaf
        if leaf is None:
            return
        doors: dict[int, list[Pawn]] = {}
        for seat, pawn in self.pawns.items():
            doors.setdefault(leaf.view["pawns"][seat], []).append(pawn)
        for door, standing in doors.items():
            for place, pawn in enumerate(standing):
                spot = self.arches[door - 1].stand(place, len(standing), plan.pawn * 0.72)
                pawn.hop(*spot, plan.pawn, seconds)
        self._lay_seals(leaf)

    def _lay_seals(self, leaf: Leaf) -> None:
        for part in self.origins:
            part.hide()
        for part, arch in zip(self.origins, self.arches, strict=False):
            if arch.number != leaf.door:
                part.show(TABLE("from_traitor" if arch.number in leaf.added else "from_deck"))
                side = max(dp(26), arch.width * 0.22)
                part.centre(arch.x + arch.width * 0.2, arch.y + arch.height * 0.84, side, side)
