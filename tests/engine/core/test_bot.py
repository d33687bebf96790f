"""Bots and hints: from the view only, the same on any machine, and better than chance."""

import pytest

from engine import GAMES, Advice, IllegalAction, Session
from engine.core import bot, dice
from engine.core.bot import SHOWN_LINE, STRENGTHS, PlayoutBot, RandomBot, ThumbBot
from tests.engine.core.playing import embers, play_on
from tests.miniature import MINIATURE, Embers
from tests.miniature.gambling import Gambling

BOTS = [RandomBot(), ThumbBot(), PlayoutBot(40)]
names = [type(each).__name__ for each in BOTS]


@pytest.fixture
def no_time_passes(monkeypatch):
    """Every look at the clock is a second later: one playout per slice."""
    ticks = iter(range(10**6))
    monkeypatch.setattr(bot, "perf_counter", lambda: next(ticks))


@pytest.mark.parametrize("player", BOTS, ids=names)
@pytest.mark.parametrize("count", [0, 1, 5, 12, 13])
def test_every_bot_gives_a_legal_action_with_a_reason(player, count):
    session = play_on(embers(), count)
    for seat in session.deciders:
        advice = player.decide(MINIATURE, session.view(seat), seat, 5)
        assert advice.action in session.legal(seat)
        assert advice.line[0] == advice.action
        assert advice.reason


def test_the_bot_with_a_rule_of_thumb_follows_it():
    view, state = embers().view(0), embers().state
    action = ThumbBot().decide(MINIATURE, view, 0, 5).action
    looks = {each: MINIATURE.thumb(state, 0, each) for each in MINIATURE.legal(state, 0)}
    assert looks[action] == max(looks.values()) > min(looks.values())


@pytest.mark.parametrize("player", BOTS, ids=names)
def test_the_same_view_and_seed_give_the_same_decision(player):
    session = play_on(embers(), 6)
    seat = session.deciders[0]
    view = session.view(seat)
    assert player.decide(MINIATURE, view, seat, 8) == player.decide(MINIATURE, view, seat, 8)


@pytest.mark.parametrize("player", BOTS, ids=names)
@pytest.mark.parametrize("luck", range(6))
def test_what_a_seat_cannot_know_changes_no_decision(player, luck):
    session = play_on(embers(), 5, luck)
    seat = session.deciders[0]
    other = MINIATURE.redeal(session.state, seat, luck + 77)
    assert other != session.state
    assert player.decide(MINIATURE, MINIATURE.view(other, seat), seat, 3) == player.decide(
        MINIATURE, session.view(seat), seat, 3
    )


@pytest.mark.parametrize("luck", range(6))
def test_a_hint_is_the_same_whatever_is_hidden(luck):
    session = play_on(embers(), 5, luck)
    twin, seat = session.clone(), session.deciders[0]
    twin.state = MINIATURE.redeal(session.state, seat, luck + 77)
    assert twin.state != session.state
    assert twin.hint(seat) == session.hint(seat)


def test_a_hint_never_looks_at_the_state():
    class Blind(Embers):
        def legal(self, state, seat):
            if state is true_state:
                raise RuntimeError
            return super().legal(state, seat)

    session = Session.new(Blind(), 3)
    true_state = session.state
    assert isinstance(session.hint(0), Advice)


def test_a_hint_changes_nothing():
    session = play_on(embers(), 5)
    before, log = session.state.plain(), session.log
    session.hint(session.deciders[0])
    assert (session.state.plain(), session.log) == (before, log)


def test_a_hint_is_legal_explained_and_shows_how_it_might_go_on():
    session = embers()
    advice = session.hint(0)
    assert advice.action in session.legal(0)
    assert advice.reason == "tiles on the floor count at the end"
    assert 1 <= len(advice.line) <= SHOWN_LINE


def test_a_hint_that_is_worked_out_in_slices_is_the_same(no_time_passes):
    session = play_on(embers(), 5)
    seat = session.deciders[0]
    thinking, slices = session.ponder(seat), 1
    while not thinking.work(0.001):
        slices += 1
    assert slices > 10
    assert thinking.advice == session.hint(seat)


def test_a_hint_is_only_for_who_decides():
    with pytest.raises(IllegalAction, match="not your decision"):
        embers().hint(1)


@pytest.mark.usefixtures("no_time_passes")
def test_thinking_in_slices_decides_as_thinking_at_once():
    view = embers().view(0)
    at_once = PlayoutBot(50).decide(MINIATURE, view, 0, 4)
    thinking, slices = PlayoutBot(50).think(MINIATURE, view, 0, 4), 1
    while not thinking.work(0.5):
        slices += 1
        assert thinking.advice.action in MINIATURE.legal(embers().state, 0)
    assert slices == 50
    assert thinking.advice == at_once


@pytest.mark.parametrize("budget", [1, 2, 7, 96])
def test_a_bot_plays_out_exactly_its_budget(budget):
    class Counting(Embers):
        playouts = 0

        def worth(self, state, seat):
            Counting.playouts += 1
            return super().worth(state, seat)

    PlayoutBot(budget).decide(Counting(), embers().view(0), 0, 4)
    assert Counting.playouts == budget


def test_a_finished_thought_costs_nothing_more():
    thinking = PlayoutBot(5).think(MINIATURE, embers().view(0), 0, 4)
    assert thinking.work(9.0)
    advice = thinking.advice
    assert thinking.work(9.0)
    assert thinking.done == 5
    assert thinking.advice == advice


def test_an_only_action_needs_no_thought():
    session = embers(embers=0)
    while len(session.legal(session.deciders[0])) > 1:
        play_on(session, 1, luck=len(session.log))
    seat = session.deciders[0]
    thinking = PlayoutBot(10**9).think(MINIATURE, session.view(seat), seat, 4)
    assert thinking.work(0.0)
    assert [thinking.advice.action] == session.legal(seat)


def test_playouts_go_no_deeper_than_asked():
    class Counting(Embers):
        applied = 0

        def apply(self, state, seat, action):
            Counting.applied += 1
            return super().apply(state, seat, action)

    PlayoutBot(10, depth=3).decide(Counting(), embers().view(0), 0, 4)
    assert Counting.applied <= 10 * (1 + 3)


def test_a_stronger_player_beats_chance():
    """Of 24 games, first and second in turn: by luck alone 18 are won once in a hundred tries."""
    assert sum(_won(PlayoutBot(16, depth=40), seed) for seed in range(24)) >= 18


def _won(player, seed):
    session, mine = embers(2, seed), seed % 2
    while session.deciders:
        seat = session.deciders[0]
        mind = player if seat == mine else RandomBot()
        luck = dice.seeded(seed * 1000 + len(session.log), stream=4)
        session.play(seat, mind.decide(MINIATURE, session.view(seat), seat, luck).action)
    return (mine in session.outcome.winners) / len(session.outcome.winners)


@pytest.mark.parametrize("game", [MINIATURE, *GAMES.values()], ids=lambda game: game.info.key)
def test_every_game_has_a_player_of_each_strength(game):
    assert tuple(game.bots) == STRENGTHS


def test_the_adviser_of_a_game_gives_its_hints():
    assert Session.new(Gambling(), 2, 3).hint(0) == Advice(("roll",), "luck decides")
    assert Session.new(MINIATURE, 2, 3).hint(0).reason != "luck decides"


def test_a_player_of_a_games_own_plays_legal_actions_to_the_end():
    session = Session.new(Gambling(), 2, 3)
    while session.deciders:
        seat = session.deciders[0]
        session.play(
            seat, session.game.bots["strong"].decide(session.game, session.view(seat), seat, 1).action
        )
    assert {action[0] for _seat, action in session.log} == {"roll", "vote"}
