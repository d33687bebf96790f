"""Questions that a table asks about a view: who may speak, what the clock costs, what a role may do."""

from typing import Literal

from engine.games.obscurio.state import LAST_SPACE
from engine.games.obscurio.view import LibraryView

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


def accusation_in(view: LibraryView) -> int | None:
    """How many tokens are left before the accusation; None where there is none to come."""
    return view["light"] if view["dark"] and not view["exposed"] else None
