"""What every position of Embers has in common; a save that has it not was written by another hand."""

from collections.abc import Iterable

from engine.core.game import Options
from engine.core.state import Entry
from tests.miniature.rules import HAND, ROUNDS
from tests.miniature.state import NOT_VOTED, TILES, EmbersState

STACKS = {
    (),
    ("turn",),
    ("turn", "vote"),
    ("end", "put"),
    ("end", "point", "face"),
    ("end", "defend"),
}
"""The kinds of entries that can wait together, the next one last."""

VOTES = range(NOT_VOTED, 2)


def check(state: EmbersState, seats: int, options: Options) -> None:
    """Raise ValueError unless sizes, ranges and the stack are such as play leaves them."""
    cells = (4 if options["size"] == "large" else 3) ** 2
    tiles = range(TILES + 1)
    _need(state.seats == seats and state.side**2 == cells and state.voting == int(options["voting"]))
    for row, size, allowed in (
        (state.board, cells, tiles),
        (state.owners, cells, range(seats)),
        (state.turns, cells, range(4)),
        (state.votes, seats, VOTES),
    ):
        _need(len(row) == size and _within(row, allowed))
    _need(len(state.embers) == len(state.hands) == seats and min(state.embers) >= 0)
    _need(all(len(hand) <= HAND for hand in state.hands))
    _need(_within([*state.deck, *state.discard, *(tile for hand in state.hands for tile in hand)], tiles[1:]))
    _need(state.active in range(seats) and state.round in range(ROUNDS + 1) and state.plays >= 0)
    _check_stack(state, tuple(entry[0] for entry in state.todo))


def _check_stack(state: EmbersState, kinds: tuple[str, ...]) -> None:
    _need(kinds in STACKS and (not kinds) == (state.round == ROUNDS))
    _need("vote" in kinds or set(state.votes) == {NOT_VOTED})
    for entry in state.todo:
        _need(_fits(state, entry))


def _fits(state: EmbersState, entry: Entry) -> bool:
    """Whether an entry speaks of the seat whose turn it is and of a cell that is as it says."""
    kind, *data = entry
    cells = range(len(state.board))
    if kind in ("turn", "end"):
        return data == [state.active]
    if kind == "put":
        return data[0] == state.active and len(data) == 2 and data[1] in range(1, TILES + 1)
    if kind == "face":
        return data[0] == state.active and _laid(state, cells, data[1:])
    if kind == "point":
        return _laid(state, cells, data)
    if kind == "defend":
        return _laid(state, cells, data[1:]) and state.owners[data[1]] == data[0] != state.active
    return not data


def _laid(state: EmbersState, cells: range, data: list[int]) -> bool:
    return len(data) == 1 and data[0] in cells and state.board[data[0]] > 0


def _within(row: Iterable[int], allowed: range) -> bool:
    return all(item in allowed for item in row)


def _need(holds: bool) -> None:
    if not holds:
        raise ValueError
