"""Whose eyes a table is for: everybody's, one player's behind the curtain, or each player's in turn.

It follows the audience of the step and knows who holds the device; it has no widget and no clock.
"""

from app.table.shown import Shown
from engine import Session
from engine.core.audience import Audience
from engine.core.game import Action
from engine.core.schedule import Schedule, Span


class Eyes:
    """The people at one device, and what they may look at now.

    Whoever plays without other people has nobody to hide anything from: the table is always theirs.
    """

    def __init__(self, session: Session, people: tuple[int, ...]) -> None:
        self.session, self.people = session, people
        self.holder: int | None = None
        """The person who has taken the device to look alone."""
        self._audience = session.audience
        self._had = set(session.game.answered(session.state))
        """Who has had the device in the present round; at a table that was left, who has answered already."""

    @property
    def audience(self) -> Audience:
        """For whom the present step is."""
        return self.session.audience

    @property
    def waiting(self) -> tuple[int, ...]:
        """The people who must decide now."""
        return tuple(seat for seat in self.session.deciders if seat in self.people)

    @property
    def asked(self) -> int | None:
        """The person who is asked now: whoever holds the device if it is their turn, else the first."""
        waiting = self.waiting
        if self.holder in waiting:
            return self.holder
        return waiting[0] if waiting else None

    @property
    def viewer(self) -> int | None:
        """Whose view is shown; None is what everybody may see."""
        if len(self.people) == 1:
            return self.people[0]
        return self.holder if self.audience.kind == "private" else None

    @property
    def awaited(self) -> int | None:
        """The person for whom the curtain is down; None where nobody has to look alone."""
        audience = self.audience
        if audience.kind != "private" or len(self.people) < 2:
            return None
        seat = audience.seats[0]
        return seat if seat in self.people and seat != self.holder else None

    @property
    def may_be_advised(self) -> bool:
        """Whether a hint for the person who is asked tells nobody else a secret."""
        return self.asked is not None and (self.viewer == self.asked or not self.session.game.info.secrets)

    def follow(self) -> None:
        """Take in the present step: at another audience the device is in nobody's hands."""
        if self.audience != self._audience:
            self._audience, self.holder, self._had = self.audience, None, set()

    def has_had(self, seat: int) -> None:
        """A person of the round has had the device."""
        self._had.add(seat)

    def schedule(self) -> Schedule | None:
        """The hands through which the device goes in a round; None if there is nobody left.

        Who has not answered in time gets the device again.
        """
        audience = self.audience
        if audience.kind != "round" or len(self.people) < 2:
            return None
        people = [seat for seat in audience.seats if seat in self.people]
        seats = [seat for seat in people if seat not in self._had] or list(self.waiting)
        return (
            Schedule(tuple(Span(seat, audience.seconds) for seat in seats), audience.touches)
            if seats
            else None
        )

    def may_act(self, seat: int) -> bool:
        """Whether a person may play something now; where one looks alone, only that one.

        An answer that can still be replaced is replaced before anybody's eyes.
        """
        if seat not in self.people:
            return False
        if self.session.changes(seat):
            return True
        return seat in self.session.deciders and (self.audience.kind != "private" or seat == self.viewer)

    @property
    def change(self) -> tuple[int, Action] | None:
        """The one thing that somebody can do about an answer while the curtain waits for another person."""
        for seat in self.people:
            changes = self.session.changes(seat)
            if len(changes) == 1:
                return seat, changes[0]
        return None

    def shown(self) -> Shown:
        """The present moment for those who look at the table."""
        if self.audience.kind == "public":
            return self._shown(self.viewer, self.people)
        return self._shown(self.viewer, () if self.viewer is None else (self.viewer,))

    def shown_to(self, seat: int) -> Shown:
        """The present moment for one person of a round."""
        return self._shown(seat, (seat,))

    def _shown(self, viewer: int | None, seats: tuple[int, ...]) -> Shown:
        session = self.session
        legal = {seat: session.legal(seat) for seat in self.waiting if seat in seats}
        changing = self.people if self.audience.kind == "private" else seats
        changes = {seat: session.changes(seat) for seat in changing if session.changes(seat)}
        return Shown(session.view(viewer), viewer, legal, self.audience, changes)
