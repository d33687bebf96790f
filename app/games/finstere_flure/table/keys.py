"""The table of Finstere Flure by keys: what is told of them, and what each does."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.text import N_

if TYPE_CHECKING:
    from app.games.finstere_flure.table.presenter import FlureTable

TOLD = (
    (N_("Arrows"), N_("move one step")),
    (N_("Space, Enter"), N_("end the move")),
    ("Tab", N_("select the next pawn")),
    ("P", N_("show what the monster would do")),
    ("W", N_("replay the last walk")),
)
SIDES = {"up": 0, "right": 1, "down": 2, "left": 3}

DEEDS: dict[str, Callable[["FlureTable"], bool]] = {
    "enter": lambda table: table.moving.confirm(),
    "spacebar": lambda table: table.moving.confirm(),
    "tab": lambda table: table.moving.next_pawn(),
    "p": lambda table: table.preview(),
    "w": lambda table: table.look_at_walk(),
}


def press(table: "FlureTable", name: str) -> bool:
    """Do what a key is for; False if it is for nothing, or a piece is held."""
    if table.desk.tray.holding:
        return False
    if name in SIDES:
        return table.moving.step(table.board_orientation.rules_side(SIDES[name]))
    return name in DEEDS and DEEDS[name](table)
