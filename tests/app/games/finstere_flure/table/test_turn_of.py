"""What a view says of a table of Finstere Flure: who must get how many pawns out, and who waits outside."""

import pytest

from app.games.finstere_flure.table.turn_of import goal_of, pawns_of, waiting_pawns
from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.rules.ending import goal


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_all_pawns_but_one_must_get_out(seats: int) -> None:
    session = Session.new(GAME, seats, 1)
    view = session.view(None)
    assert goal_of(view) == goal(session.state) == len(pawns_of(view, 0)) - 1


@pytest.mark.parametrize(("seats", "pawns"), [(4, [0, 1, 2, 3]), (5, [0, 2, 3])])
def test_with_five_players_one_pawn_of_each_stays_in_the_box(seats: int, pawns: list[int]) -> None:
    assert pawns_of(Session.new(GAME, seats, 1).view(None), 0) == pawns


def test_only_pawns_of_whoever_moves_wait_to_come_in() -> None:
    scenario = {"round": 3, "next": 1, "marker": 1, "pawns": [[], [[5, 5], "out"]]}
    assert waiting_pawns(Session.scenario(GAME, scenario).view(None)) == [6, 7]
