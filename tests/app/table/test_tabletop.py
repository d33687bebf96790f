"""A table between two touches: saving, undoing past computer players, thinking in slices, the story."""

import errno

import pytest

from app.services.storage import ScriptedStorage
from app.table.keeping.saves import Saves
from app.table.log import replayed, told
from app.table.tabletop import Tabletop
from engine import IllegalAction, Session, UndoBarrier
from tests.miniature import MINIATURE
from tests.miniature.gambling import Gambling
from tests.miniature.kit import only_embers

PLAYABLE = only_embers()


@pytest.fixture
def storage(tmp_path):
    return ScriptedStorage(tmp_path)


@pytest.fixture
def laid(storage):
    """Give laid(*strengths, freely=False): a table of Embers; an empty strength is a person."""

    def lay(*strengths, freely=False, **options):
        session = Session.new(MINIATURE, len(strengths), 3, **options)
        session.table = {"players": [{"strength": strength} for strength in strengths]}
        return Tabletop(session, Saves(storage, PLAYABLE), "t.json", lambda: freely)

    return lay


def let_bots_move(table):
    while table.bots_to_move() and not table.waiting():
        table.think(1.0)


def test_people_and_computer_players_are_told_apart(laid):
    table = laid("", "easy", "")
    assert table.people() == (0, 2)
    assert table.waiting() == (0,)
    assert table.bots_to_move() == ()


def test_every_action_is_saved_before_anybody_is_told(laid, storage):
    table = laid("", "")
    table.listen(lambda _events: told_of.append(list(storage.written)))
    told_of = []
    table.play(0, ("roll",))
    assert told_of == [["t.json"]]
    assert Saves(storage, PLAYABLE).open("t.json").log == [(0, ("roll",))]


def test_an_illegal_action_changes_and_saves_nothing(laid, storage):
    table = laid("", "")
    with pytest.raises(IllegalAction):
        table.play(1, ("roll",))
    assert storage.written == []


def test_a_full_disk_becomes_one_line_and_play_goes_on(laid, storage):
    table = laid("", "")
    storage.refuse = errno.ENOSPC
    table.play(0, ("roll",))
    assert "Not enough storage" in table.trouble
    storage.refuse = None
    table.play(1, ("roll",))
    assert table.trouble == ""


def test_undo_takes_back_computer_players_and_one_move_of_a_person(laid):
    table = laid("", "easy", freely=True, voting=False)
    table.play(0, ("roll",))
    let_bots_move(table)
    assert len(table.session.log) > 1
    table.undo()
    assert table.session.log == []


def test_redo_plays_on_to_the_next_decision_of_a_person(laid):
    table = laid("", "easy", freely=True, voting=False)
    table.play(0, ("roll",))
    let_bots_move(table)
    log = table.session.log
    table.undo()
    table.redo()
    assert table.session.log == log


def test_undo_is_refused_where_something_was_revealed(laid):
    table = laid("", "easy", voting=False)
    table.play(0, ("roll",))
    assert table.undo_title(None) is None
    with pytest.raises(UndoBarrier, match="cannot undo a reveal"):
        table.undo()


def test_a_strong_player_thinks_in_slices(laid):
    table = laid("strong", "easy")
    slices = 1
    while not table.think(0.001):
        slices += 1
    assert slices > 3
    assert table.session.log[0][0] == 0


def test_the_story_names_the_rule_of_what_happened_by_itself(laid):
    table = laid("", "", voting=False)
    table.play(0, ("roll",))
    lines = told(table.session, None)
    assert [line.why for line in lines] == ["die"]
    assert next(replayed(table.session, None)).title == "roll the die"


def test_the_story_keeps_secrets(laid):
    table = laid("", "", voting=False)
    table.play(0, ("play", table.session.legal(0)[0][1]))
    table.play(0, ("put", 0))
    table.play(0, ("face", 0))
    seen = [line.event[0] for line in told(table.session, 1)]
    assert "drew" not in seen


def _voting(laid, **settings):
    """Both have rolled; seat 0 has voted, seat 1 has not."""
    table = laid("", "", **settings)
    for seat in (0, 1):
        table.play(seat, ("roll",))
    table.play(0, ("vote", 1))
    return table


def test_a_deed_is_saved_and_told_once_and_undone_as_a_whole(laid, storage):
    table, told_of = laid("", "", freely=True), []
    table.listen(told_of.append)
    table.play(0, table.session.legal(0)[0], ("put", 4), ("face", 1))
    assert storage.written == ["t.json"]
    assert [
        [event[0] for event in events if event[0] in ("played", "put", "faced")] for events in told_of
    ] == [["played", "put", "faced"]]
    assert Saves(storage, PLAYABLE).open("t.json").moments[-1].continues
    assert table.undo(0) == "point it east"
    assert table.session.log == []


def test_a_deed_that_is_refused_changes_saves_and_tells_nothing(laid, storage):
    table, told_of = laid("", ""), []
    table.listen(told_of.append)
    with pytest.raises(IllegalAction):
        table.play(0, table.session.legal(0)[0], ("put", 99))
    assert (table.session.log, storage.written, told_of) == ([], [], [])


def test_a_secret_vote_is_taken_back_by_the_voter_only(laid):
    table = _voting(laid)
    assert (table.undo_title(0), table.undo_title(1), table.undo_title(None)) == ("vote to share", None, None)
    for viewer in (1, None):
        with pytest.raises(UndoBarrier, match="Player 1 decided in secret"):
            table.undo(viewer)
    assert table.undo(0) == "vote to share"


def test_where_the_table_undoes_freely_a_secret_is_still_not_named(laid):
    table = _voting(laid, freely=True)
    assert table.undo_title(1) == "Player 1 decided in secret"
    assert table.undo(1) == "Player 1 decided in secret"
    assert table.redo(1) == "Player 1 decided in secret"


def test_a_replay_calls_a_vote_by_its_name_for_the_voter_only(laid):
    session = _voting(laid).session
    titles = [[action.title for action in replayed(session, viewer)][-1] for viewer in (0, 1, None)]
    assert titles == ["vote to share", "Player 1 decided in secret", "Player 1 decided in secret"]
    seen = [list(replayed(session, viewer))[-1].events for viewer in (0, 1)]
    assert [[event[0] for event in events] for events in seen] == [
        ["voted", "asked"],
        ["voted_hidden", "asked"],
    ]


def test_a_game_brings_its_own_players_to_the_table(storage):
    session = Session.new(Gambling(), 2, 3, voting=False)
    session.table = {"players": [{"strength": "strong"}, {"strength": ""}]}
    table = Tabletop(session, Saves(storage, PLAYABLE), "t.json", lambda: False)
    let_bots_move(table)
    assert session.log == [(0, ("roll",))]
    assert table.hint(1, 1.0).reason == "luck decides"
