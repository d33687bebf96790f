"""For whose eyes a step is."""

from engine import PRIVATE, PUBLIC, ROUND, Audience
from engine.core.game import Game
from engine.core.state import State
from engine.core.todo import Decision, Script
from tests.engine.core.playing import embers, play_on
from tests.miniature import Embers
from tests.miniature.rules import VOTE_SECONDS


def test_an_audience_is_a_value():
    assert Audience("private", (2,)) == PRIVATE(2)
    assert ROUND([0, 1], 6.0, 2) == Audience("round", (0, 1), 6.0, 2)
    assert PUBLIC.seats == ()


def test_a_hand_is_private_and_what_lies_on_the_table_is_not():
    session = embers()
    assert session.audience == PRIVATE(0)
    session.play(0, session.legal(0)[0])
    assert session.audience == PUBLIC


def test_a_vote_is_a_round_of_all_whether_they_have_voted_or_not():
    session = embers()
    for seat in range(3):
        session.play(seat, ("roll",))
    everybody = ROUND((0, 1, 2), VOTE_SECONDS, touches=1)
    assert session.audience == everybody
    session.play(1, ("vote", 0))
    assert session.deciders == (0, 2)
    assert session.audience == everybody


def test_the_end_is_for_everybody():
    assert play_on(embers(), 400).audience == PUBLIC


def test_a_game_that_says_nothing_shows_its_steps_to_who_decides():
    class Plain(Embers):
        audience = Game.audience

    state = embers().state
    assert Plain().audience(state) == PRIVATE(0)
    state.todo = []
    assert Plain().audience(state) == PUBLIC


def test_a_game_without_secrets_is_for_everybody():
    class Open(Embers):
        info = Embers.info._replace(secrets=False)
        audience = Game.audience

    assert Open().audience(embers().state) == PUBLIC


def test_a_decision_that_says_nothing_is_for_the_first_who_decides():
    script = Script({}, {"ask": Decision(lambda state, entry: entry[1], None, None)})
    state = State()
    state.dice, state.todo = 0, [("ask", (2, 1))]
    assert script.audience(state) == PRIVATE(2)
    state.todo = []
    assert script.audience(state) == PUBLIC
