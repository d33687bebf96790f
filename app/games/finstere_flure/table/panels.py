"""The players beside the board: every pawn with its number, outside, out or lost, and whose turn it is."""

from collections.abc import Callable, Sequence

from app.board.glyphs import glyphs
from app.games.finstere_flure.drawing.atlas import FLURE
from app.games.finstere_flure.drawing.looks import token
from app.games.finstere_flure.drawing.scenery import DARK_INK, DIGITS, FONT, LIGHT_INK
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


def panels(view: FlureView, players: Sequence[Player], name_of: Callable[[int], str]) -> list[Panel]:
    """One panel for each player."""
    return [_panel(view, seat, player, name_of(seat)) for seat, player in enumerate(players)]


def _panel(view: FlureView, seat: int, player: Player, name: str) -> Panel:
    hue = HUES[player.hue]
    active = seat_asked(view) == seat
    return Panel(
        name=name,
        mark=f"mark_{player.hue}",
        colour=hue.main,
        pattern=f"pattern_{hue.pattern}",
        status=_status(view, seat, active),
        active=active,
        turn=active,
        slots=tuple(_slot(view, pawn, player.hue) for pawn in pawns_of(view, seat)),
        crest=True,
    )


def _status(view: FlureView, seat: int, active: bool) -> str:
    if active:
        return str(Phrase(TO_LAY if is_laying(view) else TO_PLAY))
    out = sum(view["at"][pawn] == ESCAPED for pawn in pawns_of(view, seat))
    if not out:
        return str(Phrase("None escaped"))
    return str(Phrase("{count} of {goal} escaped", count=out, goal=goal_of(view)))


def _slot(view: FlureView, pawn: int, hue: str) -> Slot:
    """A pawn that still plays shows its number, the others what became of them."""
    where = view["at"][pawn]
    if where in GONE:
        return Slot(FLURE(GONE[where]), large=True)
    face = token(view, pawn, hue)
    number = glyphs(DIGITS, FONT)[str(face.number)]
    ink = LIGHT_INK if face.dark else DARK_INK
    return Slot(FLURE(face.sprite), where != OUTSIDE, over=number, ink=ink, faint=WAITS, large=True)
