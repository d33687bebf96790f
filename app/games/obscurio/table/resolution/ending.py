"""The last position: everything lies open, and everybody learns who the Traitor was."""

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.part import Slab
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.words import Caption
from app.games.obscurio.table.resolution.scene import ResolutionScene
from app.games.obscurio.table.scene import words
from app.look.sentence import capital
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.rules.ending import ALL_LOST, ESCAPED, TRAITOR_WON, WON
from engine.games.obscurio.state import NOBODY


class EndingScene(ResolutionScene):
    """The last resolution, with the name of the Traitor over it."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self._banner = Slab(TABLE("slab_gold"))
        self.canvas.after.add(self._banner)
        self._traitor = Caption(font="display", tone="cream")

    def refresh(self) -> None:
        """Name the Traitor."""
        super().refresh()
        seat = self.view["traitor"]
        self._traitor.say(
            capital(self.desk.voice.say(Phrase("{who} was the Traitor", who=Seat(seat))))
            if seat != NOBODY
            else ""
        )

    def offer(self) -> None:
        """Nothing is asked any more."""
        self.desk.offer([])

    def ask(self, shown: Shown) -> Ask:
        """How it ended."""
        view = shown.view
        lost = ALL_LOST if view["traitor"] == NOBODY else TRAITOR_WON
        line = WON if view["ended"] == ESCAPED else lost
        return Ask(capital(words(line)), words(N_("The whole game can be read in the replay.")), to_all=True)

    def arrange(self) -> None:
        """The name lies over the doors."""
        super().arrange()
        if self._traitor.parent is not None:
            self.remove_widget(self._traitor)
        if not self._traitor.text:
            self._banner.hide()
            return
        wide = min(self.width - dp(20), dp(460))
        box = self.center_x - wide / 2, self.center_y - dp(30), wide, dp(60)
        self._banner.lay(*box)
        self.add_widget(self._traitor)
        self._traitor.lay(box[0] + dp(12), box[1], wide - dp(24), dp(60), "name")
        self.canvas.remove(self._traitor.canvas)
        self.canvas.after.add(self._traitor.canvas)
