"""The words for what happens."""

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.rules.board import CELLS, LETTERS, cell_at
from engine.games.finstere_flure.words.text import Cell, tell
from tests.engine.games.finstere_flure.positions import table, walked


def told(walk):
    return [str(words) for event in walk.events if (words := tell(event))]


def test_a_walk_is_told_with_its_reasons():
    lines = told(walked("▶ a . .\n. . . .\n. b . .", 5, at=(4, 4)).walk)
    assert lines[:3] == [
        "the monster sees a pawn to the east, 1 cell away",
        "the monster goes to F-W",
        "the monster eats Player 1's 1/6",
    ]
    assert "the monster sees a pawn to the south, 2 cells away" in lines


def test_a_tie_is_told():
    assert told(walked(". a .\n. ▶ .\n. b .", 5, at=(4, 4)).walk)[0].startswith("two pawns are equally near")


def test_pawns_are_named_by_their_numbers():
    t = table("b", at=(5, 5))
    assert t.session.describe(("pawn", 1)) == "move pawn 3 (other side: 4)"
    assert t.session.describe(("pawn", 0)) == "move pawn 1 (other side: 6) from off the board"
    t.lift("b")
    assert t.session.describe(("end",)) == "leave pawn 3 where it is and flip it"
    assert t.session.describe(("step", 3)) == "one step to the west"


def test_what_is_out_of_place_is_refused_in_words():
    t = table("b", at=(5, 5))
    assert t.refusal("end") == "choose a pawn first"
    assert t.refusal("dance") == "you cannot do that now"
    assert t.refusal("step", "north") == "you cannot do that now"
    t.lift("b")
    assert t.refusal("pawn", 0) == "finish this pawn's move first"
    assert t.refusal("enter") == "this pawn is already inside"
    assert t.refusal("leave") == "you can only escape from the exit cell"
    t.go("WWW")
    assert t.refusal("step", 3) == "this pawn has no steps left"


def test_a_move_is_taken_back_by_where_it_ends_and_a_flip_by_its_own_words():
    session = Session.scenario(GAME, {"players": 2, "round": 3, "pawns": [["outside", "outside", [5, 4]]]})
    session.play_all(0, ("pawn", 2), ("step", 1), ("end",))
    assert session.undo_title() == "Player 1's 4/3 moves to G-W"
    session.undo()
    session.play_all(0, ("pawn", 2), ("end",))
    assert session.undo_title() == "leave pawn 4 where it is and flip it"


def test_every_cell_has_a_name_of_its_own_that_the_walls_print() -> None:
    names = {str(Cell(cell)) for cell in CELLS}
    assert len(names) == len(CELLS)
    assert str(Cell(cell_at(3, 2))) == "D-Y"
    assert {letter for name in names for letter in name.split("-")} <= set(LETTERS.values())
