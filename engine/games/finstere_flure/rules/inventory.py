"""Every piece in exactly one place."""

from engine.games.finstere_flure.rules.pieces import KINDS, LINE, NOT_LAID, POOL, SQUARE, counted
from engine.games.finstere_flure.rules.tombstones import TOMBSTONES
from engine.games.finstere_flure.state import FlureState


def inventory(state: FlureState) -> dict[str, int]:
    """How many of each piece there are on the board, in the tray, among the lost, and of each tombstone."""
    laid = counted(state.board)
    laid[SQUARE], laid[LINE] = (cell != NOT_LAID for cell in state.pools[:2])
    count = {
        kind.name: laid[number] + state.tray[number] + state.gone[number] for number, kind in KINDS.items()
    }
    count["pool cells"] = sum(bool(byte & POOL) for byte in state.board) - 4 * (laid[SQUARE] + laid[LINE])
    for number, tombstone in enumerate(TOMBSTONES):
        count[tombstone.name] = state.deck.count(number) + state.seen.count(number)
    count["pawns"] = len(state.at)
    return count
