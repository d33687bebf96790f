"""The contract: what a game declares about itself and which questions it answers.

A game is a set of functions over a small state. It never keeps anything of its own: the same game object
serves every table, every bot and every preview at once.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NamedTuple, TypeVar

from engine.core.audience import PRIVATE, PUBLIC, Audience
from engine.core.bot import BOTS, Bot
from engine.core.dice import below
from engine.core.errors import ScenarioError, SetupError
from engine.core.event import Event
from engine.core.moment import Moment
from engine.core.state import State
from engine.core.text import Phrase

if TYPE_CHECKING:
    from engine.core.campaign import Campaign

Action = tuple[Any, ...]
View = Any
"""What a seat may know: a JSON-able dict. Every game declares its own, such as `CageView`; shared code reads
only `seat`, `step` and `asked`.
"""
Value = str | int | bool
Options = dict[str, Any]
Carry = Mapping[str, Any]
"""What a campaign brings to the start of a run, as plain data."""
NOTHING: Carry = MappingProxyType({})
Save = dict[str, Any]
"""What a migration gets and gives: `options`, `carry`, `state`, and the `scenario` if one was the start."""
S = TypeVar("S", bound=State)


class Option(NamedTuple):
    """One choice at set-up. `allowed` lists the choices, or is a range for a number.

    Saves and share codes of older versions rest on them: options and values are only ever added at the end,
    and a default stays, since it is what an older save or code left out.
    """

    key: str
    kind: Literal["choice", "flag", "number"]
    default: Value
    allowed: tuple[Value, ...] | range = (False, True)
    title: str = ""
    note: str = ""
    labels: tuple[str, ...] = ()
    group: str = ""
    since: int = 1
    """The rules of the game with which this option came."""
    counted: int = 0
    """How many values there were when share codes still counted them; 0 if none came later."""

    def check(self, value: Any) -> None:
        """Raise SetupError unless the value is one of those allowed.

        >>> Option("speed", "number", 2, range(1, 4)).check(9)
        Traceback (most recent call last):
            ...
        engine.core.errors.SetupError: speed cannot be 9
        """
        fits = type(value) is type(self.default) and value in self.allowed
        if not fits:
            raise SetupError(Phrase("{key} cannot be {value}", key=self.key, value=repr(value)))

    def label(self, value: Value) -> str:
        """The message id under which a choice is shown."""
        if self.labels and value in self.allowed:
            return self.labels[self.allowed.index(value)]  # type: ignore[arg-type]
        return str(value)


class GameInfo(NamedTuple):
    """What a game is, before how it behaves: all that a menu needs."""

    key: str
    title: str
    seats: range
    options: tuple[Option, ...] = ()
    cooperative: bool = False
    secrets: bool = False
    """Whether seats know different things, so that a device handed round needs its curtain."""
    minutes: int = 30
    tagline: str = ""

    def check_seats(self, seats: Any) -> None:
        """Refuse a number of players that the box does not allow."""
        if type(seats) is not int or seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise SetupError(
                Phrase("{game} is for {least} to {most} players", game=self.key, least=least, most=most)
            )

    def settle(self, given: Mapping[str, Any]) -> Options:
        """Fill in the defaults and refuse what is unknown or out of range."""
        options: Options = {option.key: option.default for option in self.options}
        for key, value in given.items():
            if key not in options:
                raise SetupError(Phrase("{game} has no option {key}", game=self.key, key=key))
            options[key] = value
        for option in self.options:
            option.check(options[option.key])
        return options


class Outcome(NamedTuple):
    """How a game ended: "won", "lost" or "drawn", by whom, and why in one line."""

    result: Literal["won", "lost", "drawn"]
    winners: tuple[int, ...]
    reason: str


class Game(ABC, Generic[S]):
    """One board game. Methods marked abstract are the rules; the rest has sensible answers."""

    info: ClassVar[GameInfo]
    longest: ClassVar[int]
    """No game takes more actions than this."""
    rules: ClassVar[int] = 1
    """Rises whenever behaviour changes, so that an old save knows it is old."""
    state: ClassVar[type[State]]
    migrations: ClassVar[Mapping[int, Callable[[Save], Save]]] = {}
    """From rules n, the function that turns a save into one of rules n + 1.

    An option that came later needs none: where a save does not have it, it takes its default.
    """
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that show somebody something new: undo stops behind them."""

    horizon: ClassVar[int] = 60
    """How many actions a playout looks ahead: far enough to see the good of a move, no further."""
    playouts: ClassVar[int] = 300
    """How many playouts a strong player tries for one decision: about a second's worth on a small machine."""

    bots: ClassVar[Mapping[str, Bot]] = BOTS
    """Its computer players by strength: easy, medium and strong."""
    adviser: ClassVar[Bot] = BOTS["strong"]
    """Finds the hints."""

    def check_setup(self, seats: int, options: Options) -> None:
        """Refuse combinations that no single option can see, with SetupError."""
        return

    def campaign(self) -> "type[Campaign] | None":
        """The campaigns of this game; None where every table stands alone."""
        return None

    def check_carry(self, seats: int, options: Options, carry: Carry) -> None:
        """Refuse what a run of this game cannot start with, with SetupError; most games carry nothing."""
        if carry:
            raise SetupError(Phrase("{game} has no campaign", game=self.info.key))

    def check_state(self, state: S, seats: int, options: Options) -> None:
        """Refuse a saved position that no play leads to, with SaveError or ValueError.

        The shapes of the fields and the number of pieces are checked before: this is for sizes and ranges.
        """
        return

    @abstractmethod
    def setup(self, seats: int, seed: int, options: Options, carry: Carry = NOTHING) -> S:
        """The first position, run up to its first decision. `seed` is the first of the generator."""

    def scenario(self, data: Mapping[str, Any]) -> tuple[S, int, Options]:
        """A described position with its number of seats and options; ScenarioError names a bad field."""
        raise ScenarioError("game", Phrase("{game} has no scenarios", game=self.info.key))

    @abstractmethod
    def deciders(self, state: S) -> tuple[int, ...]:
        """The seats that must decide now; empty when the game is over."""

    def audience(self, state: S) -> Audience:
        """For whose eyes the present step is: everybody's unless there are secrets, else the first decider's.

        It must follow from what everybody knows; a game with a `Script` asks that.
        """
        deciders = self.deciders(state) if self.info.secrets else ()
        return PRIVATE(deciders[0]) if deciders else PUBLIC

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[Action]:
        """Every action open to the seat now, unique and in a stable order."""

    def surrender(self, state: S) -> Action | None:
        """The action with which whoever decides may give the game up; None where there is none.

        It is not in `legal`: no computer player, hint or playout comes upon it, and a table asks twice.
        """
        return None

    def answered(self, state: S) -> tuple[int, ...]:
        """The seats that have answered the open step and may still answer otherwise."""
        return ()

    def changes(self, state: S, seat: int) -> list[Action]:
        """What a seat that has answered may play instead, unique and in a stable order.

        The answer itself stays in the list: a list without it would tell it.
        """
        return []

    @abstractmethod
    def apply(self, state: S, seat: int, action: Action) -> list[Event]:
        """Carry out a legal action, unchecked, and everything that follows from it."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """How it ended, or None while it goes on."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """All that the seat (None: a bystander) may know, built up from nothing."""

    @abstractmethod
    def fold(self, view: View, event: Event) -> None:
        """Bring a view up to date with one event that its owner saw."""

    @abstractmethod
    def imagine(self, view: View, dice: int) -> S:
        """A full state that fits the view, with the unknown dealt at random."""

    @abstractmethod
    def redeal(self, state: S, seat: int | None, dice: int) -> S:
        """A copy of the truth in which all that the seat cannot know is dealt again."""

    @abstractmethod
    def inventory(self, state: S) -> Mapping[str, int]:
        """Every kind of piece with how many there are in all places together; it never changes."""

    @abstractmethod
    def describe(self, state: S, seat: int, action: Action) -> Phrase:
        """One line that says what the action does now."""

    def title(self, state: S, seat: int, action: Action, viewer: int | None) -> Phrase | None:
        """What a decision is called for a viewer (None: a bystander); None if the viewer may not know it.

        A decision is known to the seat itself, and to everybody at a public step. A game adds what is
        decided in private and lies open as soon as it is done.
        """
        known = viewer == seat or not self.info.secrets or self.audience(state).kind == "public"
        return self.describe(state, seat, action) if known else None

    def deed_title(self, deed: Sequence[Moment], viewer: int | None) -> Phrase | None:
        """What several actions of one seat are called together: like the last of them."""
        last = deed[-1]
        before: Any = last.before
        return self.title(before, last.seat, last.action, viewer)

    def tell(self, event: Event) -> Phrase | None:
        """One line for the log about an event, or None if it is not worth one."""
        return None

    def teller(self, state: S) -> Callable[[Event], Phrase | None]:
        """What tells the events of a whole game one after the other, from its first state on."""
        return self.tell

    def draw_text(self, state: S) -> str:
        """The position in letters: for a terminal, for golden games, for whoever looks for a fault."""
        return repr(state)

    def refusal(self, state: S, seat: int, action: Action) -> Phrase:
        """Why the action is not legal, quoting the rule where there is one."""
        return Phrase("you cannot do that now")

    def moderates(self, state: S, seat: int) -> bool:
        """Whether a seat that must decide only keeps the pace: the table goes on when all are ready.

        A screen lets the people round it, or its clock, act for such a seat, whoever plays it.
        """
        return False

    def thumb(self, state: S, seat: int, action: Action) -> float:
        """A rule of thumb: how good the action looks."""
        return 0.0

    def reason(self, state: S, seat: int, action: Action) -> Phrase:
        """Why the action is advised, in words."""
        return Phrase("no other move looks better")

    def plans(self, state: S, seat: int) -> list[tuple[Action, ...]]:
        """What a strong player compares: each legal action, or where a move takes many, whole moves.

        A plan is a row of actions that this seat can play one after the other, whatever luck brings.
        """
        return [(action,) for action in self.legal(state, seat)]

    def policy(self, state: S, seat: int, dice: int) -> tuple[Action, int]:
        """A fast choice for playouts: any legal action unless a game knows better."""
        actions = self.legal(state, seat)
        index, dice = below(dice, len(actions))
        return actions[index], dice

    def settled(self, state: S) -> bool:
        """Whether a position can be judged as it is; a playout goes on beyond its horizon until it can."""
        return True

    def worth(self, state: S, seat: int) -> float:
        """From 0 (lost) to 1 (won) for the seat, also in the middle of a game."""
        outcome = self.outcome(state)
        return 0.5 if outcome is None else float(seat in outcome.winners)


Games = Mapping[str, Game[Any]]
