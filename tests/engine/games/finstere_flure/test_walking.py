"""The examples of the rulebook, and what holds of every walk."""

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.finstere_flure import GAME, walk
from engine.games.finstere_flure.rules.board import CELLS, SIDES, place_of
from engine.games.finstere_flure.rules.look import NEAREST, NOTHING, TIE
from engine.games.finstere_flure.rules.pieces import STONES, counted
from engine.games.finstere_flure.words.text import reason
from tests.engine.games.finstere_flure.positions import Walked, described, table, walked
from tests.engine.games.finstere_flure.rulings import ruling

EXAMPLE_1 = """
    a . . .
    . . . d .
    . . . . . .
    . h . . . . .
    . ≈ ≈ c # f .
    . ≈ ≈ . . . g
    ▶ . . . . . .
    . . . e . . .
"""
"""M1 of the sheet: the basic rules, tombstone 8. Pawn b stands behind the monster, at (8, 7)."""


@ruling("5a.9", "5a.10", "5a.12", "5a.13", "5a.14")
def test_example_1_of_the_monsters_walk():
    t = walked(EXAMPLE_1, "8", at=(9, 1), pawns={"b": [8, 7]})
    assert t.path == [(9, 6), (9, 5), (12, 5), (13, 5), (14, 5), (15, 5), (15, 6), (15, 7)]
    assert t.eaten == "cg"
    assert t.crushed == "f"
    assert t.stones == set()
    assert t.facing == "W"


@ruling("5a.15")
def test_example_1_without_g_the_monster_goes_through_the_wall_at_v():
    t = walked(EXAMPLE_1.replace("g", "."), "8", at=(9, 1), pawns={"b": [8, 7]})
    assert t.path[5:7] == [(15, 5), (0, 5)]
    assert [event[5] for event in t.walk.events if event[0] == "crossed"] == ["V"]


EXAMPLE_2 = """
    a . . . . . . .
    . . . . . . . .
    > o c . . . . .
    . . . e . . . .
    . . . . . . . .
    ▶ R . . . . . .
    . . . . . U d ^
"""
"""The advanced example, tombstone 8; b stands at the left of the first teleporter.

Its figure is lost, but the text leaves only this: the ties fix every distance, the reasons every side.
"""


@ruling("5a.10", "5a.11", "5a.23", "5a.24")
def test_example_2_teleporters_turning_stones_and_a_crystal():
    t = walked(EXAMPLE_2, "8", at=(5, 2), pawns={"b": [4, 4]})
    assert t.path == [(5, 6), (5, 5), (12, 8), (11, 8), (5, 4), (6, 4), (7, 4), (8, 4)]
    assert t.eaten == "d"
    assert (9, 4) in t.stones, "the crystal was pushed three cells"
    assert t.pawn("c") == (10, 4)
    assert t.facing == "S", "e is nearer than c by now"
    assert t.whys("looked") == [NEAREST, NEAREST, TIE, NEAREST, NOTHING, TIE, NEAREST, NEAREST, NEAREST]


@ruling("5a.5")
def test_p1_a_pawn_pushes_a_stone_once_and_turns_off():
    t = table(". . . . . .\ne . # . . c", at=(5, 5), monster="0,5 N")
    t.lift("c").go("WWW")
    assert t.stones == {(6, 6)}
    assert "W" not in t.legal, "a second push would need the cell of the other pawn"
    t.go("N").end()
    assert t.where("c") == (7, 5)


@ruling("5a.2", "5a.5")
def test_p2_a_pawn_passes_two_others_and_pushes_a_stone():
    t = table(". . . .\n. e # .\n. . f .\n. . . d", at=(5, 4), monster="0,5 N")
    t.lift("d").go("W")
    t.go("N")
    assert "." not in t.legal, "it may not stop after two steps"
    t.go("N")
    assert t.stones == {(7, 4)}
    t.go("W")
    assert "." not in t.legal, "nor after four"
    t.go("S").end()
    assert t.where("d") == (6, 6)


@ruling("5a.6", "5a.8")
def test_example_3_a_stone_stuck_on_the_pool_blocks_the_slide():
    """A 5 pushes a stone onto a pool where a 3 blocks its way off, slides one cell and turns away; the
    distances are ours, the figure is lost."""
    t = table(". . . . . .\nb ≈ ≈ # . d\n. ≈ ≈ . . .", at=(5, 5), monster="0,5 N")
    t.lift("d").go("WW")
    assert t.stones == {(6, 6)}, "on the last pool cell, before the 3"
    assert t.where("d") == (8, 6)
    t.go("W")
    assert t.where("d") == (7, 6), "one cell only"
    t.go("N").end()
    assert t.where("d") == (7, 5)


def test_every_step_says_why():
    t = walked(EXAMPLE_1, "8", at=(9, 1), pawns={"b": [8, 7]})
    for step in t.walk.steps:
        assert str(reason(step.events[0]))
        assert step.events[0][0] == "looked"


def test_a_position_can_be_a_scenario_or_a_state():
    data = described("▶ . a", at=(4, 4))
    t = table("▶ . a", at=(4, 4))
    assert walk(data, "7").path == walk(t.state.position, "7a").path


@st.composite
def positions(draw):
    """Any pieces of the advanced game on any cells, eight pawns, the monster."""
    cells = draw(st.permutations(CELLS[1:-1]))
    kinds = {"#": 3, "o": 2, "R": 4, "U": 2, "^": 1, ">": 1, "↓": 1, "←": 1}
    grid, used = {}, iter(cells)
    for sign, most in kinds.items():
        count = most if sign in "^>↓←" else draw(st.integers(0, most))
        grid.update({next(used): sign for _ in range(count)})
    pawns = [
        [list(place_of(next(used))) if draw(st.booleans()) else "outside" for _ in range(4)] for _ in "01"
    ]
    rows = ["".join(grid.get(cell, ".") for cell in CELLS if cell // 16 == row) for row in range(11)]
    options = {"variant": "advanced"}
    for option in GAME.info.options:
        if option.group and draw(st.booleans()):
            options[option.key] = True
    facing = draw(st.sampled_from(SIDES))
    monster = {"at": list(place_of(next(used))), "facing": facing}
    return {"map": rows, "pawns": pawns, "monster": monster, "options": options}


@settings(max_examples=60)
@given(positions(), st.sampled_from(["5", "7", "8", "10", "X", "XX", "XXX"]))
def test_a_walk_ends_is_the_same_again_and_loses_nothing_silently(data, tombstone):
    found, again = walk(data, tombstone), walk(data, tombstone)
    assert found.steps == again.steps
    assert 1 <= len(found.path) <= 20
    state = GAME.scenario(data)[0]
    before, after = counted(state.board), counted(found.after.board)
    lost = [event[4] for event in found.events if event[0] == "stone_lost"]
    for kind in range(1, 7):
        assert before[kind] == after[kind] + lost.count(kind)
    gone = len(found.deaths) + len(found.saved)
    standing = [cell for cell in CELLS if found.after.pawn_on[cell]]
    assert sum(cell >= 0 for cell in state.at) == len(standing) + gone
    assert not any(found.after.board[cell] & STONES for cell in standing)
    assert found.after.monster not in standing


@settings(max_examples=40)
@given(positions())
def test_a_shorter_walk_is_the_beginning_of_a_longer_one(data):
    five, ten = Walked(walk(data, "5")), Walked(walk(data, "10"))
    assert ten.path[:5] == five.path
