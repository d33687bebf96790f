"""What a table can ask before somebody acts."""

import pytest

from engine import Session
from engine.games.night_cage.queries import consequences, counts_left, lit, odds, reach, sight_lines
from engine.games.night_cage.rules.tiles import STRAIGHT, T, X
from tests.engine.games.night_cage.positions import EAST, NORTH, table

LINE = """
    ......
    .┼┼...
    W─┼┼..
    ......
    ......
    ......
    """


def ask(t, *action):
    return consequences(t.session.view(0), action)


def test_a_preview_tells_who_is_seen_and_hit_and_what_vanishes():
    t = table(LINE, "C3 nerve 1", "D3", stack=("t",) * 9)
    found = ask(t, "move", NORTH)
    assert [t.name(cell) for cell in found.attacks] == ["A3"]
    assert found.hits == ((1, 3),)
    assert found.out == (1,)
    assert found.moved == ((0, t.cell("C2")),)
    assert t.cell("A3") in found.vanish
    assert found.draws


def test_a_preview_tells_what_crumbles_and_shields():
    t = table(LINE, "B3", "D3", stack=("t",) * 9)
    found = ask(t, "move", EAST)
    assert found.pits == (t.cell("B3"),)
    assert found.attacks
    assert found.hits == ()


def test_a_preview_changes_nothing_and_knows_no_more_than_the_view():
    t = table(LINE, "C3", "D3")
    before = t.state.clone()
    one = ask(t, "move", NORTH)
    assert t.state == before
    t.state.deck.reverse()
    assert ask(t, "move", NORTH) == one


def test_a_certain_win_is_told():
    exit_ = LINE.replace("W─┼┼", ".┼G.")
    t = table(exit_, "B3 key", "C3 key", "C3 key", "C3 key")
    assert ask(t, "move", EAST).ended == 1


def test_lines_of_sight_of_every_monster():
    t = table(LINE.replace("......\n    .┼┼", "...P..\n    .┼┼"), "C3", pathless=2)
    lines = sight_lines(t.session.view(0))
    assert {t.name(monster): [t.name(cell) for cell in cells] for monster, cells in lines.items()} == {
        "D1": [],
        "A3": ["B3", "C3", "D3"],
    }
    assert len(reach(t.session.view(0), t.cell("D1"))) == 10


def test_which_cells_are_lit():
    t = table(LINE, "C3", "D3 out")
    assert {t.name(cell) for cell in lit(t.session.view(0))} == {"C3", "C2", "B3", "D3", "C4"}


def test_the_odds_follow_the_starting_pile_first():
    view = Session.new("night_cage", 4, 1).view(0)
    assert odds(view) == {T: 4 / 8, X: 2 / 8, STRAIGHT: 2 / 8}
    assert sum(counts_left(view).values()) == 74


def test_later_the_odds_follow_the_counts():
    t = table(LINE, "C3", stack=("t", "t", "x"))
    view = t.session.view(0)
    assert sum(odds(view).values()) == pytest.approx(1)
    assert odds(view)[T] == pytest.approx(2 / view["stack"])
