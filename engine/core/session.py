"""The timeline of one table: play, undo, redo, replay, save points.

A session owns time; the game's state never does. It keeps a copy of the state before each action, so undo
restores a copy and needs no inverse code. The checked door is here: `Game.apply` trusts its caller.
"""

from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any, Self

from engine.core import dice
from engine.core.audience import Audience
from engine.core.bot import Advice, Thinking, Told, to_the_end
from engine.core.errors import MALFORMED, IllegalAction, SaveError, ScenarioError, SetupError, UndoBarrier
from engine.core.event import Event
from engine.core.game import NOTHING, Action, Carry, Game, Games, Options, Outcome, View
from engine.core.moment import Moment
from engine.core.past import Past
from engine.core.plain import check_plain
from engine.core.registry import GAMES, found
from engine.core.start import Start
from engine.core.state import State, frozen
from engine.core.store import content, seal, unseal, write_file
from engine.core.text import Phrase, Seat, Voice

Played = tuple[int, Action]


class Session:
    """A game at a table, from its set-up to its outcome.

    >>> from engine import GAMES
    >>> table = Session.new(next(iter(GAMES)), seats=2, seed=7, variant="expert")
    >>> table.deciders, len(table.legal(0)), table.legal(1)
    ((0,), 144, [])
    >>> copy = table.clone()
    >>> events = copy.play(0, ("start", 0, 0))
    >>> copy.log, table.log
    ([(0, ('start', 0, 0))], [])
    >>> copy.undo()
    Traceback (most recent call last):
        ...
    engine.core.errors.UndoBarrier: cannot undo a reveal: Red starts here, exits: north, east
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        seed: int,
        options: Options,
        state: State,
        carry: Carry = NOTHING,
        lot: int = 0,
    ) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.carry = carry
        """What a campaign brought to this run; empty where there is none."""
        self.lot = lot
        """Chance that no code carries; with one, the seed alone tells nothing of the secrets."""
        self.state = state
        self.voice = Voice()
        """The names in which this table is told."""
        self.table: dict[str, Any] = {}
        """What the app wants to keep with the save: names, colours, who is a computer player."""
        self._scenario: Mapping[str, Any] | None = None
        self._past = Past()

    @classmethod
    def new(
        cls,
        game: str | Game[Any],
        seats: int,
        seed: int = 0,
        *,
        carry: Carry | None = None,
        lot: int = 0,
        **options: Any,
    ) -> Self:
        """Set a game up; SetupError says what does not fit."""
        game = found(game)
        start = Start(seats, seed, options, NOTHING if carry is None else carry, lot).settled(game)
        game.check_setup(seats, start.options)
        return cls(game, seats, seed, start.options, start.position(game), start.carry, lot)

    @classmethod
    def scenario(cls, game: str | Game[Any], data: Mapping[str, Any]) -> Self:
        """Start from a described position; ScenarioError gives the path of a wrong field.

        A position that a save could not be opened with again is none.
        """
        game = found(game)
        if not isinstance(data, Mapping):
            raise ScenarioError("scenario", Phrase("a scenario must be an object with named fields"))
        try:
            check_plain(data)
            state, seats, options = game.scenario(data)
            session = cls(game, seats, 0, options, state)
            session._scenario = deepcopy(data)
            cls.unsealed(session.sealed(), {game.info.key: game})
        except (*MALFORMED, SaveError) as bad:
            raise ScenarioError("scenario", Phrase("this is no position of the game")) from bad
        return session

    @classmethod
    def replay(
        cls,
        game: str | Game[Any],
        seats: int,
        seed: int,
        options: Mapping[str, Any],
        log: Iterable[Any],
        carry: Carry | None = None,
        lot: int = 0,
    ) -> Self:
        """Set up the same game again and play the same actions."""
        session = cls.new(game, seats, seed, carry=carry, lot=lot, **options)
        session._play_all(log)
        return session

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""
        return self.game.deciders(self.state)

    @property
    def audience(self) -> Audience:
        """For whose eyes the present step is; it tells no secret."""
        return self.game.audience(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def log(self) -> list[Played]:
        """Every (seat, action) so far."""
        return self._past.played

    def legal(self, seat: int) -> list[Action]:
        """Every action open to the seat now."""
        return self.game.legal(self.state, seat) if seat in self.deciders else []

    def changes(self, seat: int) -> list[Action]:
        """What a seat that has answered the open step may play instead; empty for all others."""
        return self.game.changes(self.state, seat) if seat in self.game.answered(self.state) else []

    def surrender(self, seat: int) -> list[Action]:
        """The action with which the seat may give the game up now; empty if there is none."""
        given_up = self.game.surrender(self.state) if seat in self.deciders else None
        return [] if given_up is None else [given_up]

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action of `legal`, `changes` or `surrender`.

        IllegalAction says why not, and nothing has changed. The listed action is played, not the given one:
        1.0 equals 1 here, but not in a save.
        """
        return self._play(seat, action)

    def play_all(self, seat: int, *actions: Action) -> list[Event]:
        """Carry out several actions of one seat as one deed, which undo takes back as a whole.

        If one of them is not legal, IllegalAction says why, and none has been played.
        """
        past, state = self._past.copy(), self.state.clone()
        events: list[Event] = []
        try:
            for place, action in enumerate(actions):
                events += self._play(seat, action, continues=place > 0)
        except BaseException:
            self._past, self.state = past, state
            raise
        return events

    def view(self, seat: int | None) -> View:
        """All that this seat may know; None is what a bystander may see."""
        if seat is not None and seat not in range(self.seats):
            raise IllegalAction(self.voice.say(Phrase("you cannot do that now")))
        return self.game.view(self.state, seat)

    def describe(self, action: Action, seat: int | None = None) -> str:
        """What the action does now, translated, in one line."""
        if seat is None:
            seat = next((who for who in self.deciders if action in self.legal(who)), 0)
        try:
            return self.voice.say(self.game.describe(self.state, seat, action))
        except MALFORMED as bad:
            raise IllegalAction(self.voice.say(Phrase("you cannot do that now"))) from bad

    def hint(self, seat: int) -> Advice:
        """What to do and why, found from this seat's view only."""
        return to_the_end(self.ponder(seat))

    def ponder(self, seat: int) -> Thinking:
        """Begin the same hint for a table that cannot wait: it is worked out a little at a time."""
        if seat not in self.deciders:
            raise IllegalAction(Phrase("this is not your decision"))
        luck = dice.seeded(self.seed + len(self._past.log), stream=2)
        return Told(self.game.adviser.think(self.game, self.view(seat), seat, luck), self.voice)

    def undo(self, past_barrier: bool = False, viewer: int | None = None) -> str:
        """Take the last deed back and give its title for a viewer (None: a bystander).

        UndoBarrier if something seen would be unlearnt, or something that the viewer may not know taken back.
        """
        deed = self._last_deed()
        title = self.title_of(deed, viewer)
        if not past_barrier:
            self._check_barrier(deed, viewer)
        self.state = self._past.take_back(deed, self.state)
        return title

    def redo(self, viewer: int | None = None) -> str:
        """Play the deed again that was taken back last, and give its title for a viewer."""
        deed = self._past.next_deed()
        if not deed:
            raise UndoBarrier(Phrase("nothing to redo"))
        self.state = self._past.play_again(deed)
        return self.title_of(deed, viewer)

    def undo_title(self, viewer: int | None = None) -> str | None:
        """What undo would take back; None at the start or where older rules hide it."""
        try:
            return self.title_of(self._last_deed(), viewer)
        except UndoBarrier:
            return None

    def redo_title(self, viewer: int | None = None) -> str | None:
        """What redo would play again, or None."""
        deed = self._past.next_deed()
        return self.title_of(deed, viewer) if deed else None

    @property
    def moments(self) -> list[Moment]:
        """Every action so far with the state before it; UndoBarrier if an old save cannot tell."""
        if len(self._past.moments) < len(self._past.log):
            self._recall()
        return list(self._past.moments)

    def at_barrier(self, viewer: int | None = None) -> bool:
        """Whether undo would have to unlearn something or take back a secret, or cannot tell."""
        try:
            return bool(self._past.log) and self.is_barrier(self._last_deed(), viewer)
        except UndoBarrier:
            return True

    def title_of(self, deed: Sequence[Moment], viewer: int | None) -> str:
        """What a deed is called for a viewer, translated, in one line; neutral where it is a secret."""
        title = self._past.title(deed, viewer, self.game.deed_title)
        if title is None:
            title = Phrase("{who} decided in secret", who=Seat(deed[-1].seat))
        return self.voice.say(title)

    def is_barrier(self, deed: Sequence[Moment], viewer: int | None) -> bool:
        """Whether taking a deed back would unlearn something seen, or a secret that is not the viewer's."""
        return any(moment.barrier for moment in deed) or self.hides(deed, viewer)

    def hides(self, deed: Sequence[Moment], viewer: int | None) -> bool:
        """Whether a viewer may not know what was decided in a deed."""
        title = self.game.title
        return any(title(each.before, each.seat, each.action, viewer) is None for each in deed)

    def clone(self) -> Self:
        """An independent copy: a bot's or a preview's scratch pad."""
        options, state = dict(self.options), self.state.clone()
        twin = type(self)(self.game, self.seats, self.seed, options, state, self.carry, self.lot)
        twin.table, twin.voice = deepcopy(self.table), self.voice
        twin._scenario = self._scenario
        twin._past = self._past.copy()
        return twin

    def anew(self, seed: int, lot: int = 0) -> Self:
        """A new game of the same set-up from another seed; a scenario begins as it did."""
        if self._scenario is not None:
            return self._restarted()
        session = type(self).new(self.game, self.seats, seed, carry=self.carry, lot=lot, **self.options)
        session.table, session.voice = deepcopy(self.table), self.voice
        return session

    def at(self, step: int) -> Self:
        """The same table after its first `step` actions: a replay that can be branched."""
        session = self._restarted()
        session._play_all(self._past.log[:step])
        return session

    def save(self, path: Path | str) -> None:
        """Write the game to a file, whole or not at all."""
        write_file(Path(path), self.sealed())

    def sealed(self) -> bytes:
        """The bytes that `save` writes."""
        setup = {
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "carry": dict(self.carry),
            "lot": self.lot,
            "table": self.table,
        }
        if self._scenario is not None:
            setup["scenario"] = self._scenario
        return seal(
            {
                "game": self.game.info.key,
                "rules": self.game.rules,
                "setup": setup,
                "state": self.state.plain(),
                "log": self._past.log,
            }
        )

    @classmethod
    def load(cls, path: Path | str, games: Games = GAMES) -> Self:
        """Read a game from a file; SaveError says what is wrong with it."""
        return cls.unsealed(content(Path(path)), games)

    @classmethod
    def unsealed(cls, data: bytes, games: Games = GAMES) -> Self:
        """The game in the bytes that `sealed` made; SaveError says what is wrong with them."""
        from engine.core.opening import opened

        envelope, game, state = opened(unseal(data), games)
        setup = envelope["setup"]
        seats, seed, options = setup["seats"], setup["seed"], setup["options"]
        session = cls(game, seats, seed, options, state, setup["carry"], setup["lot"])
        session.table = setup["table"]
        session._scenario = setup.get("scenario")
        session._past = Past(envelope["log"])
        return session

    def _restarted(self) -> Self:
        if self._scenario is not None:
            session = type(self).scenario(self.game, self._scenario)
        else:
            brought: dict[str, Any] = {"carry": self.carry, "lot": self.lot, **self.options}
            session = type(self).new(self.game, self.seats, self.seed, **brought)
        session.table, session.voice = deepcopy(self.table), self.voice
        return session

    def _play_all(self, log: Iterable[Any]) -> None:
        for seat, action, *continues in log:
            action = frozen(action) if isinstance(action, list) else action
            self._play(seat, action, any(continues))

    def _play(self, seat: int, action: Action, continues: bool = False) -> list[Event]:
        actions = self.legal(seat)
        if action not in actions:
            actions = [*self.changes(seat), *self.surrender(seat)]
            if action not in actions:
                raise IllegalAction(self.voice.say(self._refusal(seat, action)))
        seat, action = int(seat), actions[actions.index(action)]
        before = self.state.clone()
        try:
            events: list[Event] = self.game.apply(self.state, seat, action)
        except BaseException:
            self.state = before
            raise
        shows_something_new = any(event[0] in self.game.reveals for event in events)
        self._past.add(Moment(before, seat, action, shows_something_new, continues))
        return events

    def _refusal(self, seat: int, action: Action) -> Phrase:
        if not self.deciders:
            return Phrase("The game is over")
        if seat not in self.deciders:
            return Phrase("this is not your decision")
        if not isinstance(action, tuple) or not action:
            return Phrase("you cannot do that now")
        return self.game.refusal(self.state, seat, action)

    def _last_deed(self) -> list[Moment]:
        """What undo would take back."""
        if not self._past.log:
            raise UndoBarrier(Phrase("nothing to undo yet"))
        if not self._past.moments:
            self._recall()
        return self._past.last_deed()

    def _check_barrier(self, deed: list[Moment], viewer: int | None) -> None:
        if any(moment.barrier for moment in deed):
            raise UndoBarrier(Phrase("cannot undo a reveal: {title}", title=self.title_of(deed, viewer)))
        if self.hides(deed, viewer):
            raise UndoBarrier(self.title_of(deed, viewer))

    def _recall(self) -> None:
        """Find the states of the past again, which a save does not hold, by replaying its log."""
        try:
            again = self._restarted()
            again._play_all(self._past.log)
        except (IllegalAction, SetupError, ScenarioError) as changed:
            raise UndoBarrier(Phrase("this game was started under older rules")) from changed
        if again.state != self.state:
            raise UndoBarrier(Phrase("this game was started under older rules"))
        self._past.moments = again._past.moments
