"""What the prompt says."""

from app.look.sentence import capital
from app.table.presenter import Ask
from engine.core.text import N_, Phrase
from engine.games.finstere_flure.queries import Route, mover, points_left
from engine.games.finstere_flure.rules.pawns import LEAVE
from engine.games.finstere_flure.rules.pieces import KINDS
from engine.games.finstere_flure.state import ESCAPED, FACES, OUTSIDE
from engine.games.finstere_flure.view import FlureView

ASKED = {
    "pick": (N_("place a piece"), N_("drag one onto the board, rotate it, then confirm")),
    "lay": (N_("place this piece"), N_("tap a cell, rotate, then confirm")),
    "point": (N_("point the arrow"), N_("rotate the teleporter, then confirm")),
    "choose": (N_("choose a pawn"), N_("tap or drag it")),
}
TOUCH, AGAIN = N_("tap a cell, or drag the pawn"), N_("tap again to confirm")
FIRST = N_("choose a pawn (in round 1 you move only two)")


def number_of(view: FlureView, pawn: int) -> int:
    """The number that a pawn shows."""
    return FACES[pawn & 3][view["face"][pawn]]


def ask_for(view: FlureView, pawn: int | None, route: Route | None) -> Ask:
    """The sentence for what is to be decided, with the pawn and the route that are being considered."""
    waiting = view["step"]
    pawn = mover(view) if pawn is None else pawn
    if not waiting:
        return Ask(str(Phrase("The game is over")))
    if pawn is not None and route is not None:
        return Ask(_route_words(view, pawn, route), str(Phrase(AGAIN)))
    if waiting == "move" and pawn is not None:
        return Ask(_used_words(view, pawn), str(Phrase(TOUCH)) if points_left(view) else "")
    if pawn is not None:
        number = number_of(view, pawn)
        words = Phrase(
            "pawn {number}: up to {count} steps",
            one="pawn {number}: up to one step",
            number=number,
            count=number,
        )
        return Ask(str(words), str(Phrase(TOUCH)))
    sentence, hint = ASKED[waiting]
    if waiting == "choose" and view["turn"] == 0:
        sentence = FIRST
    return Ask(str(Phrase(sentence)), str(Phrase(hint)))


def _used_words(view: FlureView, pawn: int) -> str:
    number = number_of(view, pawn)
    used = number - points_left(view)
    return str(Phrase("pawn {number}: {used} of {number} steps used", number=number, used=used))


def _route_words(view: FlureView, pawn: int, route: Route) -> str:
    """Where the route ends, and what it does on the way."""
    number = number_of(view, pawn)
    if route.cell == ESCAPED:
        return str(Phrase("pawn {number}: escapes through the exit", number=number))
    if not route.actions:
        words = (
            N_("pawn {number}: stays off the board")
            if route.cell == OUTSIDE
            else N_("pawn {number}: stays here")
        )
        return str(Phrase(words, number=number))
    count = len([action for action in route.actions if action != LEAVE])
    steps = Phrase("pawn {number}: {count} steps", one="pawn {number}: one step", number=number, count=count)
    return ", ".join([str(steps), *map(str, _on_the_way(route))])


def _on_the_way(route: Route) -> list[Phrase]:
    found = []
    if route.pushed:
        found.append(Phrase("pushes {count} stones", one="pushes a stone", count=len(route.pushed)))
    if route.slides:
        found.append(Phrase("slides"))
    return found


def piece_title(kind: int) -> str:
    """What a kind of piece is called, with a capital."""
    title = str(Phrase(KINDS[kind].title))
    return capital(title)
