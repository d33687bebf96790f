"""The stack of what is still to happen, and the table that knows how.

A long turn is a stack of plain tuples, the next thing on top. An entry either runs at once, and may push
more, or waits for a person: then its `Decision` says who decides, what is legal and what a choice does.
Phases, nested choices, out-of-turn decisions, votes and triggers are all entries; there are no callbacks
and no generators in a state, so it can be copied, compared and saved at any point.
"""

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from engine.core import pending
from engine.core.audience import PRIVATE, PUBLIC, Audience
from engine.core.event import Event
from engine.core.state import Entry, State

S = TypeVar("S", bound=State)
Action = tuple[Any, ...]


class Decision(NamedTuple, Generic[S]):
    """An entry at which the game waits: who decides, what is legal, what a choice does.

    The entry stays on the stack until `take` pops it, so that several seats can answer one question.
    """

    who: Callable[[S, Entry], tuple[int, ...]]
    legal: Callable[[S, Entry, int], list[Action]]
    take: Callable[[S, Entry, int, Action, list[Event]], None]
    audience: Callable[[S, Entry], Audience] | None = None
    """For whose eyes the step is; without it for the first who decides."""
    answered: Callable[[S, Entry], tuple[int, ...]] | None = None
    """Who has answered and may still answer otherwise; without it nobody."""
    changes: Callable[[S, Entry, int], list[Action]] | None = None
    """What one of them may play instead; without it whatever was legal before."""


class Script(NamedTuple, Generic[S]):
    """All kinds of entries of one game: those that run by themselves and those that wait."""

    steps: Mapping[str, Callable[[S, Entry, list[Event]], None]]
    decisions: Mapping[str, Decision[S]]

    def run(self, state: S, events: list[Event]) -> None:
        """Carry out entries until somebody must decide or nothing is left to do."""
        todo, steps = state.todo, self.steps
        while todo:
            step = steps.get(todo[-1][0])
            if step is None:
                return
            step(state, todo.pop(), events)

    def deciders(self, state: S) -> tuple[int, ...]:
        """The seats that the entry on top waits for."""
        if not state.todo:
            return ()
        entry = state.todo[-1]
        return self.decisions[entry[0]].who(state, entry)

    def legal(self, state: S, seat: int) -> list[Action]:
        """What the seat may choose at the entry on top; nothing if it is not asked."""
        if not state.todo:
            return []
        entry = state.todo[-1]
        decision = self.decisions[entry[0]]
        return decision.legal(state, entry, seat) if seat in decision.who(state, entry) else []

    def answered(self, state: S) -> tuple[int, ...]:
        """The seats whose answer to the entry on top can still be replaced."""
        if not state.todo:
            return ()
        entry = state.todo[-1]
        answered = self.decisions[entry[0]].answered
        return answered(state, entry) if answered else ()

    def changes(self, state: S, seat: int) -> list[Action]:
        """What the seat may play instead of its answer; nothing if it has given none."""
        if seat not in self.answered(state):
            return []
        entry = state.todo[-1]
        decision = self.decisions[entry[0]]
        return (decision.changes or decision.legal)(state, entry, seat)

    def audience(self, state: S) -> Audience:
        """For whose eyes the entry on top is; everybody's when nothing is left to do."""
        if not state.todo:
            return PUBLIC
        entry = state.todo[-1]
        decision = self.decisions[entry[0]]
        if decision.audience is None:
            return PRIVATE(decision.who(state, entry)[0])
        return decision.audience(state, entry)

    def apply(self, state: S, seat: int, action: Action) -> list[Event]:
        """Take the choice and run on to the next decision."""
        events: list[Event] = []
        entry = state.todo[-1]
        self.decisions[entry[0]].take(state, entry, seat, action, events)
        self.run(state, events)
        return events

    def play(self, state: S, seat: int, action: Action) -> list[Event]:
        """Take the choice, run on to the next decision, and tell last what is asked there."""
        events: list[Event] = []
        todo, decisions = state.todo, self.decisions
        entry = todo[-1]
        decisions[entry[0]].take(state, entry, seat, action, events)
        self.run(state, events)
        if todo:
            entry = todo[-1]
            events.append(pending.event(todo, decisions[entry[0]].who(state, entry)))
        else:
            events.append(pending.NOBODY_ASKED)
        return events
