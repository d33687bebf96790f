"""What prompt and tags say while a pawn or the monster is still on its way."""

from copy import deepcopy
from typing import TYPE_CHECKING

from app.board.geometry import Point
from app.games.finstere_flure.drawing.onlooker import TURNED_UP, Onlooker
from app.games.finstere_flure.table.side_panel import monster_line
from app.table.presenter import Ask
from engine.core.text import Phrase
from engine.games.finstere_flure.queries import glance, pawns_of, position_now, seat_asked
from engine.games.finstere_flure.view import FlureView

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable


class Meanwhile(Onlooker):
    """The last question of one table, or the step of a walk that is being shown."""

    def __init__(self, table: "FlureTable") -> None:
        self._table = table
        self.told: Ask | None = None

    def forget(self) -> None:
        """Everything has arrived."""
        self.told = None

    def remember(self, view: FlureView, asked: Ask) -> None:
        """A question: while the pawn of its answer goes, the prompt still is that player's."""
        seat, desk = seat_asked(view), self._table.desk
        self.told = asked._replace(hint="")
        if seat is not None:
            self.told = self.told._replace(name=desk.name_of(seat), hue=desk.players[seat].hue)

    def place_of_tag(self, pawn: int) -> Point | None:
        seat = pawn >> 2
        mine = pawns_of(self._table.moving.view, seat)
        place: Point | None = self._table.desk.seats.place_of(seat, mine.index(pawn))
        return place

    def count(self, view: FlureView) -> None:
        table = self._table
        table.staged = deepcopy(view)
        table.desk.seats.show(table.panels(view))

    def tell_step(self, number: int, view: FlureView) -> None:
        """Let the prompt tell a step of the monster's walk, or that its tombstone is turned up."""
        if number == TURNED_UP:
            self._tell(str(Phrase("The monster's turn")))
            return
        table, look = self._table, glance(position_now(view))
        count = table.animation.walk
        words = Phrase(
            "{monster}, step {number} of {count}: {words}",
            monster=table.monster_name,
            number=min(number, count),
            count=count,
            words=monster_line(view, look, table.desk.voice),
        )
        self._tell(str(words))

    def _tell(self, words: str) -> None:
        self.told = Ask(words, to_all=True)
        self._table.desk.reword()
