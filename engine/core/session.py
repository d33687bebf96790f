"""The timeline of one table: play, undo, redo, replay, save points.

A session owns time; the game's state never does. It keeps a copy of the state before each action, so undo
restores a copy and needs no inverse code. The checked door is here: `Game.apply` trusts its caller.
"""

from collections.abc import Iterable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple, Self

from engine.core import dice
from engine.core.bot import Advice, Thinking, Told, to_the_end
from engine.core.errors import IllegalAction, SaveError, ScenarioError, SetupError, UndoBarrier
from engine.core.event import Event
from engine.core.game import Action, Game, Games, Options, Outcome, View
from engine.core.registry import GAMES
from engine.core.state import State, frozen
from engine.core.store import read_file, seal, unseal, write_file
from engine.core.text import Phrase, Voice

Played = tuple[int, Action]


class Moment(NamedTuple):
    """One action in the past: the state before it and whether it showed somebody something new."""

    before: State
    seat: int
    action: Action
    barrier: bool


class Session:
    """A game at a table, from its set-up to its outcome."""

    def __init__(self, game: Game[Any], seats: int, seed: int, options: Options, state: State) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.state = state
        self.voice = Voice()
        """The names in which this table is told."""
        self.table: dict[str, Any] = {}
        """What the app wants to keep with the save: names, colours, who is a computer player."""
        self._scenario: Mapping[str, Any] | None = None
        self._log: list[Played] = []
        self._past: list[Moment] = []
        self._future: list[tuple[Moment, State]] = []

    @classmethod
    def new(cls, game: str | Game[Any], seats: int, seed: int = 0, **options: Any) -> Self:
        """Set a game up; SetupError says what does not fit."""
        game = _found(game)
        game.info.check_seats(seats)
        if type(seed) is not int:
            raise SetupError(Phrase("a seed is a whole number, not {value}", value=repr(seed)))
        if seed.bit_length() > dice.NUMBER_BITS:
            raise SetupError(Phrase("this seed has too many digits"))
        settled = game.info.settle(options)
        game.check_setup(seats, settled)
        return cls(game, seats, seed, settled, game.setup(seats, dice.seeded(seed), settled))

    @classmethod
    def scenario(cls, game: str | Game[Any], data: Mapping[str, Any]) -> Self:
        """Start from a described position; ScenarioError gives the path of a wrong field."""
        game = _found(game)
        if not isinstance(data, Mapping):
            raise ScenarioError("scenario", Phrase("a scenario is an object with named fields"))
        state, seats, options = game.scenario(data)
        session = cls(game, seats, 0, options, state)
        session._scenario = deepcopy(data)
        return session

    @classmethod
    def replay(
        cls, game: str | Game[Any], seats: int, seed: int, options: Mapping[str, Any], log: Iterable[Any]
    ) -> Self:
        """Set up the same game again and play the same actions."""
        session = cls.new(game, seats, seed, **options)
        session._play_all(log)
        return session

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        return self.game.deciders(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def log(self) -> list[Played]:
        """Every (seat, action) so far."""
        return list(self._log)

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat now."""
        return self.game.legal(self.state, seat) if seat in self.deciders else []

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out a legal action; IllegalAction says why not, and nothing has changed then.

        The listed action is played, not the given one: 1.0 equals 1 here, but not in a save.
        """
        actions = self.legal(seat)
        if action not in actions:
            raise IllegalAction(self.voice.say(self._refusal(seat, action)))
        seat, action = int(seat), actions[actions.index(action)]
        before = self.state.clone()
        try:
            events: list[Event] = self.game.apply(self.state, seat, action)
        except BaseException:
            self.state = before
            raise
        self._past.append(Moment(before, seat, action, self._reveals(events)))
        self._log.append((seat, action))
        self._future.clear()
        return events

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is what a bystander may see."""
        return self.game.view(self.state, seat)

    def describe(self, action: Action, seat: int | None = None) -> str:
        """What the action does now, translated, in one line."""
        if seat is None:
            seat = next((who for who in self.deciders if action in self.legal(who)), 0)
        return self.voice.say(self.game.describe(self.state, seat, action))

    def hint(self, seat: int) -> Advice:
        """What to do and why, found from this seat's view only."""
        return to_the_end(self.ponder(seat))

    def ponder(self, seat: int) -> Thinking:
        """Begin the same hint for a table that cannot wait: it is worked out a little at a time."""
        if seat not in self.deciders:
            raise IllegalAction(Phrase("it is not your decision now"))
        luck = dice.seeded(self.seed + len(self._log), stream=2)
        return Told(self.game.adviser.think(self.game, self.view(seat), seat, luck), self.voice)

    def undo(self, past_barrier: bool = False) -> str:
        """Take the last action back and give its title; UndoBarrier if something seen would be unlearnt."""
        moment = self._last()
        if moment.barrier and not past_barrier:
            raise UndoBarrier(Phrase("something was revealed: {title}", title=self._title(moment)))
        self._past.pop()
        self._log.pop()
        self._future.append((moment, self.state))
        self.state = moment.before.clone()
        return self._title(moment)

    def redo(self) -> str:
        """Play again what was taken back and give its title."""
        if not self._future:
            raise UndoBarrier(Phrase("nothing was taken back"))
        moment, after = self._future.pop()
        self.state = after.clone()
        self._past.append(moment)
        self._log.append((moment.seat, moment.action))
        return self._title(moment)

    @property
    def undo_title(self) -> str | None:
        """What undo would take back; None at the start or where older rules hide it."""
        try:
            return self._title(self._last())
        except UndoBarrier:
            return None

    @property
    def redo_title(self) -> str | None:
        """What redo would play again, or None."""
        return self._title(self._future[-1][0]) if self._future else None

    @property
    def moments(self) -> list[Moment]:
        """Every action so far with the state before it; UndoBarrier if an old save cannot tell."""
        if self._log and len(self._past) < len(self._log):
            self._past = self._recalled()
        return list(self._past)

    @property
    def at_barrier(self) -> bool:
        """Whether undo would have to unlearn something, or cannot tell."""
        try:
            return bool(self._log) and self._last().barrier
        except UndoBarrier:
            return True

    def clone(self) -> Self:
        """An independent copy: a bot's or a preview's scratch pad."""
        twin = type(self)(self.game, self.seats, self.seed, dict(self.options), self.state.clone())
        twin.table, twin.voice = deepcopy(self.table), self.voice
        twin._scenario = self._scenario
        twin._log = list(self._log)
        twin._past = list(self._past)
        twin._future = list(self._future)
        return twin

    def at(self, step: int) -> Self:
        """The same table after its first `step` actions: a replay that can be branched."""
        session = self._restarted()
        session._play_all(self._log[:step])
        return session

    def save(self, path: Path | str) -> None:
        """Write the game to a file, whole or not at all."""
        write_file(Path(path), self.sealed())

    def sealed(self) -> bytes:
        """The bytes that `save` writes."""
        setup = {"seats": self.seats, "seed": self.seed, "options": self.options, "table": self.table}
        if self._scenario is not None:
            setup["scenario"] = self._scenario
        return seal(
            {
                "game": self.game.info.key,
                "rules": self.game.rules,
                "setup": setup,
                "state": self.state.plain(),
                "log": self._log,
            }
        )

    @classmethod
    def load(cls, path: Path | str, games: Games = GAMES) -> Self:
        """Read a game from a file; SaveError says what is wrong with it."""
        from engine.core.opening import opened

        try:
            data = read_file(Path(path))
        except (OSError, ValueError) as bad:
            why = getattr(bad, "strerror", None) or str(bad)
            raise SaveError(Phrase("the file cannot be read: {why}", why=why)) from bad
        envelope, game, state = opened(unseal(data), games)
        setup = envelope["setup"]
        session = cls(game, setup["seats"], setup["seed"], setup["options"], state)
        session.table = setup["table"]
        session._scenario = setup.get("scenario")
        session._log = envelope["log"]
        return session

    def _restarted(self) -> Self:
        if self._scenario is not None:
            session = type(self).scenario(self.game, self._scenario)
        else:
            session = type(self).new(self.game, self.seats, self.seed, **self.options)
        session.table, session.voice = deepcopy(self.table), self.voice
        return session

    def _play_all(self, log: Iterable[Any]) -> None:
        for seat, action in log:
            self.play(seat, frozen(action) if isinstance(action, list) else action)

    def _refusal(self, seat: int, action: Action) -> Phrase:
        if not self.deciders:
            return Phrase("the game is over")
        if seat not in self.deciders:
            return Phrase("it is not your decision now")
        if not isinstance(action, tuple) or not action:
            return Phrase("that is not possible now")
        return self.game.refusal(self.state, seat, action)

    def _reveals(self, events: list[Event]) -> bool:
        return any(event[0] in self.game.reveals for event in events)

    def _last(self) -> Moment:
        """The moment that undo would restore; after a load it is found by replaying the log."""
        if not self._log:
            raise UndoBarrier(Phrase("nothing has been played yet"))
        return self._past[-1] if self._past else self.moments[-1]

    def _recalled(self) -> list[Moment]:
        try:
            again = self._restarted()
            again._play_all(self._log)
        except (IllegalAction, SetupError, ScenarioError) as changed:
            raise UndoBarrier(Phrase("this game was begun under older rules")) from changed
        if again.state != self.state:
            raise UndoBarrier(Phrase("this game was begun under older rules"))
        return again._past

    def _title(self, moment: Moment) -> str:
        return self.voice.say(self.game.describe(moment.before, moment.seat, moment.action))


def _found(game: str | Game[Any]) -> Game[Any]:
    if isinstance(game, Game):
        return game
    if not isinstance(game, str) or game not in GAMES:
        raise SetupError(Phrase("there is no game called {key}", key=repr(game)))
    return GAMES[game]
