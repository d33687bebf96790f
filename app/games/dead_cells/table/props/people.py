"""The prisoners as their panels show them: how they stand, and how they would stand after what is tried."""

from collections.abc import Callable
from typing import NamedTuple

from app.games.dead_cells.table.props.pictures import item_picture
from engine.games.dead_cells.cards.catalogue import ITEMS
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.rules.wearing import room
from engine.games.dead_cells.state import SLOTS, PrisonState
from engine.games.dead_cells.view import PrisonView
from engine.games.dead_cells.words import names

FULL, EMPTY, HEALED, LOST, ADDED = "full", "empty", "healed", "lost", "added"
"""How a heart stands: whole, hurt, hurt but healed by what is tried, whole but lost by it, or a new one."""
KEPT, NEW, GONE, FREE = "kept", "new", "gone", "free"
"""What is in a pocket for equipment."""


class Pocket(NamedTuple):
    """Room for a piece of equipment on a prisoner's board."""

    state: str
    picture: str = ""
    name: str = ""


class Person(NamedTuple):
    """A prisoner beside the scene."""

    name: str
    mark: str
    figure: str
    face: str
    leads: bool
    would_lead: bool
    hearts: tuple[str, ...]
    tracks: tuple[tuple[int, int], ...]
    """Steps of each colour now, and after what is tried."""
    pockets: tuple[Pocket, ...]
    changed: bool
    """Whether what is tried would change anything here."""


def people_of(
    view: PrisonView, mark: Callable[[int], str], after: PrisonView | None = None
) -> tuple[Person, ...]:
    """Everybody of the group, in the order of their seats."""
    return tuple(_person(view, after or view, fighter, mark) for fighter in range(view["fighters"]))


def figure_of(view: PrisonView, fighter: int) -> str:
    """The sprite of a prisoner; Serenade's goes by the face that is up."""
    prisoner = view["prisoners"][fighter]
    return f"prisoner_4_{view['serenade'][0]}" if prisoner == SERENADE else f"prisoner_{prisoner}"


def _person(view: PrisonView, after: PrisonView, fighter: int, mark: Callable[[int], str]) -> Person:
    hearts, pockets = _hearts(view, after, fighter), _pockets(view, after, fighter)
    tracks = tuple(zip(view["tracks"][fighter], after["tracks"][fighter], strict=True))
    leads, would_lead = view["first"] == fighter, after["first"] == fighter
    changed = (
        leads != would_lead
        or not {FULL, EMPTY}.issuperset(hearts)
        or any(now != then for now, then in tracks)
        or any(pocket.state in (NEW, GONE) for pocket in pockets)
    )
    prisoner = view["prisoners"][fighter]
    return Person(
        name=str(names.prisoner(prisoner)),
        mark=mark(fighter),
        figure=figure_of(view, fighter),
        face=f"face_prisoner_{prisoner}",
        leads=leads,
        would_lead=would_lead,
        hearts=hearts,
        tracks=() if prisoner == SERENADE else tracks,
        pockets=pockets,
        changed=changed,
    )


def _hearts(view: PrisonView, after: PrisonView, fighter: int) -> tuple[str, ...]:
    """From the left: whole hearts, hurt ones, and what is tried makes of them."""
    body = SLOTS + fighter
    most, then_most = view["hearts"][fighter], after["hearts"][fighter]
    now, then = most - view["hurt"][body], then_most - after["hurt"][body]
    row = []
    for place in range(max(most, then_most)):
        if place >= most:
            row.append(ADDED)
        elif place < now:
            row.append(FULL if place < then else LOST)
        else:
            row.append(HEALED if place < then else EMPTY)
    return tuple(row)


def _pockets(view: PrisonView, after: PrisonView, fighter: int) -> tuple[Pocket, ...]:
    if view["prisoners"][fighter] == SERENADE:
        return ()
    worn, then = list(view["worn"][fighter]), list(after["worn"][fighter])
    row = []
    for item in worn:
        kept = item in then
        if kept:
            then.remove(item)
        row.append(_pocket(KEPT if kept else GONE, item))
    row += [_pocket(NEW, item) if item in _in_sight(view) else Pocket(NEW, "icon_gear") for item in then]
    free = pockets_of(view, fighter) - len(row)
    return (*row, *[Pocket(FREE)] * max(0, free))


def _in_sight(view: PrisonView) -> set[int]:
    """Pieces of which everybody knows that they come next; any other is only imagined."""
    named = view["details"][:1] if view["step"] in ("give_item", "item") else []
    return {*named, *view["revealed"], *view["gear_top"]}


def _pocket(state: str, item: int) -> Pocket:
    name = ITEMS[item].name
    return Pocket(state, item_picture(name), str(names.item(item)))


def pockets_of(view: PrisonView, fighter: int) -> int:
    """How many pieces of equipment a prisoner can wear."""
    state = PrisonState()
    for name in ("prisoners", "tracks", "worn", "pockets"):
        setattr(state, name, view[name])  # type: ignore[literal-required]
    return room(state, fighter)
