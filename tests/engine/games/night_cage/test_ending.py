"""Winning and losing."""

from engine.games.night_cage.rules.ending import CIRCLES, PATIENCE, check_patience, fuel_left
from tests.engine.games.night_cage.positions import EAST, WEST, table
from tests.engine.games.night_cage.rulings import ruling

EXIT = """
    ......
    ......
    W┼G┼..
    ......
    ......
    ......
    """


@ruling(83)
def test_all_win_when_the_last_comes_to_the_gate_before_any_monster_strikes():
    t = table(EXIT, "B3 key out", "C3 key", "C3 key", "C3 key out")
    t.play("move", EAST)
    assert t.won
    assert t.session.outcome.winners == (0, 1, 2, 3)
    assert t.told("attacked") == []
    assert t.session.deciders == ()


@ruling(83)
def test_without_a_key_each_the_gate_stays_shut():
    t = table(EXIT, "B3", "C3 key", "C3 key", "C3 key", stack=("t",) * 20)
    t.play("move", EAST)
    assert not t.won


@ruling(84)
def test_without_a_gate_all_is_lost():
    leaving = EXIT.replace("W┼G", "┼┼G")
    crew = ("B3 key", *["falling row 6 key"] * 3)
    t = table(leaving, *crew, stack=("t",) * 9, reserve=False)
    t.play("move", WEST)
    assert t.lost
    assert "last Gate" in t.session.outcome.reason
    t = table(leaving, *crew, stack=("t",) * 9 + ("gate",), reserve=False)
    t.play("move", WEST)
    assert not t.lost, "another one is still in the stack"


@ruling(85)
def test_without_enough_keys_all_is_lost():
    keys = """
        ......
        ......
        .┼┼K..
        ......
        ......
        ......
        """
    t = table(keys, "C3", stack=("t",) * 9 + ("key",) * 3 + ("gate",), reserve=False)
    t.play("move", WEST)
    assert t.lost
    assert "enough keys" in t.session.outcome.reason


@ruling(85)
def test_held_keys_count_and_taken_ones_cannot_be_lost_with_their_tile():
    keys = """
        ......
        ......
        .┼┼k..
        ......
        ......
        ......
        """
    t = table(keys, "C3 key", stack=("t",) * 9 + ("key",) * 3 + ("gate",), reserve=False)
    t.play("move", WEST)
    assert not t.lost


JOINED = """
    ┼.....
    ......
    ┼G┼┼┼.
    ......
    ......
    ......
    """


def last_light(*where, **more):
    return table(JOINED, *(f"{cell} key nerve 0" for cell in where), reserve=False, flickers=True, **more)


@ruling(91)
def test_in_the_final_flickers_being_cut_off_from_every_gate_loses():
    t = last_light("D3", "B3", "B3", "A3")
    t.play("stay").play("snuff", "E3")
    assert not t.lost
    t = last_light("D3", "B3", "B3", "A3")
    t.play("stay").play("snuff", "C3")
    assert t.lost
    assert "reached by everyone" in t.session.outcome.reason


@ruling(91)
def test_the_house_may_leave_that_to_the_players():
    t = last_light("D3", "B3", "B3", "A3", isolation="never")
    t.play("stay").play("snuff", "C3")
    assert not t.lost


@ruling(91)
def test_the_players_may_give_up_in_the_final_flickers():
    t = last_light("D3", "B3", "B3", "A3")
    assert t.may("give_up")
    t.play("give_up")
    assert t.lost
    assert "gave up" in t.session.outcome.reason


def test_walking_in_circles_ends_a_game():
    t = last_light("D3", "B3", "B3", "A3")
    state = t.state
    state.fuel = fuel_left(state)
    for _ in range(PATIENCE - 1):
        assert not check_patience(state, [])
    assert check_patience(state, [])
    assert state.ended == CIRCLES


def test_a_finished_game_asks_nothing():
    t = table(EXIT, "B3 key out", "C3 key", "C3 key", "C3 key")
    t.play("move", EAST)
    assert t.legal() == []
    assert t.state.todo == []
