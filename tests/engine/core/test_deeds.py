"""Several actions of one seat as one deed: all or nothing, one entry of undo, kept in a save."""

import json

import pytest

from engine import IllegalAction, SaveError, Session, UndoBarrier
from engine.core.store import seal, unseal
from engine.core.text import Phrase
from tests.engine.core.playing import GAMES, embers
from tests.miniature import MINIATURE, Embers


def laid(session):
    """Seat 0 shows a tile, lays it and turns it, in one deed."""
    tile = session.legal(0)[0]
    session.play_all(0, tile, ("put", 4), ("face", 2))
    return tile


def everything(session):
    return session.state.plain(), session.log, session.undo_title(), session.redo_title(), session.moments


def test_a_deed_is_played_as_its_actions_are():
    session, twin = embers(), embers()
    tile = laid(session)
    events = [event for action in (tile, ("put", 4), ("face", 2)) for event in twin.play(0, action)]
    assert (session.state, session.log) == (twin.state, twin.log)
    assert [moment.continues for moment in session.moments] == [False, True, True]
    again = embers()
    assert again.play_all(0, tile, ("put", 4), ("face", 2)) == events


def test_a_deed_with_an_illegal_action_is_not_played_at_all():
    session = embers()
    session.play(0, ("roll",))
    session.play(1, ("roll",))
    session.undo(past_barrier=True)
    before = everything(session)
    with pytest.raises(IllegalAction, match="cannot do that"):
        session.play_all(1, session.legal(1)[0], ("put", 4), ("put", 5))
    assert everything(session) == before


def test_a_deed_that_breaks_half_way_leaves_the_game_as_it_was():
    class Fragile(Embers):
        def apply(self, state, seat, action):
            if action[0] == "face":
                raise ZeroDivisionError
            return super().apply(state, seat, action)

    session = Session.new(Fragile(), 2, 7)
    before = everything(session)
    with pytest.raises(ZeroDivisionError):
        laid(session)
    assert everything(session) == before


def test_a_refused_deed_after_a_load_leaves_the_past_to_be_recalled(tmp_path):
    session = embers()
    laid(session)
    session.save(tmp_path / "a.json")
    loaded = Session.load(tmp_path / "a.json", GAMES)
    with pytest.raises(IllegalAction):
        loaded.play_all(1, loaded.legal(1)[0], ("put", 4))
    assert everything(loaded) == everything(session)


def test_a_deed_of_nothing_is_nothing():
    session = embers()
    assert session.play_all(0) == []
    assert session.log == []


def test_undo_and_redo_take_the_whole_deed():
    session = embers()
    start = session.state.plain()
    laid(session)
    session.play(1, ("roll",))
    end = session.state.plain()
    session.undo(past_barrier=True)
    session.undo(past_barrier=True)
    assert (session.state.plain(), session.log) == (start, [])
    session.redo()
    assert len(session.log) == 3
    session.redo()
    assert (session.state.plain(), session.redo_title()) == (end, None)
    assert [moment.continues for moment in session.moments] == [False, True, True, False]


def test_a_deed_is_called_like_its_last_action():
    session = embers()
    laid(session)
    assert session.undo_title() == "point it south"
    session.undo(past_barrier=True)
    assert session.redo_title() == "point it south"


def test_a_game_may_have_a_name_for_its_deeds():
    class Named(Embers):
        def deed_title(self, deed, viewer):
            return Phrase("{count} things at once", count=len(deed))

    session = Session.new(Named(), 2, 7)
    laid(session)
    assert session.undo_title() == "3 things at once"


def test_something_revealed_on_the_way_makes_the_whole_deed_a_barrier():
    session = embers()
    session.play_all(0, session.legal(0)[0], ("put", 4))
    assert [moment.barrier for moment in session.moments] == [True, False]
    assert session.at_barrier()
    with pytest.raises(UndoBarrier, match="cannot undo a reveal: lay it on cell 4"):
        session.undo()
    assert len(session.log) == 2


def test_a_save_keeps_its_deeds(tmp_path):
    session = embers()
    tile = laid(session)
    session.play(1, ("roll",))
    session.save(tmp_path / "a.json")
    rows = json.loads((tmp_path / "a.json").read_bytes())["log"]
    assert rows == [[0, list(tile)], [0, ["put", 4], 1], [0, ["face", 2], 1], [1, ["roll"]]]
    loaded = Session.load(tmp_path / "a.json", GAMES)
    assert everything(loaded) == everything(session)
    loaded.undo(past_barrier=True)
    loaded.undo(past_barrier=True)
    assert loaded.log == []


def test_a_replay_reads_pairs_and_deeds(tmp_path):
    session = embers()
    tile = laid(session)
    pairs = Session.replay(MINIATURE, 3, 7, {}, session.log)
    rows = Session.replay(MINIATURE, 3, 7, {}, [(0, tile), [0, ["put", 4], 1], (0, ("face", 2), 0)])
    assert pairs.state == rows.state == session.state
    assert [moment.continues for moment in pairs.moments] == [False, False, False]
    assert [moment.continues for moment in rows.moments] == [False, True, False]


@pytest.mark.parametrize(
    "rows",
    [
        [[0, ["roll"], 1], [1, ["roll"]]],
        [[0, ["roll"]], [1, ["roll"], 1]],
        [[0, ["roll"], 2], [1, ["roll"]]],
        [[0, ["roll"], True], [1, ["roll"]]],
        [[0, ["roll"]], [1, ["roll"], 1, 1]],
    ],
)
def test_a_log_whose_deeds_are_none_is_refused(tmp_path, rows):
    session = embers()
    session.play(0, ("roll",))
    session.play(1, ("roll",))
    envelope = {**unseal(session.sealed()), "log": rows}
    (tmp_path / "a.json").write_bytes(seal(envelope))
    with pytest.raises(SaveError, match="corrupted"):
        Session.load(tmp_path / "a.json", GAMES)


def test_a_branch_may_begin_in_the_middle_of_a_deed():
    session = embers()
    laid(session)
    branch = session.at(2)
    assert [moment.continues for moment in branch.moments] == [False, True]
    branch.undo(past_barrier=True)
    assert branch.log == []
