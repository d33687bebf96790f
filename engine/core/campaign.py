"""What is carried from one session to the next.

A campaign is a row of runs. Each run is an ordinary session: its set-up carries what the campaign brings, so
that it is saved, replayed and taken back like any other. Closing a run teaches the campaign what it left
behind. What that is belongs to the game; identity, options, rules and files are here.
"""

import json
from abc import ABC, abstractmethod
from collections.abc import Mapping
from hashlib import blake2s
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Self

from engine.core.errors import MALFORMED, EngineError, SaveError, SetupError
from engine.core.game import Carry, Game, Option, Options
from engine.core.session import Session
from engine.core.start import check_seed
from engine.core.store import content, seal, unseal, write_file
from engine.core.text import Phrase
from engine.core.versions import Migrations, brought_up, check_rules

MOST_RUNS = 1_000_000


class Run(NamedTuple):
    """What a run knows of its campaign: the first fields of what it carries."""

    campaign: str
    """The identity of the campaign."""
    run: int
    """Its number, from 1."""
    start: str
    prisoners: Any
    """Who sets out, in the words of the game; None if that was left to it."""

    @classmethod
    def of(cls, carry: Carry) -> Self:
        """The run that carries this; SetupError if that is no run's."""
        try:
            run = cls(*(carry[name] for name in cls._fields))
        except LookupError as bad:
            raise SetupError(Phrase("what is carried does not name its campaign")) from bad
        sound = type(run.run) is int and 1 <= run.run <= MOST_RUNS
        if not sound or not isinstance(run.campaign, str) or not isinstance(run.start, str):
            raise SetupError(Phrase("what is carried does not name its campaign"))
        return run


class Campaign(ABC):
    """A row of runs of one game. Subclasses say what a run brings and what it leaves behind."""

    game: ClassVar[Game[Any]]
    choices: ClassVar[tuple[Option, ...]] = ()
    """What can be chosen when a campaign begins; the options of a run are `run_options`."""
    rules: ClassVar[int] = 1
    """Rises whenever what is kept changes its meaning."""
    migrations: ClassVar[Migrations] = {}
    """From rules n, the function that turns `{"options": ..., "state": ...}` into that of rules n + 1."""

    def __init__(self, seed: int, options: Options) -> None:
        self.seed = seed
        self.options = options
        self.closed = 0
        """How many runs are closed."""
        self.table: dict[str, Any] = {}
        """What the app wants to keep with the campaign: a name, who plays."""

    @classmethod
    def new(cls, seed: int = 0, **options: Any) -> Self:
        """Begin a campaign; SetupError says what does not fit."""
        check_seed(seed)
        campaign = cls(seed, cls._settled(options))
        campaign.begin()
        return campaign

    @property
    @abstractmethod
    def starts(self) -> tuple[str, ...]:
        """Where a run can start now, the usual place first."""

    @property
    @abstractmethod
    def won(self) -> bool:
        """Whether the campaign has reached its end."""

    @abstractmethod
    def begin(self) -> None:
        """Set what is known before the first run."""

    @abstractmethod
    def brings(self, seats: int, prisoners: Any, start: str) -> dict[str, Any]:
        """What a run from this start carries, as plain data; SetupError for prisoners that cannot set out."""

    @abstractmethod
    def learn(self, session: Session) -> None:
        """Take in what a run that is over leaves behind."""

    @abstractmethod
    def kept(self) -> dict[str, Any]:
        """What was learnt, as JSON-able data."""

    @abstractmethod
    def restore(self, kept: Mapping[str, Any]) -> None:
        """Take back what `kept` gave; SaveError, ValueError or LookupError if it makes no sense."""

    def run_options(self) -> Options:
        """The options with which a run's table is set up."""
        return {}

    @property
    def identity(self) -> str:
        """What tells this campaign from others: its game, its seed, its options."""
        told = json.dumps([self.game.info.key, self.seed, self.options], sort_keys=True)
        return blake2s(told.encode(), digest_size=8).hexdigest()

    def run(
        self, seats: int, seed: int, prisoners: Any = None, start: str | None = None, *, lot: int = 0
    ) -> Session:
        """Set out on the next run; SetupError says what does not fit."""
        carry = self._carry(seats, prisoners, self.starts[0] if start is None else start)
        return Session.new(self.game, seats, seed, carry=carry, lot=lot, **self.run_options())

    def check(self, session: Session) -> None:
        """Raise SetupError unless the session is the run that this campaign waits for, over or not."""
        of_this_game = isinstance(session, Session) and session.game.info.key == self.game.info.key
        if not of_this_game or not session.carry:
            raise SetupError(Phrase("this run is of another campaign"))
        run = Run.of(session.carry)
        if run.campaign != self.identity or run.run > self.closed + 1:
            raise SetupError(Phrase("this run is of another campaign"))
        if run.run <= self.closed:
            raise SetupError(Phrase("run {number} is closed already", number=run.run))
        if session.carry != self._carry(session.seats, run.prisoners, run.start):
            raise SetupError(Phrase("this run is of another campaign"))

    def close(self, session: Session) -> None:
        """Learn from a run that is over; SetupError if it is not, or not the next one of this campaign."""
        self.check(session)
        if session.outcome is None:
            raise SetupError(Phrase("this run is not over yet"))
        self.learn(session)
        self.closed += 1

    def plain(self) -> dict[str, Any]:
        """The campaign as JSON-able data."""
        return {"game": self.game.info.key, "rules": self.rules, "setup": self._setup(), "state": self.kept()}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any]) -> Self:
        """The campaign that `plain` described; SaveError says what is wrong."""
        try:
            return cls._opened(data)
        except EngineError as bad:
            raise SaveError(bad.reason) from bad
        except MALFORMED as bad:
            raise SaveError(Phrase("the file is incomplete or corrupted")) from bad

    def sealed(self) -> bytes:
        """The bytes that `save` writes."""
        return seal({"kind": "campaign", **self.plain()})

    @classmethod
    def unsealed(cls, data: bytes) -> Self:
        """The campaign in the bytes that `sealed` made; SaveError says what is wrong with them."""
        return cls.from_plain(unseal(data, "campaign"))

    def save(self, path: Path | str) -> None:
        """Write the campaign to a file, whole or not at all."""
        write_file(Path(path), self.sealed())

    @classmethod
    def load(cls, path: Path | str) -> Self:
        """Read a campaign from a file; SaveError says what is wrong with it."""
        return cls.unsealed(content(Path(path)))

    @classmethod
    def _opened(cls, data: Mapping[str, Any]) -> Self:
        if data["game"] != cls.game.info.key:
            raise SaveError(
                Phrase(
                    "the file is for a game that this version does not have: {key}", key=repr(data["game"])
                )
            )
        check_rules(data["rules"], cls)
        setup = data["setup"]
        saved = brought_up({"options": setup["options"], "state": data["state"]}, data["rules"], cls)
        check_seed(setup["seed"])
        campaign = cls(setup["seed"], cls._settled(saved["options"]))
        campaign.closed, campaign.table = _count(setup["closed"]), dict(setup["table"])
        campaign.restore(saved["state"])
        return campaign

    @classmethod
    def _settled(cls, given: Mapping[str, Any]) -> Options:
        return cls.game.info._replace(options=cls.choices).settle(given)

    def _setup(self) -> dict[str, Any]:
        return {"seed": self.seed, "options": self.options, "closed": self.closed, "table": self.table}

    def _carry(self, seats: int, prisoners: Any, start: str) -> dict[str, Any]:
        """What the next run carries, as a save would give it back."""
        if start not in self.starts:
            raise SetupError(Phrase("a run cannot start there: {start}", start=repr(start)))
        named = Run(self.identity, self.closed + 1, start, prisoners)._asdict()
        try:
            carry: dict[str, Any] = json.loads(json.dumps({**named, **self.brings(seats, prisoners, start)}))
        except (TypeError, ValueError, RecursionError) as bad:
            raise SetupError(Phrase("what is carried is not plain data")) from bad
        return carry


def _count(value: Any) -> int:
    if type(value) is not int or not 0 <= value < MOST_RUNS:
        raise ValueError(value)
    return value
