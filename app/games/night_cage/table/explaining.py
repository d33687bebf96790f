"""A long press on anything says what it is, with the way to its rule."""

from collections.abc import Callable

from app.table.explaining import Words
from app.table.presenter import Desk
from engine.core.text import N_, Phrase
from engine.games.night_cage.rules.tiles import DIRGE, TILES, is_pit, kind_of
from engine.games.night_cage.view import CageView

ABOUT = {
    "start": Words(N_("Two exits. Crumbling: it becomes a pit when you leave it or stay on it."), "23"),
    "straight": Words(
        N_("Two opposite exits. Crumbling: it becomes a pit when you leave it or stay on it."), "23"
    ),
    "t": Words(N_("Three exits. Solid."), "5"),
    "t_crumbling": Words(
        N_("Three exits. Crumbling: it becomes a pit when you leave it or stay on it."), "23"
    ),
    "x": Words(N_("Four exits. Solid."), "5"),
    "key": Words(N_("Holds one key. Crumbling: it becomes a pit when you leave it or stay on it."), "81"),
    "gate": Words(
        N_("The way out: you win when everyone is here with a key. Holds any number of prisoners."), "83"
    ),
    "wax_eater": Words(
        N_(
            "Attacks when you move in its line of sight. Everyone it sees loses 3 tiles, and "
            "their candle goes out."
        ),
        "37",
    ),
    "keeper": Words(
        N_("Holds a key and attacks on three sides. Come from behind to take the key safely."), "62"
    ),
    "pit_fiend": Words(
        N_("When it is placed, every tile on its diagonals becomes a pit. So does its own tile."), "69"
    ),
    "pathless": Words(
        N_(
            "Attacks when you move in its line of sight, and hits its whole row and "
            "column: 5 tiles, candle out."
        ),
        "73",
    ),
    "omen": Words(N_("The second Omen summons the Dirge."), "76"),
}
PIT = Words(N_("Enter it and you fall: you land in its row or column on your next turn."), "26")
GREAT_PIT = Words(N_("A single pit of nine cells. It disappears when no candle lights it."), "79")
DARK = Words(N_("An empty cell. Tiles that no candle lights are discarded."), "7")


def explain(desk: Desk, view: CageView, cell: int, called: Callable[[int], str]) -> None:
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
        return str(Phrase("The Dirge's abyss")), GREAT_PIT
    if is_pit(tile):
        return str(Phrase("Pit")), PIT
    return str(Phrase(TILES[kind].title)), ABOUT[TILES[kind].name]
