"""How far a kept game has come, and who is asked there: what "Continue" on the home screen tells."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from app.look.lazy import named
from app.table.kit import Kit
from app.table.players import Player, called
from engine import Session


class Asked(NamedTuple):
    """Somebody who is to play: a name and the colour of its mark."""

    name: str
    hue: str


class Headway(NamedTuple):
    """How far a game has come. Each game declares its own (`Kit.headway`)."""

    share: float
    """From 0 to 1: how much of a bar is filled."""
    words: str
    """The same in a few words: "41 tiles left"."""
    asked: Asked | None = None
    """Who is asked, where that is not the player of the seat: one who leads several figures."""


Teller = Callable[[Session, Sequence[Player]], Headway]
"""What `Kit.headway` names."""


def headway_of(kit: Kit, session: Session, players: Sequence[Player]) -> Headway | None:
    """How far this table has come; None for a game that does not say."""
    if not kit.headway:
        return None
    tell: Teller = named(kit.headway)
    return tell(session, players)


def asked_at(session: Session, players: Sequence[Player], headway: Headway | None) -> list[Asked]:
    """Everybody who is to play now."""
    if headway is not None and headway.asked is not None:
        return [headway.asked]
    return [Asked(called(players[seat]), players[seat].hue) for seat in session.deciders]
