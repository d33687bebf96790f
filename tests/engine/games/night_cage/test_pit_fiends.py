"""Pit Fiends, in the expert game."""

from tests.engine.games.night_cage.positions import EAST, table
from tests.engine.games.night_cage.rulings import ruling

DIAGONALS = """
    ......
    ....┼.
    .┼┼...
    ....G┼
    ┼W....
    ......
    """
CREW = ("B3", "E2", "F4", "A5")


def fiend(map_=DIAGONALS, *crew, **more):
    """Red moves from B3 to C3 and draws a Pit Fiend, placed on D3."""
    t = table(map_, *(crew or CREW), variant="expert", stack=("pit_fiend",) + ("t",) * 12, **more)
    t.play("move", EAST)
    t.play("place", "D3", 0)
    return t


@ruling(69)
def test_its_diagonals_and_itself_become_pits_whatever_lies_there():
    t = fiend()
    assert {t.name(cell) for (cell,) in t.told("pit")} == {"D3", "E2", "E4", "B5"}
    assert t.why("pit") == {"69"}


@ruling(69)
def test_a_gap_does_not_stop_it_but_the_edge_does():
    t = fiend(DIAGONALS.replace("......\n    ....┼.", "┼.....\n    ....┼."), "B3", "E2", "A1", "A5")
    assert t.tile("C4") == ""
    assert t.tile("B5") == "pit", "beyond the gap"
    assert t.tile("A1") == "x", "only round the edge would it be on a diagonal"


@ruling(70)
def test_prisoners_on_the_diagonals_fall_out_of_turn():
    t = fiend(DIAGONALS.replace("┼W", "┼┼"), "B3", "E2", "F4", "B5")
    assert t.session.deciders == (1,)
    t.play("fall", 1)
    assert t.session.deciders == (3,)
    t.play("fall", 4)
    assert [t.where(prisoner) for prisoner in range(4)] == ["C3", "falling", "F4", "falling"]
    assert t.state.active == 0, "the turn goes on"


@ruling(70)
def test_no_monster_notices_such_a_fall_unless_the_house_says_so():
    for noticed in (False, True):
        t = fiend(DIAGONALS.replace("....┼.", "....┼W"), out_of_turn_fall_triggers=noticed)
        t.play("fall", 1)
        assert bool(t.told("attacked")) == noticed


@ruling(71)
def test_a_pit_fiend_is_a_pit_itself_and_its_pits_go_in_the_dark():
    t = fiend()
    t.play("fall", 1)
    while t.asked() == "place":
        t.play(*t.legal("place")[0])
    assert [t.tile(name) for name in ("D3", "E4", "B5")] == ["pit"] * 3, "all lit by somebody"
    assert t.tile("E2") == ""


@ruling(72)
def test_a_destroyed_gate_is_lost():
    assert fiend().state.gates == 3


@ruling(72)
def test_a_destroyed_keeper_is_a_lost_key():
    assert fiend(DIAGONALS.replace("G", "v")).state.keys == 5
