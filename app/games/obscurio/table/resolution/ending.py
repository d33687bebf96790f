"""The last position: everything lies open, and everybody learns who the Traitor was."""

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.part import Rect, Slab, bounds
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

BANNER = dp(52)


class EndingScene(ResolutionScene):
    """The last resolution, with the name of the Traitor over it."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self._banner = Slab(TABLE("slab_gold"))
        self.canvas.before.add(self._banner)
        self._traitor = Caption(font="display", tone="cream")
        self.add_widget(self._traitor)

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
        return Ask(capital(words(line)), words(N_("the whole game can be read in the replay")), to_all=True)

    @property
    def free(self) -> Rect:
        """What the name leaves."""
        x, y, wide, high = bounds(self)
        return x, y, wide, high - (BANNER if self._traitor.text else 0.0)

    def arrange(self) -> None:
        """The name above everything else."""
        super().arrange()
        if not self._traitor.text:
            self._banner.hide()
            self._traitor.opacity = 0
            return
        wide = min(self.width - dp(20), dp(520))
        box = self.center_x - wide / 2, self.top - BANNER, wide, BANNER - dp(4)
        self._banner.lay(*box)
        self._traitor.opacity = 1
        self._traitor.lay(box[0] + dp(12), box[1], wide - dp(24), box[3], "name")
