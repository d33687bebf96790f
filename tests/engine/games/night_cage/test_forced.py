"""What is done without asking, because there is only one thing to do."""

from tests.engine.games.night_cage.positions import EAST, table

ALLEY = """
    ......
    ......
    .┼W...
    ......
    ......
    ......
    """
KEYS = ("B3 key nerve 1", *["falling row 6 key"] * 3)


def test_a_single_way_to_scramble_is_taken_and_said():
    t = table(ALLEY.replace(".┼W", "G┼W"), *KEYS, reserve=False, flickers=True)
    t.play("charge", EAST)
    assert t.told("forced") == [(0, "scramble")]
    assert t.where(0) == "B3"
    assert (
        str(t.session.game.tell(next(e for e in t.events if e[0] == "forced")))
        == "Red can only scramble one way"
    )


def test_a_single_cell_to_land_on_is_taken():
    t = table("......\n......\n┼┼┼┼┼.\n......\n......\n......", "falling row 3", stack=("x",) + ("t",) * 9)
    assert t.where(0) == "F3"


def test_a_turn_is_always_asked_for():
    t = table("......\n......\n..┼...\n......\n......\n......", "C3 out nerve 0", stack=("t",) * 9)
    assert t.asked() == "choose"


def test_a_turn_ends_by_itself_when_the_last_key_was_passed():
    t = table(
        "......\n......\n.┼┼┼..\n......\n......\n......", "B3 nerve 0", "D3 key", stack=("straight",) * 9
    )
    t.play("move", EAST)
    while t.asked() == "place":
        t.play(*t.legal()[0])
    assert t.asked() == "again"
    for _ in range(8):
        t.play(*(t.legal("receive") or t.legal("give"))[0])
    assert t.state.active == 1
