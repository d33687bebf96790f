"""Campaigns at all ages for tests of the hub: played by the rule of thumb, the same every time."""

from functools import cache
from typing import Any

from engine.core import dice
from engine.games.dead_cells import GAME, Campaign

PEOPLE = (("Mira", "rose"), ("Odo", "blue"), ("Jo", "green"), ("Lu", "red"))


@cache
def _plain(runs: int) -> dict[str, Any]:
    campaign = Campaign.new(seed=5)
    for number in range(runs):
        session, luck = campaign.run(1 + number % 4, number), dice.seeded(number)
        while session.deciders:
            seat = session.deciders[0]
            action, luck = GAME.policy(session.state, seat, luck)
            session.play(seat, action)
        campaign.close(session)
    return campaign.plain()


def campaign_of(runs: int, name: str = "Winter", seats: int = 3, seed: int = 5) -> Campaign:
    """A campaign after so many runs; eight of them beat the first boss."""
    campaign = Campaign.from_plain(_plain(runs))
    campaign.seed = seed
    players = [{"name": called, "hue": hue} for called, hue in PEOPLE[:seats]]
    campaign.table = {"players": players, "name": name, "cast": [2, 0, 1, 3][:seats]}
    return campaign


def keep(app: Any, campaign: Campaign) -> str:
    """Keep a campaign in an app; gives the name of its file."""
    return str(app.campaigns.save(campaign))
