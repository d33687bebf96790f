"""A campaign from its first run to the Boss Cell, by computer players who see only what they may."""

import pytest

from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.rules.memory import BOSS_CELL, FALLEN
from tools.dead_cells_campaigns import runs_of

SEED, SEATS = 3, 4


@pytest.mark.slow
def test_the_fast_player_wins_a_whole_campaign():
    runs = list(runs_of(SEATS, SEED, "medium"))
    campaign = runs[-1][0]
    assert campaign.won
    assert campaign.beaten == [DECKS["C1"], DECKS["C2"], DECKS["C3"]]
    assert campaign.starts == ("B1", "B4", "B7")
    assert campaign.closed == len(runs)
    memory = campaign.carried["memory"]
    assert memory >> BOSS_CELL & 1
    assert all(memory >> bit & 1 for bit in FALLEN.values())
    assert sum(campaign.carried["taken"]) > len(runs)
