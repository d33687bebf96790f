"""The group as it would stand after what is tried: whoever would change is lit and says how."""

from copy import deepcopy

from app.games.dead_cells.table.prisoners.prisoner import Prisoner, group_of
from app.table.presenter import Desk
from engine.core.game import Action
from engine.core.text import Phrase
from engine.games.dead_cells.folding import fold
from engine.games.dead_cells.queries import foresee
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names
from engine.games.dead_cells.words.effects import COLOURS

NEXT = frozenset({"entered", "turned", "left", "interbiome", "laid_out", "run_over"})
"""Events with which something else begins: they are no part of what an answer changes."""


def after(view: PrisonView, action: Action) -> PrisonView:
    """The table as an answer itself would leave it, before the run goes on."""
    changed = deepcopy(view)
    for happening in foresee(view, action).happenings:
        if happening.event[0] in NEXT:
            break
        fold(changed, happening.event)
    return changed


def group_after(view: PrisonView, tried: PrisonView | None, desk: Desk) -> list[Prisoner]:
    """Everybody now or, where something is tried, as it would leave them."""
    now = group_of(view, desk)
    if tried is None:
        return now
    seen = _in_sight(view)
    return [_changed(before, then, seen) for before, then in zip(now, group_of(tried, desk), strict=True)]


def _changed(now: Prisoner, then: Prisoner, seen: set[int]) -> Prisoner:
    """What is drawn unseen is not shown: only imagined cards would be there."""
    known = [place for place, item in enumerate(then.worn) if item in now.worn or item in seen]
    more = len(then.worn) - len(known)
    then = then._replace(
        worn=tuple(then.worn[place] for place in known), pets=tuple(then.pets[place] for place in known)
    )
    if now == then and not more:
        return now
    return then._replace(tried=True, note=_told(now, then, more))


def _told(now: Prisoner, then: Prisoner, more: int) -> str:
    """The change in a few words."""
    if now.hearts != then.hearts or now.most != then.most:
        return str(Phrase("health {now} to {then}", now=now.hearts, then=then.hearts))
    for colour, (before, after) in enumerate(zip(now.tracks, then.tracks, strict=True)):
        if before != after:
            return str(
                Phrase("{colour} {now} to {then}", colour=Phrase(COLOURS[colour]), now=before, then=after)
            )
    new = [item for item in then.worn if item not in now.worn]
    if new:
        return str(Phrase("wears {item}", item=names.item(new[0])))
    if more:
        return str(Phrase("one piece of equipment"))
    gone = [item for item in now.worn if item not in then.worn]
    if gone:
        return str(Phrase("without {item}", item=names.item(gone[0])))
    if then.first and not now.first:
        return str(Phrase("leads"))
    return ""


def _in_sight(view: PrisonView) -> set[int]:
    """Pieces of equipment that everybody knows to come next."""
    named = view["details"][:1] if view["step"] == "give_item" else []
    return {*named, *view["revealed"], *view["gear_top"], *view["looted_items"]}
