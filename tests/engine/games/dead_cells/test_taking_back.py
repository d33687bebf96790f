"""A committed card can be taken back while nobody after it has committed."""

import pytest

from engine import IllegalAction, Session
from engine.core.event import seen_by
from engine.games.dead_cells import GAME
from engine.games.dead_cells.rules.committing import TAKE_BACK
from tests.engine.games.dead_cells.fights import fight


def first_commit(seats, seed=3, **options):
    """A run up to its first question for a card."""
    session = Session.new("dead_cells", seats=seats, seed=seed, **options)
    while session.state.todo[-1][0] != "commit":
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    return session


def commit(session):
    """Whoever is asked commits the first card."""
    seat = session.deciders[0]
    session.play(seat, session.legal(seat)[0])
    return seat


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_card_that_is_taken_back_leaves_everything_as_it_was(seats):
    session = first_commit(seats)
    before = session.state.plain()
    seat = commit(session)
    assert session.changes(seat) == [TAKE_BACK]
    session.play(seat, TAKE_BACK)
    assert session.state.plain() == before
    assert session.deciders == (seat,)


def test_whoever_commits_next_closes_the_answer_before():
    session = first_commit(3)
    first, second = commit(session), commit(session)
    assert session.changes(first) == []
    assert session.changes(second) == [TAKE_BACK]
    with pytest.raises(IllegalAction):
        session.play(first, TAKE_BACK)


def test_two_cards_of_one_player_are_taken_back_one_after_the_other():
    session = first_commit(2)
    before = session.state.plain()
    seat = commit(session)
    assert session.deciders == (seat,)
    commit(session)
    assert session.deciders != (seat,)
    session.play(seat, TAKE_BACK)
    assert len(session.state.active[seat]) == 1
    session.play(seat, TAKE_BACK)
    assert session.state.plain() == before
    assert session.changes(seat) == []


def test_once_all_cards_lie_open_none_can_be_taken_back():
    session = first_commit(3)
    seats = [commit(session) for _ in range(3)]
    assert session.state.shown
    assert not any(session.changes(seat) for seat in seats)


def test_a_card_that_the_passer_turned_up_closes_the_answers_before_it():
    closed = 0
    for seed in range(12):
        session = Session.new("dead_cells", seats=4, seed=seed)
        while session.state.todo[-1][0] != "redraw":
            seat = session.deciders[0]
            session.play(seat, session.legal(seat)[0])
        assert not any(session.changes(seat) for seat in range(4))
        session.play(session.deciders[0], ("keep",))
        if session.state.todo[-1][0] == "commit":
            assert not any(session.changes(seat) for seat in range(4))
            closed += 1
    assert closed


def test_nobody_else_learns_which_card_came_back():
    session = first_commit(3)
    seat = commit(session)
    card = session.state.active[seat][0]
    other = next(each for each in range(3) if each != seat)
    events = session.play(seat, TAKE_BACK)
    told = seen_by(other, events)
    assert not any(card in event[3:] for event in told if event[0].startswith("taken"))
    assert [event[0] for event in told if event[0].startswith("taken")] == ["taken_back_hidden"]
    assert session.view(other)["hands"][seat] == [0, 0, 0]


def test_with_open_hands_everybody_sees_it_come_back():
    session = first_commit(3, open_hands=True)
    seat = commit(session)
    events = session.play(seat, TAKE_BACK)
    assert [event[0] for event in events if event[0].startswith("taken")] == ["taken_back"]


def test_the_log_and_undo_name_it_for_everybody():
    session = first_commit(3)
    seat = commit(session)
    events = session.play(seat, TAKE_BACK)
    other = next(each for each in range(3) if each != seat)
    lines = [GAME.tell(event) for event in seen_by(other, events)]
    assert any(line is not None for line in lines)
    assert session.undo_title(other) == "Take the card back"
    session.undo(viewer=other)
    assert len(session.state.active[seat]) == 1


def test_a_run_with_cards_taken_back_replays_and_loads():
    session = first_commit(2)
    for _ in range(3):
        session.play(commit(session), TAKE_BACK)
    commit(session)
    again = Session.unsealed(session.sealed())
    assert again.state == session.state
    assert again.at(len(again.log)).state == session.state


def test_the_fight_goes_on_with_the_card_committed_instead():
    table = fight({"R1": "B1-01"})
    first, other = table.legal[0], table.legal[-1]
    assert first[1] != other[1]
    seat = table.seat
    table.play(*first)
    table.session.play(seat, TAKE_BACK)
    table.play(*other)
    assert table.state.active[seat] == [other[1]]
