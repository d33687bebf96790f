"""A campaign: runs that carry, closing them, and files that come back whole or are refused."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Campaign, Option, SaveError, Session, SetupError
from engine.core.dice import seeded
from engine.core.store import older, seal
from tests.engine.core.playing import GAMES, embers, play_on
from tests.faults.mutation import garbled, lucky, twisted
from tests.miniature.campaign import EmbersCampaign


def begun(**options):
    return EmbersCampaign.new(7, **options)


def finished(campaign, seed=1, **how):
    """The next run, played to its end."""
    return play_on(campaign.run(2, seed, **how), 400, seed)


def won_run(campaign, **how):
    """The next run, one that somebody wins alone."""
    runs = (finished(campaign, seed, **how) for seed in range(1, 60))
    return next(run for run in runs if run.outcome.result == "won")


def after(count, **options):
    """A campaign so many won runs old."""
    campaign = begun(**options)
    for _ in range(count):
        campaign.close(won_run(campaign))
    return campaign


def again(campaign):
    return EmbersCampaign.unsealed(campaign.sealed())


def refused(data):
    with pytest.raises(SaveError) as found:
        EmbersCampaign.unsealed(data)
    reason = found.value.reason
    assert reason.isprintable()
    assert 0 < len(reason) <= 200
    return reason


def test_what_one_run_wins_the_next_one_brings():
    campaign = begun()
    first = won_run(campaign)
    assert first.carry["embers"] == 0
    campaign.close(first)
    assert campaign.embers == max(first.state.embers) // 2 > 0
    second = campaign.run(3, 5)
    assert second.carry == {
        "campaign": campaign.identity,
        "run": 2,
        "start": "hearth",
        "prisoners": None,
        "embers": campaign.embers,
    }
    assert second.state.embers == [1 + campaign.embers] * 3


def test_a_start_opens_and_is_where_a_run_starts():
    campaign = begun()
    assert campaign.starts == ("hearth",)
    with pytest.raises(SetupError, match="cannot start there: 'cellar'"):
        campaign.run(2, 1, start="cellar")
    campaign.close(won_run(campaign))
    assert campaign.starts == ("hearth", "cellar")
    assert campaign.run(2, 1, start="cellar").carry["embers"] == campaign.embers + 1


def test_three_won_runs_win_the_campaign():
    assert [after(count).won for count in range(4)] == [False, False, False, True]
    assert after(1, nights=1).won


@settings(max_examples=15)
@given(st.integers(), st.integers(2, 4))
def test_a_whole_campaign_is_played_saved_and_loaded_at_every_point(seed, seats):
    campaign, number = EmbersCampaign.new(seed), 0
    while not campaign.won and number < 12:
        number += 1
        run = campaign.run(seats, seed + number, start=campaign.starts[-1])
        campaign = again(campaign)
        play_on(run, 10, number)
        run = Session.unsealed(run.sealed(), GAMES)
        campaign.check(run)
        play_on(run, 400, seed)
        campaign.close(Session.unsealed(run.sealed(), GAMES))
        assert again(campaign).plain() == campaign.plain()
    assert campaign.closed == number


def test_a_run_is_replayed_taken_back_and_branched_with_what_it_carries():
    campaign = after(1)
    run = play_on(campaign.run(3, 5, prisoners=2, start="cellar"), 14)
    loaded = Session.unsealed(run.sealed(), GAMES)
    replayed = Session.replay(run.game, 3, 5, run.options, run.log, carry=run.carry)
    assert loaded.carry == replayed.carry == run.at(3).carry == run.clone().carry == run.carry
    assert loaded.state == replayed.state == run.at(14).state == run.state
    assert loaded.moments == run.moments
    while loaded.log:
        loaded.undo(past_barrier=True)
    assert loaded.state == campaign.run(3, 5, prisoners=2, start="cellar").state


def test_options_of_the_campaign_reach_its_runs():
    campaign = begun(floor="large")
    assert campaign.options == {"nights": 3, "floor": "large"}
    assert campaign.run(2, 1).options["size"] == "large"


def test_a_run_may_have_a_lot():
    assert begun().run(2, 1, lot=9).lot == 9


@pytest.mark.parametrize("options", [{"nights": 9}, {"nights": True}, {"moon": 1}])
def test_a_campaign_refuses_options_that_it_does_not_have(options):
    with pytest.raises(SetupError):
        begun(**options)


@pytest.mark.parametrize("seed", [None, "7", 1.0, True, 1 << 5000])
def test_a_campaign_refuses_what_is_no_seed(seed):
    with pytest.raises(SetupError):
        EmbersCampaign.new(seed)


@pytest.mark.parametrize("prisoners", [0, 3, "two", [1], {1, 2}])
def test_prisoners_that_cannot_set_out_are_refused(prisoners):
    with pytest.raises(SetupError):
        begun().run(2, 1, prisoners=prisoners)


def test_a_run_that_is_not_over_cannot_be_closed():
    campaign = begun()
    with pytest.raises(SetupError, match="not over yet"):
        campaign.close(play_on(campaign.run(2, 1), 5))
    assert campaign.closed == 0


def test_a_run_cannot_be_closed_twice():
    campaign = begun()
    run = won_run(campaign)
    campaign.close(run)
    before = campaign.plain()
    with pytest.raises(SetupError, match="run 1 is closed already"):
        campaign.close(run)
    assert campaign.plain() == before


def test_of_two_runs_begun_at_once_only_one_can_be_closed():
    campaign = begun()
    one, other = won_run(campaign), finished(campaign, 99)
    campaign.close(other)
    with pytest.raises(SetupError, match="closed already"):
        campaign.close(one)


def strangers():
    return {
        "another seed": won_run(EmbersCampaign.new(8)),
        "other options": won_run(begun(nights=2)),
        "further on": won_run(after(1)),
        "no campaign": play_on(embers(), 400),
        "no session": None,
        "another hand": play_on(
            Session.new(begun().game, 2, 1, carry={**begun().run(2, 1).carry, "embers": 9}), 400
        ),
    }


@pytest.mark.parametrize("kind", strangers())
def test_a_run_of_another_campaign_cannot_be_closed(kind):
    campaign = begun()
    with pytest.raises(SetupError, match="of another campaign"):
        campaign.close(strangers()[kind])
    assert campaign.closed == 0


def test_a_campaign_is_saved_and_loaded(tmp_path):
    campaign = after(2)
    campaign.table = {"name": "Winter"}
    for _ in range(2):
        campaign.save(tmp_path / "a.json")
    loaded = EmbersCampaign.load(tmp_path / "a.json")
    assert loaded.plain() == campaign.plain() == json.loads(json.dumps(campaign.plain()))
    assert EmbersCampaign.from_plain(campaign.plain()).table == {"name": "Winter"}
    assert older(tmp_path / "a.json").exists()


def test_a_campaign_and_a_table_are_told_apart(tmp_path):
    campaign = begun()
    assert refused(campaign.run(2, 1).sealed()) == "this file is a table, not a campaign"
    with pytest.raises(SaveError, match="this file is a campaign, not a table"):
        Session.unsealed(campaign.sealed(), GAMES)
    with pytest.raises(SaveError, match="cannot be read"):
        EmbersCampaign.load(tmp_path / "none.json")


def test_a_campaign_of_another_game_is_refused():
    envelope = json.loads(begun().sealed())
    assert "does not have" in refused(seal({**envelope, "game": "chess"}))


@pytest.mark.parametrize("rules", [0, None, "1", True])
def test_rules_that_are_no_number_are_refused(rules):
    assert "corrupted" in refused(seal({**json.loads(begun().sealed()), "rules": rules}))


class Later(EmbersCampaign):
    """The campaign as a later version: one option more, one renamed, and nights counted otherwise."""

    rules = 2
    choices = (
        EmbersCampaign.choices[0]._replace(key="wins"),
        EmbersCampaign.choices[1],
        Option("moon", "flag", False, since=2),
    )
    migrations = {
        1: lambda saved: {
            "options": {"wins": saved["options"]["nights"], "floor": saved["options"]["floor"]},
            "state": {**saved["state"], "embers": 4},
        }
    }


def test_older_rules_are_migrated_and_a_new_option_takes_its_default():
    later = Later.unsealed(after(1, nights=2).sealed())
    assert later.options == {"wins": 2, "floor": "small", "moon": False}
    assert (later.embers, later.nights, later.closed) == (4, 1, 1)


def test_newer_rules_are_refused():
    data = seal({**json.loads(begun().sealed()), "rules": 2})
    assert "newer version" in refused(data)


def test_a_file_that_a_bad_disk_spoilt_is_refused():
    campaign, luck, whole = after(1), lucky(seeded(3)), 0
    for _ in range(300):
        data = garbled(campaign.sealed(), luck)
        try:
            assert EmbersCampaign.unsealed(data).plain() == campaign.plain()
        except SaveError:
            refused(data)
        else:
            whole += 1
    assert whole < 10


def test_a_file_that_a_bad_program_wrote_is_refused_or_can_be_played():
    envelope, luck, opened = json.loads(after(2).sealed()), lucky(seeded(4)), 0
    for number in range(400):
        part = ("state", "setup")[number % 2]
        data = seal({**envelope, part: twisted(envelope[part], luck)})
        try:
            campaign = EmbersCampaign.unsealed(data)
        except SaveError:
            refused(data)
            continue
        opened += 1
        campaign.close(finished(campaign, 3, start=campaign.starts[-1]))
    assert 8 < opened < 240, "the spoiling is too rough or too gentle to prove anything"


CARRIES = [{"campaign": 3}, {"run": 0}, {"run": True}, {"start": None}, {"embers": 10}, {"more": 1}]


@pytest.mark.parametrize("change", CARRIES, ids=str)
def test_what_no_campaign_brings_is_refused_at_the_set_up_and_in_a_save(change):
    run = begun().run(2, 1)
    carry = {**run.carry, **change}
    with pytest.raises(SetupError):
        Session.new(run.game, 2, 1, carry=carry)
    envelope = json.loads(run.sealed())
    envelope["setup"]["carry"] = carry
    with pytest.raises(SaveError):
        Session.unsealed(seal(envelope), GAMES)


def test_a_campaign_says_what_a_game_must_bring():
    assert Campaign.__abstractmethods__ == {"begin", "brings", "kept", "learn", "restore", "starts", "won"}
