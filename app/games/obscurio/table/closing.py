"""What the result of Obscurio tells: who was what, how often everybody was wrong, and how the way went."""

from collections.abc import Sequence

from app.games.obscurio.table.pieces.pictures import TABLE
from app.look.sentence import capital
from app.table.after.closing import Closing, Figure, Standing
from app.table.after.timeline import Mark, Timeline
from app.table.log import moments
from app.table.players import Player, called
from engine import Session
from engine.core.event import Event
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.state import NOBODY
from engine.games.obscurio.view import LibraryView

FOOT, TOP = (28, 20, 72), (240, 194, 90)
"""Violet dark below, the gold of the tokens above."""

TITLE = N_("The cohesion of the group, turn by turn")


def closing(session: Session, players: Sequence[Player]) -> Closing:
    """Winners first; the Traitor is named."""
    view: LibraryView = session.view(None)
    winners = session.outcome.winners if session.outcome is not None else ()
    order = sorted(range(session.seats), key=lambda seat: (seat not in winners, seat))
    standings = tuple(_standing(view, seat, players, winners) for seat in order)
    tokens = view["light"] + view["dark"]
    figures = (
        Figure(str(view["turn"]), str(Phrase("turns played", one="turn played", count=view["turn"]))),
        Figure(
            str(view["progress"]), str(Phrase("rooms reached", one="room reached", count=view["progress"]))
        ),
        Figure(str(tokens), str(Phrase("tokens left", one="token left", count=tokens))),
    )
    return Closing(standings, figures, headline=_headline(view, players, winners))


def _headline(view: LibraryView, players: Sequence[Player], winners: Sequence[int]) -> str:
    """Who has betrayed them all; whoever escapes reads of the victory first."""
    traitor = view["traitor"]
    if traitor == NOBODY or traitor not in winners:
        return ""
    return str(Phrase("{name} was the Traitor", name=called(players[traitor])))


def _standing(view: LibraryView, seat: int, players: Sequence[Player], winners: Sequence[int]) -> Standing:
    if seat == view["grimoire"]:
        words = str(Phrase("the Grimoire"))
    else:
        what = Phrase("Traitor") if seat == view["traitor"] else Phrase("Wizard")
        wrong = Phrase("{count} wrong", one="{count} wrong", count=view["taken"][seat])
        words = f"{what}, {wrong}"
    return Standing(seat, 0, words, (TABLE(f"cloak_{players[seat].hue}"),))


def timeline(session: Session) -> Timeline:
    """Tokens left after every action; every Exit, the accusation and the end as marks."""
    values, marks = [_tokens(session.at(0).view(None))], []
    for step, (action, view) in enumerate(moments(session), start=1):
        values.append(_tokens(view))
        mark = _mark(session, step, action.events)
        if mark is not None:
            marks.append(mark)
    return Timeline(str(Phrase(TITLE)), tuple(values), tuple(marks), FOOT, TOP)


def _tokens(view: LibraryView) -> int:
    return view["light"] + view["dark"]


def _mark(session: Session, step: int, events: Sequence[Event]) -> Mark | None:
    kinds = {event[0]: event for event in events}
    if "exposed" in kinds:
        told = Phrase("{who} is the Traitor", who=Seat(kinds["exposed"][3]))
        return Mark(step, "traitor", capital(session.voice.say(told)))
    if "revealed" not in kinds:
        return None
    sprite = "room_here" if "advanced" in kinds or "over" in kinds else "cohesion_spent"
    told = session.game.tell(kinds["revealed"]) or Phrase("the Exit")
    return Mark(step, sprite, capital(session.voice.say(told)))
