"""What the result of Finstere Flure tells: everybody's pawns, what was eaten, and the monster itself."""

from collections.abc import Callable, Sequence

from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.looks import token
from app.games.finstere_flure.monster.look import compose, look_of
from app.table.after.closing import Closing, Figure, Standing, counted, ranked
from app.table.log import moments
from app.table.players import Player, called
from engine import Session
from engine.core.event import Event
from engine.core.text import Listed, Phrase
from engine.games.finstere_flure.queries import pawns_of
from engine.games.finstere_flure.state import ESCAPED, LOST
from engine.games.finstere_flure.view import FlureView

DEAD = ("eaten", "crushed")
GONE = {ESCAPED: "pawn_out", LOST: "pawn_lost"}


def closing(session: Session, players: Sequence[Player], translate: Callable[[str], str]) -> Closing:
    """Escaped pawns decide, then fewer lost ones; the winner of the rules stands first."""
    view: FlureView = session.view(None)
    deeds = [replayed.events for replayed, _ in moments(session)]
    events = [event for deed in deeds for event in deed]
    winners = session.outcome.winners if session.outcome is not None else ()
    out, lost = ([_count(view, seat, where) for seat in range(session.seats)] for where in (ESCAPED, LOST))
    scores = [(int(seat in winners), out[seat], -lost[seat]) for seat in range(session.seats)]
    standings = tuple(
        Standing(seat, place, _words(out[seat], lost[seat]), _pictures(view, seat, players[seat].hue))
        for seat, place in ranked(scores)
    )
    look = look_of(session.table)
    return Closing(
        standings,
        _figures(view, events, deeds),
        compose(look),
        look.called(translate),
        str(Phrase("{who} wins", who=called(players[winners[0]]))) if len(winners) == 1 else "",
    )


def _count(view: FlureView, seat: int, where: int) -> int:
    return sum(view["at"][pawn] == where for pawn in pawns_of(view, seat))


def _words(out: int, lost: int) -> str:
    escaped = Phrase("{count} escaped", one="{count} escaped", count=out)
    eaten = Phrase("{count} eaten", one="{count} eaten", count=lost)
    return str(Listed((escaped, eaten)))


def _pictures(view: FlureView, seat: int, hue: str) -> tuple[str, ...]:
    """What became of each pawn."""
    return tuple(
        FLURE(GONE.get(view["at"][pawn], token(view, pawn, hue).sprite)) for pawn in pawns_of(view, seat)
    )


def _figures(
    view: FlureView, events: Sequence[Event], deeds: Sequence[Sequence[Event]]
) -> tuple[Figure, ...]:
    eaten = sum(event[0] in DEAD for event in events)
    longest = max((sum(event[0] in ("walked", "crossed") for event in deed) for deed in deeds), default=0)
    return (
        counted(eaten, "{count} pawns eaten", "{count} pawn eaten"),
        counted(view["turn"] + 1, "{count} rounds", "{count} round"),
        Figure(str(longest), str(Phrase("longest walk"))),
    )
