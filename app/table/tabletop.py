"""One table being played: the session, the people round it, and what happens between two touches.

It has no widget and no clock of its own: the table screen calls it and listens. Every action is saved
before anybody is told of it; trouble with the disk becomes one line and play goes on.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple, Protocol

from app.services.storage import StorageTrouble
from app.table.players import Player, seated
from engine import Advice, Session, UndoBarrier
from engine.core.bot import Thinking
from engine.core.dice import seeded
from engine.core.event import Event
from engine.core.game import Action
from engine.core.moment import Moment, deeds
from engine.core.text import Phrase


class Earlier(NamedTuple):
    """A deed of a person that undo can reach: how many deeds lie from it to now, whose, its title."""

    deeds: int
    seat: int
    title: str


Listener = Callable[[list[Event]], None]


class Kept(Protocol):
    """Where a table is kept."""

    def save(self, name: str, session: Session) -> None:
        """Write a table's file; StorageTrouble if it cannot be."""


class Tabletop:
    """A session with its players, its file and its listeners."""

    def __init__(self, session: Session, saves: Kept, name: str, undo_freely: Callable[[], bool]) -> None:
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

    def seat_at(self, seat: int, side: int) -> None:
        """Let somebody sit at another side of the table; it is kept with the game."""
        self.players[seat] = self.players[seat]._replace(side=side)
        self.session.table["players"] = [player.plain() for player in self.players]
        self.save()

    def waiting(self) -> tuple[int, ...]:
        """The people who must decide now."""
        return tuple(seat for seat in self.session.deciders if self.players[seat].is_person)

    def bots_to_move(self) -> tuple[int, ...]:
        """The computer players who must decide now; one that only moderates waits for any people."""
        return tuple(seat for seat in self.session.deciders if self._thinks(seat))

    def _thinks(self, seat: int) -> bool:
        session = self.session
        if self.players[seat].is_person:
            return False
        return not self.people() or not session.game.moderates(session.state, seat)

    def play(self, seat: int, *actions: Action) -> list[Event]:
        """Carry out a deed of one or more actions, save once, and tell once; IllegalAction says why not."""
        events = self.session.play_all(seat, *actions)
        self._thinking = self._advising = None
        self.save()
        self._tell(events)
        return events

    def play_together(self, deeds: Sequence[tuple[int, Action]]) -> list[Event]:
        """Carry out what several seats do at the same moment; saved and told once."""
        events = [event for seat, action in deeds for event in self.session.play(seat, action)]
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

    def undo_title(self, viewer: int | None) -> str | None:
        """What undo would take back, as the viewer may know it; None where undo would be refused."""
        if self._undoable(viewer) is None:
            return None
        return self.session.undo_title(viewer)

    def undo(self, viewer: int | None = None) -> str:
        """Take back up to and including the last deed of a person; UndoBarrier if that would be unfair."""
        deeds = self._undoable(viewer)
        if deeds is None:
            raise UndoBarrier(self._why_not_undo(viewer))
        return self.undo_all(deeds, viewer)

    def undo_all(self, count: int, viewer: int | None = None) -> str:
        """Take so many deeds back in one go, as `earlier` lists them; gives the title of the first."""
        title = ""
        for _ in range(count):
            title = self.session.undo(past_barrier=self._undo_freely(), viewer=viewer)
        self._moved_in_time()
        return title

    def earlier(self, viewer: int | None, most: int) -> list[Earlier]:
        """The deeds of people that undo can reach, the last first, as the viewer may know them."""
        return list(islice(self._reached(viewer), most))

    def redo(self, viewer: int | None = None) -> str:
        """Play again what was taken back, up to the next decision of a person."""
        title = self.session.redo(viewer)
        while self.session.redo_title() is not None and self.bots_to_move():
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

    def _why_not_undo(self, viewer: int | None) -> Phrase | str:
        if not self.session.log:
            return Phrase("nothing to undo yet")
        for deed in self._deeds():
            if any(moment.barrier for moment in deed):
                return Phrase("cannot undo a reveal: {title}", title=self.session.title_of(deed, viewer))
            if self.session.hides(deed, viewer):
                return self.session.title_of(deed, viewer)
        return Phrase("this move cannot be undone")

    def _undoable(self, viewer: int | None) -> int | None:
        """How many deeds undo takes back: those of computer players and one of a person."""
        return next((reached.deeds for reached in self._reached(viewer)), None)

    def _reached(self, viewer: int | None) -> Iterator[Earlier]:
        """Every deed of a person back to the first thing that may not be unlearnt."""
        for count, deed in enumerate(self._deeds(), 1):
            if not self._undo_freely() and self.session.is_barrier(deed, viewer):
                return
            if self.players[deed[0].seat].is_person:
                yield Earlier(count, deed[0].seat, self.session.title_of(deed, viewer))

    def _deeds(self) -> Iterator[list[Moment]]:
        """What was done, the last first; nothing if older rules hide it."""
        try:
            return deeds(self.session.moments)
        except UndoBarrier:
            return iter(())

    def _moved_in_time(self) -> None:
        self._thinking = self._advising = None
        self.save()
        self._tell([])

    def _tell(self, events: list[Event]) -> None:
        for listener in self._listeners:
            listener(events)
