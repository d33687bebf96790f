"""The story of a table, told again from its log: what happened, by whose hand, by which rule."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engine import IllegalAction, ScenarioError, Session, SetupError, UndoBarrier
from engine.core.event import Event, seen_by
from engine.core.game import Action, View
from engine.core.moment import Moment
from engine.core.text import Phrase


class Replayed(NamedTuple):
    """One action with what followed from it; the title and the events are those that the viewer may know."""

    seat: int
    action: Action
    title: str
    events: list[Event]


def replayed(session: Session, viewer: int | None) -> Iterator[Replayed]:
    """Every action with its events, by playing the log again; a log of older rules ends where it must."""
    return (action for action, _ in moments(session, viewer))


def moments(session: Session, viewer: int | None = None) -> Iterator[tuple[Replayed, View]]:
    """Every action, and what the viewer saw after it."""
    try:
        again = session.at(0)
        for seat, action in session.log:
            title = again.title_of([Moment(again.state, seat, action, barrier=False)], viewer)
            events = seen_by(viewer, again.play(seat, action))
            yield Replayed(seat, action, title, events), again.view(viewer)
    except (IllegalAction, SetupError, ScenarioError):
        return


def last_with(session: Session, kind: str, viewer: int | None) -> tuple[View, list[Event]] | None:
    """The last action that brought an event of this kind, as this viewer saw it: the view before, its events.

    None if there was none, or if older rules hide the past.
    """
    try:
        past = session.moments
    except UndoBarrier:
        return None
    for moment in reversed(past):
        events = session.game.apply(moment.before.clone(), moment.seat, moment.action)
        if any(event[0] == kind for event in events):
            return session.game.view(moment.before, viewer), seen_by(viewer, events)
    return None


class Past(NamedTuple):
    """An action that was played: its number from 0, and what the viewer saw before and of it."""

    step: int
    view: View
    events: list[Event]


def since(session: Session, kind: str, viewer: int | None) -> list[Past]:
    """Everything from the last action that brought an event of this kind on; nothing if there was none.

    It is told from the end, so that it costs no more than what it gives.
    """
    try:
        past = session.moments
    except UndoBarrier:
        return []
    found: list[Past] = []
    for step in reversed(range(len(past))):
        moment = past[step]
        events = session.game.apply(moment.before.clone(), moment.seat, moment.action)
        found.insert(0, Past(step, session.game.view(moment.before, viewer), seen_by(viewer, events)))
        if any(event[0] == kind for event in events):
            return found
    return []


class Told(NamedTuple):
    """A line of the log: who did or suffered it, what, and the rule that made it happen."""

    seat: int | None
    what: str
    why: str
    event: Event | None = None


def told(session: Session, viewer: int | None) -> list[Told]:
    """The log as this viewer may read it: each deed, then what it set off."""
    lines: list[Told] = []
    tell = _teller(session)
    for action in replayed(session, viewer):
        words = [(event, tell(event)) for event in action.events]
        lines += [
            Told(action.seat if not event[2] else None, session.voice.say(phrase), event[2], event)
            for event, phrase in words
            if phrase is not None
        ]
    return lines


def _teller(session: Session) -> Callable[[Event], Phrase | None]:
    """What tells the session from its beginning; where older rules hide that, event by event."""
    try:
        return session.game.teller(session.at(0).state)
    except (IllegalAction, SetupError, ScenarioError):
        return session.game.tell
