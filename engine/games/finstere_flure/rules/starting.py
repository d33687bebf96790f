"""The first position of a table."""

from engine.core.event import Event
from engine.core.game import Options
from engine.games.finstere_flure.options import IN_TURN
from engine.games.finstere_flure.rules.board import EAST, EXIT, GRID
from engine.games.finstere_flure.rules.house import house_bits
from engine.games.finstere_flure.rules.layouts import MAPS, scenery
from engine.games.finstere_flure.rules.pieces import ALL_PIECES, NOT_LAID
from engine.games.finstere_flure.rules.setting_up import fill_tray
from engine.games.finstere_flure.rules.tombstones import shuffle_all
from engine.games.finstere_flure.rules.turn import SCRIPT
from engine.games.finstere_flure.state import IN_THE_BOX, OUTSIDE, PAWNS, SPARE, FlureState, has_spare

SCENERY = {name: scenery(map_) for name, map_ in MAPS.items()}


def bare_table(seats: int, seed: int, options: Options) -> FlureState:
    """An empty board: the monster on the exit cell facing east, all pawns outside, white up."""
    state = FlureState()
    state.dice, state.todo = seed, []
    state.seats, state.house = seats, house_bits(options)
    state.triple = int(options["triple_prey"])
    state.board, state.pools = bytearray(GRID), [NOT_LAID, NOT_LAID, 0]
    state.tray, state.gone = bytearray(len(ALL_PIECES)), bytearray(len(ALL_PIECES))
    state.monster, state.facing = EXIT, EAST
    state.at = [OUTSIDE] * (PAWNS * seats)
    if not has_spare(seats):
        state.at[SPARE::PAWNS] = [IN_THE_BOX] * seats
    state.face, state.escaped, state.aside = bytearray(PAWNS * seats), bytearray(), bytearray()
    state.turn = state.first = state.ended = 0
    state.set_pawns()
    shuffle_all(state)
    return state


def set_up(seats: int, seed: int, options: Options) -> FlureState:
    """The basic board, a ready-made one, or an empty one to be filled in turn; up to the first decision."""
    state = bare_table(seats, seed, options)
    layout = options["layout"] if options["variant"] == "advanced" else "basic"
    if layout == IN_TURN:
        fill_tray(state)
        state.todo = [("pick", 0)]
    else:
        board, pools = SCENERY[layout]
        state.board, state.pools = board[:], pools[:]
        state.todo = [("next", 0)]
    events: list[Event] = []
    SCRIPT.run(state, events)
    return state
