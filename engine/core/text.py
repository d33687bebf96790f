"""Sentences that the engine hands out: translated late, so that a language switch reaches them.

The engine speaks in `Phrase` values, English message ids with named fields. Whoever shows one turns it
into text with `str()`, which asks the catalogue that the app installed with `use`. Without an app the
English ids stand for themselves.
"""

from collections.abc import Callable
from typing import NamedTuple, Protocol


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


def _numbered(seat: int) -> str:
    return _voice.catalogue.gettext(N_("player {number}")).format(number=seat + 1)


class _Voice:
    """The language and the names in use; one per process, as with gettext itself."""

    def __init__(self) -> None:
        self.catalogue: Catalogue = English()
        self.name: Callable[[int], str] = _numbered
        self.piece: Callable[[str, int], str] | None = None


_voice = _Voice()


def use(catalogue: Catalogue) -> None:
    """Speak the language of this catalogue from now on."""
    _voice.catalogue = catalogue


def call_seats(name: Callable[[int], str] | None) -> None:
    """Name seats as the table does ("Mira"), or by number again with None."""
    _voice.name = name or _numbered


class Seat(NamedTuple):
    """A player inside a phrase; shown under the name that the table gave."""

    number: int

    def __str__(self) -> str:
        return _voice.name(self.number)


def call_pieces(name: Callable[[str, int], str] | None) -> None:
    """Name figures as the table does ("Mira"), or by their own title again with None."""
    _voice.piece = name


class Piece(NamedTuple):
    """A figure inside a phrase: the table may have a name for it, else its title is shown."""

    kind: str
    number: int
    title: str

    def __str__(self) -> str:
        given = _voice.piece(self.kind, self.number) if _voice.piece else ""
        return given or _voice.catalogue.gettext(self.title)


class Phrase:
    """One translatable sentence with its fields: `Phrase("{who} moves to {cell}", who=Seat(1), cell="C4")`.

    With `one` and `count` it follows the plural rule of the language:
    `Phrase("{count} tiles", one="{count} tile", count=3)`.
    """

    __slots__ = ("fields", "message", "one")

    def __init__(self, message: str, *, one: str = "", **fields: object) -> None:
        self.message = message
        self.one = one
        self.fields = fields

    def __str__(self) -> str:
        template = self._plural() if self.one else _voice.catalogue.gettext(self.message)
        return template.format(**{name: str(value) for name, value in self.fields.items()})

    def _plural(self) -> str:
        count = self.fields["count"]
        if not isinstance(count, int):
            raise TypeError(f"a plural phrase needs a whole number, not {count!r}")
        return _voice.catalogue.ngettext(self.one, self.message, count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Phrase):
            return NotImplemented
        return (self.message, self.one, self.fields) == (other.message, other.one, other.fields)

    def __hash__(self) -> int:
        return hash((self.message, self.one))

    def __repr__(self) -> str:
        inside = "".join(f", {name}={value!r}" for name, value in self.fields.items())
        return f"Phrase({self.message!r}{inside})"
