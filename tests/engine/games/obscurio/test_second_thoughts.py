"""Until a step closes its answers can be replaced, and their names are for those who gave them."""

import pytest

from engine import IllegalAction, UndoBarrier
from engine.core.conform import STEP_PROPERTIES, Step
from engine.games.obscurio.rules.choosing import PATIENCE
from tests.engine.games.obscurio.positions import BELOW, table
from tests.engine.games.obscurio.rulings import ruling

EIGHT = [11, 12, 13, 14, 15, 16, 17, 18]


def secret(who):
    return f"Player {who + 1} decided in secret"


def at_the_holder(*traps):
    """The Traitor has taken the third and the fifth card."""
    t = table(list(traps), holder=EIGHT).show().go_on()
    t.play(1, "touch", 3)
    t.play(1, "touch", 5)
    return t


@ruling(35)
def test_whoever_is_sure_may_think_again_while_others_are_not():
    t = table().to_doors().put(p1=4).confirm(1)
    assert t.session.changes(1) == [("lift",)]
    t.play(1, "lift")
    assert t.session.deciders == (1, 2, 3, 0)
    assert t.told("lifted") == [(1,)]
    t.put(p1=5).confirm(1)
    assert t.state.pawns[1] == 5


@ruling(35)
def test_after_many_second_thoughts_what_is_confirmed_stays():
    t = table().to_doors().put(p1=4).confirm(1)
    t.state.moved = PATIENCE
    assert t.session.changes(1) == []
    with pytest.raises(IllegalAction):
        t.play(1, "lift")


def test_nobody_lifts_what_is_not_confirmed():
    t = table().to_doors().put(p1=4)
    with pytest.raises(IllegalAction):
        t.play(1, "lift")


@ruling(25)
def test_a_door_decided_about_in_silence_can_be_decided_otherwise():
    t = table(["locked"], progress=6).to_doors()
    t.play(1, "take", 1)
    assert t.session.changes(1) == [("take", 1), ("wait", 1)]
    t.play(1, "wait", 1)
    assert t.session.changes(1) == [("take", 1), ("wait", 1)]
    for seat in (2, 3):
        t.play(seat, "wait", seat)
    assert t.state.pawns == [0, 0, 0, 0]


@ruling(25, 26)
@pytest.mark.parametrize(("traps", "answer"), [((), ("door", 1, 4)), (("locked",), ("take", 1))])
@pytest.mark.parametrize("luck", range(1, 6))
def test_a_change_under_the_watcher_passes_the_suite(traps, answer, luck):
    """Random games hardly ever reach the last room."""
    t = table(traps, progress=6).to_doors()
    t.play(1, *answer)
    for action in t.session.changes(1):
        for holds in STEP_PROPERTIES:
            holds(Step(t.session, 1, action, luck))


@ruling(24)
def test_a_door_decided_about_in_the_open_is_decided():
    t = table(["locked"]).to_doors()
    t.play(1, "wait", 1)
    assert t.session.changes(1) == []


@ruling(7)
def test_a_vote_can_be_replaced_and_the_last_one_counts():
    t = table(tokens=6).choose().vote(p1=2)
    assert t.session.changes(1) == [("accuse", 2), ("accuse", 3)]
    for seat, suspect in ((1, 3), (2, 3), (3, 2)):
        t.play(seat, "accuse", suspect)
    assert t.told("votes") == [((-1, 3, 3, 2),)]


@ruling(36)
def test_every_wizard_may_replace_the_last_touch_in_the_same_way():
    t = at_the_holder()
    t.play(2, "touch", 1)
    t.play(2, "touch", 0)
    assert t.session.changes(1) == t.session.changes(2) == [("touch", place) for place in range(9)]
    assert t.session.changes(3) == []
    before = [t.view(seat) for seat in (0, 1, 3)]
    t.play(2, "touch", 7)
    assert [t.view(seat) for seat in (0, 1, 3)] == before
    assert t.session.at_barrier(2)


@ruling(21)
def test_the_traitors_last_card_goes_back_and_its_refill_fills_the_next_place():
    t = at_the_holder()
    refill = t.state.holder[4]
    deck = bytes(t.state.deck)
    t.play(1, "touch", 8)
    assert list(t.state.picks) == [13, 18]
    assert (t.state.holder[4], t.state.holder[7]) == (15, refill)
    assert bytes(t.state.deck) == deck


@ruling(21)
def test_without_another_card_the_refill_goes_under_the_deck():
    t = at_the_holder()
    refill, top = t.state.holder[4], t.state.deck[-1]
    t.play(1, "touch", 0)
    assert list(t.state.picks) == [13]
    assert (t.state.deck[0], t.state.deck[-1], t.state.holder[4]) == (refill, top, 15)


def test_a_card_can_be_taken_after_none():
    t = table(holder=EIGHT).show().go_on()
    t.play(1, "touch", 3)
    t.play(1, "touch", 0)
    t.play(1, "touch", 4)
    assert list(t.state.picks) == [13, 14]


def test_the_last_touches_are_forgotten_with_the_step():
    t = at_the_holder()
    t.touch()
    assert t.state.hands == [-1] * 4
    assert t.view(1)["hands"] == [-1] * 4


def test_a_table_of_an_older_version_does_not_know_the_last_touch():
    t = at_the_holder()
    t.state.hands[1] = -1
    assert t.session.changes(1) == []


@pytest.mark.parametrize(
    ("begin", "seat", "title"),
    [
        (lambda: table().point((0, BELOW)), 0, "a butterfly below the left Page: the whole picture"),
        (lambda: at_the_holder(), 1, "tap card 5 in the holder"),
        (lambda: table(progress=6).to_doors().put(p2=3), 2, "Player 3 goes to door 3"),
        (lambda: table(tokens=6).choose().vote(p1=2), 1, "Player 2 accuses Player 3"),
    ],
    ids=["riddle", "holder", "watcher", "vote"],
)
def test_what_was_decided_in_secret_has_its_name_for_that_seat_only(begin, seat, title):
    session = begin().session
    assert session.undo_title(seat) == title
    for viewer in {0, 1, 2, 3, None} - {seat}:
        assert session.undo_title(viewer) == secret(seat)
        with pytest.raises(UndoBarrier):
            session.undo(viewer=viewer)


@pytest.mark.parametrize(
    ("begin", "title"),
    [
        (lambda: table().show(), "show the Pages to the Wizards"),
        (lambda: table().to_doors().put(p1=4), "Player 2 goes to door 4"),
        (lambda: table().to_doors().put(p1=4).confirm(1), "Player 2 confirms"),
    ],
    ids=["pages", "door", "sure"],
)
def test_what_all_have_seen_has_its_name_for_all(begin, title):
    session = begin().session
    assert {session.undo_title(viewer) for viewer in (0, 1, 2, 3, None)} == {title}


def test_the_clock_is_turned_over_for_all_to_see_under_the_watcher_too():
    t = table(progress=6).to_doors()
    t.play(0, "minute")
    assert t.session.undo_title(2) == "flip the timer"
