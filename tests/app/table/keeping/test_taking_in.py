"""What comes from elsewhere is kept beside what is here: nothing is overwritten, nothing is kept twice."""

from pathlib import Path

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.table.catalogue import Playable
from app.table.keeping.campaigns import Campaigns
from app.table.keeping.saves import Saves
from app.table.keeping.taking_in import Intake, TakenIn
from engine import SaveError, Session
from engine.core.dice import seeded
from tests.engine.core.playing import play_on
from tests.faults.mutation import garbled, lucky
from tests.miniature import MINIATURE
from tests.miniature.campaign import EmbersCampaign
from tests.miniature.kit import KIT

CATALOGUE = {"embers": Playable.of(MINIATURE, KIT)}


class Home:
    """What one device keeps."""

    def __init__(self, folder: Path) -> None:
        self.storage = ScriptedStorage(folder)
        self.saves = Saves(self.storage, CATALOGUE)
        self.campaigns = Campaigns(self.storage, CATALOGUE, self.saves)

    @property
    def intake(self) -> Intake:
        """As it is made for every file."""
        return Intake(self.saves, self.campaigns, CATALOGUE)


@pytest.fixture
def here(tmp_path: Path) -> Home:
    return Home(tmp_path / "here")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Home:
    return Home(tmp_path / "elsewhere")


def table(moves: int = 4, name: str = "Sunday") -> Session:
    session = Session.new(MINIATURE, 2, 7)
    session.table = {"players": [{"name": "Mira"}], "name": name}
    return play_on(session, moves)


def test_a_table_is_kept_as_it_stood(here: Home) -> None:
    taken = here.intake.table(table().sealed())
    assert taken.new
    found = here.saves.open(taken.name)
    assert (found.state, found.log, found.table["name"]) == (table().state, table().log, "Sunday")


def test_the_same_table_is_kept_once_whatever_it_is_called(here: Home) -> None:
    first = here.intake.table(table().sealed())
    kept = here.saves.look(first.name)
    here.saves.rename(kept, "Monday")
    assert here.intake.table(table().sealed()) == TakenIn(first.name, new=False)
    assert len(here.saves.names()) == 1


def test_a_table_that_was_played_on_elsewhere_lies_beside_its_like(here: Home) -> None:
    first = here.intake.table(table(4).sealed())
    second = here.intake.table(table(6).sealed())
    assert second.new
    assert len(here.saves.open(first.name).log) == 4
    titles = sorted(kept.title for kept in here.saves.kept())
    assert titles == ["Sunday", "Sunday (2)"]
    assert here.intake.table(table(6).sealed()) == TakenIn(second.name, new=False)


def test_a_long_name_still_gets_its_number(here: Home) -> None:
    for moves in (1, 2, 3):
        here.intake.table(table(moves, "The longest name that there can b").sealed())
    titles = sorted(kept.title for kept in here.saves.kept())
    assert titles == [
        "The longest name that there (2)",
        "The longest name that there (3)",
        "The longest name that there can",
    ]


def test_a_wished_name_that_is_taken_is_not_written_over(here: Home) -> None:
    here.intake.table(table(1).sealed(), "embers-1.json")
    taken = here.intake.table(table(2).sealed(), "embers-1.json")
    assert taken.name != "embers-1.json"
    assert len(here.saves.open("embers-1.json").log) == 1


def test_a_full_disk_keeps_nothing(here: Home) -> None:
    here.storage.refuse = 28
    with pytest.raises(StorageTrouble):
        here.intake.table(table().sealed())
    assert here.saves.names() == []


def begun(home: Home) -> EmbersCampaign:
    campaign = EmbersCampaign.new(7)
    campaign.table = {"players": [{"name": "Mira"}, {"name": "Odo"}], "name": "Winter"}
    home.campaigns.save(campaign)
    return campaign


@pytest.mark.parametrize("run_first", [True, False])
def test_a_campaign_and_its_run_find_each_other_whichever_comes_first(
    here: Home, elsewhere: Home, run_first: bool
) -> None:
    campaign = begun(elsewhere)
    run = elsewhere.saves.open(elsewhere.campaigns.set_out(campaign))
    if run_first:
        name = here.intake.table(run.sealed()).name
    kept = here.intake.campaign(campaign.sealed())
    if not run_first:
        name = here.intake.table(run.sealed()).name
    found = here.campaigns.look(kept.name).campaign
    assert found is not None
    running = here.campaigns.running(found)
    assert running is not None
    assert running.name == name


def test_a_campaign_at_another_point_becomes_another_one_and_only_once(here: Home, elsewhere: Home) -> None:
    campaign = begun(here)
    older = campaign.sealed()
    name = here.campaigns.set_out(campaign)
    here.campaigns.close(play_on(here.saves.open(name), 400))
    copy = here.intake.campaign(older)
    assert copy.new
    assert sorted(here.campaigns.open(name).closed for name in here.campaigns.names()) == [0, 1]
    assert here.intake.campaign(older) == TakenIn(copy.name, new=False)
    assert len(here.campaigns.names()) == 2


@pytest.mark.parametrize("kind", ["table", "campaign"])
def test_a_spoilt_file_is_refused_in_one_line_or_says_the_same(here: Home, kind: str) -> None:
    whole = table().sealed() if kind == "table" else EmbersCampaign.new(7).sealed()
    luck, take_in, lines = lucky(seeded(3)), getattr(here.intake, kind), list[str]()
    take_in(whole)
    for _ in range(200):
        try:
            assert not take_in(garbled(whole, luck)).new
        except SaveError as refused:
            lines.append(refused.reason)
    assert len(lines) > 150
    assert all(line.isprintable() for line in lines)
    assert len(here.saves.names()) + len(here.campaigns.names()) == 1


def test_a_campaign_is_no_table(here: Home) -> None:
    with pytest.raises(SaveError, match="a campaign, not a table"):
        here.intake.table(EmbersCampaign.new(7).sealed())
