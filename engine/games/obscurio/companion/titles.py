"""What undo takes back, in words. A title is shown on the open table: it never holds a secret."""

from collections.abc import Mapping
from typing import Any

from engine.core.history import Title
from engine.core.text import N_, Phrase, Seat
from engine.games.obscurio.companion.steps import STEPS
from engine.games.obscurio.words.text import pawn_name

TITLES: Mapping[str, str] = {
    "draw": N_("traps for turn {number}"),
    "traps": N_("traps corrected"),
    "step": N_("next: {step}"),
    "pawn": N_("{who} at door {door}"),
    "lift": N_("{who} back to the centre"),
    "turned": N_("door {door} revealed"),
    "resolve": N_("turn {number} resolved"),
    "turn": N_("turn {number} started"),
    "votes": N_("accusation resolved"),
    "correct": N_("corrected: {what}"),
}

COUNTS: Mapping[str, str] = {
    "light": N_("tokens in the light zone"),
    "dark": N_("tokens in the dark zone"),
    "progress": N_("room"),
    "turn": N_("turn"),
    "penalty": N_("extra traps next turn"),
    "taken": N_("{who}'s tokens"),
    "minute": N_("space on the time track"),
}
"""Every number that can be corrected."""


def count_name(name: str, seat: int = 0) -> Phrase:
    """What a number is called."""
    return Phrase(COUNTS[name], who=Seat(seat))


def spoken(title: Title) -> Phrase:
    """A title in words."""
    kind, *data = title
    return Phrase(TITLES[kind], **_FIELDS[kind](*data))


def _pawn(seat: int, pawn: int, door: int) -> dict[str, Any]:
    return {"who": pawn_name(seat, pawn), "door": door}


def _number(number: int) -> dict[str, Any]:
    return {"number": number}


_FIELDS: Mapping[str, Any] = {
    "draw": _number,
    "traps": dict,
    "step": lambda step: {"step": Phrase(STEPS[step].title)},
    "pawn": _pawn,
    "lift": _pawn,
    "turned": lambda door: {"door": door},
    "resolve": _number,
    "turn": _number,
    "votes": dict,
    "correct": lambda name, seat: {"what": count_name(name, seat)},
}
