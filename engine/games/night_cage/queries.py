"""Questions that a table asks before somebody acts: who is seen, what would happen, what is left.

All of them look at a view, so that a preview can tell nobody more than he may know.
"""

from typing import Any, NamedTuple

from engine.core.event import Event
from engine.core.game import Action
from engine.games.night_cage.rules.light import lit_cells
from engine.games.night_cage.rules.pathless import strikes
from engine.games.night_cage.rules.sight import ray, sight
from engine.games.night_cage.rules.tiles import ATTACKS, START, STARTING_PILE
from engine.games.night_cage.rules.turn import SCRIPT
from engine.games.night_cage.state import CageState
from engine.games.night_cage.view import CageView, imagine

ON_THE_WAY: dict[str, Action | None] = {"block": ("endure",), "key": ("take",), "fall": None}
"""What a preview answers by itself, and how; None is the first that is legal."""


OWN_QUESTION = ("start", "block", "fall", "key", "scrambling")
"""What is asked of the prisoner that the step names, whoever's turn it is."""

HOLDING = ("place", "step_on", "land_on", "swap")
"""Steps about a tile that was drawn; its kind is the first of their details."""

PLENTY = 100
"""More keys and Gates than a preview can lose."""


class Consequences(NamedTuple):
    """What an action brings about before a tile is drawn. Cells and prisoners are numbers."""

    moved: tuple[tuple[int, int], ...]
    """(prisoner, cell) of everybody who comes to stand somewhere else."""
    vanish: tuple[int, ...]
    pits: tuple[int, ...]
    attacks: tuple[int, ...]
    """The monsters that strike."""
    hits: tuple[tuple[int, int], ...]
    """(prisoner, tiles) of every hit, unblocked."""
    out: tuple[int, ...]
    relit: tuple[int, ...]
    falls: tuple[int, ...]
    draws: bool
    """Whether a tile is drawn next, so that more may follow."""
    ended: int
    """How the game would end for certain, see ending.py; 0 if it goes on."""


def prisoner_asked(view: CageView) -> int:
    """The prisoner who must decide, in or out of turn."""
    return int(view["details"][0] if view["step"] in OWN_QUESTION else view["active"])


def whose_turn(view: CageView) -> int | None:
    """The prisoner whose turn it is: in the set-up the one who looks for a place; nobody's at the end."""
    if not view["step"]:
        return None
    return prisoner_asked(view) if view["step"] == "start" else int(view["active"])


def tile_in_hand(view: CageView) -> int:
    """The kind of the tile that waits for its cell; 0 if there is none."""
    if view["step"] == "start":
        return START
    return int(view["details"][0]) if view["step"] in HOLDING else 0


def saves_all(view: CageView) -> bool:
    """Whether the Nerve that is asked for saves every tile of the hit (ruling 65)."""
    _, tiles, _, saved, _ = view["details"]
    return bool(tiles == saved)


def owner(view: CageView, prisoner: int) -> int:
    """The seat that decides for a prisoner."""
    return imagine(view, 0).owner(prisoner)


def sight_lines(view: CageView) -> dict[int, list[int]]:
    """For every monster on the board, the cells on which a movement sets it off."""
    state = imagine(view, 0)
    monsters = [cell for cell, tile in enumerate(state.board) if ATTACKS[tile]]
    return {monster: list(dict.fromkeys(cell for cell, _ in sight(state, monster))) for monster in monsters}


def looks(view: CageView, monster: int) -> dict[int, list[int]]:
    """What a monster sees on each of its open sides, the nearest cell first."""
    state = imagine(view, 0)
    sides = [side for side in range(4) if ATTACKS[state.board[monster]] >> side & 1]
    return {side: ray(state, monster, side) for side in sides}


def reach(view: CageView, monster: int) -> list[int]:
    """The cells that a monster's attack covers: for a Pathless more than it sees."""
    state = imagine(view, 0)
    return list(dict.fromkeys(cell for cell, _ in strikes(state, monster) or sight(state, monster)))


def lit(view: CageView) -> list[int]:
    """The cells in the light of some candle, empty openings included."""
    state = imagine(view, 0)
    bits = lit_cells(state)
    return [cell for cell in state.grid.cells if bits >> cell & 1]


def consequences(view: CageView, action: Action) -> Consequences:
    """Apply the action to an imagined state and read what happens, up to the first draw.

    Which tiles a hit burns is chance: whether losing them would end the game is not looked at, so that every
    hit is told. Only an end that is certain is one.
    """
    fearless, certain = imagine(view, 0), imagine(view, 0)
    fearless.keys = fearless.gates = PLENTY
    events = _played_out(fearless, action)
    _played_out(certain, action)
    return _read(_until_draw(events), _drawn(events), certain.ended)


def _played_out(state: CageState, action: Action) -> list[Event]:
    """The events of an action, with the plainest answers to what is asked on the way."""
    events = SCRIPT.apply(state, SCRIPT.deciders(state)[0], action)
    while not _drawn(events) and state.todo and state.todo[-1][0] in ON_THE_WAY:
        events += _go_on(state)
    return events


def _go_on(state: CageState) -> list[Event]:
    """Answer what is asked on the way: nobody blocks, keys are taken, a fall goes along the row."""
    seat = SCRIPT.deciders(state)[0]
    return SCRIPT.apply(state, seat, ON_THE_WAY[state.todo[-1][0]] or SCRIPT.legal(state, seat)[0])


def _drawn(events: list[Event]) -> bool:
    return any(event[0] == "drew" for event in events)


def _until_draw(events: list[Event]) -> list[Event]:
    kinds = [event[0] for event in events]
    return events[: kinds.index("drew")] if "drew" in kinds else events


def _read(events: list[Event], drawn: bool, ended: int) -> Consequences:
    def told(kind: str) -> list[Any]:
        return [event[3:] for event in events if event[0] == kind]

    chance = drawn or any(len(kinds) for _, kinds in told("burned"))
    return Consequences(
        moved=tuple((data[0], data[2]) for data in told("moved")),
        vanish=tuple(data[0] for data in told("gone"))
        + tuple(cell for data in told("dirge_gone") for cell in data[0]),
        pits=tuple(data[0] for data in told("pit"))
        + tuple(cell for data in told("engulfed") for cell in data[0]),
        attacks=tuple(data[0] for data in told("attacked")),
        hits=tuple((who, len(kinds)) for who, kinds in told("burned")),
        out=tuple(data[0] for data in told("out")),
        relit=tuple(data[0] for data in told("relit")),
        falls=tuple(data[0] for data in told("fell")),
        draws=drawn,
        ended=0 if chance else ended,
    )


def counts_left(view: CageView) -> dict[int, int]:
    """How many tiles of each kind are still in the stack."""
    return {kind: count for kind, count in enumerate(view["left"]) if count}


def odds(view: CageView) -> dict[int, float]:
    """The chance of each kind to be drawn next; while the starting pile lasts, only its kinds."""
    counts = counts_left(view)
    if view["stack"] > view["rest"]:
        pieces, left = view["pieces"], view["left"]
        whole = STARTING_PILE[view["prisoners"]]
        counts = {kind: count - pieces[kind] + left[kind] for kind, count in whole.items()}
    total = sum(counts.values())
    return {kind: count / total for kind, count in counts.items() if count}
