"""Enemies that are there before anybody sees them: in the mist of B4, in the dark of B6.

Their cards are drawn when they are seen. A shuffled deck does not know the difference, and nothing has to be
kept from anybody until then.
"""

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import Tile
from engine.games.dead_cells.cards.vocabulary import R3
from engine.games.dead_cells.state import PrisonState


def seen_of(state: PrisonState, tile: Tile, lanterns: int) -> int:
    """How many enemies of a tile are dealt face up; `lanterns` is how many the biome has."""
    count = len(tile.enemies)
    if lanterns:
        return min(count, state.lanterns)
    return count - 1 if tile.mist and count > 1 else count


def wait(state: PrisonState, kinds: list[int], events: list[Event]) -> None:
    """Somebody is out there."""
    if kinds:
        state.waiting = kinds
        events.append(("waiting", EVERYONE, "", tuple(kinds)))


def come_out(state: PrisonState, events: list[Event]) -> list[int]:
    """They are out there no more; gives what they are."""
    kinds, state.waiting = state.waiting, []
    if kinds:
        events.append(("waiting", EVERYONE, "", ()))
    return kinds


def steps_out(state: PrisonState, slot: int) -> bool:
    """Whether the sweep has come to whoever waits in the mist."""
    return bool(state.waiting) and slot == R3 and state.round >= 1
