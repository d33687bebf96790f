"""A long press on anything says what it is, with the way to its rule."""

from collections.abc import Callable
from typing import Any

from app.table.explaining import Words
from engine.core.text import N_, Phrase
from engine.games.night_cage.rules.tiles import DIRGE, TILES, is_pit, kind_of
from engine.games.night_cage.view import CageView

ABOUT = {
    "start": Words(N_("It crumbles: whoever leaves it or stays on it leaves a pit."), "23"),
    "straight": Words(N_("Two ways out. It crumbles behind whoever leaves it or stays on it."), "23"),
    "t": Words(N_("Three ways out, solid ground."), "5"),
    "t_crumbling": Words(N_("Three ways out, and it crumbles."), "23"),
    "x": Words(N_("Four ways out, solid ground."), "5"),
    "key": Words(N_("One key for one prisoner; the tile crumbles."), "81"),
    "gate": Words(N_("The way out, once everybody stands here with a key. It holds any number."), "83"),
    "wax_eater": Words(
        N_("Moving within its sight wakes it: three tiles and the candle for all it sees."), "37"
    ),
    "keeper": Words(N_("Guards a key on three sides. From its rear the key can be taken unharmed."), "62"),
    "pit_fiend": Words(N_("As soon as it lies, all its diagonals break into pits."), "69"),
    "pathless": Words(N_("Woken by sight, it strikes its whole row and column: five tiles."), "73"),
    "omen": Words(N_("The second one calls the Dirge."), "76"),
}
PIT = Words(N_("Whoever steps in falls, and lands in the same row or column on the next turn."), "26")
GREAT_PIT = Words(N_("One pit of nine cells; it closes when no light reaches it."), "79")
DARK = Words(N_("Nobody has seen this cell since the dark took it back."), "7")


def explain(desk: Any, view: CageView, cell: int, called: Callable[[int], str]) -> None:
    """Say what lies on a cell and who stands there."""
    title, words = _what(view["board"][cell])
    who = [called(number) for number, there in enumerate(view["at"]) if there == cell]
    here = str(Phrase("Here: {names}", names=", ".join(who))) if who else ""
    words.explain(desk, title, here)


def _what(tile: int) -> tuple[str, Words]:
    kind = kind_of(tile)
    if not kind:
        return str(Phrase("Darkness")), DARK
    if kind == DIRGE:
        return str(Phrase("The abyss of the Dirge")), GREAT_PIT
    if is_pit(tile):
        return str(Phrase("Pit")), PIT
    return str(Phrase(TILES[kind].title)), ABOUT[TILES[kind].name]
