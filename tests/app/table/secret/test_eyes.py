"""Whose eyes a table is for, without a widget: open steps, one player's step, a round of hands."""

from app.table.secret.eyes import Eyes
from engine import Session
from tests.miniature import MINIATURE
from tests.miniature.rules import VOTE_SECONDS


def table(seats: int = 2, **options: bool) -> Session:
    return Session.new(MINIATURE, seats, 3, **options)


def at_the_vote(people: tuple[int, ...] = (0, 1), seats: int = 2) -> Eyes:
    """The first round is over: everybody has rolled."""
    session = table(seats)
    for seat in range(seats):
        session.play(seat, ("roll",))
    return Eyes(session, people)


def test_a_private_step_waits_for_its_player_and_shows_nothing_before() -> None:
    eyes = Eyes(table(), (0, 1))
    assert (eyes.awaited, eyes.viewer, eyes.asked) == (0, None, 0)
    shown = eyes.shown()
    assert (shown.view["hand"], dict(shown.legal), shown.actor, shown.actions) == ([], {}, None, [])
    assert not eyes.may_act(0)


def test_whoever_holds_the_device_sees_their_own_view_and_may_act() -> None:
    eyes = Eyes(table(), (0, 1))
    eyes.holder = 0
    shown = eyes.shown()
    assert (eyes.awaited, shown.seat, shown.actor) == (None, 0, 0)
    assert len(shown.view["hand"]) == 2
    assert shown.actions == eyes.session.legal(0)
    assert eyes.may_act(0)
    assert not eyes.may_act(1)


def test_an_open_step_is_for_everybody_and_the_device_is_in_nobodys_hands() -> None:
    eyes = Eyes(table(), (0, 1))
    eyes.holder = 0
    eyes.session.play(0, eyes.session.legal(0)[0])
    eyes.follow()
    shown = eyes.shown()
    assert (eyes.holder, eyes.awaited, shown.seat, shown.view["hand"]) == (None, None, None, [])
    assert shown.actor == 0
    assert {action[0] for action in shown.actions} == {"put"}


def test_a_hint_in_an_open_step_is_not_given_before_everybody() -> None:
    eyes = Eyes(table(), (0, 1))
    eyes.session.play(0, eyes.session.legal(0)[0])
    assert not eyes.may_be_advised
    assert Eyes(eyes.session, (0,)).may_be_advised


def test_alone_nothing_is_hidden_from_the_one_who_plays() -> None:
    eyes = at_the_vote(people=(0,))
    assert (eyes.viewer, eyes.awaited, eyes.schedule()) == (0, None, None)
    assert eyes.shown().actions == [("vote", 0), ("vote", 1)]


def test_a_computer_players_private_step_needs_no_curtain() -> None:
    eyes = Eyes(table(3), (1, 2))
    assert (eyes.awaited, eyes.asked, eyes.viewer) == (None, None, None)


def test_a_round_gives_all_people_the_same_time_and_touches_and_bots_none() -> None:
    schedule = at_the_vote(people=(0, 2), seats=3).schedule()
    assert schedule is not None
    assert schedule.spans == ((0, VOTE_SECONDS), (2, VOTE_SECONDS))
    assert schedule.touches == 1


def test_a_round_goes_on_where_it_was_and_asks_again_whoever_did_not_answer() -> None:
    eyes = at_the_vote()
    eyes.has_had(0)
    assert [span.seat for span in eyes.schedule().spans] == [1]
    eyes.has_had(1)
    eyes.session.play(1, ("vote", 1))
    eyes.follow()
    assert [span.seat for span in eyes.schedule().spans] == [0]


def test_a_round_that_is_opened_again_goes_on_with_who_has_not_answered() -> None:
    eyes = at_the_vote()
    eyes.session.play(0, ("vote", 1))
    again = Eyes(eyes.session, (0, 1))
    assert [span.seat for span in again.schedule().spans] == [1]
    shown = again.shown_to(0)
    assert (dict(shown.legal), shown.changes) == ({}, {0: [("vote", 0), ("vote", 1)]})
    assert again.may_act(0)


def test_under_the_round_the_table_shows_nobodys_vote() -> None:
    eyes = at_the_vote()
    eyes.session.play(0, ("vote", 1))
    shown = eyes.shown()
    assert (shown.seat, dict(shown.legal), dict(shown.changes)) == (None, {}, {})
