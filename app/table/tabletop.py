"""One table being played: the session, the people round it, and what happens between two touches.

It has no widget and no clock of its own: the table screen calls it and listens. Every action is saved
before anybody is told of it; trouble with the disk becomes one line and play goes on.
"""

from collections.abc import Callable

from app.services.storage import StorageTrouble
from app.table.players import Player, seated
from app.table.saves import Saves
from engine import Advice, Session, UndoBarrier
from engine.core.bot import Thinking
from engine.core.dice import seeded
from engine.core.event import Event
from engine.core.game import Action
from engine.core.session import Moment
from engine.core.text import Phrase

Listener = Callable[[list[Event]], None]


class Tabletop:
    """A session with its players, its file and its listeners."""

    def __init__(self, session: Session, saves: Saves, name: str, undo_freely: Callable[[], bool]) -> None:
        self.session = session
        self.players: list[Player] = seated(session.table.get("players"), session.seats)
        self.name = name
        self.trouble = ""
        """One line about the last failed save; empty when all is well."""
        self._saves = saves
        self._undo_freely = undo_freely
        self._listeners: list[Listener] = []
        self._thinking: tuple[int, Thinking] | None = None
        self._advising: tuple[int, Thinking] | None = None

    def listen(self, listener: Listener) -> None:
        """Be told of the events of every action; of an empty list when time went back or forth."""
        self._listeners.append(listener)

    def people(self) -> tuple[int, ...]:
        """The seats that are played by people."""
        return tuple(seat for seat, player in enumerate(self.players) if player.is_person)

    def waiting(self) -> tuple[int, ...]:
        """The people who must decide now."""
        return tuple(seat for seat in self.session.deciders if self.players[seat].is_person)

    def bots_to_move(self) -> tuple[int, ...]:
        """The computer players who must decide now."""
        return tuple(seat for seat in self.session.deciders if not self.players[seat].is_person)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action, save, and tell; IllegalAction says why not."""
        events = self.session.play(seat, action)
        self._thinking = self._advising = None
        self.save()
        self._tell(events)
        return events

    def think(self, seconds: float) -> bool:
        """Let a computer player think for about this long; True if it has moved."""
        seats = self.bots_to_move()
        if not seats:
            return False
        if self._thinking is None or self._thinking[0] not in seats:
            self._thinking = (seats[0], self._begin(seats[0]))
        seat, thinking = self._thinking
        if not thinking.work(seconds):
            return False
        self.play(seat, thinking.advice.action)
        return True

    def hint(self, seat: int, seconds: float) -> Advice | None:
        """Think about a hint for so long; gives the advice once it is settled."""
        if self._advising is None or self._advising[0] != seat:
            self._advising = (seat, self.session.ponder(seat))
        _, thinking = self._advising
        return thinking.advice if thinking.work(seconds) else None

    @property
    def undo_title(self) -> str | None:
        """What undo would take back; None when there is nothing or it would unlearn something."""
        if self._undoable() is None:
            return None
        return self.session.undo_title

    def undo(self) -> str:
        """Take back up to and including the last action of a person; UndoBarrier if that would be unfair."""
        steps = self._undoable()
        if steps is None:
            raise UndoBarrier(self._why_not_undo())
        for _ in range(steps):
            title = self.session.undo(past_barrier=self._undo_freely())
        self._moved_in_time()
        return title

    def redo(self) -> str:
        """Play again what was taken back, up to the next decision of a person."""
        title = self.session.redo()
        while self.session.redo_title is not None and self.bots_to_move():
            self.session.redo()
        self._moved_in_time()
        return title

    def save(self) -> None:
        """Write the table's file; trouble becomes a line that the screen shows."""
        try:
            self._saves.save(self.name, self.session)
            self.trouble = ""
        except StorageTrouble as trouble:
            self.trouble = str(trouble)

    def _begin(self, seat: int) -> Thinking:
        session = self.session
        luck = seeded(session.seed + len(session.log), stream=7)
        bot = session.game.bots[self.players[seat].strength]
        return bot.think(session.game, session.view(seat), seat, luck)

    def _why_not_undo(self) -> Phrase:
        if not self.session.log:
            return Phrase("nothing has been played yet")
        barrier = next((moment for moment in reversed(self._moments()) if moment.barrier), None)
        if barrier is None:
            return Phrase("this cannot be taken back")
        title = self.session.game.describe(barrier.before, barrier.seat, barrier.action)
        return Phrase("something was revealed: {title}", title=self.session.voice.say(title))

    def _undoable(self) -> int | None:
        """How many actions undo takes back: those of computer players and one of a person."""
        for steps, moment in enumerate(reversed(self._moments()), 1):
            if moment.barrier and not self._undo_freely():
                return None
            if self.players[moment.seat].is_person:
                return steps
        return None

    def _moments(self) -> list[Moment]:
        try:
            return self.session.moments
        except UndoBarrier:
            return []

    def _moved_in_time(self) -> None:
        self._thinking = self._advising = None
        self.save()
        self._tell([])

    def _tell(self, events: list[Event]) -> None:
        for listener in self._listeners:
            listener(events)
