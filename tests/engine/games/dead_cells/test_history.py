"""What a campaign remembers of its runs: where they ended, who fell, to whom, where the group has been."""

import json

import pytest

from engine import SaveError
from engine.core.past import Past
from engine.games.dead_cells import Campaign
from engine.games.dead_cells.cards.kinds import DECKS
from engine.games.dead_cells.history import BLED, BLOW, POISONED, UNTOLD, Record, recorded
from engine.games.dead_cells.rules.ending import BOSS_BEATEN, DEATH
from tests.engine.games.dead_cells.test_campaign import played

B1, B2, C1 = DECKS["B1"], DECKS["B2"], DECKS["C1"]


@pytest.fixture(scope="module")
def campaign():
    """Twelve runs by the rule of thumb; the same every time."""
    campaign = Campaign.new(seed=5)
    for number in range(12):
        campaign.close(played(campaign.run(1 + number % 4, number), number))
    return campaign


def test_a_blow_is_remembered_with_who_dealt_it_and_when(campaign):
    run = campaign.runs[0]
    assert (run.ended, run.place, run.how) == (DEATH, B1, BLOW)
    assert run.foe // 100 == B1
    assert run.who in run.prisoners
    assert run.round in (0, 1, 2, 3, 4)


def test_poison_and_bleeding_are_no_enemys_blow(campaign):
    ends = {run.how: run for run in campaign.runs if run.ended == DEATH}
    assert ends[POISONED].foe == ends[BLED].foe == 0
    assert ends[BLED].round == 3


def test_a_victory_has_no_fallen_and_shows_the_whole_way(campaign):
    run = next(run for run in campaign.runs if run.ended == BOSS_BEATEN)
    assert run.won
    assert run.who == -1
    assert (run.places[0], run.places[-1], len(run.places)) == (B1, C1, 3)
    assert run.rooms > 6
    assert run.cells > 0


def test_what_was_reached_grows_with_the_runs(campaign):
    assert Campaign.new(seed=1).reached == {B1}
    assert {B1, B2, C1, DECKS["B4"]} <= campaign.reached
    assert DECKS["B7"] not in campaign.reached


def test_records_survive_the_file(campaign):
    plain = json.loads(json.dumps(campaign.plain()))
    assert Campaign.from_plain(plain).runs == campaign.runs


def test_a_run_of_older_rules_is_remembered_without_its_reason(campaign, monkeypatch):
    session = played(campaign.run(2, 99))
    session._past = Past([(0, ("nothing", 1)), *session._past.log[1:]])
    record = recorded(session)
    assert (record.how, record.who, record.places) == (UNTOLD, -1, (session.state.place,))


SPOILT = [
    Record(0, B1, 2),
    Record(DEATH, 99, 2),
    Record(DEATH, B1, 9),
    Record(DEATH, B1, 2, who=7),
    Record(DEATH, B1, 2, foe=5),
    Record(DEATH, B1, 2, how=9),
    Record(DEATH, B1, 2, round=5),
    Record(DEATH, B1, 2, rooms=-1),
    Record(DEATH, B1, 2, cells=10_000),
    Record(DEATH, B1, 2, prisoners=(9,)),
    Record(DEATH, B1, 2, places=(1,)),
]


@pytest.mark.parametrize("record", SPOILT, ids=str)
def test_a_spoilt_record_is_refused(record):
    plain = Campaign.new(seed=1).plain()
    plain["setup"]["closed"] = 1
    plain["state"]["runs"] = [Record(DEATH, B1, 2).plain()]
    assert Campaign.from_plain(json.loads(json.dumps(plain))).closed == 1
    plain["state"]["runs"] = [record.plain()]
    with pytest.raises(SaveError):
        Campaign.from_plain(json.loads(json.dumps(plain)))


def test_a_campaign_that_knew_no_reasons_opens_and_says_so():
    plain = Campaign.new(seed=1).plain()
    plain["rules"] = 2
    plain["setup"]["closed"] = 2
    plain["state"]["runs"] = [[DEATH, B1, 2], [BOSS_BEATEN, C1, 3]]
    runs = Campaign.from_plain(json.loads(json.dumps(plain))).runs
    assert [(run.ended, run.place, run.seats, run.how) for run in runs] == [
        (DEATH, B1, 2, UNTOLD),
        (BOSS_BEATEN, C1, 3, UNTOLD),
    ]
    assert runs[1].places == (C1,)
