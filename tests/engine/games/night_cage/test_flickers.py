"""Final Flickers."""

from tests.engine.games.night_cage.positions import EAST, NORTH, table
from tests.engine.games.night_cage.rulings import ruling

HALL = """
    ......
    ┼┼┼┼..
    ┼G┼┼┼.
    ......
    ......
    ......
    """
CREW = ("A3 key nerve 0", "B3 key nerve 0", "C3 key nerve 0", "D3 key nerve 0")


def last(map_=HALL, *crew, **more):
    return table(map_, *(crew or CREW), **{"reserve": False, "flickers": True, **more})


@ruling(86)
def test_final_flickers_begin_at_the_end_of_the_turn_that_emptied_the_stack():
    t = last(flickers=False, stack=("t",))
    t.play("stay")
    assert t.told("flickers") == [()]
    assert t.state.active == 1, "nothing is taken off the board yet"
    t.play("stay")
    assert t.asked() == "snuff"


@ruling(86)
def test_a_stack_emptied_by_a_discard_counts_too():
    seen = HALL.replace("┼G┼┼┼.", "┼G┼┼W.")
    t = last(seen, flickers=False, stack=("t", "t", "t"), turn=3)
    t.play("move", NORTH)
    assert t.burned()
    assert t.told("flickers") == [()]


@ruling(87)
def test_each_turn_takes_a_lit_tile_monsters_and_pits_included():
    t = last(HALL.replace("┼┼┼┼..", "┼┼oW.."), "B3 key", "B3 key", "C3 key", "D3 key")
    t.play("stay")
    assert t.cells("snuff") == {"B2", "C2", "D2", "A3", "E3"}
    t.play("snuff", "D2")
    assert t.tile("D2") == ""


@ruling(87)
def test_sustaining_costs_nerve():
    t = last(HALL, "B3 key nerve 2", "B3 key", "C3 key", "D3 key")
    t.play("stay").play("sustain")
    assert t.state.nerve[0] == 1
    assert t.told("gone") == []


@ruling(87)
def test_a_candle_is_snuffed_after_the_extra_moves():
    t = last(HALL, "A3 key nerve 1", "B3 key", "C3 key", "D3 key")
    t.play("move", NORTH)
    assert t.asked() == "again"
    t.play("end")
    assert t.asked() == "snuff"


BARE = """
    ......
    ......
    .G....
    ......
    ......
    ......
    """


@ruling(88)
def test_with_only_prisoners_tiles_left_the_last_light_goes_out():
    t = last(BARE, "B3 key nerve 0", "B3 key", "B3 key", "B3 nerve 0", stack=())
    assert t.lost
    t = last(BARE.replace(".G.", ".G┼"), "B3 key nerve 0", "B3 key", "B3 key", "C3 key out nerve 0")
    t.play("stay")
    assert t.lost
    assert "last light" in t.session.outcome.reason


@ruling(88)
def test_with_nerve_the_last_light_can_be_sustained():
    t = last(BARE.replace(".G.", ".G┼"), "B3 key nerve 2", "B3 key", "B3 key", "C3 key nerve 0")
    t.play("stay")
    assert t.legal() == [("snuff", t.cell("B3")), ("snuff", t.cell("C3")), ("sustain",)]
    t.play("snuff", "B3")
    assert t.lost


@ruling(89)
def test_staying_burns_nothing_and_still_gives_nerve():
    t = last()
    t.play("stay")
    assert t.told("drew") == t.told("wasted") == []
    t.play("snuff", "A2")
    assert t.state.nerve[0] == 1


@ruling(90)
def test_a_stack_that_runs_out_leaves_openings_empty():
    t = last(HALL, *CREW[:3], "D3 key nerve 0", flickers=False, stack=("t",), turn=3)
    t.play("move", EAST)
    assert len(t.told("drew")) == 1
    t.play(*t.legal("place")[0])
    assert t.told("drew") == []
    assert t.told("flickers") == [()]


@ruling(90)
def test_without_a_stack_there_is_no_blind_step_into_the_dark():
    t = last(HALL, "A3 key out nerve 0", *CREW[1:])
    assert {action[1] for action in t.legal("move")} == {NORTH, EAST}
