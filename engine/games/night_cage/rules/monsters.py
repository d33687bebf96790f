"""Attacks: what sets a monster off, the chain reaction, who is hit and what it costs (rulebook p. 12 to 14).

Entries: ("trigger", arrived, stepped, *seen) works an attack out on the board as it is now (`STEPPED_ON` has
its names for those who did not walk); ("hit", prisoner, tiles, out, saved, why) is one penalty, ("block",
...) the same while its owner is asked; ("aftermath", stepped, *monsters) clears the board. Cells are -1 where
there is none.
"""

from typing import NamedTuple

from engine.core.event import EVERYONE, Event
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.house import (
    CHARGED_MONSTER_BECOMES_PIT,
    KEEPER_NERVE_SAVES_ONE,
    KEEPER_RANGED_LIGHTS_OUT,
)
from engine.games.night_cage.rules.keepers import strikes_from_behind
from engine.games.night_cage.rules.laying import burn, collapse, discard
from engine.games.night_cage.rules.nerve import may_spend, pay
from engine.games.night_cage.rules.pathless import strikes
from engine.games.night_cage.rules.sight import sight, watchers
from engine.games.night_cage.rules.tiles import ATTACKS, KEEPER, PATHLESS, WAX_EATER, kind_of
from engine.games.night_cage.state import CageState

BLOCK: Action = ("block",)
ENDURE: Action = ("endure",)


BLOCKED = 1
"""How many tiles a Block saves (ruling 19)."""


class Penalty(NamedTuple):
    """What one hit costs."""

    tiles: int
    out: bool
    saved: int
    """How many of the tiles a Nerve saves; 0 if it saves none."""
    why: str


PENALTIES = {
    WAX_EATER: Penalty(3, True, BLOCKED, "43"),
    KEEPER: Penalty(1, False, 0, "63"),
    PATHLESS: Penalty(5, True, 0, "74"),
}
MELEE = Penalty(3, True, 3, "65")
"""On a Keeper's own tile, except from its rear."""


STEPPED_ON = {"trigger": "48", "trigger_blind": "49", "trigger_landing": "36", "trigger_scramble": "52"}
"""Why the monster under the mover attacks: charged, drawn in the dark, landed on, drawn for a scramble."""
DRAWN_KEEPER = "68"
"""Falling or groping onto a Keeper that was just drawn."""


def trigger(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Gather the monsters that were set off, let their attacks reach others, and queue every hit.

    Set off are those that saw where the mover came from, those that see where he is now, and the one he
    stepped on (ruling 37). Hits are worked out after he moved and after pits formed (ruling 39).
    """
    how, arrived, stepped, *seen = entry
    woken = [cell for cell in seen if ATTACKS[state.board[cell]]]
    if arrived >= 0:
        woken += [cell for cell in watchers(state, arrived) if cell not in woken]
    if stepped >= 0 and ATTACKS[state.board[stepped]]:
        woken = [stepped, *(cell for cell in woken if cell != stepped)]
    if woken:
        _attack(state, woken, stepped, how, events)


def _attack(state: CageState, woken: list[int], stepped: int, how: str, events: list[Event]) -> None:
    """All attacks use one frozen board, each monster strikes at most once (ruling 41)."""
    direct, struck = len(woken), {}
    for monster in woken:
        struck[monster] = reach = strikes(state, monster) or sight(state, monster)
        woken += [cell for cell, side in reach if _woken(state, cell, side) and cell not in woken]
    hits: list[Entry] = []
    for prisoner in state.from_active():
        hits += _hits(state, prisoner, struck)
    for number, (monster, reach) in enumerate(struck.items()):
        why = "41" if number >= direct else _why(state, stepped, how) if monster == stepped else "37"
        cells = list(dict.fromkeys(cell for cell, _ in reach))
        events.append(("attacked", EVERYONE, why, monster, state.board[monster], cells))
    state.todo.append(("aftermath", stepped, *struck))
    state.todo += reversed(hits)


def _why(state: CageState, stepped: int, how: str) -> str:
    """The ruling by which a monster strikes whoever came onto it."""
    drawn = how in ("trigger_blind", "trigger_landing")
    return DRAWN_KEEPER if drawn and kind_of(state.board[stepped]) == KEEPER else STEPPED_ON[how]


def _woken(state: CageState, cell: int, side: int) -> bool:
    """A monster that is reached attacks too, but never a Keeper from behind (ruling 62)."""
    return bool(ATTACKS[state.board[cell]]) and not strikes_from_behind(state.board[cell], side)


def _hits(state: CageState, prisoner: int, struck: dict[int, list[tuple[int, int]]]) -> list[Entry]:
    """One hit per monster that reaches the prisoner, however many ways it sees him (rulings 40, 43)."""
    here, hits = state.at[prisoner], []
    if here < 0:
        return []
    for monster, reach in struck.items():
        if here == monster or any(cell == here for cell, _ in reach):
            penalty = _penalty(state, monster, here)
            hits.append(("hit", prisoner, penalty.tiles, int(penalty.out), penalty.saved, penalty.why))
    return hits


def _penalty(state: CageState, monster: int, here: int) -> Penalty:
    kind = kind_of(state.board[monster])
    if kind != KEEPER:
        return PENALTIES[kind]
    if here == monster:
        return MELEE._replace(saved=BLOCKED) if state.house & KEEPER_NERVE_SAVES_ONE else MELEE
    ranged = PENALTIES[KEEPER]
    return ranged._replace(out=True) if state.house & KEEPER_RANGED_LIGHTS_OUT else ranged


def hit(state: CageState, entry: Entry, events: list[Event]) -> None:
    """One penalty; whoever can save tiles is asked before they are seen (rulings 19, 20, 65)."""
    _, prisoner, tiles, _, saved, _ = entry
    worth_it = saved and len(state.deck) > tiles - saved and may_spend(state, prisoner)
    if worth_it:
        state.todo.append(("block", *entry[1:]))
    else:
        _suffer(state, entry, tiles, events)


def block_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Spend a token or take it."""
    return [BLOCK, ENDURE]


def block_who(state: CageState, entry: Entry) -> tuple[int, ...]:
    """Whoever plays the prisoner who is hit, in or out of turn."""
    return (state.owner(entry[1]),)


def take_block(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Blocking saves tiles, never the candle."""
    state.todo.pop()
    if action == BLOCK:
        pay(state, entry[1], "block", events)
        _suffer(state, entry, entry[2] - entry[4], events)
    else:
        _suffer(state, entry, entry[2], events)


def _suffer(state: CageState, entry: Entry, tiles: int, events: list[Event]) -> None:
    _, prisoner, _, out, _, why = entry
    burn(state, prisoner, tiles, why, events)
    if out and state.lit[prisoner]:
        state.lit[prisoner] = 0
        events.append(("out", EVERYONE, why, prisoner))


def aftermath(state: CageState, entry: Entry, events: list[Event]) -> None:
    """Wax Eaters and Pathless go after their attack, Keepers stay (rulings 47, 64); a charger scrambles."""
    _, stepped, *monsters = entry
    for monster in monsters:
        if state.board[monster] >> 2 == KEEPER or not ATTACKS[state.board[monster]]:
            continue
        if monster == stepped and state.house & CHARGED_MONSTER_BECOMES_PIT:
            collapse(state, monster, "47", events)
        else:
            discard(state, monster, "47", events)
    if stepped >= 0 and state.at[state.active] == stepped:
        state.todo.append(("scramble", state.active))
        if state.board[stepped] >> 2 == KEEPER and not state.key[state.active]:
            state.todo.append(("key", state.active))
