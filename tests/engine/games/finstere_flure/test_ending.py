"""How the game ends."""

from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.rules.ending import ALL_GONE
from tests.engine.games.finstere_flure.positions import table
from tests.engine.games.finstere_flure.rulings import ruling

FAR = {"monster": "0,5 N"}


@ruling("5a.20", "5b.win_timing")
def test_all_pawns_but_one_out_wins_at_once():
    t = table(". b", pawns={"a": "out", "c": "out"}, **FAR)
    t.move("b", "W-")
    assert t.session.outcome.winners == (0,)
    assert t.session.deciders == ()


@ruling("5a.20")
def test_two_out_of_three_win_with_five_players():
    scenario = {"players": 5, "round": 3, "monster": {"at": [0, 5], "facing": "N"}}
    session = Session.scenario(GAME, {**scenario, "pawns": [["out", [0, 0]]]})
    session.play(0, ("pawn", 2))
    session.play(0, ("leave",))
    assert session.outcome.winners == (0,)


@ruling("5a.20")
def test_when_the_second_stage_is_over_most_pawns_out_win():
    t = table(round=14, pile=["5"], pawns={"a": "out", "e": "out", "f": "out"}, **FAR)
    t.skip_round()
    assert t.session.outcome.winners == (1,)


@ruling("5a.20")
def test_a_tie_goes_to_whoever_reached_that_number_first():
    t = table(
        ". f",
        round=9,
        pawns={"a": "out", "b": "out", "e": "out", "c": "lost", "d": [5, 5], "g": "lost", "h": "lost"},
        **FAR,
        next=1,
    )
    t.move("f", "W-")
    assert list(t.state.escaped) == [0, 1, 4, 5]
    while t.session.deciders:
        t.skip_round()
    assert t.session.outcome.winners == (0,)


@ruling("5a.20")
def test_the_game_ends_when_no_pawn_is_left_in_the_second_stage():
    gone = dict.fromkeys("bcdfgh", "lost")
    t = table("▶ a . e", at=(2, 5), round=9, pawns=gone, pile=["10"])
    t.skip_round()
    assert t.state.ended == ALL_GONE
    assert t.state.turn == 8


@ruling("5b.nobody_out")
def test_nobody_out_no_winner():
    t = table(round=14, pile=["5"], **FAR)
    t.skip_round()
    assert (t.session.outcome.result, t.session.outcome.winners) == ("drawn", ())


@ruling("5b.nobody_out")
def test_house_rule_nobody_out_is_shared():
    t = table(round=14, pile=["5"], options={"nobody_out_is_shared": True}, **FAR)
    t.skip_round()
    assert t.session.outcome.winners == (0, 1)
