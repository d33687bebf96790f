"""What the result of The Night Cage tells: what everybody carried, and three figures of the night."""

from collections.abc import Sequence

from app.games.night_cage.table.looks import pawn_sprite
from app.games.night_cage.table.prisoners import prisoners
from app.look.places import sprite
from app.table.after.closing import Closing, Figure, Standing, counted
from app.table.log import moments
from app.table.players import Player
from engine import Session
from engine.core.event import Event
from engine.core.text import Listed, Phrase
from engine.games.night_cage.queries import owner
from engine.games.night_cage.view import CageView


def closing(session: Session, players: Sequence[Player]) -> Closing:
    """One line for each player with the prisoners he led, tiles left, blows and turns."""
    view: CageView = session.view(None)
    blows = [event for event in _events(session) if event[0] == "burned" and event[4]]
    standings = tuple(_standing(session, view, seat, players, blows) for seat in range(session.seats))
    turns = 1 + sum(event[0] == "turn" for event in _events(session))
    figures: list[Figure] = [
        counted(view["stack"], "{count} tiles left", "{count} tile left"),
        counted(len(blows), "{count} hits", "{count} hit"),
        counted(turns, "{count} turns", "{count} turn"),
    ]
    return Closing(standings, tuple(figures))


def _events(session: Session) -> list[Event]:
    return [event for replayed, _ in moments(session) for event in replayed.events]


def _standing(
    session: Session, view: CageView, seat: int, players: Sequence[Player], blows: Sequence[Event]
) -> Standing:
    people = prisoners(players, view["prisoners"])
    mine = [person.number for person in people if owner(view, person.number) == seat]
    keys = sum(bool(view["key"][number]) for number in mine)
    hits = sum(event[3] in mine for event in blows)
    parts: list[Phrase] = [
        Phrase("{count} hits", one="{count} hit", count=hits),
        Phrase("{count} keys in hand", one="{count} key in hand", count=keys),
    ]
    pictures = tuple(sprite(pawn_sprite(people[number].hue, bool(view["lit"][number]))) for number in mine)
    return Standing(seat, 0, str(Listed(tuple(parts))), pictures)
