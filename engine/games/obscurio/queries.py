"""Questions that a table asks about a view: who may speak, what the clock costs, where a butterfly may go."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.core.text import Phrase
from engine.games.obscurio.imagining import imagine
from engine.games.obscurio.rules.butterflies import SHOW, is_complete, place, riddle_actions
from engine.games.obscurio.rules.cohesion import dark_zone
from engine.games.obscurio.rules.riddle import ON_BUTTERFLIES
from engine.games.obscurio.rules.traps import BY_KEY
from engine.games.obscurio.state import LAST_SPACE
from engine.games.obscurio.view import LibraryView
from engine.games.obscurio.words.refusals import refusal

Role = Literal["grimoire", "traitor", "loyal", ""]

TALK_OF_TRAITORS = frozenset({"debate", "vote"})
"""The accusation is a talk of its own, which even the Watcher does not forbid."""


def role(view: LibraryView) -> Role:
    """What the owner of the view is, as far as he knows; a bystander is nothing."""
    if view["seat"] is None:
        return ""
    if view["seat"] == view["grimoire"]:
        return "grimoire"
    return "traitor" if view["seat"] == view["traitor"] else "loyal"


def speakers(view: LibraryView) -> list[int]:
    """The seats that may speak now.

    Never the Grimoire (ruling 37), nobody while the Watcher is awake (ruling 26), no exposed Traitor.
    """
    if view["progress"] == LAST_SPACE and view["step"] not in TALK_OF_TRAITORS:
        return []
    gone = view["traitor"] if view["exposed"] else view["grimoire"]
    return [seat for seat in range(view["seats"]) if seat not in (view["grimoire"], gone)]


def spaces(view: LibraryView) -> list[int]:
    """The time track of this turn: what each space costs."""
    track: list[int] = view["tile"] if "evanescent" in view["traps"] else view["track"]
    return track


class Zones(NamedTuple):
    """Tokens of the gauge: what is left and what there was, in the light and in the dark."""

    light: int
    light_start: int
    dark: int
    dark_start: int


def zones(view: LibraryView) -> Zones:
    """The gauge as it began and as it is."""
    start = view["light"] + view["dark"] + view["box"] + sum(view["taken"])
    dark = dark_zone(view["seats"], view["sorcerer"])
    return Zones(view["light"], start - dark, view["dark"], dark)


def pawns(view: LibraryView) -> list[int]:
    """The pawns in play: one for each Wizard; a lone Wizard has a companion at the Grimoire's place."""
    if view["seats"] == 2:
        return [1 - view["grimoire"], view["grimoire"]]
    gone = view["traitor"] if view["exposed"] else view["grimoire"]
    return [seat for seat in range(view["seats"]) if seat not in (view["grimoire"], gone)]


def owner(view: LibraryView, pawn: int) -> int:
    """The seat that moves a pawn."""
    return 1 - view["grimoire"] if view["seats"] == 2 else pawn


Placed = Sequence[tuple[int, int]]
"""Butterflies that are still in the Grimoire's hand: a Page and a spot for each."""


def free_spots(view: LibraryView, placed: Placed) -> frozenset[tuple[int, int]]:
    """Where one more butterfly may go, as (page, spot)."""
    actions = riddle_actions(_forbidding(view), _places(placed))
    return frozenset((action[1], action[2]) for action in actions if action != SHOW)


def may_show(view: LibraryView, placed: Placed) -> bool:
    """Whether these butterflies are a whole clue."""
    return is_complete(_forbidding(view), _places(placed))


def why_no_butterfly(view: LibraryView, placed: Placed, page: int, spot: int) -> Phrase:
    """The rule that keeps a butterfly from a place."""
    return _refused(view, placed, ("butterfly", page, spot))


def why_not_shown(view: LibraryView, placed: Placed) -> Phrase:
    """What is still owed before the Pages can be shown."""
    return _refused(view, placed, SHOW)


def _refused(view: LibraryView, placed: Placed, action: tuple[str | int, ...]) -> Phrase:
    state = imagine(view, 0)
    state.butterflies = list(_places(placed))
    return refusal(state, view["grimoire"], action)


def _forbidding(view: LibraryView) -> int:
    return sum(BY_KEY[key] for key in view["traps"]) & ON_BUTTERFLIES


def _places(placed: Placed) -> tuple[int, ...]:
    return tuple(place(page, spot) for page, spot in placed)
