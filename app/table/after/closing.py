"""What the result of a game tells besides how it ended: standings, a few figures, a portrait."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from engine import Session
from engine.core.text import Phrase


class Standing(NamedTuple):
    """How one seat came off."""

    seat: int
    place: int
    """From 1; 0 where all won or lost together."""
    words: str = ""
    pictures: tuple[str, ...] = ()
    """Sources of small pictures: what became of its pieces."""


class Figure(NamedTuple):
    """A number worth telling, with what it counts."""

    number: str
    words: str


class Closing(NamedTuple):
    """All that a game's table tells at its end."""

    standings: tuple[Standing, ...]
    figures: tuple[Figure, ...] = ()
    portrait: Any = None
    """A texture, if the game has somebody to show."""
    caption: str = ""
    headline: str = ""
    """Who won; empty leaves it to the words of the kit."""


def plain(session: Session) -> Closing:
    """What is told of any game: winners first, and how many moves it took."""
    outcome = session.outcome
    winners = outcome.winners if outcome is not None else ()
    together = session.game.info.cooperative
    order = sorted(range(session.seats), key=lambda seat: seat not in winners)
    places = [0 if together else 1 if seat in winners else 2 for seat in order]
    standings = tuple(Standing(seat, place) for seat, place in zip(order, places, strict=True))
    return Closing(standings, (counted(len(session.log), "{count} moves", "{count} move"),))


def counted(count: int, many: str, one: str) -> Figure:
    """A count as a figure: the words of a plural without its number."""
    words = str(Phrase(many, one=one, count=count))
    return Figure(str(count), words.replace(str(count), "").strip())


def ranked(scores: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """(seat, place) with the best first; equals share their place."""
    order = sorted(range(len(scores)), key=lambda seat: scores[seat], reverse=True)
    return [(seat, 1 + sum(other > scores[seat] for other in scores)) for seat in order]
