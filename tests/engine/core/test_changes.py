"""An answer can be replaced until its step closes."""

import pytest

from engine import IllegalAction, Session
from engine.core.todo import Decision, Script
from tests.engine.core.playing import GAMES, embers
from tests.engine.core.test_todo import stack


def voting(**options):
    session = embers(**options)
    for seat in range(3):
        session.play(seat, ("roll",))
    return session


def test_whoever_has_voted_may_vote_otherwise_while_others_have_not():
    session = voting()
    assert session.changes(1) == []
    session.play(1, ("vote", 0))
    assert session.legal(1) == []
    assert session.changes(1) == [("vote", 0), ("vote", 1)]
    session.play(1, ("vote", 1))
    assert session.state.votes == [-1, 1, -1]
    assert session.deciders == (0, 2)


def test_the_last_answer_counts():
    session = voting()
    for seat, vote in ((0, 0), (1, 1), (0, 1), (2, 0)):
        session.play(seat, ("vote", vote))
    assert session.state.shown == [1, 1, 0]
    assert [session.changes(seat) for seat in range(3)] == [[], [], []]


def test_a_change_is_refused_to_who_has_not_answered_and_after_the_step():
    session = embers()
    with pytest.raises(IllegalAction, match="not your decision"):
        session.play(1, ("vote", 1))
    session = voting()
    session.play(1, ("vote", 0))
    with pytest.raises(IllegalAction):
        session.play(1, ("vote", 7))


def test_a_changed_answer_is_undone_kept_and_replayed_like_any_action(tmp_path):
    session = voting()
    session.play(1, ("vote", 0))
    session.play(1, ("vote", 1))
    session.save(tmp_path / "a.json")
    loaded = Session.load(tmp_path / "a.json", GAMES)
    for each in (session, loaded, session.at(5)):
        assert each.undo(viewer=1) == "vote to share"
        assert each.state.votes == [-1, 0, -1]


def test_nobody_sees_that_an_answer_was_changed():
    session = voting()
    session.play(1, ("vote", 0))
    before = session.view(0), session.view(None)
    session.play(1, ("vote", 1))
    assert (session.view(0), session.view(None)) == before


def test_a_decision_may_list_other_changes_than_answers():
    decision = Decision(
        who=lambda state, entry: (0,),
        legal=lambda state, entry, seat: [("sure",)],
        take=lambda *_: None,
        answered=lambda state, entry: (1,),
        changes=lambda state, entry, seat: [("unsure",)],
    )
    script = Script({}, {"ask": decision})
    state = stack(("ask",))
    assert script.answered(state) == (1,)
    assert (script.changes(state, 1), script.changes(state, 0)) == ([("unsure",)], [])
    assert (script.answered(stack()), script.changes(stack(), 1)) == ((), [])
