"""Whose turn it is."""

from engine import Session
from engine.games.finstere_flure import GAME
from tests.engine.games.finstere_flure.positions import Table, table
from tests.engine.games.finstere_flure.rulings import ruling


def fresh(seats=2, seed=3, **options):
    return Table(Session.new(GAME, seats, seed, **options))


@ruling("5a.3")
def test_in_the_first_turn_every_player_plays_two_pawns_and_the_others_are_flipped():
    t = fresh()
    players = []
    while t.state.turn == 0:
        players.append(t.turn_of)
        t.play(*t.session.legal(t.turn_of)[0]).end()
    assert players == [0, 1, 0, 1]
    assert set(t.state.face) == {1}
    assert "flipped" in {event[0] for event in t.events}


@ruling("5a.3")
def test_from_the_second_turn_all_pawns_are_played():
    t = table(round=2)
    count = 0
    while t.state.turn == 1:
        count += 1
        t.play(*t.session.legal(t.turn_of)[0]).end()
    assert count == 8


def test_players_move_one_pawn_each_in_turn_from_the_start_marker():
    t = table(round=2, marker=1)
    order = []
    while t.state.turn == 1:
        order.append(t.turn_of)
        t.play(*t.session.legal(t.turn_of)[0]).end()
    assert order == [1, 0] * 4


def test_a_pawn_is_played_once_a_turn():
    t = table()
    t.move("a")
    t.move("e")
    assert t.choices == "bcd"
    assert "already played" in t.refusal("pawn", 0)
    assert "not your pawn" in t.refusal("pawn", 5)


@ruling("5a.4")
def test_who_has_fewer_pawns_plays_them_first_and_passes_afterwards():
    t = table(pawns={"a": "out", "b": "out"})
    order = []
    while t.state.turn == 2:
        order.append(t.turn_of)
        t.play(*t.session.legal(t.turn_of)[0])
        assert t.session.legal(t.turn_of)[0] != ("pass",)
        t.end()
    assert order == [0, 1, 0, 1, 1, 1]


@ruling("5a.18")
def test_after_the_monster_the_start_marker_goes_to_the_left():
    t = fresh(3)
    for first in (0, 1, 2, 0):
        assert t.state.first == first
        assert t.turn_of == first
        t.skip_round()


def test_five_and_more_play_with_three_pawns_each():
    t = fresh(5)
    assert [action[1] for action in t.session.legal(0)] == [0, 2, 3], "the 3/4 stays in the box"
    assert [t.state.number(pawn) for pawn in (0, 2, 3)] == [1, 4, 5]
