"""What a decision is called depends on who asks; a secret one has no name for others."""

import pytest

from engine import Session, UndoBarrier
from engine.core.game import Game
from engine.core.text import Voice
from tests.engine.core.playing import embers
from tests.miniature import Embers

SECRET = "Player 2 decided in secret"


def voting():
    """All three have rolled; seat 1 has voted."""
    session = embers()
    for seat in range(3):
        session.play(seat, ("roll",))
    session.play(1, ("vote", 0))
    return session


def test_a_vote_has_a_name_for_the_voter_only():
    session = voting()
    assert session.undo_title(1) == "vote to keep"
    assert [session.undo_title(viewer) for viewer in (0, 2, None)] == [SECRET] * 3
    assert session.undo_title() == SECRET


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_what_somebody_decided_in_secret_is_a_barrier_for_the_others(viewer):
    session = voting()
    before = session.state.plain()
    assert session.at_barrier(viewer)
    with pytest.raises(UndoBarrier, match=SECRET):
        session.undo(viewer=viewer)
    assert session.state.plain() == before


def test_whoever_decided_in_secret_may_take_it_back():
    session = voting()
    assert not session.at_barrier(1)
    assert session.undo(viewer=1) == "vote to keep"
    assert session.deciders == (0, 1, 2)
    assert (session.redo_title(1), session.redo_title(0)) == ("vote to keep", SECRET)
    assert session.redo(0) == SECRET


def test_past_the_barrier_the_name_is_still_not_told():
    assert voting().undo(past_barrier=True, viewer=2) == SECRET


def test_a_deed_that_ends_in_the_open_hides_the_secret_within():
    session = voting()
    session.play(2, ("vote", 1))
    session.play_all(0, ("vote", 1), ("roll",))
    deed = session.moments[-2:]
    assert session.hides(deed, 1)
    assert not session.hides(deed, 0)
    assert session.title_of(deed, 1) == "roll the die"


def test_what_lies_open_once_it_is_done_has_a_name_for_all():
    session = embers()
    session.play(0, session.legal(0)[0])
    assert session.undo_title(2).startswith("show tile")


def test_without_a_word_from_the_game_private_steps_have_no_names_and_public_ones_do():
    class Plain(Embers):
        title = Game.title

    session = Session.new(Plain(), 3, 7)
    session.play(0, session.legal(0)[0])
    assert session.undo_title(1) == "Player 1 decided in secret"
    session.play(0, ("put", 4))
    assert session.undo_title(1) == "lay it on cell 4"


def test_a_game_without_secrets_has_names_for_everything():
    class Open(Embers):
        info = Embers.info._replace(secrets=False)
        title = Game.title

    session = Session.new(Open(), 3, 7)
    session.play(0, ("roll",))
    assert session.undo_title(2) == "roll the die"


def test_a_title_is_put_together_once_and_said_each_time_in_the_names_of_the_moment(monkeypatch):
    session, asked = voting(), []
    told = Embers.deed_title
    monkeypatch.setattr(Embers, "deed_title", lambda *whose: asked.append(whose) or told(*whose))
    assert session.undo_title(0) == "Player 2 decided in secret"
    session.voice = Voice(seat="ABC".__getitem__)
    assert session.undo(past_barrier=True, viewer=0) == "B decided in secret"
    assert len(asked) == 1


def test_another_action_in_the_place_of_one_taken_back_has_a_title_of_its_own():
    session = voting()
    assert session.undo(viewer=1) == "vote to keep"
    session.play(1, ("vote", 1))
    assert session.undo_title(1) != "vote to keep"
