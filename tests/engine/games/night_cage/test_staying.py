"""Staying."""

from engine.games.night_cage.rules.tiles import KEEPER, laid
from tests.engine.games.night_cage.positions import table
from tests.engine.games.night_cage.rulings import ruling

ALONE = """
    ......
    ......
    ..┼...
    ......
    ......
    ......
    """
EXIT = """
    ......
    ┼.....
    ┼┼G┼┼.
    ......
    ......
    ......
    """


@ruling(11)
def test_nerve_gained_comes_after_everything_and_cannot_sustain():
    keys = ("A3 key nerve 1", "B3 key", "D3 key", "E3 key")
    t = table(EXIT, *keys, reserve=False, flickers=True)
    t.play("stay")
    assert ("sustain",) not in t.legal()
    t.play("snuff", "A2")
    kinds = [event[0] for event in t.events]
    assert kinds.index("gone") < kinds.index("gained")
    assert t.state.nerve[0] == 2


@ruling(13)
def test_with_two_nerve_staying_gains_nothing_and_costs_a_tile():
    t = table(ALONE, "C3 nerve 2", stack=("straight", "t", "t", "t", "t"))
    before = len(t.state.deck)
    t.play("stay")
    assert t.told("wasted") == [(2,)]
    assert len(t.state.deck) == before - 2, "one burnt, one drawn for the first opening"
    assert t.state.gain == 0


SEEN = """
    ......
    ......
    W┼{}...
    ......
    ......
    ......
    """


@ruling(14)
def test_staying_in_sight_triggers_nothing():
    t = table(SEEN.format("┼"), "C3", stack=("t",) * 9)
    t.play("stay")
    assert t.told("attacked") == []


@ruling(14)
def test_falling_because_of_a_stay_is_seen():
    t = table(SEEN.format("─"), "C3", stack=("t",) * 9)
    t.play("stay").play("fall", 2)
    assert [t.name(monster) for monster, *_ in t.told("attacked")] == ["A3"]
    assert t.burned() == []


CROSSING = """
    ......
    ..K...
    .┼┼│..
    ..o...
    ......
    ......
    """


@ruling(15)
def test_a_monster_turned_up_is_swapped_with_a_connected_tile():
    t = table(CROSSING, "C3", "B3", stack=("wax_eater",) + ("t",) * 5)
    t.play("stay")
    assert t.asked() == "swap"
    assert t.cells("place") == {"C2", "C4"}, "not a wall, not under a prisoner; a key or a pit may go"
    t.play("place", "C2", 0)
    assert t.tile("C2") == "wax_eater"
    assert t.state.keys == 5
    assert t.told("attacked") == []


@ruling(16)
def test_a_monster_that_can_be_swapped_with_nothing_is_discarded():
    t = table(ALONE, "C3 out nerve 1", stack=("wax_eater", "t"))
    t.play("stay")
    assert t.told("wasted") == [(8,)]
    assert t.why("wasted") == {"16"}


@ruling(17)
def test_a_keeper_swapped_in_shows_its_mouth():
    t = table(ALONE.replace("┼.", "┼┼"), "C3", variant="expert", stack=("keeper",) + ("t",) * 5)
    t.play("stay")
    assert t.state.board[t.cell("D3")] == laid(KEEPER, 1)


@ruling(17)
def test_a_pit_fiend_swapped_in_breaks_the_floor_and_a_pathless_waits():
    t = table(ALONE.replace("┼.", "┼┼"), "C3", variant="expert", stack=("pit_fiend",) + ("t",) * 5)
    t.play("stay")
    assert t.tile("D3") == "pit"
    u = table(ALONE.replace("┼.", "┼┼"), "C3", pathless=2, stack=("pathless",) + ("t",) * 5)
    u.play("stay")
    assert u.tile("D3") == "pathless"
    assert u.told("attacked") == []


@ruling(21)
def test_in_the_dark_without_nerve_or_step_one_stays():
    t = table(
        """
        ......
        ..─...
        .│┼│..
        ..─...
        ......
        ......
        """,
        "C3 out nerve 0",
        stack=("t",) * 5,
    )
    assert t.legal() == [("stay",)]
    before = len(t.state.deck)
    t.play("stay")
    assert len(t.state.deck) == before - 1
    assert t.state.nerve[0] == 0


@ruling(22)
def test_staying_in_the_dark_for_nerve_burns_a_tile_and_breaks_the_floor():
    t = table(ALONE.replace("┼", "─"), "C3 out nerve 1", stack=("t",) * 5)
    t.play("stay")
    assert t.told("paid") == [(0, "stay")]
    assert len(t.told("drew")) == 1
    assert t.asked() == "fall"
