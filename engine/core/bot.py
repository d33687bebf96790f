"""Players and hints that any game can use.

A bot sees a view, nothing else: it thinks on imagined states that fit the view. Thinking is done in slices,
so that a screen stays smooth, and its budget is counted in playouts, so that the same seed gives the same
decision on a slow phone and on a fast desk.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from math import log, sqrt
from time import perf_counter
from typing import Any

from engine.core.dice import below
from engine.core.game import Action, Advice, Game, View
from engine.core.state import State

CURIOSITY = 0.7
"""How much an action that was tried little is worth another try (the constant of UCB1)."""

HINT_BUDGET = 96
"""Playouts behind a hint."""

SHOWN_LINE = 4
"""How many actions of the best continuation a hint shows."""


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
        thinking = self.think(game, view, seat, dice)
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
        action = max(game.legal(state, seat), key=lambda each: game.thumb(state, seat, each)[0])
        return Decided(_advice(game, state, seat, action))


@dataclass(frozen=True, slots=True)
class PlayoutBot(Bot):
    """Tries each action on many imagined states and plays them on; keeps what ends best."""

    budget: int = 200
    depth: int | None = None
    """Actions that a playout looks ahead; None leaves that to the game's own horizon."""

    def think(self, game: Game[Any], view: View, seat: int, dice: int) -> Thinking:
        """Begin; an only action is decided at once."""
        state = game.imagine(view, dice)
        actions = game.legal(state, seat)
        if len(actions) == 1:
            return Decided(_advice(game, state, seat, actions[0]))
        return Playouts(self, game, view, seat, dice, [Arm(action) for action in actions])


@dataclass(slots=True)
class Arm:
    """One action under trial."""

    action: Action
    tries: int = 0
    total: float = 0.0
    best: float = -1.0
    line: tuple[Action, ...] = ()

    @property
    def mean(self) -> float:
        """How well it ended on average."""
        return self.total / self.tries if self.tries else 0.0

    def promise(self, tries: int) -> float:
        """Upper confidence: good so far, or not tried enough to tell."""
        if not self.tries:
            return float("inf")
        return self.mean + CURIOSITY * sqrt(log(tries) / self.tries)

    def learn(self, value: float, line: tuple[Action, ...]) -> None:
        """Take the result of one playout into account."""
        self.tries += 1
        self.total += value
        if value > self.best:
            self.best, self.line = value, line


@dataclass(slots=True)
class Playouts(Thinking):
    """A decision by sampled playouts, one at a time."""

    bot: PlayoutBot
    game: Game[Any]
    view: View
    seat: int
    dice: int
    arms: list[Arm]
    done: int = field(default=0)

    def work(self, seconds: float) -> bool:
        """Play out until the time or the budget is used up."""
        end = perf_counter() + seconds
        while self.done < self.bot.budget:
            self._one()
            if perf_counter() >= end:
                break
        return self.done >= self.bot.budget

    @property
    def advice(self) -> Advice:
        """The action that was tried most often: the steadiest sign of a good one."""
        arm = max(self.arms, key=lambda each: (each.tries, each.mean))
        advice = _advice(self.game, self.game.imagine(self.view, self.dice), self.seat, arm.action)
        return Advice(arm.action, advice.reason, arm.line[:SHOWN_LINE])

    def _one(self) -> None:
        arm = max(self.arms, key=lambda each: each.promise(self.done))
        state = self.game.imagine(self.view, self._next())
        self.game.apply(state, self.seat, arm.action)
        line = self._play_on(state)
        arm.learn(self.game.worth(state, self.seat), (arm.action, *line))
        self.done += 1

    def _play_on(self, state: State) -> list[Action]:
        game, dice, mine = self.game, self._next(), []
        for _ in range(game.horizon if self.bot.depth is None else self.bot.depth):
            deciders = game.deciders(state)
            if not deciders:
                break
            action, dice = game.policy(state, deciders[0], dice)
            if deciders[0] == self.seat:
                mine.append(action)
            game.apply(state, deciders[0], action)
        return mine

    def _next(self) -> int:
        _, self.dice = below(self.dice, 2)
        return self.dice


def hint(game: Game[Any], view: View, seat: int, dice: int) -> Advice:
    """What a careful friend would suggest to this seat."""
    return PlayoutBot(HINT_BUDGET).decide(game, view, seat, dice)


def _advice(game: Game[Any], state: State, seat: int, action: Action) -> Advice:
    return Advice(action, str(game.thumb(state, seat, action)[1]), (action,))
