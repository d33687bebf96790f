"""Phase 4: doors, pawns, the clock."""

import pytest

from engine import IllegalAction
from engine.games.obscurio.rules.choosing import PATIENCE
from tests.engine.games.obscurio.positions import fresh, table
from tests.engine.games.obscurio.rulings import ruling


def test_the_exit_and_the_picks_lie_among_six_doors():
    t = table(exit=9).to_doors(traitor=(2, 4))
    assert len(set(t.state.doors)) == 6
    assert {9, *t.state.picks} <= set(t.state.doors)
    assert t.view(2)["doors"] == list(t.state.doors)


def test_a_turn_draws_eight_cards_whatever_the_traitor_does():
    decks = set()
    for picks in ((), (1,), (1, 2)):
        t = table()
        before = len(t.state.deck) + 3
        decks.add(before - len(t.to_doors(traitor=picks).state.deck))
    assert decks == {8}


@ruling(28)
def test_the_great_room_has_a_seventh_door_and_the_concealed_one_is_still_the_fourth():
    t = table(["great", "concealed"]).to_doors()
    assert len(t.state.doors) == 7
    assert [card == 0 for card in t.view(0)["doors"]] == [False, False, False, True, False, False, False]
    assert t.may(1, "door", 1, 7)


@ruling(35)
def test_a_pawn_moves_freely_until_it_is_confirmed():
    t = table().to_doors().put(p1=1).put(p1=2).put(p1=1)
    assert t.state.pawns[1] == 1
    t.confirm(1)
    assert t.session.legal(1) == []
    assert t.step == "choose"


@ruling(35)
def test_wizards_may_spread_over_the_doors():
    t = table().to_doors().put(p1=1, p2=2, p3=3).confirm()
    assert t.step in ("aftermath", "debate")
    assert not t.told("time")


def test_only_a_placed_pawn_can_be_confirmed():
    t = table().to_doors()
    with pytest.raises(IllegalAction, match="choose a door"):
        t.play(2, "confirm")


def test_nobody_moves_the_pawn_of_another():
    t = table().to_doors()
    with pytest.raises(IllegalAction, match="not your pawn"):
        t.play(2, "door", 3, 1)


@ruling(37)
def test_after_the_deal_the_grimoire_only_keeps_the_clock():
    t = table().to_doors()
    assert t.session.legal(0) == [("minute",)]
    assert t.session.deciders[-1] == 0


@ruling(3)
def test_the_space_where_the_glass_stands_is_what_the_next_turn_pays():
    for minutes, cost in enumerate((0, 1, 2)):
        t = table().to_doors()
        for _ in range(minutes):
            t.play(0, "minute")
        t.choose(1, 2, 3)
        assert t.state.penalty == cost
        t.next_turn()
        assert t.why("trap") <= {"", "3", "15"}
        assert [event[2] for event in t.events if event[0] == "trap"].count("3") == cost


@ruling(4)
def test_when_time_is_up_whoever_stands_nowhere_is_wrong():
    t = table().to_doors().choose(1, 2, unplaced=(3,))
    assert t.told("wrong") == [(3, 3, 1, 0)]
    assert t.why("wrong") == {"4"}
    assert t.state.taken == [0, 0, 0, 1]
    assert t.state.progress == 2


@ruling(4)
def test_running_out_costs_what_the_last_space_says():
    t = table().to_doors().choose(1, 2, unplaced=(3,))
    assert t.state.penalty == 2


@ruling(4)
def test_a_pawn_that_was_never_confirmed_counts_where_it_stands():
    t = table().to_doors()
    t.put(p1=t.exit_door).run_out()
    assert [pawn for _, pawn, *_ in t.told("wrong")] == [2, 3]


@ruling(29)
def test_the_evanescent_room_replaces_the_track_and_its_penalty():
    t = table(["evanescent"]).choose(1, 2, 3)
    assert t.state.penalty == 1
    t = table(["evanescent"]).to_doors()
    t.play(0, "minute")
    assert t.session.legal(0) == [("time",)]
    t.choose(1, 2, unplaced=(3,))
    assert t.state.penalty == 2


@ruling(29)
def test_track_and_tile_are_options():
    t = table(options={"time_track": "0-0-1-2", "evanescent": "2"}).to_doors()
    t.play(0, "minute")
    t.choose(1, 2, 3)
    assert t.state.penalty == 0
    t = table(["evanescent"], {"evanescent": "2"}).choose(1, 2, 3)
    assert t.state.penalty == 2


def test_without_a_clock_every_turn_but_the_first_has_one_more_trap():
    t = fresh(4, seed=2, clock="none")
    assert t.state.penalty == 0
    t = table(options={"clock": "none"}).to_doors()
    assert t.session.deciders == (1, 2, 3)
    t.choose(1, 2, 3)
    assert t.state.penalty == 1


def test_the_gentle_clock_runs_longer():
    assert table(options={"clock": "gentle"}).view(1)["seconds"] == 90
    assert table().view(1)["seconds"] == 60


@ruling(23)
def test_the_concealed_door_is_chosen_blind_and_counts():
    t = concealed_exit()
    assert t.view(0)["doors"][3] == 0
    t.choose(1, 2, 3)
    assert t.state.progress == 2
    assert t.view(2)["doors"][3] == t.state.exit


def concealed_exit(traps=("concealed",), **described):
    """A table whose Exit happens to lie on door 4."""
    for seed in range(60):
        t = table(list(traps), seed=seed, **described).to_doors()
        if t.exit_door == 4:
            return t
    raise AssertionError("never on door 4")


def test_nobody_can_move_pawns_for_ever():
    t = table().to_doors()
    for number in range(PATIENCE):
        t.put(p1=1 + number % 2)
    assert t.session.legal(1) == [("confirm",)]
    assert t.may(2, "door", 2, 3)
    t.put(p2=3, p3=3).confirm()
    assert t.step != "choose"


@ruling(30)
@pytest.mark.parametrize(
    ("traps", "left", "shuffled"), [([], 8, 0), ([], 7, 1), (["great"], 9, 0), (["great"], 8, 1)]
)
def test_the_discard_goes_under_a_deck_that_would_run_out_this_turn(traps, left, shuffled):
    cards = list(range(1, 85))
    holder, exit_, pages, deck, gone = cards[:8], 9, [10, 11], cards[11 : 8 + left], cards[8 + left :]
    t = table(traps, exit=exit_, pages=pages, holder=holder, deck=deck, discard=gone)
    assert len(t.state.discard) == (0 if shuffled else len(gone))
    assert list(t.state.deck)[::-1][: len(deck)] == deck
    assert set(t.state.deck) == set(deck) | (set(gone) if shuffled else set())
    t.to_doors(traitor=(1, 2))
    assert len(set(t.state.doors)) == len(t.state.doors)


@ruling(30)
def test_nine_full_turns_need_no_shuffle():
    t = table(["none"])
    assert (len(t.state.deck) + 3) // 8 == 9
    assert (len(fresh(3).state.deck) + 3) // 8 == 10


@ruling(35)
def test_two_hundred_moves_of_pawns_do_not_freeze_a_turn():
    t = table().to_doors()
    for number in range(200):
        t.play(1, "door", 1, 1 + number % 2)
    assert ("door", 1, 3) in t.session.legal(1)
    t.choose(1, 2, 3)
    assert t.state.turn == 1
