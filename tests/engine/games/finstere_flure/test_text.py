"""The words for what happens."""

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.words.text import tell
from tests.engine.games.finstere_flure.positions import table, walked


def told(walk):
    return [str(words) for event in walk.events if (words := tell(event))]


def test_a_walk_is_told_with_its_reasons():
    lines = told(walked("▶ a . .\n. . . .\n. b . .", 5, at=(4, 4)).walk)
    assert lines[:3] == [
        "the monster sees somebody to the east, 1 cell away",
        "the monster goes to 6/5",
        "the monster eats the 1/6 of player 1",
    ]
    assert "the monster sees somebody to the south, 2 cells away" in lines


def test_a_tie_is_told():
    assert told(walked(". a .\n. ▶ .\n. b .", 5, at=(4, 4)).walk)[0].startswith("two pawns are equally near")


def test_pawns_are_named_by_their_numbers():
    t = table("b", at=(5, 5))
    assert t.session.describe(("pawn", 1)) == "move the pawn 3 (back 4)"
    assert t.session.describe(("pawn", 0)) == "move the pawn 1 (back 6) that waits outside"
    t.lift("b")
    assert t.session.describe(("end",)) == "leave the pawn 3 where it is, only flip it"
    assert t.session.describe(("step", 3)) == "one step to the west"


def test_what_is_out_of_place_is_refused_in_words():
    t = table("b", at=(5, 5))
    assert t.refusal("end") == "choose a pawn to move first"
    assert t.refusal("dance") == "that is not what is asked now"
    assert t.refusal("step", "north") == "that is not what is asked now"
    t.lift("b")
    assert t.refusal("pawn", 0) == "the move of this pawn must be ended first"
    assert t.refusal("enter") == "the pawn is inside already"
    assert t.refusal("leave") == "pawns leave from the exit cell"
    t.go("WWW")
    assert t.refusal("step", 3) == "the pawn has no steps left"


def test_a_move_is_taken_back_by_where_it_ends_and_a_flip_by_its_own_words():
    session = Session.scenario(GAME, {"players": 2, "round": 3, "pawns": [["outside", "outside", [5, 4]]]})
    session.play_all(0, ("pawn", 2), ("step", 1), ("end",))
    assert session.undo_title() == "the 4/3 of player 1 moves to 7/5"
    session.undo()
    session.play_all(0, ("pawn", 2), ("end",))
    assert session.undo_title() == "leave the pawn 4 where it is, only flip it"
