"""Pits, falls and landings (rulebook p. 10; rulings 23 to 35).

Entries: ("crumble", cell), ("plunge", prisoner) who may stand on a pit, ("fall", prisoner) while he chooses
his line, ("land",) while the active prisoner chooses his cell, ("land_on", kind, cell) while he turns the
tile, ("touch_down", cell).
"""

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.drawing import effect
from engine.games.night_cage.rules.ending import NO_FLOOR, check_escape, finish
from engine.games.night_cage.rules.house import LANDING_TRIGGERS_OTHERS
from engine.games.night_cage.rules.laying import collapse, draw, lay
from engine.games.night_cage.rules.light import lit_cells
from engine.games.night_cage.rules.tiles import ATTACKS, CRUMBLES, EMPTY, GATE, PIT
from engine.games.night_cage.state import NOWHERE, CageState


def crumble(state: CageState, entry: Entry, events: list[Event]) -> None:
    """A crumbling tile that was left or stayed on becomes a pit (ruling 23)."""
    cell = entry[1]
    if CRUMBLES[state.board[cell]]:
        collapse(state, cell, "23", events)


def plunge(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Whoever stands on a pit falls."""
    cell = state.at[entry[1]]
    if cell >= 0 and state.board[cell] & PIT:
        state.todo.append(("fall", entry[1]))


def fall_who(state: CageState, entry: Entry) -> tuple[int, ...]:
    """Whoever plays the prisoner who falls, in or out of turn."""
    return (state.owner(entry[1]),)


def fall_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """The row or the column of the pit, at once (ruling 26)."""
    cell, grid = state.at[entry[1]], state.grid
    return [("fall", grid.row(cell)), ("fall", grid.column(cell))]


def take_fall(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Leave the board; key, Nerve and candle are kept (ruling 27)."""
    state.todo.pop()
    prisoner, line = entry[1], action[1]
    cell, state.at[prisoner], state.line[prisoner] = state.at[prisoner], NOWHERE, line
    along = "row" if line < state.size else "column"
    events.append(("fell", EVERYONE, "26", prisoner, cell, line, along))


def landing_cells(state: CageState) -> list[int]:
    """Where the active prisoner can land: empty and unlit; failing that on a tile (rulings 28, 29).

    If the line has neither, an empty cell in somebody's light has to do; the rulebook does not go so far.
    """
    bits, board = lit_cells(state), state.board
    line = state.grid.lines[state.line[state.active]]
    empty = [cell for cell in line if not board[cell]]
    dark = [cell for cell in empty if not bits >> cell & 1]
    return dark or [cell for cell in line if _bears(state, cell)] or empty


def _bears(state: CageState, cell: int) -> bool:
    tile = state.board[cell]
    return EMPTY < tile & ~128 < PIT and (cell not in state.at or tile >> 2 == GATE)


def begin_landing(state: CageState, events: list[Event]) -> None:
    """At the start of his turn a falling prisoner must land: with an empty stack all is lost (ruling 33).

    If the whole line is pits and people he goes on falling; the rulebook does not think of it.
    """
    cells = landing_cells(state)
    if not cells:
        events.append(("hangs", EVERYONE, "29", state.active))
    elif not state.deck and not state.board[cells[0]]:
        finish(state, NO_FLOOR, events)
    else:
        state.todo.append(("land",))
        if len(cells) == 1:
            events.append(("forced", EVERYONE, "", state.active, "land"))
            take_land(state, ("land",), 0, ("land", cells[0]), events)


def land_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """A cell of the line; the tile is drawn after the choice."""
    return [("land", cell) for cell in landing_cells(state)]


def take_land(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Draw the tile to land on, or come down on one that lies there."""
    state.todo.pop()
    cell = action[1]
    if state.board[cell]:
        state.todo.append(("touch_down", cell))
        return
    kind = draw(state, events)
    if not kind:
        finish(state, NO_FLOOR, events)
        return
    turns = state.grid.landings[kind][cell]
    if len(turns) == 1:
        _put_down(state, kind, cell, turns[0][2], events)
    else:
        state.todo.append(("land_on", kind, cell))


def land_on_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Any way round, joined to nothing (ruling 28)."""
    return list(state.grid.landings[entry[1]][entry[2]])


def take_land_on(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """The tile on which somebody landed has been turned: it lies there from now on."""
    state.todo.pop()
    _put_down(state, entry[1], action[1], action[2], events)


def _put_down(state: CageState, kind: int, cell: int, turn: int, events: list[Event]) -> None:
    """The prisoner stands on the tile before it does what it does (ruling 35)."""
    lay(state, kind, cell, turn, events)
    effect(state, kind, cell)
    state.todo.append(("touch_down", cell))


def touch_down(state: CageState, entry: Entry, events: list[Event]) -> None:
    """The prisoner is back. Only the monster he lands on attacks (ruling 32), before any light."""
    cell, active = entry[1], state.active
    state.at[active], state.line[active] = cell, NOWHERE
    events.append(("landed", EVERYONE, "", active, cell))
    if check_escape(state, cell, events):
        return
    monster = cell if ATTACKS[state.board[cell]] else NOWHERE
    noticed = cell if state.house & LANDING_TRIGGERS_OTHERS else NOWHERE
    if monster >= 0 or noticed >= 0:
        state.todo.append(("trigger_landing", noticed, monster))
    state.todo.append(("find_key", active))
