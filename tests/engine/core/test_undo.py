"""Undo, redo and branching: nothing is lost, nothing is re-rolled, nothing seen is unlearnt."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import IllegalAction, Session, UndoBarrier
from engine.core import dice
from tests.engine.core.playing import GAMES, chosen, embers, play_on
from tests.miniature import MINIATURE


def rolled(count=1):
    session = embers()
    for _ in range(count):
        session.play(session.deciders[0], ("roll",))
    return session


moves = st.lists(st.sampled_from(["play", "play", "play", "undo", "redo", "free undo", "save"]), max_size=60)


@given(moves, st.integers(0, 1 << 32))
def test_whatever_was_played_undone_and_redone_equals_the_replay_of_its_log(tmp_path_factory, moves, seed):
    path = tmp_path_factory.mktemp("undo") / "a.json"
    session, luck = embers(seed=seed), dice.seeded(seed)
    for move in moves:
        with suppress(UndoBarrier):
            session, luck = _moved(session, move, luck, path)
        again = Session.replay(MINIATURE, 3, seed, {}, session.log)
        assert again.state == session.state
        assert [moment.before for moment in session.moments] == [moment.before for moment in again.moments]


def _moved(session, move, luck, path):
    if move == "play" and session.deciders:
        seat, action, luck = chosen(session, luck)
        session.play(seat, action)
    elif move == "save":
        session.save(path)
        return Session.load(path, GAMES), luck
    elif "undo" in move:
        session.undo(past_barrier="free" in move)
    elif move == "redo":
        session.redo()
    return session, luck


def test_undo_and_redo_say_what_they_do():
    session = embers()
    tile = session.legal(0)[0][1]
    session.play(0, ("play", tile))
    session.play(0, ("put", 4))
    assert session.undo_title() == "lay it on cell 4"
    assert session.undo() == "lay it on cell 4"
    assert session.redo_title() == "lay it on cell 4"
    assert session.redo() == "lay it on cell 4"
    assert session.redo_title() is None


def test_there_is_nothing_to_undo_at_the_start_and_nothing_to_redo_at_the_end():
    session = embers()
    assert (session.undo_title(), session.redo_title(), session.at_barrier()) == (None, None, False)
    with pytest.raises(UndoBarrier, match="nothing to undo"):
        session.undo()
    with pytest.raises(UndoBarrier, match="nothing to redo"):
        session.redo()


def test_undo_stops_where_something_was_revealed_and_says_what():
    session = rolled()
    before = session.state.plain()
    assert session.at_barrier()
    with pytest.raises(UndoBarrier, match="cannot undo a reveal: roll the die"):
        session.undo()
    assert session.state.plain() == before
    assert len(session.log) == 1


def test_a_table_may_lift_the_barrier_but_never_re_rolls():
    session = rolled()
    after = session.state.plain()
    session.undo(past_barrier=True)
    session.play(0, ("roll",))
    assert session.state.plain() == after


def test_a_new_action_forgets_what_was_taken_back():
    session = rolled(2)
    session.undo(past_barrier=True)
    session.play(1, session.legal(1)[0])
    assert session.redo_title() is None


def test_a_refused_action_keeps_what_was_taken_back():
    session = rolled()
    session.undo(past_barrier=True)
    with pytest.raises(IllegalAction):
        session.play(0, ("dance",))
    assert session.redo_title() == "roll the die"


@given(st.integers(0, 50), st.integers(0, 1 << 32))
def test_a_loaded_game_can_be_undone_to_its_start(tmp_path_factory, count, seed):
    path = tmp_path_factory.mktemp("undo") / "a.json"
    play_on(embers(seed=seed), count, seed).save(path)
    session = Session.load(path, GAMES)
    while session.log:
        session.undo(past_barrier=True)
    assert session.state == embers(seed=seed).state


def test_undo_after_a_load_takes_back_one_action(tmp_path):
    session = play_on(embers(), 7)
    session.save(tmp_path / "a.json")
    loaded = Session.load(tmp_path / "a.json", GAMES)
    assert loaded.undo(past_barrier=True) == session.undo(past_barrier=True)
    assert (loaded.state, loaded.log) == (session.state, session.log)


def test_undo_beyond_a_load_keeps_what_can_be_played_again(tmp_path):
    session = play_on(embers(), 7)
    session.save(tmp_path / "a.json")
    loaded = play_on(Session.load(tmp_path / "a.json", GAMES), 1)
    end = loaded.state.clone()
    for _ in range(2):
        loaded.undo(past_barrier=True)
    for _ in range(2):
        loaded.redo()
    assert loaded.state == end
    assert len(loaded.log) == 8


def test_barriers_hold_after_a_load(tmp_path):
    rolled().save(tmp_path / "a.json")
    session = Session.load(tmp_path / "a.json", GAMES)
    assert session.at_barrier()
    with pytest.raises(UndoBarrier, match="cannot undo a reveal"):
        session.undo()


def _begun_under_older_rules(tmp_path):
    """A save whose log no longer leads to its state."""
    session = rolled(2)
    session.state.embers[0] += 1
    session.save(tmp_path / "a.json")
    return Session.load(tmp_path / "a.json", GAMES)


def test_a_log_of_older_rules_is_a_barrier_and_play_goes_on(tmp_path):
    session = _begun_under_older_rules(tmp_path)
    with pytest.raises(UndoBarrier, match="older rules"):
        session.undo()
    with pytest.raises(UndoBarrier, match="older rules"):
        session.moments  # noqa: B018
    session.play(2, ("roll",))
    assert session.undo(past_barrier=True) == "roll the die"
    assert len(session.log) == 2


def test_titles_of_a_game_of_older_rules_are_missing_not_an_error(tmp_path):
    """A screen asks for these after every touch."""
    session = _begun_under_older_rules(tmp_path)
    assert session.undo_title() is None
    assert session.at_barrier()


@given(st.integers(1, 40), st.data())
def test_a_replay_can_be_branched_at_any_step(count, data):
    session = play_on(embers(), count)
    step = data.draw(st.integers(0, len(session.log)))
    before, log = session.state.plain(), session.log
    branch = session.at(step)
    assert branch.log == log[:step]
    if step < len(log):
        assert branch.state == session.moments[step].before
    play_on(branch, 5, luck=99)
    assert (session.state.plain(), session.log) == (before, log)


@pytest.mark.parametrize("branch", [Session.clone, lambda session: session.at(4)], ids=["clone", "at"])
def test_what_a_copy_undoes_and_plays_leaves_the_past_of_the_original_alone(branch):
    session = play_on(embers(), 6)
    past = [moment.before.plain() for moment in session.moments]
    twin = branch(session)
    for _ in range(3):
        twin.undo(past_barrier=True)
    play_on(twin, 10, luck=5)
    assert [moment.before.plain() for moment in session.moments] == past


def test_what_a_copy_redoes_and_plays_leaves_the_future_of_the_original_alone():
    session = play_on(embers(), 6)
    last = session.state.plain()
    session.undo(past_barrier=True)
    twin = session.clone()
    twin.redo()
    play_on(twin, 3, luck=5)
    session.redo()
    assert session.state.plain() == last


def test_a_branch_keeps_the_people_at_the_table():
    session = rolled()
    session.table["name"] = "Friday"
    branch = session.at(0)
    assert branch.table == {"name": "Friday"}
    branch.table["name"] = "what if"
    assert session.table == {"name": "Friday"}
