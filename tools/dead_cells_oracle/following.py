"""Both tellings side by side: the engine plays, the second opinion follows its choices and compares."""

from collections.abc import Generator
from typing import Any, NamedTuple

from engine.core.session import Session
from engine.core.todo import Script
from engine.games.dead_cells.rules.abilities import skills_of
from engine.games.dead_cells.rules.turn import SCRIPT
from engine.games.dead_cells.rules.zero import places
from engine.games.dead_cells.state import SLOTS, PrisonState
from tools.dead_cells_oracle.asking import Action, Ask
from tools.dead_cells_oracle.bosses import boss_fight
from tools.dead_cells_oracle.fight import fight
from tools.dead_cells_oracle.reading import FIELDS, read, written
from tools.dead_cells_oracle.table import Table

AFTER_FIGHT = "check"
"""The entry of the engine's stack that follows a fight."""
PAUSING = Script({kind: step for kind, step in SCRIPT.steps.items() if kind != AFTER_FIGHT}, SCRIPT.decisions)
"""The engine's own script, but it stops when a fight is over, before the way goes on."""


class Disagreement(NamedTuple):
    """Where the two tellings part: what about, by the engine, by the sheet."""

    about: str
    engine: Any
    sheet: Any
    step: str


class Follower:
    """The second opinion on one fight, from its first question on."""

    def __init__(self, state: PrisonState) -> None:
        self.table: Table = read(state)
        self.story: Generator[Ask, Action, None] = (boss_fight if self.table.boss else fight)(self.table)
        self.asked: Ask | None = None
        self.over = False
        self._go_on(None)

    def _go_on(self, action: Action | None) -> None:
        try:
            self.asked = next(self.story) if action is None else self.story.send(action)
        except StopIteration:
            self.asked, self.over = None, True

    def check(self, session: Session) -> list[Disagreement]:
        """Everything in which the two differ now."""
        state: Any = session.state
        step = state.todo[-1][0] if state.todo else ""
        found: list[Disagreement] = []
        if self.asked is None:
            return found
        if step != self.asked.step:
            return [Disagreement("step", step, self.asked, step), *self._compare(state, step)]
        if session.deciders[0] != self.asked.seat:
            found.append(Disagreement("who decides", session.deciders, self.asked.seat, step))
        legal = frozenset(named(state, action) for action in session.legal(session.deciders[0]))
        if legal != self.asked.options:
            more, less = legal - self.asked.options, self.asked.options - legal
            found.append(Disagreement("choices", sorted(more, key=str), sorted(less, key=str), step))
        return [*found, *self._compare(state, step)]

    def _compare(self, state: PrisonState, step: str) -> list[Disagreement]:
        if state.ended or (self.asked is None and self.table.boss):
            return []
        mine = written(self.table)
        return [
            Disagreement(name, theirs, mine[name], step)
            for name, look in FIELDS.items()
            if (theirs := look(state)) != mine[name]
        ]

    def follow(
        self, before: PrisonState, after: PrisonState, seat: int, action: Action
    ) -> list[Disagreement]:
        """Make the choice that was made; when the fight is over, compare what it has left."""
        fallen = before.fallen
        self._go_on(named(before, action))
        if not self.over or (after.fallen != fallen and action[0] == "drop"):
            return []
        PAUSING.apply(before, seat, action)
        return self._compare(before, "over")


def named(state: PrisonState, action: Action) -> Action:
    """An action with what it means: numbers of skills and Round 0 actions are the engine's own."""
    entry = state.todo[-1]
    if action[0] == "skill":
        return ("skill", tuple(skills_of(state, entry[1] - SLOTS)[action[1]]))
    if action[0] == "zero":
        return ("zero", tuple(dict(places(state, entry[1]))[action[1]]))
    return tuple(action)
