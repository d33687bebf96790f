"""Who may know of an event."""

from hypothesis import given
from hypothesis import strategies as st

from engine.core.event import EVERYONE, all_but, only, seen_by, sees

seats = st.integers(0, 7)
groups = st.sets(seats)


def event(who):
    return ("happened", who, "")


@given(seats | st.none())
def test_everyone_includes_the_bystander(seat):
    assert sees(seat, event(EVERYONE))


@given(groups, seats)
def test_only_these_seats_see_what_is_for_them(group, seat):
    assert sees(seat, event(only(*group))) == (seat in group)


@given(groups)
def test_a_bystander_never_sees_what_is_for_seats(group):
    assert not sees(None, event(only(*group)))


@given(groups, seats | st.none())
def test_all_but_some_is_the_exact_rest(group, seat):
    assert sees(seat, event(all_but(*group))) != sees(seat, event(only(*group)))


def test_nobody_sees_what_is_for_no_one():
    assert seen_by(0, [event(only())]) == seen_by(None, [event(only())]) == []


@given(st.lists(groups), seats | st.none())
def test_seen_events_keep_their_order(audiences, seat):
    events = [("happened", only(*group), "", number) for number, group in enumerate(audiences)]
    seen = [item[3] for item in seen_by(seat, events)]
    assert seen == [number for number, group in enumerate(audiences) if seat in group]
