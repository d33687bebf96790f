"""The floor of Embers in a few letters, for golden texts and failed tests."""

from tests.miniature.state import EmbersState

POINTERS = "^>v<"


def draw_text(state: EmbersState) -> str:
    """Each tile as owner, number and pointer ("a07^"), then the embers of each seat."""
    cells = [_cell(state, cell) for cell in range(len(state.board))]
    rows = [" ".join(cells[row : row + state.side]) for row in range(0, len(cells), state.side)]
    fire = "  ".join(f"{_letter(seat)}: {count}" for seat, count in enumerate(state.embers))
    return "\n".join([*rows, f"embers {fire}"])


def _cell(state: EmbersState, cell: int) -> str:
    if not state.board[cell]:
        return "  . "
    return f"{_letter(state.owners[cell])}{state.board[cell]:02}{POINTERS[state.turns[cell]]}"


def _letter(seat: int) -> str:
    return "abcd"[seat]
