"""Phase 3: what the Traitor takes, and that nobody can tell."""

import pytest

from tests.engine.games.obscurio.positions import fresh, table
from tests.engine.games.obscurio.rulings import ruling

EIGHT = [41, 42, 43, 44, 45, 46, 47, 48]


@ruling(21)
def test_a_pick_is_refilled_from_the_deck_before_the_next_one():
    t = table(holder=EIGHT, deck=[60, 61, 62]).show().go_on().touch(traitor=(3, 3))
    assert list(t.state.picks) == [43, 60]
    assert t.state.holder[2] == 61
    assert {43, 60} <= set(t.state.doors)


@ruling(21)
@pytest.mark.parametrize(
    ("traps", "doors", "drawn"), [(["dark_magic"], 6, 1), (["dark_magic", "great"], 7, 2)]
)
def test_dark_magic_leaves_one_card_from_the_deck_or_two_in_the_great_room(traps, doors, drawn):
    t = table(traps, holder=EIGHT).show().go_on().touch(traitor=(1, 2, 3, 4))
    assert len(t.state.doors) == doors
    assert len(set(t.state.doors) - set(t.state.picks) - {t.state.exit}) == drawn
    assert set(t.state.picks) == {41, 42, 43, 44}


@ruling(21)
def test_without_dark_magic_two_cards_are_the_most():
    t = table(holder=EIGHT).show().go_on().touch(traitor=(1, 2))
    assert len(t.state.picks) == 2
    assert t.step == "choose"


@ruling(36)
@pytest.mark.parametrize("picks", [(), (0, 5), (5,), (5, 6)])
def test_the_secret_step_is_as_long_whatever_the_traitor_takes(picks):
    t = table().show().go_on()
    before = len(t.session.log)
    t.touch(traitor=picks)
    assert len(t.session.log) - before == 3 * 2
    assert len(t.state.picks) == len([pick for pick in picks if pick])


@ruling(36)
@pytest.mark.parametrize("count", range(5))
def test_dark_magic_asks_everybody_four_times(count):
    t = table(["dark_magic"]).show().go_on()
    before = len(t.session.log)
    t.touch(traitor=range(1, count + 1))
    assert len(t.session.log) - before == 3 * 4


@ruling(36)
def test_every_wizard_is_asked_the_same_in_the_same_words():
    t = table(players=6).show().go_on()
    assert t.session.deciders == (1, 2, 3, 4, 5)
    lists = [t.session.legal(seat) for seat in t.session.deciders]
    assert all(each == lists[0] for each in lists)
    words = [[t.session.describe(action, seat) for action in lists[0]] for seat in t.session.deciders]
    assert all(each == words[0] for each in words)


@ruling(36)
def test_nobody_sees_who_has_answered():
    t = table(players=5).show().go_on()
    before = {seat: t.view(seat) for seat in (0, 1, 3, 4, None)}
    t.play(2, "touch", 4)
    t.play(2, "touch", 0)
    assert {seat: t.view(seat) for seat in before} == before
    assert t.view(2)["done"] == 1


@ruling(36)
def test_the_touches_of_loyal_wizards_take_nothing():
    t = table(holder=EIGHT).show().go_on()
    for seat in (2, 3):
        for _ in range(2):
            t.play(seat, "touch", 7)
    assert list(t.state.holder) == EIGHT
    assert not t.state.picks


@ruling(36)
def test_a_refill_cannot_be_seen_in_the_deck_until_the_doors_are_dealt():
    t = table().show().go_on()
    count = t.view(2)["deck"]
    t.play(1, "touch", 1)
    assert t.view(2)["deck"] == t.view(0)["deck"] == count


@ruling(36)
def test_undo_stops_behind_every_touch_alike():
    for seat, place in ((1, 0), (1, 4), (2, 4)):
        t = table().show().go_on()
        t.play(seat, "touch", place)
        assert t.session.at_barrier()


def test_the_traitor_and_the_grimoire_see_holder_and_picks_and_the_others_never():
    t = table(holder=EIGHT)
    assert [seat for seat in (0, 1, 2, 3, None) if t.view(seat)["holder"]] == [0]
    t.show().go_on()
    assert [seat for seat in (0, 1, 2, 3, None) if t.view(seat)["holder"]] == [0, 1]
    t.play(1, "touch", 4)
    assert [seat for seat in (0, 1, 2, 3, None) if t.view(seat)["picks"]] == [0, 1]
    t.touch().choose(1, 2, 3)
    assert [seat for seat in (0, 1, 2, 3, None) if t.view(seat)["picks"]] == [0, 1]


@ruling(22)
def test_espionage_shows_the_exit_to_the_traitor_before_the_first_pick():
    t = table(["espionage"], exit=9).show()
    assert t.view(1)["exit"] == 0
    t.go_on()
    assert t.view(1)["exit"] == 9
    assert [t.view(seat)["exit"] for seat in (2, 3, None)] == [0, 0, 0]


@ruling(22)
def test_without_espionage_the_traitor_never_learns_the_exit_before_the_others():
    t = table(exit=9).to_doors()
    assert t.view(1)["exit"] == 0


@ruling(22)
def test_both_purple_tokens_work_with_an_exposed_traitor():
    t = table(["espionage", "dark_magic"], exit=9, tokens=4, exposed=True).show().go_on()
    assert t.session.deciders == (1,)
    assert t.view(1)["exit"] == 9
    t.touch(traitor=(1, 2, 3, 4))
    assert len(t.state.picks) == 4


@ruling(32)
@pytest.mark.parametrize("seats", [2, 3])
def test_there_is_no_third_phase_without_a_traitor(seats):
    t = fresh(seats, seed=3)
    t.show().go_on()
    assert t.step in ("choose", "lock")


@ruling(31)
def test_holder_cards_stay_from_turn_to_turn():
    t = table(holder=EIGHT).to_doors(traitor=(1,)).choose(2).next_turn()
    assert list(t.state.holder)[1:] == EIGHT[1:]
    assert t.view(1)["holder"] == list(t.state.holder)


def test_the_sorcerer_without_a_face_adds_doors_by_himself():
    for seats in (3, 6):
        t = table(["dark_magic"], {"sorcerer": True}, players=seats, holder=EIGHT).show().go_on()
        assert t.step == "choose"
        assert set(t.state.picks) <= set(t.state.doors)
        assert 0 < len(t.state.picks) <= 4
        assert t.view(1)["picks"] == []
