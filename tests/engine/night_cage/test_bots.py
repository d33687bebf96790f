"""Co-operative players."""

from engine import GAMES, Session
from engine.core import dice
from engine.core.bot import ThumbBot, hint
from engine.night_cage.prospects import prospects
from tests.engine.night_cage.positions import EAST, NORTH, table

GAME = GAMES["night_cage"]

ROW = """
    ......
    .┼┼┼..
    .┼K┼..
    ......
    ......
    ......
    """


def best(t, seat=0):
    return ThumbBot().decide(GAME, t.session.view(seat), seat, 1)


def test_a_key_next_door_is_fetched():
    t = table(ROW, "B3", stack=("t",) * 20)
    assert best(t).action == ("move", EAST)
    assert best(t).reason == "a key in the hand is safe"


def test_a_key_underfoot_is_taken():
    t = table(ROW, "B3", stack=("t",) * 20)
    t.play("move", EAST)
    assert best(t).action == ("take",)


def test_the_last_step_to_the_gate_is_made():
    t = table(ROW.replace("K", "G"), "B3 key", "C3 key", "C3 key", "C3 key")
    advice = best(t)
    assert advice.action == ("move", EAST)
    assert advice.reason == "it leads all of you out"


def test_nobody_walks_along_a_line_of_sight_for_nothing():
    t = table(ROW.replace(".┼K┼", "W┼┼┼"), "C3", stack=("t",) * 20)
    assert best(t).action != ("move", EAST)
    assert t.may("move", NORTH)


def test_a_key_in_reach_is_worth_more_than_one_far_away():
    near = prospects(table(ROW, "B3").state).reach
    far = prospects(table(ROW, "B2").state).reach
    assert near > far > 0


def test_worth_lies_between_a_loss_and_a_win():
    state, luck = Session.new(GAME, 4, 3).state, dice.seeded(3)
    while deciders := GAME.deciders(state):
        assert 0 < GAME.worth(state, 0) < 1
        action, luck = GAME.policy(state, deciders[0], luck)
        assert action in GAME.legal(state, deciders[0])
        GAME.apply(state, deciders[0], action)
    assert GAME.worth(state, 0) in (0.0, 1.0)


def test_a_hint_comes_from_the_view_with_a_reason():
    t = table(ROW, "B3", stack=("t",) * 20)
    advice = hint(GAME, t.session.view(0), 0, 1)
    assert advice.action in t.legal()
    assert advice.reason
