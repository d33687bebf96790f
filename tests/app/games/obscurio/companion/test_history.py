"""The history of a table beside the box, in words and in rows."""

from types import SimpleNamespace
from typing import Any

from app.games.obscurio.companion.history import GONE, RIGHT, WRONG, HistoryGrid, lines
from app.table.players import Player
from engine.games.obscurio.companion import LibraryCompanion
from tests.engine.games.obscurio.beside_the_box import table, turn

NAMES = ("Mira", "Odo", "Lene", "Kasimir", "Ada", "Bastien")
HUES = ("blue", "red", "bone", "green", "yellow", "plum")


def page_of(companion: LibraryCompanion) -> Any:
    """What the history asks of a page: its table and the names of its people."""
    players = [Player(*each) for each in zip(NAMES, HUES, strict=True)]
    return SimpleNamespace(companion=companion, players=players, name_of=NAMES.__getitem__)


def test_what_a_turn_cost_counts_the_dark_zone_too() -> None:
    companion = table()
    companion.correct("light", 2)
    turn(companion, 1, 1, 2, 2, 2, 1)
    assert lines(page_of(companion)) == "Turn 1, room 2, tokens lost: 3"


def test_whoever_was_accused_is_named_below_the_turn() -> None:
    companion = table(roles="device", lot=0)
    companion.correct("light", 3)
    turn(companion, 1, 1, 2, 2, 2, 1)
    companion.next_turn()
    companion.go_on()
    companion.accuse({1: 2, 2: 2, 3: 1})
    assert lines(page_of(companion)).split("\n") == ["Turn 1, room 2, tokens lost: 3", "Accused: Odo, Lene"]


def test_the_grimoire_has_no_row_but_the_companion_of_a_lone_wizard_has(house: Any) -> None:
    grid = HistoryGrid()
    grid.fill(page_of(turn(table(), 1, 1, 1, 1, 1, 1)))
    assert [row.name for row in grid.children[::-1]] == ["Turn", *NAMES[1:]]
    grid.fill(page_of(turn(table(2), 1, 2, 3)))
    assert [row.name for row in grid.children[::-1]] == ["Turn", "the companion pawn", "Odo"]
    assert [list(row.marks) for row in grid.children[::-1][1:]] == [[0], [0]]


def test_an_exposed_traitor_has_no_marks_for_the_turns_without_a_pawn(house: Any) -> None:
    """Ruling 11."""
    companion = table(roles="device", lot=0)
    companion.correct("light", 3)
    turn(companion, 1, 1, 2, 2, 2, 1)
    companion.next_turn()
    companion.go_on()
    companion.accuse({1: 3, 2: 2})
    companion.next_turn()
    turn(companion, 1, 1, 1, 1, 2)
    grid = HistoryGrid()
    grid.fill(page_of(companion))
    rows = {row.name: list(row.marks) for row in grid.children}
    assert rows["Odo"] == [RIGHT, GONE]
    assert rows["Lene"] == [WRONG, RIGHT]
    assert rows["Bastien"] == [RIGHT, WRONG]
