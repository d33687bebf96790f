"""What every position has in common; a save that has it not was written by another hand."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.core.game import Options
from engine.core.state import Entry
from engine.games.night_cage.rules.board import SIZES
from engine.games.night_cage.rules.box import pieces
from engine.games.night_cage.rules.dirge import positions
from engine.games.night_cage.rules.ending import CIRCLES, GAVE_UP, PATIENCE, fuel_left
from engine.games.night_cage.rules.house import DIRGE_IS_A_CROSS, house_bits
from engine.games.night_cage.rules.keys import MOST_PASSES
from engine.games.night_cage.rules.laying import in_hand
from engine.games.night_cage.rules.starting import prisoners_for
from engine.games.night_cage.rules.tiles import (
    ATTACKS,
    DIRGE,
    DIRGE_PIT,
    GATE,
    KEY,
    KEY_BEARERS,
    KINDS,
    OMEN,
    PIT,
    PIT_FIEND,
    SPENT,
    START,
    STARTING_PILE,
    TURNS,
    kind_of,
)
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import MOST_NERVE, NOWHERE, CageState
from engine.games.night_cage.words.text import MOVED

FIELDS: dict[str, str] = {
    "begin": "",
    "end": "",
    "flicker": "",
    "act": "",
    "light": "",
    "dark": "",
    "settle": "",
    "land": "",
    "snuff": "",
    "more": "f",
    "start": "p",
    "fall": "p",
    "plunge": "p",
    "key": "p",
    "scramble": "a",
    "scrambling": "a",
    "draw": "m",
    "place": "km",
    "swap": "k",
    "step_on": "kcs",
    "land_on": "kc",
    "choose": "n",
    "again": "fn",
    "go": "cw*",
    "crumble": "c",
    "scrambled": "c",
    "pit_fiend": "c",
    "omen": "c",
    "dirge": "c",
    "trigger": "CC*",
    "trigger_blind": "CC*",
    "trigger_landing": "CC*",
    "trigger_scramble": "CC*",
    "aftermath": "C*",
    "hit": "ptfvr",
    "block": "ptfvr",
    "engulf": "*",
}
"""What can wait on the stack, and what each number in it may be."""

WAITING = frozenset(SCRIPT.decisions) - {"fall", "start"}
"""Decisions that can only be on top; falls and starts are asked of several prisoners in turn."""


CHARGING = {"trigger", "trigger_blind", "trigger_landing", "trigger_scramble", "aftermath", "go"}
"""While one of these is still to come, the active prisoner may stand on a monster; nobody stays there."""


def check(state: CageState, seats: int, options: Options) -> None:
    """Raise ValueError unless sizes, ranges, counts and the stack are such as play leaves them."""
    _check_table(state, seats, options)
    _check_numbers(state)
    _check_board(state)
    _check_prisoners(state)
    _check_stack_of_tiles(state)
    _check_todo(state)


def _check_table(state: CageState, seats: int, options: Options) -> None:
    prisoners = prisoners_for(seats)
    _need(state.seats == seats and state.prisoners == prisoners and state.size == SIZES[prisoners])
    _need(state.house == house_bits(options) and state.silence == int(options["silence"]))
    _need(state.pieces == pieces(prisoners, options))
    _need(len(state.board) == state.size**2 and len(state.gone) == KINDS)
    rows: tuple[Any, ...] = (state.at, state.line, state.lit, state.nerve, state.key)
    _need(all(len(row) == prisoners for row in rows))


def _check_numbers(state: CageState) -> None:
    _need(
        state.active in range(state.prisoners)
        and state.marker in range(state.seats if state.seats == 3 else 1)
    )
    _need({state.gain, state.flickers} <= {0, 1} and not (state.flickers and state.deck))
    _need(state.omens in range(state.pieces[OMEN] + 1) and state.dirge in range(2 * state.pieces[DIRGE] + 1))
    _need(state.quiet in range(PATIENCE + 1) and state.ended in range(CIRCLES + 1))
    _need(fuel_left(state) <= state.fuel <= 2 * sum(state.pieces))
    _need(bool(state.ended) != bool(state.todo))


def _check_board(state: CageState) -> None:
    for tile in state.board:
        _need(not tile or _is_tile(state, tile))
    nine = sum(kind_of(tile) == DIRGE for tile in state.board)
    _need(nine == (9 if state.dirge == 1 else 0))
    fresh = [*(tile >> 2 for tile in state.board), *state.deck, *in_hand(state)]
    _need(state.gates == fresh.count(GATE))
    _need(state.keys == sum(state.key) + sum(fresh.count(kind) for kind in KEY_BEARERS))
    if not state.ended:
        _need(_lying(state, PIT_FIEND) == _pending(state, "pit_fiend"))
        stays = state.house & DIRGE_IS_A_CROSS or _pending(state, "engulf")
        _need(bool(stays) or _lying(state, OMEN) == _pending(state, "omen", "dirge"))


def _lying(state: CageState, kind: int) -> set[int]:
    return {cell for cell, tile in enumerate(state.board) if tile >> 2 == kind}


def _pending(state: CageState, *kinds: str) -> set[int]:
    return {entry[1] for entry in state.todo if entry[0] in kinds}


def _is_tile(state: CageState, tile: int) -> bool:
    kind, turn = kind_of(tile), tile & 3
    if kind == DIRGE:
        return tile == DIRGE_PIT
    if kind not in TURNS or not state.pieces[kind] or turn not in TURNS[kind]:
        return False
    return tile < PIT or tile & SPENT == 0 or (kind == KEY and not tile & PIT)


def _check_prisoners(state: CageState) -> None:
    _need(
        _within(state.lit, (0, 1))
        and _within(state.key, (0, 1))
        and _within(state.nerve, range(MOST_NERVE + 1))
    )
    unborn = {entry[1] for entry in state.todo if entry[0] == "start"}
    leaving = state.ended or _pending(state, "scramble", "scrambling", "scrambled")
    charging = bool(leaving) or any(entry[0] in CHARGING for entry in state.todo)
    for prisoner, (cell, line) in enumerate(zip(state.at, state.line, strict=True)):
        if cell == NOWHERE:
            waits = line == NOWHERE and (prisoner in unborn or state.ended == GAVE_UP)
            _need(waits or (prisoner not in unborn and line in range(2 * state.size)))
            continue
        _need(cell in range(len(state.board)) and line == NOWHERE and prisoner not in unborn)
        tile = state.board[cell]
        falls = ("fall", prisoner) in state.todo
        _need(bool(tile) or ((bool(leaving) or falls) and prisoner == state.active))
        _need(not ATTACKS[tile] or bool(state.ended) or ((charging or falls) and prisoner == state.active))
        _need(state.at.count(cell) == 1 or kind_of(tile) in (GATE, DIRGE))


def _check_stack_of_tiles(state: CageState) -> None:
    _need(_within(state.deck, [kind for kind in TURNS if kind not in (START, DIRGE)]))
    _need(state.rest in range(sum(state.pieces) + 1))
    top = state.deck[state.rest :]
    if top:
        pile = STARTING_PILE[state.prisoners]
        for kind in range(KINDS):
            drawn = state.pieces[kind] - state.deck.count(kind)
            _need(top.count(kind) == (pile[kind] - drawn if kind in pile else 0))


def _check_todo(state: CageState) -> None:
    todo = state.todo
    if not todo:
        return
    _need(todo[0][0] in ("begin", "end") and todo[-1][0] in SCRIPT.decisions)
    _need(not any(entry[0] in WAITING for entry in _below(todo)))
    _need(len(set(todo)) == len(todo) or all(todo.count(entry) == 1 or entry[0] == "hit" for entry in todo))
    for entry in todo:
        _need(entry[0] in FIELDS and _fits(state, entry))
    falling = [entry[1] for entry in todo if entry[0] == "fall"]
    _need(all(state.at[prisoner] >= 0 for prisoner in falling))
    _need((todo[0][0] == "begin") == any(entry[0] in ("begin", "start") for entry in todo))
    on_board = {"choose", "again", "swap", "scrambling", "step_on"}
    _need(todo[-1][0] not in on_board or state.at[state.active] >= 0)
    _need((todo[-1][0] in ("land", "land_on")) <= (state.line[state.active] >= 0))
    _need(todo[-1][0] != "key" or state.at[todo[-1][1]] >= 0)


def _below(todo: list[Entry]) -> list[Entry]:
    """What lies under the decision on top; whoever gave a key away is asked in the middle of a turn (82)."""
    answering = todo[-1][0] == "key" and len(todo) > 1 and todo[-2][0] in ("choose", "again")
    return todo[: -2 if answering else -1]


def _fits(state: CageState, entry: Entry) -> bool:
    """Whether the numbers of an entry are such as its kind asks for."""
    signs, data = FIELDS[entry[0]], list(entry[1:])
    if entry[0] == "engulf":
        return tuple(data) in positions(state).values() and state.dirge == 0
    if signs.endswith("*"):
        signs = signs[:-1] + "c" * (len(data) - len(signs) + 1)
    return len(data) == len(signs) and all(
        ALLOWED[sign](state, value) for sign, value in zip(signs, data, strict=True)
    )


def _whole(allowed: Callable[[CageState], Iterable[int]]) -> Callable[[CageState, Any], bool]:
    return lambda state, value: type(value) is int and value in allowed(state)


ALLOWED: dict[str, Callable[[CageState, Any], bool]] = {
    "p": _whole(lambda state: range(state.prisoners)),
    "a": _whole(lambda state: (state.active,)),
    "c": _whole(lambda state: range(len(state.board))),
    "C": _whole(lambda state: range(NOWHERE, len(state.board))),
    "k": _whole(lambda state: range(1, DIRGE)),
    "m": _whole(lambda state: range(1, 1 << state.prisoners)),
    "s": _whole(lambda state: range(4)),
    "f": _whole(lambda state: (0, 1)),
    "n": _whole(lambda state: range(MOST_PASSES + 8)),
    "t": _whole(lambda state: (1, 3, 5)),
    "v": _whole(lambda state: (0, 1, 3)),
    "w": lambda state, value: value in MOVED,
    "r": lambda state, value: value in ("43", "63", "65", "74", "77"),
}


def _within(row: Iterable[int], allowed: Iterable[int]) -> bool:
    return set(row) <= set(allowed)


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError
