"""Drawing: combat cards into hands, equipment and monsters from their decks."""

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event, all_but, only
from engine.games.dead_cells.cards.malaise import SMALL_HAND
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.options import OPEN_HANDS
from engine.games.dead_cells.rules.abilities import mutations
from engine.games.dead_cells.rules.company import owner
from engine.games.dead_cells.rules.rows import with_
from engine.games.dead_cells.rules.tokens import suffers
from engine.games.dead_cells.state import NOBODY, PrisonState, place_index

HAND = 3


def hand_size(state: PrisonState, fighter: int) -> int:
    """Three cards, more with a mutation, fewer with trembling hands."""
    return HAND + mutations(state).hand - suffers(state, fighter, SMALL_HAND)


def top_card(state: PrisonState, fighter: int, events: list[Event]) -> int:
    """The top of a combat deck; only when a card is needed from an empty deck its discard is shuffled.

    Gives NOBODY if there is no card at all.
    """
    deck = state.decks[fighter]
    if not deck:
        if not state.discards[fighter]:
            return NOBODY
        deck = sorted(state.discards[fighter])
        state.discards = with_(state.discards, fighter, [])
        state.dice = shuffle(state.dice, deck)
        events.append(("reshuffled", EVERYONE, "68", fighter))
    state.decks = with_(state.decks, fighter, deck[:-1])
    return deck[-1]


def draw_cards(state: PrisonState, fighter: int, n: int, events: list[Event]) -> None:
    """So many cards into the hand; who holds them sees them, the others count them."""
    drawn = []
    for _ in range(n):
        card = top_card(state, fighter, events)
        if card == NOBODY:
            break
        drawn.append(card)
    if not drawn:
        return
    state.hands = with_(state.hands, fighter, sorted(state.hands[fighter] + drawn))
    if state.house[OPEN_HANDS]:
        events.append(("drew", EVERYONE, "", fighter, tuple(sorted(drawn))))
    else:
        mine = owner(state, fighter)
        events.append(("drew", only(mine), "", fighter, tuple(sorted(drawn))))
        events.append(("drew_hidden", all_but(mine), "", fighter, len(drawn)))


def refill(state: PrisonState, events: list[Event]) -> None:
    """Everybody up to three cards."""
    for fighter in range(state.fighters):
        missing = hand_size(state, fighter) - len(state.hands[fighter])
        if missing > 0 and state.prisoners[fighter] != SERENADE:
            draw_cards(state, fighter, missing, events)


def draw_gear(state: PrisonState, events: list[Event]) -> int:
    """The top of the equipment deck, its discard shuffled in if it is empty (ruling 68); NOBODY for none."""
    if not state.gear:
        if not state.gear_discard:
            return NOBODY
        state.gear, state.gear_discard = sorted(state.gear_discard), []
        state.dice = shuffle(state.dice, state.gear)
        state.known_gear = 0
        events.append(("gear_reshuffled", EVERYONE, "68"))
    *state.gear, item = state.gear
    state.known_gear = max(0, state.known_gear - 1)
    events.append(("gear_drawn", EVERYONE, "", item))
    return item


def draw_blueprint(state: PrisonState, events: list[Event]) -> int:
    """The bottom card of this place's blueprints (ruling 69); an empty deck gives nothing."""
    index = place_index(state.place)
    if not state.blueprints[index]:
        return NOBODY
    item = state.blueprints[index][-1]
    _set_blueprints(state, index, state.blueprints[index][:-1])
    events.append(("blueprint_drawn", EVERYONE, "69", state.place, item))
    return item


def return_blueprints(state: PrisonState, items: list[int], events: list[Event]) -> None:
    """Back under the decks of the places from which they came."""
    for item in items:
        index = place_index(item // 100)
        _set_blueprints(state, index, [*state.blueprints[index], item])
        events.append(("blueprint_returned", EVERYONE, "55", item // 100, item))


def _set_blueprints(state: PrisonState, index: int, deck: list[int]) -> None:
    state.blueprints = [deck if place == index else row for place, row in enumerate(state.blueprints)]


def draw_monster(state: PrisonState, elite: bool, events: list[Event]) -> int:
    """The next monster or elite; its discard is shuffled when the deck is empty (ruling 68)."""
    name = "elites" if elite else "monsters"
    deck: list[int] = getattr(state, name)
    if not deck:
        deck = sorted(getattr(state, f"{name}_discard"))
        if not deck:
            return NOBODY
        setattr(state, f"{name}_discard", [])
        state.dice = shuffle(state.dice, deck)
        events.append(("monsters_reshuffled", EVERYONE, "68", int(elite)))
    card = deck[-1]
    setattr(state, name, deck[:-1])
    events.append(("monster_drawn", EVERYONE, "", int(elite), card))
    return card
