"""Sentences that the engine hands out: translated late, so that a language switch reaches them.

The engine speaks in `Phrase` values, English message ids with named fields. `str()` turns one into text in
the language that the app installed with `use`; without an app the English ids stand for themselves. Players
are numbered there. A table that has names for them tells its phrases in its own `Voice`.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol


class Catalogue(Protocol):
    """What is needed of a language: gettext's translation objects have it."""

    def gettext(self, message: str, /) -> str:
        """The message in this language."""

    def ngettext(self, one: str, many: str, count: int, /) -> str:
        """The message in this language, in the form that the count asks for."""


class English:
    """The language of the message ids themselves."""

    def gettext(self, message: str) -> str:
        """The message as it stands."""
        return message

    def ngettext(self, one: str, many: str, count: int) -> str:
        """The singular for exactly one."""
        return one if count == 1 else many


def N_(message: str) -> str:
    """Mark a message id for the catalogue without translating it yet."""
    return message


_catalogue: Catalogue = English()
"""The language in use; one per process, as with gettext itself."""


def use(catalogue: Catalogue) -> None:
    """Speak the language of this catalogue from now on."""
    global _catalogue
    _catalogue = catalogue


class Seat(NamedTuple):
    """A player inside a phrase: under the name that the table gave, or by number."""

    number: int

    def __str__(self) -> str:
        return PLAIN.say(self)


class Piece(NamedTuple):
    """A figure inside a phrase: the table may have a name for it, else its title is shown."""

    kind: str
    number: int
    title: str

    def __str__(self) -> str:
        return PLAIN.say(self)


class Phrase:
    """One translatable sentence with its fields.

    >>> print(Phrase("{who} moves to {cell}", who=Seat(1), cell="C4"))
    Player 2 moves to C4

    With `one` and `count` it follows the plural rule of the language:

    >>> print(Phrase("{count} tiles", one="{count} tile", count=1))
    1 tile
    """

    __slots__ = ("fields", "message", "one")

    def __init__(self, message: str, *, one: str = "", **fields: object) -> None:
        self.message = message
        self.one = one
        self.fields = fields

    def __str__(self) -> str:
        return PLAIN.say(self)

    @property
    def template(self) -> str:
        """The message in the language in use, in the form that the count asks for."""
        return self._plural() if self.one else _catalogue.gettext(self.message)

    def _plural(self) -> str:
        count = self.fields["count"]
        if not isinstance(count, int):
            raise TypeError(f"a plural phrase needs a whole number, not {count!r}")
        return _catalogue.ngettext(self.one, self.message, count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return (self.message, self.one, self.fields) == (other.message, other.one, other.fields)

    def __hash__(self) -> int:
        return hash((self.message, self.one))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"Phrase({self.message!r}{inside})"


def _numbered(seat: int) -> str:
    return _catalogue.gettext(N_("Player {number}")).format(number=seat + 1)


def _untitled(_kind: str, _number: int) -> str:
    return ""


class Listed(NamedTuple):
    """Several things in a row, inside a phrase."""

    parts: tuple[object, ...]

    def __str__(self) -> str:
        return PLAIN.say(self)


class Voice:
    """How one table tells things: its names for players ("Mira") and for their figures."""

    def __init__(
        self, seat: Callable[[int], str] = _numbered, piece: Callable[[str, int], str] = _untitled
    ) -> None:
        self.seat = seat
        self.piece = piece
        """Empty where the table has no name for a figure."""

    def say(self, words: object) -> str:
        """The words as text, every name inside them as this table gives it."""
        said = SAID.get(type(words))
        return str(words) if said is None else said(self, words)


def _phrase(voice: Voice, words: Phrase) -> str:
    return words.template.format_map({name: voice.say(value) for name, value in words.fields.items()})


def _listed(voice: Voice, words: Listed) -> str:
    return ", ".join(map(voice.say, words.parts))


def _piece(voice: Voice, words: Piece) -> str:
    return voice.piece(words.kind, words.number) or _catalogue.gettext(words.title)


SAID: dict[type, Callable[[Voice, Any], str]] = {
    Phrase: _phrase,
    Seat: lambda voice, words: voice.seat(words.number),
    Piece: _piece,
    Listed: _listed,
}
"""How a voice says what holds names; everything else is said as it is."""


PLAIN = Voice()
"""The voice without names: players are numbered, figures have their own titles."""
