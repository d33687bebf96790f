"""Campaigns of every rules that ever were open for ever, and the next run sets out from them."""

from pathlib import Path

import pytest

from engine import GAMES

CAMPAIGNS = sorted((Path(__file__).parent / "campaigns").glob("*.json"))


@pytest.mark.parametrize("path", CAMPAIGNS, ids=lambda path: path.stem)
def test_an_old_campaign_opens_and_goes_on(path):
    kind = GAMES[path.stem.rsplit("_", 1)[0]].campaign()
    assert kind is not None
    campaign = kind.load(path)
    assert campaign.closed > 0
    session = campaign.run(campaign.game.info.seats[-1], 1)
    assert session.deciders


def test_there_is_a_campaign_of_every_game_that_has_them():
    kept = {path.stem.rsplit("_", 1)[0] for path in CAMPAIGNS}
    assert kept == {key for key, game in GAMES.items() if game.campaign() is not None}
