"""Set-up: the stack with the starting pile on top, then every prisoner's starting tile (rulebook p. 5 to 7).

Entries: ("start", prisoner) waits for his tile, ("begin",) opens the first turn.
"""

from engine.core.dice import shuffle
from engine.core.event import EVERYONE, Event
from engine.core.game import Options
from engine.core.state import Entry
from engine.core.todo import Action
from engine.games.night_cage.rules.board import GRIDS, SIZES
from engine.games.night_cage.rules.box import pieces
from engine.games.night_cage.rules.ending import fuel_left
from engine.games.night_cage.rules.house import house_bits
from engine.games.night_cage.rules.laying import lay
from engine.games.night_cage.rules.tiles import DIRGE, EMPTY, GATE, KEY_BEARERS, KINDS, START, STARTING_PILE
from engine.games.night_cage.state import NOWHERE, CageState

STARTS: tuple[tuple[Action, ...], ...] = tuple(
    tuple(("start", cell, turn) for turn in range(4)) for cell in GRIDS[max(GRIDS)].cells
)
"""The four ways to begin on each cell."""


def prisoners_for(seats: int) -> int:
    """Always four prisoners, except that five people play five (ruling 93)."""
    return 5 if seats == 5 else 4


def bare_table(seats: int, options: Options) -> CageState:
    """The table before anything is shuffled or placed."""
    state = CageState()
    state.seats, state.prisoners = seats, prisoners_for(seats)
    state.size = SIZES[state.prisoners]
    state.house, state.silence = house_bits(options), int(options["silence"])
    state.pieces = pieces(state.prisoners, options)
    state.board, state.gone = bytearray(state.size**2), bytearray(KINDS)
    state.deck, state.rest = bytearray(), 0
    state.at, state.line = [NOWHERE] * state.prisoners, [NOWHERE] * state.prisoners
    state.lit, state.nerve = bytearray([1] * state.prisoners), bytearray([1] * state.prisoners)
    state.key = bytearray(state.prisoners)
    state.active = state.marker = state.gain = state.flickers = state.omens = state.dirge = 0
    state.quiet = state.fuel = state.ended = state.dice = 0
    state.keys = sum(state.pieces[kind] for kind in KEY_BEARERS)
    state.gates = state.pieces[GATE]
    state.todo = []
    return state


def set_up(seats: int, seed: int, options: Options) -> CageState:
    """Shuffle the two piles and ask the first prisoner for his starting tile."""
    state = bare_table(seats, options)
    pile = STARTING_PILE[state.prisoners]
    rest = bytearray()
    for kind in range(1, KINDS):
        if kind not in (START, DIRGE):
            rest += bytes([kind]) * (state.pieces[kind] - pile.get(kind, 0))
    top = bytearray(kind for kind, count in pile.items() for _ in range(count))
    state.dice = shuffle(shuffle(seed, rest), top)
    state.deck, state.rest = rest + top, len(rest)
    state.fuel = fuel_left(state)
    state.todo = [("begin",), *(("start", prisoner) for prisoner in reversed(range(state.prisoners)))]
    return state


def start_who(state: CageState, entry: Entry) -> tuple[int, ...]:
    """Whoever plays the prisoner."""
    return (state.owner(entry[1]),)


def start_actions(state: CageState, entry: Entry, seat: int) -> list[Action]:
    """Any free cell, any way round (ruling 1)."""
    found: list[Action] = []
    for cell, tile in enumerate(state.board):
        if tile == EMPTY:
            found += STARTS[cell]
    return found


def take_start(state: CageState, entry: Entry, seat: int, action: Action, events: list[Event]) -> None:
    """Place the tile, stand on it, and draw for each exit that meets no tile."""
    state.todo.pop()
    prisoner, (_, cell, turn) = entry[1], action
    state.active = prisoner
    lay(state, START, cell, turn, events)
    state.at[prisoner] = cell
    events.append(("started", EVERYONE, "", prisoner, cell))
    state.todo.append(("draw", 1 << prisoner))


def begin(state: CageState, entry: Entry, events: list[Event]) -> None:
    """All are in the cage: the first player's prisoner has the first turn (ruling 93)."""
    state.active, state.fuel = 0, fuel_left(state)
    events.append(("turn", EVERYONE, "93", 0, state.marker, state.fuel, state.quiet))
    state.todo.append(("turn",))
