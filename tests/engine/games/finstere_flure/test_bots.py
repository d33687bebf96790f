"""Computer players: what they know, and what they do."""

from engine import Session
from engine.core import dice
from engine.core.bot import RandomBot, ThumbBot
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.players.bots import thumb, worth
from engine.games.finstere_flure.players.planning import asked, plan, value
from engine.games.finstere_flure.rules.board import ENTRANCE
from engine.games.finstere_flure.rules.danger import deadly, deaths
from engine.games.finstere_flure.rules.pawns import can_enter
from engine.games.finstere_flure.rules.reach import ends
from engine.games.finstere_flure.state import OUTSIDE
from tests.engine.games.finstere_flure.positions import table


def advice(t, seat=0):
    return ThumbBot().decide(GAME, t.session.view(seat), seat, 1)


def played_out(t):
    """The thumb plays until its pawn rests."""
    t.play(*advice(t).action)
    while t.state.mover >= 0:
        t.play(*advice(t).action)
    return t


def test_the_thumb_walks_out_when_it_can():
    t = played_out(table(". . b", monster="0,5 N"))
    assert t.where("b") == "out"


def test_the_thumb_steps_out_of_the_monsters_way():
    t = table("a . . ▶ b . .", at=(4, 5), monster=None, pile=["10"])
    t.lift("b")
    score_stay, why = thumb(t.state, 0, ("end",))
    assert "at risk from" in str(why)
    assert max(thumb(t.state, 0, action)[0] for action in t.session.legal(0)) > score_stay


def test_danger_counts_the_tombstones_that_are_left():
    t = table("▶ . . . . . b", at=(2, 5))
    found = deaths(t.state.position)
    assert found[0][:2] == (6, 1)
    assert deadly(found, 1, [0], 0) == 0, "five steps are not enough"
    assert deadly(found, 1, [0, 1, 2, 3, 4, 5, 6, 7], 0) == 7


def test_all_ends_of_a_move_are_found():
    t = table("b . .", at=(5, 5), monster="0,5 N")
    t.lift("b")
    assert len(ends(t.state.position, t.state.at[1], 3)) == 25, "a diamond of radius three"


def test_a_lead_is_worth_more():
    t = table("b", at=(1, 1), monster="0,5 N")
    assert worth(t.state, 0) > 0.5 > worth(t.state, 1)


def test_the_thumb_beats_chance():
    session, luck = Session.new(GAME, 2, 5), 1
    bots = (ThumbBot(), RandomBot())
    while session.deciders:
        seat = session.deciders[0]
        _, luck = dice.below(luck, 2)
        session.play(seat, bots[seat].decide(GAME, session.view(seat), seat, luck).action)
    assert session.outcome.winners == (0,)


def test_pieces_are_laid_well_apart():
    session = Session.new(GAME, 2, 5, variant="advanced")
    while session.state.todo[0][0] != "choose":
        seat = session.deciders[0]
        session.play(seat, ThumbBot().decide(GAME, session.view(seat), seat, 3).action)
    assert not any(session.state.tray)


def test_the_policy_plays_legal_actions_to_the_end():
    for options in ({}, {"variant": "advanced", "layout": "carousel"}):
        state, luck = GAME.setup(5, dice.seeded(2), GAME.info.settle(options)), 1
        while deciders := GAME.deciders(state):
            action, luck = GAME.policy(state, deciders[0], luck)
            assert action in GAME.legal(state, deciders[0])
            GAME.apply(state, deciders[0], action)


def test_danger_never_makes_a_plan_better_than_its_way():
    t = table("▶ . . . . . b", at=(2, 5), monster=None)
    t.lift("b")
    found = plan(asked(t.state, 1), 1, t.state.at[1], 3)
    assert found.score <= value(found.cell, 1)
    assert found.deadly < plan(asked(t.state, 1), 1, t.state.at[1], 0).deadly, "better than to stay"


def test_a_pawn_outside_is_judged_while_another_stands_on_the_entrance():
    """With no step left it cannot come in, whoever stands there."""
    state = GAME.setup(2, dice.seeded(1), GAME.info.settle({}))
    state.pawn_on[ENTRANCE] = 1
    assert not can_enter(state, 0)
    assert plan(asked(state, 4), 4, OUTSIDE, 0).cell == OUTSIDE
