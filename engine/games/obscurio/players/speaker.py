"""The Grimoire: a pragmatic speaker, who tries every clue on a listener before a butterfly is placed.

It knows the Exit and the Pages, neither the doors nor what the Traitor will add: so it thinks of rooms that
could be dealt, the same ones whenever it is asked.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from engine.core.dice import seeded, shuffle
from engine.core.todo import Action
from engine.games.obscurio.illusions.deck import deck
from engine.games.obscurio.illusions.reading import WHOLE, Clue, Pointing, utility
from engine.games.obscurio.rules.butterflies import (
    BELOW,
    BUTTERFLIES,
    SHOW,
    centre,
    place,
    riddle_actions,
    spot_of,
)
from engine.games.obscurio.rules.cards import ALL_CARDS, DOORS
from engine.games.obscurio.rules.clue import clue, filmed
from engine.games.obscurio.rules.traps import DUSK
from engine.games.obscurio.state import LibraryState

LINE_UPS = 12
"""How many rooms the Grimoire thinks of."""

WORTH_IT = 0.02
"""A second butterfly that makes the Exit likelier by less is not placed: it may say too much."""

AWAY = 0.03
"""What it costs to point beside the middle of a thing, for each of its radii: people see only the bead."""

ASTRAY = 0.1
"""What it costs to point into the empty."""

STREAM = 29


def prospects(state: LibraryState) -> Mapping[Action, float]:
    """For every action of the riddle, how likely the Exit is found by the best clue that may follow."""
    return _prospects(state.exit, bytes(state.pages), state.traps, tuple(state.butterflies))


def weighing(exit_card: int, pages: tuple[int, int], traps: int) -> Iterator[None]:
    """Think of one first butterfly after another; then `prospects` and `clearest_clue` answer at once."""
    shown = bytes(pages)
    spots = list(clearest(shown, riddle_actions(traps, ())).values())
    yield
    for think in (_understood, _best):
        for spot in spots:
            think(exit_card, shown, traps, (spot,))
            yield


def clearest_clue(exit_card: int, pages: tuple[int, int], traps: int) -> tuple[int, ...]:
    """The places of the butterflies that the Grimoire would show for this Exit and these Pages."""
    placed: tuple[int, ...] = ()
    while len(placed) < BUTTERFLIES:
        found = _prospects(exit_card, bytes(pages), traps, placed)
        action = max(found, key=found.__getitem__)
        if action == SHOW:
            break
        placed = (*placed, place(action[1], action[2]))
    return placed


@lru_cache(maxsize=64)
def _prospects(exit_card: int, pages: bytes, traps: int, placed: tuple[int, ...]) -> Mapping[Action, float]:
    """A place beside the clearest one for the same thing leads as far, less what is unclear in it."""
    actions = riddle_actions(traps, placed)
    found = clearest(pages, actions)
    leads = {
        each: _best(exit_card, pages, traps, (*placed, spot)) + _unclear(pages, spot)
        for each, spot in found.items()
    }
    return {
        action: (
            _understood(exit_card, pages, traps, placed) + WORTH_IT
            if action == SHOW
            else leads[_named(pages, action)] - _unclear(pages, place(action[1], action[2]))
        )
        for action in actions
    }


@lru_cache(maxsize=512)
def _best(exit_card: int, pages: bytes, traps: int, placed: tuple[int, ...]) -> float:
    """How far these butterflies can lead, shown as they are or with one more."""
    found, actions = [0.0], riddle_actions(traps, placed)
    if actions and actions[-1] == SHOW:
        worth_it = WORTH_IT if len(placed) == 1 else 0.0
        found.append(_understood(exit_card, pages, traps, placed) + worth_it)
    found += [
        _understood(exit_card, pages, traps, (*placed, more)) for more in clearest(pages, actions).values()
    ]
    return max(found)


def clearest(pages: bytes, actions: Iterable[Action]) -> Mapping[Pointing, int]:
    """For everything that a butterfly can name, the place where it is clearest."""
    found: dict[Pointing, int] = {}
    for action in actions:
        if action != SHOW:
            named, placed = _named(pages, action), place(action[1], action[2])
            if named not in found or _unclear(pages, placed) < _unclear(pages, found[named]):
                found[named] = placed
    return found


def _named(pages: bytes, action: Action) -> Pointing:
    (pointing,) = clue(pages, (place(action[1], action[2]),))
    return pointing


def _understood(exit_card: int, pages: bytes, traps: int, placed: tuple[int, ...]) -> float:
    """How likely a listener finds the Exit by butterflies at these places, less what is unclear in them."""
    said = clue(pages, placed, traps)
    return _found(exit_card, tuple(sorted(said)), traps & DUSK) - sum(
        _unclear(pages, each) for each in placed
    )


@lru_cache(maxsize=2048)
def _found(exit_card: int, said: Clue, film: int) -> float:
    return math.exp(utility(said, exit_card, _rooms(exit_card), filmed(film)))


@cache
def _rooms(exit_card: int) -> tuple[tuple[int, ...], ...]:
    """Doors that could stand beside the Exit."""
    cards = [card for card in ALL_CARDS if card != exit_card]
    shuffle(seeded(exit_card, stream=STREAM), cards)
    others = DOORS - 1
    return tuple(tuple(cards[i * others : (i + 1) * others]) for i in range(LINE_UPS))


@lru_cache(maxsize=1024)
def _unclear(pages: bytes, placed: int) -> float:
    """How little a bead at this place tells what it means."""
    if spot_of(placed) == BELOW:
        return 0.0
    (pointing,) = clue(pages, (placed,))
    if pointing.element == WHOLE:
        return ASTRAY
    element = deck()[pointing.card - 1].elements[pointing.element]
    x, y = centre(spot_of(placed))
    return AWAY * math.hypot(element.x - x, element.y - y) / element.r
