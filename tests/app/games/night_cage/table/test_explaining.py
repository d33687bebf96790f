"""What a long press on the board of The Night Cage says: what lies there, who stands there, which rule."""

import pytest

from app.games.night_cage.table.explaining import ABOUT, explain
from engine.games.night_cage.rules.tiles import DIRGE, EMPTY, GATE, PIT, STRAIGHT, TILES, laid
from tests.app.explained import Listening, Told

NAMES = ("Mira", "Odo", "Lene")


def told_of(tile: int, at: tuple[int, ...] = (-1, -1, -1)) -> Told:
    """What is said of the second cell when this tile lies there."""
    desk = Listening()
    explain(desk, {"board": [laid(STRAIGHT), tile], "at": at}, 1, NAMES.__getitem__)
    return desk.told


@pytest.mark.parametrize(
    ("tile", "title", "ruling"),
    [
        (EMPTY, "Darkness", "7"),
        (laid(STRAIGHT) | PIT, "Pit", "26"),
        (laid(DIRGE) | PIT, "The Dirge's abyss", "79"),
        (laid(GATE), TILES[GATE].title, "83"),
    ],
)
def test_what_lies_there_is_told_with_its_own_ruling(tile: int, title: str, ruling: str) -> None:
    assert told_of(tile)[::2] == (title, ruling)


def test_only_whoever_stands_there_is_named() -> None:
    assert told_of(laid(GATE), at=(1, 0, 1)).body.endswith("\nHere: Mira, Lene")
    assert "Here" not in told_of(laid(GATE), at=(0, -1, -1)).body


def test_every_tile_that_can_be_met_has_words() -> None:
    assert {tile.name for tile in TILES.values()} - set(ABOUT) == {"dirge"}
