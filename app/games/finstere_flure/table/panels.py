"""The players beside the board: every pawn with its number, outside, out or lost, and whose turn it is."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from app.board.glyphs import glyphs
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.looks import token
from app.games.finstere_flure.drawing.scenery import DARK_INK, DIGITS, FONT, LIGHT_INK
from app.games.finstere_flure.table.asking import number_of
from app.look.player_colours import HUES
from app.table.desk.seats import Seat as Panel
from app.table.desk.seats import Slot
from app.table.players import Player
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.queries import goal_of, is_laying, pawns_of, seat_asked
from engine.games.finstere_flure.state import ESCAPED, LOST, OUTSIDE
from engine.games.finstere_flure.view import FlureView

GONE = {ESCAPED: "pawn_out", LOST: "pawn_lost"}
TO_PLAY, TO_LAY = N_("Your turn"), N_("Your turn to place")
WAITS = 0.45
"""How much is seen of a pawn that waits outside."""
ENDANGERED = (1.0, 0.29, 0.18, 1.0)
NO_RING = (0.0, 0.0, 0.0, 0.0)
NO_DANGER: Mapping[int, float] = MappingProxyType({})


class Marked(NamedTuple):
    """The pawns that have a ring: the one that is considered, and how likely others are to be eaten."""

    pawn: int | None = None
    danger: Mapping[int, float] = NO_DANGER


UNMARKED = Marked()


def panels(
    view: FlureView, players: Sequence[Player], name_of: Callable[[int], str], marked: Marked = UNMARKED
) -> list[Panel]:
    """One panel for each player."""
    return [_panel(view, seat, player, name_of(seat), marked) for seat, player in enumerate(players)]


def _panel(view: FlureView, seat: int, player: Player, name: str, marked: Marked) -> Panel:
    hue = HUES[player.hue]
    threat = _threat(view, seat, marked.danger)
    active = seat_asked(view) == seat
    return Panel(
        name=name,
        mark=f"mark_{player.hue}",
        colour=hue.main,
        pattern=f"pattern_{hue.pattern}",
        status=threat or _status(view, seat, active),
        active=active,
        turn=active,
        slots=tuple(_slot(view, pawn, player.hue, marked) for pawn in pawns_of(view, seat)),
        crest=True,
        warned=bool(threat),
    )


def _threat(view: FlureView, seat: int, danger: Mapping[int, float]) -> str:
    """Which pawn of a player the monster would eat, the likeliest first; empty if none."""
    found = [(pawn, danger[pawn]) for pawn in pawns_of(view, seat) if pawn in danger]
    if not found:
        return ""
    pawn, share = max(found, key=lambda each: each[1])
    words = N_("{number} will be eaten") if share == 1 else N_("{number} may be eaten")
    return str(Phrase(words, number=number_of(view, pawn)))


def _status(view: FlureView, seat: int, active: bool) -> str:
    if active:
        return str(Phrase(TO_LAY if is_laying(view) else TO_PLAY))
    out = sum(view["at"][pawn] == ESCAPED for pawn in pawns_of(view, seat))
    if not out:
        return str(Phrase("None escaped"))
    return str(Phrase("{count} of {goal} escaped", count=out, goal=goal_of(view)))


def _slot(view: FlureView, pawn: int, hue: str, marked: Marked) -> Slot:
    """A pawn that still plays shows its number, the others what became of them."""
    where = view["at"][pawn]
    if where in GONE:
        return Slot(FLURE(GONE[where]), large=True)
    face = token(view, pawn, hue)
    number = glyphs(DIGITS, FONT)[str(face.number)]
    ink = LIGHT_INK if face.dark else DARK_INK
    ring = ENDANGERED if pawn in marked.danger else HUES[hue].light if pawn == marked.pawn else NO_RING
    return Slot(FLURE(face.sprite), where != OUTSIDE, "", number, ink, WAITS, large=True, ring=ring)
