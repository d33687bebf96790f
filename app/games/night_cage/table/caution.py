"""Which touches are asked about again: those that lose something besides what every move loses."""

from engine.core.game import Action
from engine.games.night_cage.queries import Consequences, prisoner_asked
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.tiles import EMPTY, GATE, KEY_BEARERS, PIT, SPENT, kind_of
from engine.games.night_cage.view import CageView

PLAIN_STEPS = (("move", "choose"), ("scramble", "scrambling"))
"""Steps that are free where they are asked for; moving again costs a Nerve."""


def is_costly(view: CageView, action: Action, result: Consequences) -> bool:
    """Whether an action costs somebody something, or leads where nobody can see what it will cost."""
    if result.hits or result.falls or result.ended:
        return True
    if action[0] == "place":
        return bool(result.pits)
    return not _is_plain_step(view, action) or bool(precious(view, result))


def precious(view: CageView, result: Consequences) -> list[int]:
    """The kinds of the Gates and of the keys that would be lost with their tiles."""
    lost = [view["board"][cell] for cell in (*result.vanish, *result.pits)]
    return [kind_of(tile) for tile in lost if kind_of(tile) == GATE or _has_key(tile)]


def _has_key(tile: int) -> bool:
    return kind_of(tile) in KEY_BEARERS and not tile & (PIT | SPENT)


def _is_plain_step(view: CageView, action: Action) -> bool:
    """A step onto a tile that lies there: no Nerve is spent, nothing is drawn on the way."""
    if (action[0], view["step"]) not in PLAIN_STEPS:
        return False
    here = view["at"][prisoner_asked(view)]
    return view["board"][GRIDS[view["size"]].next[here][action[1]]] != EMPTY
