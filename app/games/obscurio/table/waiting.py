"""While somebody looks alone: the closed book, and who has the device. It knows nothing that is secret."""

from kivy.metrics import dp

from app.board.pictures import Pictures
from app.games.obscurio.table.pieces.part import Part
from app.games.obscurio.table.pieces.pictures import TABLE
from app.games.obscurio.table.pieces.rooms import RoomTrack
from app.games.obscurio.table.scene import Scene, words
from app.table.presenter import Ask, Desk
from app.table.shown import Shown
from engine.core.text import N_

ASKED = {
    "roles": (N_("Everyone looks at their role"), N_("pass the device around; everyone has the same time")),
    "riddle": (N_("{name}, the Grimoire, looks alone"), ""),
    "holder": (
        N_("Everyone looks behind the curtain"),
        N_("pass the device around; everyone has the same time"),
    ),
    "vote": (N_("Everyone points at someone"), N_("nothing is shown before all have pointed")),
}


class WaitingScene(Scene):
    """A butterfly on a book."""

    def __init__(self, desk: Desk, pictures: Pictures, **kwargs: object) -> None:
        super().__init__(desk, pictures, **kwargs)
        self._book, self._butterfly = Part(TABLE("book_open")), Part(TABLE("butterfly"))
        for part in (self._book, self._butterfly):
            self.canvas.before.add(part)
        self._rooms = RoomTrack()
        self.add_widget(self._rooms)

    def refresh(self) -> None:
        """Where the group stands is known to all."""
        self._rooms.show(self.view["progress"])
        self.desk.offer([])

    def ask(self, shown: Shown) -> Ask:
        """By the step alone."""
        view = shown.view
        sentence, hint = ASKED[view["step"]]
        name = self.desk.name_of(view["grimoire"])
        return Ask(words(sentence, name=name), words(hint) if hint else "", to_all=True)

    def arrange(self) -> None:
        """In the middle."""
        wide = min(self.width * 0.8, self.height * 1.1, dp(560))
        self._book.centre(self.center_x, self.center_y, wide, wide * 0.6)
        self._butterfly.centre(self.center_x, self.center_y, wide * 0.3, wide * 0.27)
        self._rooms.size = min(self.width * 0.7, dp(300)), dp(48)
        self._rooms.center = self.center_x, min(self.top - dp(36), self.center_y + wide * 0.3 + dp(50))
