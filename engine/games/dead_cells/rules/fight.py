"""A fight from its set-up to the moment when all cards lie open (SETUP, PREP, COMMIT, REVEAL)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import BIOMES, COMBAT, MONSTERS, TILES
from engine.games.dead_cells.cards.kinds import BACK, FAR, WALL
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import (
    BLUEPRINT,
    CELL,
    ITEM,
    POTION,
    R1,
    R2,
    R3,
    SCROLL,
    TOOTH,
    VIAL,
    Gain,
    L,
)
from engine.games.dead_cells.rules.committing import ask_for_cards
from engine.games.dead_cells.rules.company import in_order, speaker, standing
from engine.games.dead_cells.rules.drawing import (
    draw_blueprint,
    draw_cards,
    draw_gear,
    draw_monster,
    top_card,
)
from engine.games.dead_cells.rules.looting import (
    GROUND_CELLS,
    GROUND_POTIONS,
    GROUND_SURVIVAL,
    GROUND_TEETH,
    GROUND_VIALS,
)
from engine.games.dead_cells.rules.memory import BOSS_CELL, remembers
from engine.games.dead_cells.rules.places import PRINTED_NUMBER
from engine.games.dead_cells.rules.rows import but, joined, more, with_
from engine.games.dead_cells.rules.tracks import advance
from engine.games.dead_cells.rules.triggers import fire
from engine.games.dead_cells.rules.unseen import come_out, seen_of, wait
from engine.games.dead_cells.state import NOBODY, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

GROUND = {CELL: GROUND_CELLS, TOOTH: GROUND_TEETH, POTION: GROUND_POTIONS, VIAL: GROUND_VIALS}
SPECIAL = {BACK: L, FAR: R3}


def begin(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Draw and place what the tile shows, then lay its loot on the group's space."""
    tile = TILES[state.tiles[state.space]]
    state.round = NOBODY
    if tile.terrain:
        state.terrain = tile.terrain
        events.append(("terrain", EVERYONE, "", tile.terrain))
    kinds = [int(letter == "e") for letter in tile.enemies]
    seen = seen_of(state, tile, BIOMES[state.place].lanterns)
    for kind in kinds[:seen]:
        appear(state, kind, events)
    wait(state, kinds[seen:], events)
    for effect in tile.loot:
        if isinstance(effect, Gain):
            _lay(state, effect, events)
    state.todo.append(("prepare", 1))


def appear(state: PrisonState, elite: int, events: list[Event], slot: int | None = None) -> None:
    """Draw an enemy and let it stand where its card says, or where it was waiting."""
    card = draw_monster(state, bool(elite), events)
    if card != NOBODY:
        stand(state, card, events, slot)


def emerge(state: PrisonState, events: list[Event]) -> None:
    """Whoever waited is seen: out of the mist in R3, out of the dark wherever its card says."""
    misty = state.round != NOBODY
    for kind in come_out(state, events):
        appear(state, kind, events, R3 if misty else None)


def stand(state: PrisonState, card: int, events: list[Event], slot: int | None = None) -> None:
    """Back goes to L, far to R3, any other to the first free slot on the right (rulings 2, 70)."""
    special = SPECIAL.get(MONSTERS[card].place) if slot is None else slot
    if special is None and remembers(state, BOSS_CELL) and not any(state.foes):
        special = L
    wanted = [slot for slot in (special, R1, R2, R3, L) if slot is not None]
    if state.terrain == WALL:
        wanted = [slot for slot in wanted if slot != L]
    slot = next((slot for slot in wanted if not state.foes[slot]), None)
    if slot is None:
        name = "elites" if MONSTERS[card].elite else "monsters"
        setattr(state, name, [card, *getattr(state, name)])
        events.append(("no_room", EVERYONE, "70", card))
        return
    state.foes[slot] = card
    events.append(("placed", EVERYONE, "2", slot, card))


def _lay(state: PrisonState, effect: Gain, events: list[Event]) -> None:
    for _ in range(effect.n):
        if effect.what == ITEM:
            item = draw_gear(state, events)
            if item != NOBODY:
                state.ground_items = [*state.ground_items, item]
                events.append(("ground_item", EVERYONE, "", item))
        elif effect.what == BLUEPRINT:
            item = draw_blueprint(state, events)
            if item != NOBODY:
                state.ground_prints = [*state.ground_prints, item]
                events.append(("ground_print", EVERYONE, "", item))
        else:
            kind = GROUND_SURVIVAL + effect.colour if effect.what == SCROLL else GROUND[effect.what]
            state.ground = more(state.ground, kind, 1)
            events.append(("ground", EVERYONE, "", kind, 1))


def prepare(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Everybody may talk; then exactly three cards are committed."""
    zero = entry[1]
    state.used = [0] * state.fighters
    state.announced = [0] * 2 * state.fighters
    state.shown = 0
    if zero:
        state.spent = [0] * state.fighters
        state.fired = [0] * state.fighters
    events.append(("preparing", EVERYONE, "", zero))
    state.todo.append(("reveal", zero))
    if state.seats == 4:
        state.todo.append(("passer",))
    else:
        ask_for_cards(state)


def passer_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The group."""
    return (speaker(state),)


def passer_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Anybody but the First Player; against a boss whoever has not passed yet (46, 47, 89)."""
    others = [fighter for fighter in in_order(state) if fighter != state.first]
    fresh = [fighter for fighter in others if not state.passed >> fighter & 1]
    return [("pass", fighter) for fighter in (fresh if state.face != NOBODY and fresh else others)]


def take_passer(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The passer is known before the first card is committed."""
    state.todo.pop()
    state.passer = action[1]
    if state.face != NOBODY:
        state.passed |= 1 << action[1]
        if state.passed == (1 << state.seats) - 1:
            state.passed = 0
    events.append(("passes", EVERYONE, "46", action[1], state.passed))
    ask_for_cards(state)


def passing(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The passer turns up his top card, moves that colour's marker, and may change cards."""
    fighter = entry[1]
    state.todo.append(("redraw", fighter, 0))
    if state.face != NOBODY:
        return
    card = top_card(state, fighter, events)
    if card == NOBODY:
        return
    state.discards = joined(state.discards, fighter, card)
    events.append(("turned_up", EVERYONE, "46", fighter, card))
    symbols = COMBAT[card].symbols
    if len(symbols) == 1:
        advance(state, fighter, symbols[0], "46", events)
    elif symbols:
        state.todo.append(("symbol", fighter, symbols))


def symbol_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """One of the symbols on the card that was turned up."""
    return [("advance", colour) for colour in entry[2]]


def take_symbol(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """That marker moves."""
    state.todo.pop()
    advance(state, entry[1], action[1], "46", events)


def redraw_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Discard any card of the hand, or keep what is left."""
    return [*(("drop", card) for card in state.hands[entry[1]]), ("keep",)]


def take_redraw(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """As many cards are drawn as were discarded."""
    _, fighter, dropped = state.todo.pop()
    if action[0] == "drop":
        state.hands = with_(state.hands, fighter, but(state.hands[fighter], action[1]))
        state.discards = joined(state.discards, fighter, action[1])
        events.append(("discarded", EVERYONE, "46", fighter, action[1]))
        state.todo.append(("redraw", fighter, dropped + 1))
    elif dropped:
        draw_cards(state, fighter, dropped, events)


def reveal(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """All cards are turned face up; solo Serenade's top card joins them (ruling 61)."""
    state.shown = 1
    if BIOMES.get(state.place) and BIOMES[state.place].lanterns:
        emerge(state, events)
    state.todo.append(("rounds", entry[1]))
    for fighter in range(state.fighters):
        if state.prisoners[fighter] == SERENADE:
            _reveal_serenade(state, fighter, events)
    events.append(("revealed", EVERYONE, "", tuple(map(tuple, state.active)), entry[1]))
    if entry[1]:
        state.round = 0
        for fighter in reversed(standing(state)):
            fire(state, "fight_start", fighter)


def _reveal_serenade(state: PrisonState, fighter: int, events: list[Event]) -> None:
    """Her deck is not reshuffled: when it is empty she does what is printed on her board (ruling 63)."""
    deck = state.decks[fighter]
    card = deck[-1] if deck else PRINTED_NUMBER
    state.decks = with_(state.decks, fighter, deck[:-1])
    state.active = with_(state.active, fighter, [card])
    events.append(("serenades_card", EVERYONE, "63", fighter, card))
    discard = state.discards[0]
    symbols = COMBAT[discard[-1]].symbols if discard else ()
    face, marker, _ = state.serenade
    state.serenade = [face, marker, symbols[0] if len(symbols) == 1 else NOBODY]
    events.append(("power", EVERYONE, "62", state.serenade[2]))
    if len(symbols) > 1:
        state.todo.append(("choose_power", symbols))


def power_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """One of several symbols (ruling 62)."""
    return [("power", symbol) for symbol in entry[1]]


def take_power(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Serenade's power of this fight is known."""
    state.todo.pop()
    state.serenade = [*state.serenade[:2], action[1]]
    events.append(("power", EVERYONE, "62", action[1]))
