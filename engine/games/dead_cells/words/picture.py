"""The position in letters, for a terminal, golden runs and whoever looks for a fault."""

from engine.games.dead_cells.cards.catalogue import MONSTERS
from engine.games.dead_cells.cards.kinds import CODES, code
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.rules.company import health
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.state import NOBODY, SLOTS, PrisonState

LETTERS = "IFPQS"
"""The prisoners, then Serenade."""
TOKENS = (
    ("shields", "#"),
    ("gold", "$"),
    ("poison", "p"),
    ("bleed", "b"),
    ("fire", "f"),
    ("marks", "m"),
    ("frozen", "z"),
)


def draw_text(state: PrisonState) -> str:
    """A line for the place, one for the slots, one for each fighter."""
    where = f"{CODES[state.place]} space {state.space}"
    bag = "cells {} teeth {} potions {}".format(*state.bag)
    head = f"{where} | round {state.round if state.round != NOBODY else '-'} | {bag}"
    slots = "  ".join(_slot(state, slot) for slot in range(SLOTS))
    return "\n".join([head, slots, *(_fighter(state, fighter) for fighter in range(state.fighters))])


def _tokens(state: PrisonState, at: int) -> str:
    return "".join(
        f"{letter}{getattr(state, name)[at]}" for name, letter in TOKENS if getattr(state, name)[at]
    )


def _slot(state: PrisonState, slot: int) -> str:
    if slot == 1:
        return "[group]"
    card = state.foes[slot]
    if not card:
        return "[.]"
    mark = "*" if MONSTERS[card].elite else ""
    return f"[{code(card)}{mark} {health(state, slot) - state.hurt[slot]}{_tokens(state, slot)}]"


def _fighter(state: PrisonState, fighter: int) -> str:
    letter = LETTERS[state.prisoners[fighter]]
    first = ">" if fighter == state.first else " "
    left = state.hearts[fighter] - state.hurt[SLOTS + fighter]
    cards = " ".join(code(card) if card else "??" for card in state.active[fighter] if card != PRINTED_NUMBER)
    tracks = "/".join(map(str, state.tracks[fighter])) if state.prisoners[fighter] != SERENADE else ""
    worn = len(state.worn[fighter])
    life = f"{left}/{state.hearts[fighter]}"
    line = f"{first}{letter} {life} {tracks} items {worn} {_tokens(state, SLOTS + fighter)} {cards}"
    return " ".join(line.split())
