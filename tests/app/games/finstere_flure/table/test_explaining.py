"""What a long press on the board of Finstere Flure says: pawn, monster, piece, door, wall; and which rule."""

from typing import Any

import pytest

from app.games.finstere_flure.table.explaining import explain
from engine import Session
from engine.games.finstere_flure import GAME
from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT, cell_at
from tests.app.explained import Listening, Told
from tests.engine.games.finstere_flure.positions import described

NAMES = ("Mira", "Odo")


def told_of(place: tuple[int, int] | None = None, pawn: int | None = None, **scenario: Any) -> Told:
    """What is said of a cell or a pawn of a described position."""
    desk, view = Listening(), Session.scenario(GAME, scenario).view(None)
    explain(desk, view, cell_at(*place) if place else None, pawn, NAMES.__getitem__)
    return desk.told


@pytest.mark.parametrize(("turn", "up", "down"), [(1, 1, 6), (2, 6, 1)])
def test_a_pawn_is_told_by_the_number_that_lies_up_and_the_one_to_come(turn: int, up: int, down: int) -> None:
    told = told_of(pawn=4, round=turn, pawns=[[], [[5, 5]]])
    assert told.title == f"Odo, pawn {up}"
    assert f"up to {up}" in told.body
    assert told.body.endswith(f"flipped to its {down} side.")


def test_a_cell_at_a_wall_is_told_by_its_letters_and_leads_to_the_rule_of_walls() -> None:
    told = told_of((12, 1))
    assert told.title == "Wall N, O"
    assert told.anchor == "5a.15"
    assert "The monster walks through" in told.body


def test_a_cell_away_from_all_walls_is_only_floor() -> None:
    assert told_of((5, 5))[::2] == ("Floor", "5a.2")


def test_the_monster_is_told_before_the_door_it_stands_on() -> None:
    assert told_of((0, 0)).title == "The monster"
    assert told_of((0, 0), monster={"at": [5, 5]}).title == "The exit"
    assert told_of((15, 10)).title == "The entrance"
    assert (cell_at(0, 0), cell_at(15, 10)) == (EXIT, ENTRANCE)


def test_a_stone_on_a_pool_is_told_before_the_pool() -> None:
    pool = described("""
        #≈ ≈
        ≈  ≈
    """, at=(6, 5))  # fmt: skip
    assert told_of((6, 5), **pool).title == "Plain stone"
    assert told_of((7, 5), **pool).title == "Blood pool"
