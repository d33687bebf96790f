"""What the prompt says while a pawn or the monster is still on its way."""

from typing import TYPE_CHECKING

from app.games.finstere_flure.table.side_panel import monster_line
from app.table.presenter import Ask
from engine.core.text import Phrase
from engine.games.finstere_flure.queries import glance, position_now, seat_asked
from engine.games.finstere_flure.view import FlureView

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable


class Meanwhile:
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

    def tell_step(self, number: int, view: FlureView) -> None:
        """Let the prompt tell a step of the monster's walk."""
        table, look = self._table, glance(position_now(view))
        count = table.animation.walk
        words = Phrase(
            "{monster}, step {number} of {count}: {words}",
            monster=table.monster_name,
            number=min(number, count),
            count=count,
            words=monster_line(view, look, table.desk.voice),
        )
        self.told = Ask(str(words), to_all=True)
        table.desk.reword()
