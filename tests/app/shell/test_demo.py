"""The demonstration of ./play shows every game in its middle."""

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from app.shell.demo import MOVES, RUNS, begun, run_after_run
from app.table.keeping.campaigns import Campaigns
from engine import GAMES, PUBLIC
from engine.core.game import Game
from tests.app.fingers import settle
from tests.app.real_games import offer
from tests.app.sizes import WIDE


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.info.key)
def test_the_table_that_is_shown_is_not_over_and_nobody_looks_at_it_alone(game: Game[Any]) -> None:
    session = begun(game)
    assert len(session.log) >= MOVES
    assert session.outcome is None
    assert session.audience == PUBLIC


@pytest.mark.ui
@pytest.mark.parametrize("runs", [2, pytest.param(RUNS, marks=pytest.mark.thorough)])
def test_a_campaign_goes_from_its_hub_through_run_after_run_without_real_chance(
    open_shell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch, runs: int
) -> None:
    app = open_shell(WIDE)
    offer(app, "dead_cells")
    begin = Campaigns._begun
    drawn: list[Callable[[int], int]] = []
    monkeypatch.setattr(
        Campaigns, "_begun", lambda _self, campaign, chance: drawn.append(chance) or begin(campaign, chance)
    )
    name = run_after_run(app, "dead_cells", settle, runs=runs)
    campaign = app.campaigns.open(name)
    assert campaign.closed == runs
    assert len({app.campaigns.table_of(campaign, number) for number in range(1, runs + 1)}) == runs
    assert app.navigator.current == "home"
    assert len(drawn) == runs
    assert secrets.randbelow not in drawn
