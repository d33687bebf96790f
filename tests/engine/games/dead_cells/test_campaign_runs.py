"""Runs of campaigns that have come some way: random ones through the whole suite, all places, all counts."""

import pytest

from engine import Session
from engine.core import dice
from engine.core.conform import walk_through
from engine.games.dead_cells import GAME, Campaign
from engine.games.dead_cells.checking import check_fields
from tests.engine.games.dead_cells.grown import grown
from tools.dead_cells_campaigns import play

MANY = 200
"""Runs in every ./check; tools/dead_cells_campaigns.py --random plays as many as one likes."""


@pytest.mark.parametrize("seed", range(24))
def test_a_run_of_a_grown_campaign_conforms(seed):
    campaign = grown(seed, upgrades=seed * 5, secrets=seed)
    start = campaign.starts[seed % 3]
    session = walk_through(campaign.run(seed % 4 + 1, seed, start=start), seed, every=4)
    assert session.outcome is not None
    campaign.close(session)
    check_fields(campaign.carried)


def test_two_hundred_runs_of_many_campaigns_lose_no_card():
    for seed in range(MANY):
        campaign = grown(seed, upgrades=seed % 120, secrets=seed % 21)
        session = campaign.run(seed % 4 + 1, seed, start=campaign.starts[seed // 4 % 3])
        inventory, luck = GAME.inventory(session.state), dice.seeded(seed, stream=12)
        state = session.state.clone()
        while deciders := GAME.deciders(state):
            choose, luck = dice.below(luck, 3)
            if choose:
                action, luck = GAME.policy(state, deciders[0], luck)
            else:
                action, luck = dice.pick(luck, GAME.legal(state, deciders[0]))
            GAME.apply(state, deciders[0], action)
        GAME.check_state(state, session.seats, session.options)
        lost = {piece for piece, n in inventory.items() if GAME.inventory(state).get(piece) != n}
        assert lost == set(), seed


def test_a_grown_campaign_is_saved_and_comes_back(tmp_path):
    campaign = grown(3, upgrades=60, secrets=9)
    campaign.save(tmp_path / "campaign.json")
    assert Campaign.load(tmp_path / "campaign.json").carried == campaign.carried


@pytest.mark.parametrize("seats", [1, 3])
def test_decisions_are_counted_from_the_first_card_of_the_first_fight_to_the_end_of_the_sharing(seats):
    session = Session.new(GAME, seats, 3)
    run = play(session, "medium", dice.seeded(3, stream=4))
    again = Session.new(GAME, seats, 3)
    fights, inside, asked = 0, False, 0
    for seat, action in session.log:
        if not inside and any(again.state.foes):
            fights, inside = fights + 1, True
        asked += inside and len(again.legal(seat)) > 1
        kinds = [event[0] for event in again.play(seat, action)]
        inside = inside and not {"fight_over", "ended"} & set(kinds)
    assert (run.fights, run.in_fights) == (fights, asked)
