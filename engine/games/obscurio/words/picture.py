"""The table in a few lines, for golden texts and failed tests. It shows everything, secrets included."""

from engine.games.obscurio.rules.butterflies import BELOW, page_of, spot_of
from engine.games.obscurio.rules.traps import keys
from engine.games.obscurio.state import LibraryState


def draw_text(state: LibraryState) -> str:
    """Gauge and traps, Pages with their butterflies, doors with their pawns; the Exit has a star."""
    gauge = f"room {state.progress}  light {state.light}  dark {state.dark}  taken {_row(state.taken)}"
    lines = [f"{gauge}  traps {_row(keys(state.drawn))}", f"pages {_pages(state)}"]
    if state.doors:
        lines.append(f"doors {'  '.join(_door(state, door) for door in range(1, len(state.doors) + 1))}")
    return "\n".join(lines)


def _row(items: object) -> str:
    return " ".join(map(str, items)) if isinstance(items, list) and items else "-"


def _pages(state: LibraryState) -> str:
    spots = [
        f"{state.pages[page_of(placed)]}@{'below' if spot_of(placed) == BELOW else spot_of(placed)}"
        for placed in state.butterflies
    ]
    return f"{_row(list(state.pages))}  exit {state.exit}  butterflies {_row(spots)}"


def _door(state: LibraryState, door: int) -> str:
    card = state.doors[door - 1]
    pawns = "".join(f"<{pawn + 1}" for pawn, here in enumerate(state.pawns) if here == door)
    held = [pawn for pawn, here in enumerate(state.hands) if here == door != state.pawns[pawn]]
    hands = "".join(f"({pawn + 1}" for pawn in held)
    return f"{door}:{card}{'*' if card == state.exit else ''}{pawns}{hands}"
