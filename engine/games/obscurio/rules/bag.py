"""Phase 1: traps are drawn from the bag (rulebook p. 5; rulings 3, 15)."""

from engine.core.dice import pick
from engine.core.event import EVERYONE, Event
from engine.games.obscurio.rules.cohesion import has_traitor
from engine.games.obscurio.rules.traps import ALL_TRAPS, PLUS_TWO, PURPLE, place_of, tokens, trap
from engine.games.obscurio.state import LibraryState

BASE_DRAW = 1
MORE = 2
"""How many tokens the +2 adds."""


def in_the_game(seats: int, sorcerer: int) -> int:
    """The tokens of this table: the purple ones need somebody who adds false doors (ruling 32)."""
    return ALL_TRAPS if sorcerer or has_traitor(seats, sorcerer) else ALL_TRAPS & ~PURPLE


def lay(state: LibraryState, token: int) -> None:
    """Put a token before the Grimoire: it holds for this turn."""
    state.traps |= token
    state.drawn.append(place_of(token))


def draw_traps(state: LibraryState, events: list[Event]) -> None:
    """One token, and as many more as the last turn's time cost."""
    for number in range(BASE_DRAW + state.penalty):
        _draw(state, "3" if number else "", events)


def _draw(state: LibraryState, why: str, events: list[Event]) -> None:
    """An empty bag gives nothing; the only +2 cannot chain (ruling 15)."""
    bag = list(tokens(in_the_game(state.seats, state.sorcerer) & ~state.traps))
    if not bag:
        return
    token, state.dice = pick(state.dice, bag)
    lay(state, token)
    events.append(("trap", EVERYONE, why, trap(token).key))
    if token == PLUS_TWO:
        for _ in range(MORE):
            _draw(state, "15", events)
