"""Dealing what a seat cannot know: hands, cards face down, the order of decks, tiles not yet turned.

What is in a deck is known to all, and of a card that was committed its announcement must be true.
"""

from typing import Any

from engine.core import pending
from engine.core.dice import seeded, shuffle
from engine.games.dead_cells.cards.catalogue import BIOMES, TILES, TILES_OF
from engine.games.dead_cells.rules.announcing import fits
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.state import PrisonState
from engine.games.dead_cells.view import OPEN, SORTED, UNSEEN, PrisonView, sees_cards


def imagine(view: PrisonView, dice: int) -> PrisonState:
    """A whole state that fits a view."""
    seen: Any = view
    state = PrisonState()
    OPEN.laid(state, view)
    for name in ("hands", "active"):
        setattr(state, name, [row[:] for row in seen[name]])
    for name in SORTED:
        setattr(state, name, seen[name][:])
    state.tiles = seen["tiles"][:]
    state.gear = seen["gear"] + seen["gear_top"]
    state.known_gear = len(seen["gear_top"])
    state.todo = pending.stack(view)
    state.decks = [[UNSEEN] * count for count in seen["decks"]]
    state.dice = seeded(dice)
    _deal(state, seen["seat"])
    return state


def redeal(state: PrisonState, seat: int | None, dice: int) -> PrisonState:
    """A copy of the truth in which all that a seat cannot know is dealt again."""
    twin = state.clone()
    twin.dice = seeded(dice)
    twin.hands, twin.active, twin.decks = (
        [row[:] for row in rows] for rows in (state.hands, state.active, state.decks)
    )
    for fighter in range(state.fighters):
        if not sees_cards(state, seat, fighter):
            twin.hands[fighter] = [UNSEEN] * len(twin.hands[fighter])
            if not state.shown:
                twin.active[fighter] = [UNSEEN] * len(twin.active[fighter])
        twin.decks[fighter] = [UNSEEN] * len(twin.decks[fighter])
    twin.tiles = [tile if state.faceup >> space & 1 else UNSEEN for space, tile in enumerate(state.tiles)]
    _deal(twin, seat)
    return twin


def _deal(state: PrisonState, seat: int | None) -> None:
    for fighter in range(state.fighters):
        _deal_cards(state, fighter)
    known = len(state.gear) - state.known_gear
    rest = sorted(state.gear[:known])
    state.dice = shuffle(state.dice, rest)
    state.gear = rest + state.gear[known:]
    for name in SORTED:
        deck = sorted(getattr(state, name))
        state.dice = shuffle(state.dice, deck)
        setattr(state, name, deck)
    _deal_tiles(state)


def _deal_cards(state: PrisonState, fighter: int) -> None:
    """Every card of the fighter's deck that is nowhere in sight goes to a place that is out of sight."""
    deck, hand, active = state.decks[fighter], state.hands[fighter], state.active[fighter]
    if not deck and UNSEEN not in hand and UNSEEN not in active:
        return
    seen = [
        card for card in (*hand, *active, *state.discards[fighter]) if card not in (UNSEEN, PRINTED_NUMBER)
    ]
    pool = list(state.library[state.prisoners[fighter]])
    for card in seen:
        pool.remove(card)
    pool.sort()
    state.dice = shuffle(state.dice, pool)
    if UNSEEN in active:
        _deal_committed(state, fighter, pool)
    for place, card in enumerate(hand):
        if card == UNSEEN:
            hand[place] = pool.pop()
    hand.sort()
    state.decks[fighter] = pool


def _deal_committed(state: PrisonState, fighter: int, pool: list[int]) -> None:
    """Cards of which what was said is true; the first of two must leave one for the second."""
    active = state.active[fighter]
    said = [state.announced[fighter * 2 + which] for which in range(len(active))]
    for which, card in enumerate(active):
        if card != UNSEEN:
            continue
        later = said[which + 1 :]
        chosen = next(
            card
            for card in reversed(pool)
            if fits(card, said[which])
            and all(any(fits(other, word) for other in pool if other != card) for word in later)
        )
        active[which] = chosen
        pool.remove(chosen)


def _deal_tiles(state: PrisonState) -> None:
    """Tiles that were not turned over yet: any of the right shape that lies nowhere else."""
    if UNSEEN not in state.tiles[1:]:
        return
    pool = [tile for tile in TILES_OF[state.place] if tile not in state.tiles]
    state.dice = shuffle(state.dice, pool)
    by_shape: dict[int, list[int]] = {}
    for tile in pool:
        by_shape.setdefault(TILES[tile].shape, []).append(tile)
    shapes = BIOMES[state.place].board.shapes
    state.tiles = [
        tile or (by_shape[shapes[space]].pop() if space else UNSEEN) for space, tile in enumerate(state.tiles)
    ]
