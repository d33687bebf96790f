"""Eerie Silence, and who decides."""

from tests.engine.games.night_cage.positions import table
from tests.engine.games.night_cage.rulings import ruling

PATHS = """
    ......
    ......
    ┼┼┼.┼│
    ......
    ......
    ......
    """
CREW = ("A3", "C3", "E3", "falling row 6")


@ruling(92)
def test_in_the_eerie_silence_only_a_path_lets_people_talk():
    talk = table(PATHS, *CREW, silence=True).session.view(0)["talk"]
    assert talk == [[1], [0], [], []]


@ruling(92)
def test_two_people_talk_as_soon_as_one_prisoner_of_each_shares_a_path():
    assert table(PATHS, *CREW, silence=True, people=2).session.view(0)["talk"] == [[], []]
    joined = PATHS.replace("┼.┼", "┼┼┼")
    assert table(joined, *CREW, silence=True, people=2).session.view(0)["talk"] == [[1], [0]]


def test_otherwise_everybody_talks():
    assert table(PATHS, *CREW).session.view(0)["talk"] == [[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]]


@ruling(94)
def test_the_active_player_decides_and_the_discards_are_open_to_all():
    t = table(PATHS, *CREW, turn=1, stack=("t",) * 9)
    assert t.session.deciders == (1,)
    views = [t.session.view(seat) for seat in (0, 1, 2, 3, None)]
    for view in views:
        view.pop("seat")
    assert all(view == views[0] for view in views)
    assert sum(views[0]["gone"]) > 0
