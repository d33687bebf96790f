"""What a puzzle of Dead Cells can ask for, and how a lesson writes an action: in words, not numbers.

A prisoner is called by name ("flayed"), a card by its code ("ST-13"), a slot as in a scenario ("R1").
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.lessons.goals import Goals
from app.look.player_colours import TAUGHT
from app.table.surface import Ref
from engine.core.game import Action
from engine.games.dead_cells.cards.kinds import CODES
from engine.games.dead_cells.rules.gaining import CELLS, POTIONS, TEETH
from engine.games.dead_cells.state import NOBODY, SLOTS
from engine.games.dead_cells.view import PrisonView

PRISONERS = ("immolated", "flayed", "poisoned", "quartered", "serenade")
SLOT_NAMES = {"L": 0, "R1": 2, "R2": 3, "R3": 4}
BAG = {"cells": CELLS, "teeth": TEETH, "potions": POTIONS}
DECKS = ("survival", "tactics", "brutality", "well")
ON_A_BODY = ("target", "victim")


def _over(view: PrisonView, wanted: bool) -> bool:
    """Whether the fight is over: nobody stands before the group, and no round runs."""
    return (view["round"] == NOBODY and not any(view["foes"])) is wanted


def _unhurt(view: PrisonView, prisoners: Sequence[str]) -> bool:
    bodies = _bodies(view, prisoners)
    return not view["fallen"] and not any(view["hurt"][body] for body in bodies)


def _bag(view: PrisonView, wanted: Mapping[str, int]) -> bool:
    return all(view["bag"][BAG[name]] >= count for name, count in wanted.items())


MET: Mapping[str, Callable[[PrisonView, Any], bool]] = {"over": _over, "unhurt": _unhurt, "bag": _bag}
"""Every word of a goal: whether a view fulfils it. `unhurt` lists prisoners, `bag` what it must hold."""


def _bodies(view: PrisonView, names: Sequence[str]) -> list[int]:
    """The places on the stage that are called so; a prisoner who does not take part has none."""
    found = []
    for name in names:
        if name in SLOT_NAMES:
            found.append(SLOT_NAMES[name])
        elif PRISONERS.index(name) in view["prisoners"]:
            found.append(SLOTS + view["prisoners"].index(PRISONERS.index(name)))
    return found


def cells(view: PrisonView, names: Sequence[str]) -> list[Ref]:
    """The figures that are called so: "R1", "flayed"; a way out of a room is its number."""
    ways: list[Ref] = [int(name) for name in names if name.isdigit()]
    bodies = _bodies(view, [name for name in names if not name.isdigit()])
    return ways + [("fighter", body - SLOTS) if body >= SLOTS else ("foe", body) for body in bodies]


def words(view: PrisonView, action: Action) -> list[str]:
    """An action as a lesson's file writes it: ["flayed", "commit", "ST-07"], ["target", "R1"]."""
    kind, data = action[0], action[1:]
    if kind == "commit":
        return [PRISONERS[view["prisoners"][view["details"][0]]], kind, card_code(data[0])]
    if kind in ON_A_BODY and data and isinstance(data[0], int):
        return [kind, _body_name(view, data[0])]
    if kind == "upgrade":
        return [kind, DECKS[data[0]]]
    if kind == "assign":
        return [kind, PRISONERS[data[0]]]
    if kind == "give":
        return [kind, PRISONERS[view["prisoners"][data[0]]]]
    return [kind, *map(str, data)]


def card_code(number: int) -> str:
    """The code of a card, as on the box."""
    return f"{CODES[number // 100]}-{number % 100:02}"


def _body_name(view: PrisonView, body: int) -> str:
    for name, slot in SLOT_NAMES.items():
        if slot == body:
            return name
    fighter = body - SLOTS
    if 0 <= fighter < view["fighters"]:
        return PRISONERS[view["prisoners"][fighter]]
    return str(body)


GOALS = Goals(TAUGHT, MET, words, cells, turn="fight_over", counts=False)
