"""Two hundred whole games over every option, each position checked; the tool plays ten thousand."""

import pytest

from tools.obscurio_games import bot_game, library_game


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_many_games_keep_every_invariant(part):
    endings = {library_game(seed)[0] for seed in range(part * 50, part * 50 + 50)}
    assert len(endings) == 3, "escapes, lost groups and winning Traitors should all be met"


def test_computer_players_neither_always_escape_nor_always_fail():
    endings = [bot_game(seed)[0] for seed in range(30)]
    assert len(set(endings)) > 1
