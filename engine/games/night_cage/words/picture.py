"""The board in letters, for logs, tests and golden games."""

from engine.games.night_cage.rules.tiles import DIRGE_PIT, OMEN, PIT, PIT_FIEND, laid
from engine.games.night_cage.scenario import SIGNS
from engine.games.night_cage.state import CageState

LETTERS = "RBGYP"
"""Red, Blue, Green, Yellow, Purple; small when the candle is out."""

PIT_SIGN, DIRGE_SIGN = "o", "D"
FACES = {
    **{tile: sign for sign, tile in SIGNS.items() if not tile & PIT},
    **{laid(OMEN, turn): "?" for turn in range(4)},
    laid(PIT_FIEND): "!",
}


def draw_text(state: CageState) -> str:
    """One line per row, then what everybody holds and how much of the candle is left."""
    size = state.size
    lines = ["  " + "  ".join(chr(ord("A") + column) for column in range(size))]
    for row in range(size):
        cells = range(row * size, (row + 1) * size)
        lines.append(f"{row + 1} " + "".join(_cell(state, cell) for cell in cells))
    return "\n".join([*lines, _summary(state)])


def _cell(state: CageState, cell: int) -> str:
    tile = state.board[cell]
    sign = DIRGE_SIGN if tile == DIRGE_PIT else PIT_SIGN if tile & PIT else FACES[tile]
    here = [_letter(state, prisoner) for prisoner, at in enumerate(state.at) if at == cell]
    mark = "".join(here) if len(here) < 3 else f"*{len(here)}"
    return f"{sign}{mark:2}"


def _letter(state: CageState, prisoner: int) -> str:
    letter = LETTERS[prisoner]
    return letter if state.lit[prisoner] else letter.lower()


def _summary(state: CageState) -> str:
    held = (
        f"{_letter(state, prisoner)}{'+key' * state.key[prisoner]}{'*' * state.nerve[prisoner]}"
        for prisoner in range(state.prisoners)
    )
    return f"stack {len(state.deck)}, {' '.join(held)}"
