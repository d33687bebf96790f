"""The end of a run: what was carried is put away, then cells are spent (rulings 36, 57)."""

from typing import Any

from engine.core.event import EVERYONE, Event
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.rules.company import speaker
from engine.games.dead_cells.rules.drawing import return_blueprints
from engine.games.dead_cells.rules.ending import BOSS_BEATEN
from engine.games.dead_cells.rules.gaining import CELLS
from engine.games.dead_cells.rules.harm import wipe
from engine.games.dead_cells.rules.memory import BOSS_CELL, FALLEN, remember
from engine.games.dead_cells.rules.upkeep import LOOT_TYPES, LOOTED_TYPES
from engine.games.dead_cells.state import BODIES, NOBODY, SLOTS, PrisonState

Entry = tuple[Any, ...]
Action = tuple[Any, ...]

LAST_BOSS = DECKS["C3"]


def run_end(state: PrisonState, entry: Entry, events: list[Event]) -> None:
    """The table stays as it is until somebody has had enough of looking at it."""
    events.append(("ended", EVERYONE, "36", entry[1]))
    state.todo.append(("last_look", entry[1]))


def look_deciders(state: PrisonState, entry: Entry) -> tuple[int, ...]:
    """The group."""
    return (speaker(state),)


def look_actions(state: PrisonState, entry: Entry, seat: int) -> list[Action]:
    """Go on to what the run brings."""
    return [("go_on",)]


def take_look(state: PrisonState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The bag is emptied but for its cells, equipment goes back into one deck, tracks to their start."""
    state.todo.pop()
    state.ended = entry[1]
    won = state.ended == BOSS_BEATEN
    if won:
        _remember_victory(state, events)
    _put_equipment_back(state, won, events)
    state.bag = [state.bag[CELLS], 0, 0]
    _clear_table(state)
    events.append(("run_over", EVERYONE, "57", state.ended, tuple(state.gear)))
    state.todo.append(("spend",))
    state.todo += [("secret",)] * state.found


def _remember_victory(state: PrisonState, events: list[Event]) -> None:
    """Who fell; the last boss leaves the Boss Cell, which changes every run after it."""
    remember(state, FALLEN[state.place], events)
    if state.place == LAST_BOSS:
        remember(state, BOSS_CELL, events)


def _put_equipment_back(state: PrisonState, won: bool, events: list[Event]) -> None:
    """What was worn, looted or laid out; blueprints on the collector's space go back under their decks.

    The blueprint that a boss leaves to those who beat him is theirs at once.
    """
    kept = [item for item in state.collected if won and item // 100 == state.place]
    returned = [item for item in state.collected if item not in kept]
    return_blueprints(state, returned + state.ground_prints, events)
    worn = [item for row in state.worn for item in row]
    state.gear = sorted(
        [
            *state.gear,
            *state.gear_discard,
            *worn,
            *state.looted_items,
            *state.ground_items,
            *state.revealed,
            *kept,
        ]
    )
    state.gear_discard, state.looted_items, state.ground_items, state.revealed = [], [], [], []
    state.collected, state.ground_prints = [], []
    state.known_gear = 0


def _clear_table(state: PrisonState) -> None:
    """No card of the fight or the biome stays; the decks are whole again in the library."""
    count = state.fighters
    for body in range(BODIES):
        wipe(state, body)
    state.foes = [0] * SLOTS
    state.round = state.cursor = state.face = state.passer = NOBODY
    state.turn = state.hidden = state.shown = state.faceup = state.order = state.extras = 0
    state.boss_turn = state.passed = state.space = 0
    state.lanterns = state.bells = state.keys = state.bile = state.terrain = state.deeds = 0
    state.waiting, state.bans = [], [0, 0]
    state.worms, state.malaise, state.shurikens = [0] * count, [0] * count, [0] * count
    state.ground, state.looted = [0] * LOOT_TYPES, [0] * LOOTED_TYPES
    state.used, state.spent, state.fired = [0] * count, [0] * count, [0] * count
    state.announced = [0] * 2 * count
    state.orders, state.orders_discard = [], []
    state.monsters, state.monsters_discard, state.elites, state.elites_discard = [], [], [], []
    state.tiles = []
    state.sold = []
    for name in ("worn", "pets", "decks", "hands", "discards", "active"):
        setattr(state, name, [[] for _ in range(count)])
    state.tracks = [[0, 0, 0] for _ in range(count)]
