"""The way through a biome: corridors, tests, tiles (MOVE, FLIP, CHECK)."""

from typing import Any

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.catalogue import (
    BIOMES,
    ELITES_OF,
    MONSTERS,
    MONSTERS_OF,
    TILES,
    TILES_OF,
    behind,
)
from engine.games.dead_cells.cards.kinds import DECKS, ELITE, ENCOUNTER, Edge
from engine.games.dead_cells.cards.runes import LAMP
from engine.games.dead_cells.cards.vocabulary import KEY, NO_RUNE, G
from engine.games.dead_cells.options import SHORT
from engine.games.dead_cells.rules import boss
from engine.games.dead_cells.rules.bans import forbidden
from engine.games.dead_cells.rules.company import alive, in_order, speaker
from engine.games.dead_cells.rules.cut_short import cut_short
from engine.games.dead_cells.rules.feats import BOTH_EXITS, LOOTED, reached, undone
from engine.games.dead_cells.rules.gaining import TEETH, find_rune, put_in_bag
from engine.games.dead_cells.rules.memory import LOWER_EXIT, UPPER_EXIT, remember, remembers
from engine.games.dead_cells.rules.places import CORRIDOR, CURSE, TILE
from engine.games.dead_cells.rules.rows import with_
from engine.games.dead_cells.rules.testing import deck_shows, matching, pay_symbol, take_token_back
from engine.games.dead_cells.rules.tokens import change
from engine.games.dead_cells.state import PrisonState, place_index

Entry = tuple[Any, ...]
Action = tuple[Any, ...]


def enter(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Set the next place up: a boss, or a biome with its tiles shuffled by shape (BIOME_SET)."""
    place = entry[1]
    state.place, state.space, state.faceup, state.unhurt = place, 0, 0, 1
    state.bile = state.keys = 0
    undone(state, LOOTED, events)
    _reshuffle_serenade(state, events)
    if place not in BIOMES:
        state.monsters, state.monsters_discard, state.elites, state.elites_discard = [], [], [], []
        state.tiles = []
        events.append(("entered", EVERYONE, "72", place))
        boss.meet(state, place, events)
        return
    state.lanterns = BIOMES[place].lanterns
    state.monsters, state.elites = decks_of(place, state.added[place_index(place)])
    state.dice = shuffle(state.dice, state.monsters)
    state.dice = shuffle(state.dice, state.elites)
    state.monsters_discard, state.elites_discard = [], []
    state.tiles = deal_tiles(state, place)
    events.append(("entered", EVERYONE, "72", place))
    state.todo.append(("way",))


def decks_of(place: int, added: list[int]) -> tuple[list[int], list[int]]:
    """The monsters and the elites of a biome, with what upgrades have slipped in (ruling 71)."""
    strays = [[card for card in added if MONSTERS[card].elite == elite] for elite in (False, True)]
    return sorted([*MONSTERS_OF[place], *strays[0]]), sorted([*ELITES_OF[place], *strays[1]])


def deal_tiles(state: PrisonState, place: int) -> list[int]:
    """A tile of the right shape for each space; what is left over goes back unseen."""
    pool = list(TILES_OF[place])
    state.dice = shuffle(state.dice, pool)
    by_shape: dict[int, list[int]] = {}
    for tile in pool:
        by_shape.setdefault(TILES[tile].shape, []).append(tile)
    shapes = BIOMES[place].board.shapes
    return [0, *(by_shape[shape].pop() for shape in shapes[1:])]


def _reshuffle_serenade(state: PrisonState, events: list[Event]) -> None:
    """Her discard is shuffled between biomes only (ruling 63)."""
    if state.seats > 1 or not state.discards[1]:
        return
    deck = sorted(state.decks[1] + state.discards[1])
    state.dice = shuffle(state.dice, deck)
    state.decks, state.discards = with_(state.decks, 1, deck), with_(state.discards, 1, [])
    events.append(("reshuffled", EVERYONE, "63", 1))


def edges(state: PrisonState) -> tuple[Edge, ...]:
    """The corridors that lead out of the group's space."""
    return BIOMES[state.place].board.edges[state.space]


def way(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Where there is only one corridor and it asks for nothing, the group goes on."""
    ways = edges(state)
    if len(ways) == 1 and ways[0].rune < 0 and not ways[0].hand and not ways[0].teeth:
        _go(state, 0, events)
    else:
        state.todo.append(("choose_way",))


def way_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The First Player has the last word."""
    return (speaker(state),)


def way_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Corridors that the group can open and whose hand test the First Player can pass (ruling 84)."""
    return [
        ("go", place)
        for place, edge in enumerate(edges(state))
        if _opens(state, edge) and (not edge.hand or matching(state, edge.hand))
    ]


def _opens(state: PrisonState, edge: Edge) -> bool:
    """Whether the group has the rune, the key and the teeth for a corridor."""
    if edge.rune >= 0 and (not state.runes >> edge.rune & 1 or forbidden(state, NO_RUNE)):
        return False
    return (not edge.key or state.keys > 0) and state.bag[TEETH] >= edge.teeth


def take_way(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Go there."""
    state.todo.pop()
    _go(state, action[1], events)


def _go(state: PrisonState, place: int, events: list[Event]) -> None:
    """Tests are done on the way, then the figure stands on its new space."""
    edge = edges(state)[place]
    state.todo.append(("arrive", edge.to))
    if edge.key:
        change(state, KEY, -1, events)
    if edge.teeth:
        put_in_bag(state, TEETH, -edge.teeth, events)
    if edge.hand or edge.deck:
        take_token_back(state, events)
    if edge.hand:
        pay_symbol(state, edge.hand, events)
    if edge.deck and deck_shows(state, edge.deck, events) and edge.reward:
        state.todo.append(("do", G, CORRIDOR, state.place * 100 + state.space, (place, 0)))


def arrive(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Turn the tile of the new space over; an exit has none (ruling 94)."""
    board = BIOMES[state.place].board
    space = entry[1]
    if space >= len(board.shapes):
        way_out = space - len(board.shapes)
        target = behind(state.place, board.exits[way_out].place, bool(state.house[SHORT]))
        events.append(("left", EVERYONE, "94", space))
        state.todo.append(("interbiome", target))
        if state.place == DECKS["B1"]:
            remember(state, (LOWER_EXIT, UPPER_EXIT)[way_out], events)
            if remembers(state, LOWER_EXIT) and remembers(state, UPPER_EXIT):
                reached(state, BOTH_EXITS, events)
        if board_lanterns(state) and state.lanterns == board_lanterns(state):
            find_rune(state, LAMP, events)
        return
    state.space = space
    state.faceup |= 1 << space
    number = state.tiles[space]
    events.append(("turned", EVERYONE, "", space, number))
    tile = TILES[number]
    if tile.passes:
        _change_first(state, events)
    if tile.shape in (ENCOUNTER, ELITE):
        state.todo.append(("fight",))
        return
    state.todo.append(("check",))
    if tile.offers:
        state.todo.append(("stall", number))
    if tile.cursed:
        state.todo.append(("do", G, CURSE, number, (0, 0)))
    if tile.do:
        state.todo.append(("do", G, TILE, number, (0, 0)))


def board_lanterns(state: PrisonState) -> int:
    """How many lanterns this biome has; whoever leaves it with all of them burning finds a rune."""
    return BIOMES[state.place].lanterns


def _change_first(state: PrisonState, events: list[Event]) -> None:
    """The icon is always done first: the token goes on clockwise (ruling 49)."""
    others = [fighter for fighter in in_order(state)[1:] if alive(state, fighter)]
    if others:
        state.first = others[0]
        events.append(("first", EVERYONE, "49", state.first))


def check(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Dead or alive: somebody's death ends the run, else the group goes on (93)."""
    if state.fallen:
        cut_short(state, events)
    else:
        state.todo.append(("way",))
