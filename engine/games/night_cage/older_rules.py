"""Saves of older rules, brought up to the present ones."""

from collections.abc import Mapping
from typing import Any

from engine.core.game import Save
from engine.games.night_cage.rules.house import BITS

SINCE_CORRECTED = ("relight_on_any_turn", "keeper_nerve_saves_one")
"""How rules 1 read rulings 58 and 65; today each is an option."""


def as_they_began(save: Save) -> Save:
    """A table of rules 1 is played on as it began.

    Rulings 75, 76 and 82 have no option: from now on they hold as they were corrected.
    """
    state = save["state"]
    house = state["house"] | sum(BITS[key] for key in SINCE_CORRECTED)
    migrated = {**save, "options": _read_as_before(save["options"]), "state": {**state, "house": house}}
    if "scenario" in save:
        described = save["scenario"]
        migrated["scenario"] = {**described, "options": _read_as_before(described.get("options", {}))}
    return migrated


def _read_as_before(options: Mapping[str, Any]) -> dict[str, Any]:
    return {**options, **dict.fromkeys(SINCE_CORRECTED, True)}
