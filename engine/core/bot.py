"""Players and hints that any game can use; a game may bring its own (`Game.bots`, `Game.adviser`).

A bot sees a view, nothing else: it thinks on imagined states that fit the view. Thinking is done in slices,
so that a screen stays smooth, and its budget is counted in playouts, so that the same seed gives the same
decision on a slow phone and on a fast desk.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import ceil, log2
from time import perf_counter
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.core.dice import below
from engine.core.state import State
from engine.core.text import Phrase, Voice
from engine.core.todo import Action

if TYPE_CHECKING:
    from engine.core.game import Game, View

SHOWN_LINE = 4
"""How many actions of the best continuation a hint shows."""


class Advice(NamedTuple):
    """A hint: what to do, why in words, and how it might go on."""

    action: Action
    reason: Phrase | str
    """A session tells it as text, in the names of its table."""
    line: tuple[Action, ...] = ()


class Thinking(ABC):
    """A decision under way."""

    @abstractmethod
    def work(self, seconds: float) -> bool:
        """Think for about this long; True as soon as the decision stands."""

    @property
    @abstractmethod
    def advice(self) -> Advice:
        """The best action found so far, with its reason."""


class Bot(ABC):
    """A computer player: a way to decide from a view."""

    @abstractmethod
    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Begin a decision."""

    def decide(self, game: Game[Any], view: View, seat: int, dice: int) -> Advice:
        """Think to the end at once."""
        return to_the_end(self.think(game, view, seat, dice))


def to_the_end(thinking: Thinking) -> Advice:
    """Wait until a decision stands."""
    while not thinking.work(1.0):
        pass
    return thinking.advice


@dataclass(frozen=True, slots=True)
class Decided(Thinking):
    """A decision that needed no time."""

    found: Advice

    def work(self, seconds: float) -> bool:
        """It stands already."""
        return True

    @property
    def advice(self) -> Advice:
        """What was decided."""
        return self.found


@dataclass(frozen=True, slots=True)
class Told(Thinking):
    """A decision for a person: its reason is told in the names of the table."""

    thinking: Thinking
    voice: Voice

    def work(self, seconds: float) -> bool:
        """Think on."""
        return self.thinking.work(seconds)

    @property
    def advice(self) -> Advice:
        """What was found, in words."""
        advice = self.thinking.advice
        return advice._replace(reason=self.voice.say(advice.reason))


class RandomBot(Bot):
    """Any legal action: the floor against which other players are measured."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Choose at once."""
        state = game.imagine(view, dice)
        actions = game.legal(state, seat)
        index, _ = below(dice, len(actions))
        return Decided(_advice(game, state, seat, actions[index]))


class ThumbBot(Bot):
    """The action that looks best by the game's own rule of thumb."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Choose at once."""
        state = game.imagine(view, dice)
        action = max(game.legal(state, seat), key=lambda each: game.thumb(state, seat, each))
        return Decided(_advice(game, state, seat, action))


@dataclass(frozen=True, slots=True)
class PlayoutBot(Bot):
    """Tries each action on many imagined states and plays them on; keeps what ends best."""

    budget: int | None = None
    """Playouts of one decision; None leaves that to the game."""
    depth: int | None = None
    """Actions that a playout looks ahead; None leaves that to the game's own horizon."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Begin; an only action is decided at once."""
        state = game.imagine(view, dice)
        plans = game.plans(state, seat)
        if len({plan[0] for plan in plans}) == 1:
            return Decided(_advice(game, state, seat, plans[0][0]))
        budget = game.playouts if self.budget is None else self.budget
        depth = game.horizon if self.depth is None else self.depth
        return Playouts(game, view, seat, dice, [Arm(plan) for plan in plans], budget, depth)


@dataclass(slots=True)
class Arm:
    """One plan under trial."""

    plan: tuple[Action, ...]
    tries: int = 0
    total: float = 0.0
    best: float = -1.0
    line: tuple[Action, ...] = ()

    @property
    def mean(self) -> float:
        """How well it ended on average."""
        return self.total / self.tries if self.tries else 0.0

    def learn(self, value: float, line: tuple[Action, ...]) -> None:
        """Take the result of one playout into account."""
        self.tries += 1
        self.total += value
        if value > self.best:
            self.best, self.line = value, line


@dataclass(slots=True)
class Playouts(Thinking):
    """A decision by sampled playouts, one at a time.

    In a round every plan that still stands is tried on the same imagined state with the same luck: what
    differs then is the plan alone. Whenever its share of the budget is used up, the worse half goes.
    """

    game: Game[Any]
    view: View
    seat: int
    dice: int
    arms: list[Arm]
    budget: int
    depth: int
    done: int = field(default=0)
    standing: list[Arm] = field(init=False)
    _round: list[Arm] = field(default_factory=list)
    _luck: int = field(default=0)

    def __post_init__(self) -> None:
        self.standing = list(self.arms)

    def work(self, seconds: float) -> bool:
        """Play out until the time or the budget is used up."""
        end = perf_counter() + seconds
        while self.done < self.budget:
            self._one()
            if perf_counter() >= end:
                break
        return self.done >= self.budget

    @property
    def advice(self) -> Advice:
        """The beginning of the best plan that still stands."""
        arm = max(self.standing, key=lambda each: (each.tries > 0, each.mean))
        action = arm.plan[0]
        advice = _advice(self.game, self.game.imagine(self.view, self.dice), self.seat, action)
        return Advice(action, advice.reason, (arm.line or arm.plan)[:SHOWN_LINE])

    def _one(self) -> None:
        if not self._round:
            self._halve()
            self._round, self._luck = list(self.standing), self._next()
        arm = self._round.pop()
        state = self.game.imagine(self.view, self._luck)
        for action in arm.plan:
            self.game.apply(state, self.seat, action)
        line = self._play_on(state)
        arm.learn(self.game.worth(state, self.seat), (*arm.plan, *line))
        self.done += 1

    def _halve(self) -> None:
        """Let the worse half go once its share of the budget is used: every halving has the same share."""
        halvings = max(1, ceil(log2(len(self.arms))))
        due = self.done * halvings // self.budget
        most = max(2, ceil(len(self.arms) / 2**due))
        if len(self.standing) > most:
            self.standing = sorted(self.standing, key=lambda each: -each.mean)[:most]

    def _play_on(self, state: State) -> list[Action]:
        game, dice, mine = self.game, self._luck, []
        played = 0
        while deciders := game.deciders(state):
            if played >= self.depth and game.settled(state):
                break
            played += 1
            action, dice = game.policy(state, deciders[0], dice)
            if deciders[0] == self.seat:
                mine.append(action)
            game.apply(state, deciders[0], action)
        return mine

    def _next(self) -> int:
        _, self.dice = below(self.dice, 2)
        return self.dice


def _advice(game: Game[Any], state: State, seat: int, action: Action) -> Advice:
    return Advice(action, game.reason(state, seat, action), (action,))


STRENGTHS = ("easy", "medium", "strong")
BOTS: Mapping[str, Bot] = dict(zip(STRENGTHS, (RandomBot(), ThumbBot(), PlayoutBot()), strict=True))
"""The player of each strength in a game that brings none of its own."""
