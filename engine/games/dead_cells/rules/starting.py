"""The start of a run: boards, decks, mutations, gifts, wounds for four, hands, First Player (RUN_START)."""

from collections.abc import Mapping
from typing import Any

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.core.game import Options
from engine.games.dead_cells.cards.catalogue import UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, Mutation
from engine.games.dead_cells.cards.prisoners import SERENADE
from engine.games.dead_cells.cards.vocabulary import AtStart, G
from engine.games.dead_cells.carried import brought
from engine.games.dead_cells.options import BRUTAL, DIFFICULTY_AT, as_numbers
from engine.games.dead_cells.rules.company import speaker
from engine.games.dead_cells.rules.drawing import refill
from engine.games.dead_cells.rules.hearts import most
from engine.games.dead_cells.rules.places import UPGRADE
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.state import BODIES, NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

FOUR_PLAYERS_WOUNDS = 2
"""Prisoners who start with one damage when four play (ruling 46)."""
BRUTAL_WOUNDS = 2
"""As many more at a brutal table; ours."""


def set_up(seats: int, seed: int, options: Options, carry: Mapping[str, Any]) -> PrisonState:
    """The boards and decks of a run, before anything is decided."""
    state = PrisonState()
    state.seats, state.fighters = seats, 2 if seats == 1 else seats
    state.house = as_numbers(options)
    chosen = carry.get("prisoners")
    chosen = list(range(seats)) if chosen is None else list(chosen)
    state.prisoners = [*chosen, SERENADE] if seats == 1 else chosen
    for name, value in brought(carry).items():
        setattr(state, name, value)
    _empty(state)
    state.dice = seed
    _shuffle_decks(state)
    state.hearts = [most(state, fighter) for fighter in range(state.fighters)]
    start = carry.get("start", "B1")
    state.place = DECKS[start]
    state.todo = [("enter", state.place), ("deal",)]
    state.todo += [("gift", number) for number in reversed(state.gifts)]
    state.gifts = []
    wounded = FOUR_PLAYERS_WOUNDS if seats == 4 else 0
    if state.house[DIFFICULTY_AT] == BRUTAL:
        wounded += BRUTAL_WOUNDS
    state.todo += [("mutations",), ("wounds", wounded)]
    return state


def _empty(state: PrisonState) -> None:
    """A table on which nothing has happened yet."""
    count = state.fighters
    for name in ("hurt", "shields", "gold", "poison", "bleed", "fire", "marks", "frozen"):
        setattr(state, name, [0] * BODIES)
    state.foes = [0] * SLOTS
    state.round = state.cursor = state.passer = state.face = NOBODY
    state.turn = state.hidden = state.passed = state.order = state.extras = state.boss_turn = 0
    state.shown = state.fallen = state.first = state.space = state.faceup = state.known_gear = 0
    state.ended, state.unhurt = 0, 1
    state.ground, state.looted = [0] * LOOT_TYPES, [0] * LOOTED_TYPES
    state.ground_items, state.ground_prints, state.looted_items = [], [], []
    state.used, state.spent, state.fired = [0] * count, [0] * count, [0] * count
    state.announced = [0] * 2 * count
    state.orders, state.orders_discard = [], []
    state.tracks = [[0, 0, 0] for _ in range(count)]
    for name in ("worn", "pets", "decks", "hands", "discards", "active"):
        setattr(state, name, [[] for _ in range(count)])
    state.serenade = [0, 0, NOBODY]
    state.tiles = []
    state.monsters, state.monsters_discard, state.elites, state.elites_discard = [], [], [], []
    state.sold, state.revealed, state.collected = [], [], []
    state.bag, state.gear_discard = [0, 0, 0], []
    state.lanterns = state.bells = state.keys = state.bile = state.terrain = 0
    state.found = state.deeds = 0
    state.waiting, state.bans = [], [0, 0]
    state.worms, state.malaise, state.shurikens = [0] * count, [0] * count, [0] * count


def _shuffle_decks(state: PrisonState) -> None:
    """Combat decks and the equipment; the ordered decks stay as they are (ruling 69)."""
    for fighter, prisoner in enumerate(state.prisoners):
        state.decks[fighter] = list(state.library[prisoner])
        state.dice = shuffle(state.dice, state.decks[fighter])
    state.gear = sorted(state.gear)
    state.dice = shuffle(state.dice, state.gear)


def wounds(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """With four players two of them start with a wound."""
    if entry[1]:
        state.todo.append(("wound", entry[1]))


def first_seat(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The group; before there is a First Player the first seat answers for it."""
    return (speaker(state),)


def wound_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Somebody who has none yet."""
    return [("wound", fighter) for fighter in range(state.fighters) if not state.hurt[SLOTS + fighter]]


def take_wound(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """One damage."""
    _, left = state.todo.pop()
    state.hurt[SLOTS + action[1]] += 1
    state.unhurt = 0
    events.append(("hurt", EVERYONE, "46", SLOTS + action[1], 1))
    state.todo.append(("wounds", left - 1))


def mutations(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """What the mutation board gives at the start of every run."""
    for row in reversed(state.pockets):
        for number in reversed(row):
            card = UPGRADES[number]
            for place, trait in enumerate(card.traits if isinstance(card, Mutation) else ()):
                if isinstance(trait, AtStart):
                    state.todo.append(("do", G, UPGRADE, number, (place, 0)))


def gift(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """What the Well kept for this run."""
    state.todo.append(("do", G, UPGRADE, entry[1], (0, 0, 0, 0)))


def deal(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """Hands of three; then the group says who begins (ruling 94). Solo the prisoner does."""
    refill(state, events)
    if state.seats > 1:
        state.todo.append(("choose_first",))


def first_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Anybody."""
    return [("first", fighter) for fighter in range(state.fighters)]


def take_first(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The token is given."""
    state.todo.pop()
    state.first = action[1]
    events.append(("first", EVERYONE, "94", state.first))
