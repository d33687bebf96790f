"""Co-operative players."""

from engine import GAMES, Session
from engine.core import dice
from engine.core.bot import ThumbBot
from engine.games.night_cage.players.policy import COMPARED, DOUBT
from engine.games.night_cage.players.prospects import prospects
from tests.engine.games.night_cage.positions import EAST, NORTH, table

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
    assert str(best(t).reason) == "one more prisoner gets a key"


def test_a_key_underfoot_is_taken():
    t = table(ROW, "B3", stack=("t",) * 20)
    t.play("move", EAST)
    assert best(t).action == ("take",)


def test_the_last_step_to_the_gate_is_made():
    t = table(ROW.replace("K", "G"), "B3 key", "C3 key", "C3 key", "C3 key")
    advice = best(t)
    assert advice.action == ("move", EAST)
    assert str(advice.reason) == "everyone escapes"


def test_nobody_walks_along_a_line_of_sight_for_nothing():
    t = table(ROW.replace(".┼K┼", "W┼┼┼"), "C3", stack=("t",) * 20)
    assert best(t).action != ("move", EAST)
    assert t.may("move", NORTH)


def test_a_key_in_reach_is_worth_more_than_one_far_away():
    near = prospects(table(ROW, "B3").state).reach
    far = prospects(table(ROW, "B2").state).reach
    assert near > far > 0


def test_only_what_looks_nearly_as_good_is_tried():
    t = table(ROW.replace("K", "G"), "B3 key", "C3 key", "C3 key", "C3 key")
    assert GAME.plans(t.state, 0) == [(("move", EAST),)]


def test_few_actions_are_tried_and_the_rule_of_thumb_is_the_first():
    state, luck = Session.new(GAME, 4, 3).state, dice.seeded(3)
    for _ in range(40):
        seat = GAME.deciders(state)[0]
        plans = GAME.plans(state, seat)
        values = [GAME.thumb(state, seat, plan[0]) for plan in plans]
        assert 1 <= len(plans) <= COMPARED
        assert values[0] == max(GAME.thumb(state, seat, action) for action in GAME.legal(state, seat))
        assert all(value > values[0] - DOUBT for value in values[1:])
        assert all(plan[0][0] not in ("give", "receive") for plan in plans[1:])
        action, luck = GAME.policy(state, seat, luck)
        GAME.apply(state, seat, action)


def test_a_playout_ends_where_a_turn_begins():
    t = table(ROW, "B3", stack=("t",) * 20)
    assert GAME.settled(t.state)
    t.play("move", NORTH)
    assert not GAME.settled(t.state)


def test_a_token_that_is_on_its_way_counts_already():
    t = table(ROW, "B3 nerve 0", stack=("t",) * 20)
    before = prospects(t.state).nerve
    t.state.gain = 1
    assert prospects(t.state).nerve > before


def test_a_prisoner_who_cannot_step_aside_is_in_more_danger():
    cross = table(ROW.replace(".┼K┼", "W┼┼┼"), "C3", stack=("t",) * 20)
    lane = table(ROW.replace(".┼K┼", "W┼═┼").replace("═", "─"), "C3", stack=("t",) * 20)
    assert prospects(lane.state).danger < prospects(cross.state).danger


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
    advice = GAME.adviser.decide(GAME, t.session.view(0), 0, 1)
    assert advice.action in t.legal()
    assert advice.reason
