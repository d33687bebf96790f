"""Winning and losing."""

import pytest

from engine import IllegalAction, Session
from engine.games.night_cage.rules.ending import CIRCLES, GIVE_UP, PATIENCE, check_patience, fuel_left
from tests.engine.games.night_cage.positions import EAST, WEST, Table, table
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
@pytest.mark.parametrize("flickers", [False, True])
def test_the_players_may_give_up_at_any_time_but_never_by_chance(flickers):
    t = last_light("D3", "B3", "B3", "A3") if flickers else table(JOINED, "D3")
    assert t.session.surrender(0) == [GIVE_UP]
    assert GIVE_UP not in t.session.legal(0)
    t.play("give_up")
    assert t.lost
    assert "gave up" in t.session.outcome.reason
    assert t.session.surrender(0) == []


@ruling(91)
def test_giving_up_answers_any_question_and_can_be_undone():
    t = Table(Session.new("night_cage", 4, 5))
    assert t.asked() == "start"
    tiles = t.session.game.inventory(t.state)
    t.play("give_up")
    assert t.lost
    assert t.session.game.inventory(t.state) == tiles, "what was in a hand is discarded"
    assert t.session.undo() == "give up"
    assert t.asked() == "start"


@ruling(91)
def test_only_whoever_decides_can_give_up():
    session = Session.new("night_cage", 4, 5)
    with pytest.raises(IllegalAction, match="not your decision"):
        session.play(1, GIVE_UP)


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
