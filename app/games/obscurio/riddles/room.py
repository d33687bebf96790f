"""The room of a riddle: the book, six doors, one pawn. It shows what it is told and says what was touched."""

from app.games.obscurio.riddles.chamber import Chamber
from app.games.obscurio.riddles.plan import RoomPlan
from app.games.obscurio.riddles.quest import Reading
from app.games.obscurio.table.pieces.disc import BARE, Cover
from app.games.obscurio.table.pieces.pawn import HOP_SECONDS, Pawn
from app.look.player_colours import HUES
from app.look.running import lanterne

HUE = "blue"
DIM = 0.5
"""How much light doors lose that are not the answer."""


class RiddleRoom(Chamber):
    """Event: on_choose(door) when a door is tapped."""

    __events__ = ("on_choose",)

    def __init__(self, **kwargs: object) -> None:
        self._reading: Reading | None = None
        self.pawn = Pawn(0, HUE)
        super().__init__(**kwargs)

    def on_choose(self, door: int) -> None:
        """Event: a door was tapped."""

    def tapped(self, kind: str, number: int) -> None:
        """A door is chosen, a Page is looked at closely."""
        if kind == "door":
            self.dispatch("on_choose", number)
        else:
            self._lift(kind, number)

    def show(self, reading: Reading, hopping: bool = False) -> None:
        """Show how far a riddle has been read."""
        self._reading, riddle = reading, reading.quest.riddle
        self.put_back()
        cover = Cover(film=True) if riddle.film else BARE
        self.book.show(riddle.pages, riddle.butterflies, (cover, cover))
        self.set_doors(len(riddle.doors))
        for arch, card in zip(self.arches, riddle.doors, strict=True):
            barred = arch.number in reading.opened and arch.number != riddle.door
            is_exit = reading.over and arch.number == riddle.door
            arch.disc.show(card)
            arch.disc.dim(DIM if barred or (reading.over and not is_exit) else 0.0)
            arch.bar(barred)
            arch.light(is_exit)
            chosen = arch.number == reading.chosen
            arch.ring((*HUES[HUE].light[:3], 0.95) if chosen else None)
        if self.pawn.parent is not None:
            self.remove_widget(self.pawn)
        self.add_widget(self.pawn)
        if hopping:
            self._arrange(lanterne().settings.duration(HOP_SECONDS))
        else:
            self._soon()

    def clear(self) -> None:
        """No picture is kept."""
        self._reading = None
        super().clear()

    @property
    def _at(self) -> int:
        """The door at which the pawn stands: the chosen one, else the one that was opened last."""
        reading = self._reading
        if reading is None:
            return 0
        return reading.chosen or (reading.opened[-1] if reading.opened else 0)

    def lay_pawns(self, plan: RoomPlan, seconds: float) -> None:
        """The pawn stands at its door, if it has one."""
        self.pawn.opacity = 1 if self._at else 0
        if self._at:
            spot = self.arches[self._at - 1].stand(0, 1, plan.pawn * 0.72)
            self.pawn.hop(*spot, plan.pawn, seconds)
