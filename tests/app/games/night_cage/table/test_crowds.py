"""Prisoners who share a Gate."""

import math
from itertools import combinations

import pytest

from app.games.night_cage.table.scenery import CROWDS

HALF_A_PAWN = 0.25
"""Half the width of the widest pawn, in cells."""


@pytest.mark.parametrize("count", CROWDS)
def test_nobody_on_a_gate_hides_another(count: int) -> None:
    assert len(CROWDS[count]) == count
    assert all(math.dist(one, other) > HALF_A_PAWN for one, other in combinations(CROWDS[count], 2))


@pytest.mark.parametrize("count", CROWDS)
def test_everybody_stands_on_the_gate(count: int) -> None:
    assert all(abs(x) < 0.5 and abs(y) < 0.5 for x, y in CROWDS[count])
