"""Moving: one step, a jump into a pit, a blind step, a charge, and moving again (rulebook p. 9, 14, 15).

Entries: ("choose", passed) waits for what the active prisoner does, ("more", may_move) sees whether anything
is open after it, ("again", may_move, passed) waits for that; ("reach", cell, side) draws the tile of a step
into the dark, ("step_on", kind, cell, side) waits for its turn; ("go", target, how, *seen) takes the step and
("arrive", prisoner, cell, how) ends it.
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.board import GRIDS
from engine.games.night_cage.rules.drawing import put
from engine.games.night_cage.rules.ending import check_escape
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.keys import key_lies_here, key_passes, pass_key, take_key
from engine.games.night_cage.rules.laying import draw
from engine.games.night_cage.rules.nerve import pay
from engine.games.night_cage.rules.sight import watchers
from engine.games.night_cage.rules.staying import begin_stay
from engine.games.night_cage.rules.tiles import ATTACKS, CRUMBLES, EMPTY, EXITS, GATE, KEY, PIT, SIDES_IN
from engine.games.night_cage.state import NOWHERE, CageState

STAY: Action = ("stay",)
END: Action = ("end",)
MOVES: tuple[Action, ...] = tuple(("move", side) for side in range(4))
CHARGES: tuple[Action, ...] = tuple(("charge", side) for side in range(4))
PASSES = frozenset({"give", "receive", "take"})


def steps(state: CageState, nerve: int) -> list[Action]:
    """Every step open to the active prisoner who can still spend this much Nerve on a charge."""
    active, board = state.active, state.board
    here = state.at[active]
    around = GRIDS[state.size].next[here]
    found: list[Action] = []
    for side in SIDES_IN[EXITS[board[here]]]:
        target = around[side]
        tile = board[target]
        if tile == EMPTY:
            if state.deck and not state.lit[active]:
                found.append(MOVES[side])
        elif tile & PIT:
            found.append(MOVES[side])
        elif EXITS[tile] >> (side ^ 2) & 1:
            if ATTACKS[tile]:
                found += _onto_monster(state, tile, side, nerve)
            elif tile >> 2 == GATE or target not in state.at:
                found.append(MOVES[side])
    return found


def _onto_monster(state: CageState, tile: int, side: int, nerve: int) -> list[Action]:
    """A visible monster must be charged (ruling 50), except a Keeper's rear by one without a key (65, 67)."""
    if strikes_from_behind(tile, side ^ 2):
        return [] if state.key[state.active] else [MOVES[side]]
    return [CHARGES[side]] if nerve > 0 else []


def choose_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Move, charge or Stay; in the dark one must move unless a token is paid (rulings 21, 55)."""
    nerve = state.nerve[state.active]
    found = steps(state, nerve)
    if state.lit[state.active] or nerve or not found:
        found.append(STAY)
    found += key_passes(state, entry[1])
    return found


def take_choice(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Carry the choice out."""
    state.todo.pop()
    kind = action[0]
    if kind in PASSES:
        state.todo.append(("choose", entry[1] + 1))
        pass_key(state, action, events)
    elif kind == "stay":
        begin_stay(state, events)
    else:
        _set_off(state, action, events)


def more(state: CageState, entry: Entry, events: list[Event]) -> None:
    """After a move or a Stay: ask only if something is open besides ending the turn."""
    active = state.active
    if state.at[active] < 0:
        return
    if (entry[1] and state.nerve[active]) or 1 in state.key or key_lies_here(state, active):
        question = ("again", entry[1], 0)
        if len(again_actions(state, question, 0)) > 1:
            state.todo.append(question)


def again_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Move once more for a token, pass keys, or end the turn. After a Stay there is no moving (ruling 12)."""
    _, may_move, passed = entry
    nerve = state.nerve[state.active]
    found = steps(state, nerve - 1) if may_move and nerve else []
    found += key_passes(state, passed)
    found.append(END)
    return found


def take_again(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Carry it out; the first move has been resolved completely (ruling 10)."""
    state.todo.pop()
    _, may_move, passed = entry
    if action[0] in PASSES:
        question = ("again", may_move, passed + 1)
        state.todo.append(question)
        pass_key(state, action, events)
        if state.todo[-1] == question and again_actions(state, question, seat) == [END]:
            state.todo.pop()
    elif action != END:
        pay(state, state.active, "again", events)
        _set_off(state, action, events)


def _set_off(state: CageState, action: Action, events: list[Event]) -> None:
    """Remember which monsters see the prisoner now; draw first if the step leads into the dark."""
    kind, side = action
    here = state.at[state.active]
    target = GRIDS[state.size].next[here][side]
    if kind == "charge":
        pay(state, state.active, "charge", events)
    seen = watchers(state, here)
    if state.board[target] == EMPTY:
        state.todo += [("go", target, "blind", *seen), ("reach", target, side ^ 2)]
    else:
        go(state, ("go", target, "charge" if kind == "charge" else "step", *seen), events)


def reach(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Draw the tile of a blind step or of a scramble into the dark; it must join (ruling 56)."""
    _, cell, side = entry
    kind = draw(state, events)
    if not kind:
        return
    places = state.grid.places[kind][side][cell]
    if len(places) == 1:
        put(state, kind, places[0], events)
    else:
        state.todo.append(("step_on", kind, cell, side))


def step_on_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """The turns that join."""
    _, kind, cell, side = entry
    return list(state.grid.places[kind][side][cell])


def take_step_on(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile lies; the step follows."""
    state.todo.pop()
    put(state, entry[1], action, events)


def go(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The player aid's order: move, pits, fall, monsters, light, and perhaps once more.

    Nothing is left of the step if the Dirge took the prisoner first, or if no tile came.
    """
    _, target, how, *seen = entry
    active, todo = state.active, state.todo
    here = state.at[active]
    todo += [("more", 1), ("light",)]
    tile = state.board[target]
    if here < 0 or not tile:
        return
    monster = target if ATTACKS[tile] else NOWHERE
    if monster >= 0 and how == "step":
        todo += [("scramble", active), ("trigger", NOWHERE, NOWHERE, *seen), ("crumble", here)]
        arrive(state, ("arrive", active, target, "rear"), events)
        return
    todo.append(("trigger_blind" if how == "blind" else "trigger", target, monster, *seen))
    if tile & PIT:
        todo.append(("fall", active))
        how = "jump"
    if CRUMBLES[state.board[here]]:
        todo.append(("crumble", here))
    arrive(state, ("arrive", active, target, how), events)


def arrive(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The prisoner is there; he wins at this instant or never for this step (ruling 83)."""
    _, prisoner, cell, how = entry
    before, state.at[prisoner] = state.at[prisoner], cell
    side, board = GRIDS[state.size].next[before].index(cell), state.board
    events.append(("moved", EVERYONE, "", prisoner, before, cell, how, side, board[before], board[cell]))
    if check_escape(state, cell, events):
        return
    if how == "rear":
        take_key(state, prisoner, events)
    elif state.board[cell] >> 2 == KEY and not state.key[prisoner]:
        state.todo.append(("key", prisoner))
