"""Kept campaigns: their runs are tables, a finished run teaches them once, and continue knows both."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.services.storage import ScriptedStorage, StorageTrouble
from app.table.catalogue import Playable
from app.table.keeping.campaigns import Campaigns, KeptCampaign, latest, newest_first
from app.table.keeping.saves import Kept, Saves
from engine import SaveError, Session
from tests.app.fingers import frames, settle, tap_on
from tests.engine.core.playing import play_on
from tests.miniature import MINIATURE
from tests.miniature.campaign import EmbersCampaign
from tests.miniature.kit import KIT

PEOPLE = {"players": [{"name": "Mira", "hue": "rose"}, {"name": "Odo"}, {"name": "Jo"}], "name": "Winter"}
CATALOGUE = {"embers": Playable.of(MINIATURE, KIT)}


@pytest.fixture
def storage(tmp_path: Path) -> ScriptedStorage:
    return ScriptedStorage(tmp_path)


@pytest.fixture
def saves(storage: ScriptedStorage) -> Saves:
    return Saves(storage, CATALOGUE)


@pytest.fixture
def campaigns(storage: ScriptedStorage, saves: Saves) -> Campaigns:
    return Campaigns(storage, CATALOGUE, saves)


def begun(campaigns: Campaigns, seed: int = 7, **options: Any) -> EmbersCampaign:
    campaign = EmbersCampaign.new(seed, **options)
    campaign.table = dict(PEOPLE)
    campaigns.save(campaign)
    return campaign


def name_of(campaign: EmbersCampaign) -> str:
    return f"embers-{campaign.identity}.json"


def played(campaigns: Campaigns, saves: Saves, campaign: EmbersCampaign) -> Session:
    """The next run played to its end, at its table."""
    name = campaigns.set_out(campaign)
    run = play_on(saves.open(name), 400)
    saves.save(name, run)
    campaigns.close(run)
    return run


def age(storage: ScriptedStorage, folder: Any, name: str, seconds: float) -> None:
    os.utime(storage.path(folder, name), (seconds, seconds))


def test_a_campaign_is_kept_under_its_identity(campaigns: Campaigns) -> None:
    campaign = begun(campaigns)
    assert campaigns.names() == [name_of(campaign)]
    kept = campaigns.look(name_of(campaign))
    assert kept.campaign is not None
    assert kept.campaign.plain() == campaign.plain()
    assert ([player.name for player in kept.players], kept.title) == (["Mira", "Odo", "Jo"], "Winter")


def test_a_run_is_a_kept_table_that_names_its_campaign(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    run = saves.open(campaigns.set_out(campaign, lambda below: below - 1))
    assert run.carry["campaign"] == campaign.identity
    assert run.seats == 3
    assert run.lot == (1 << 63) - 1
    assert [player["name"] for player in run.table["players"]] == ["Mira", "Odo", "Jo"]


def test_setting_out_twice_goes_on_with_the_run_under_way(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    assert campaigns.set_out(campaign) == campaigns.set_out(campaign)
    assert len(saves.names()) == 1
    saves.remove(saves.names()[0])
    campaigns.set_out(campaign)
    assert len(saves.names()) == 1


def test_a_finished_run_is_closed_once(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    run = played(campaigns, saves, campaign)
    once = campaigns.open(name_of(campaign)).plain()
    assert once["setup"]["closed"] == 1
    campaigns.close(run)
    assert campaigns.open(name_of(campaign)).plain() == once


def test_a_run_that_ended_with_the_app_still_teaches_its_campaign(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    name = campaigns.set_out(campaign)
    saves.save(name, play_on(saves.open(name), 400))  # and the app is killed before it closes the run
    found = latest(saves, campaigns)
    assert isinstance(found, KeptCampaign)
    assert found.campaign is not None
    assert found.campaign.closed == 1
    second = saves.open(campaigns.set_out(campaigns.open(name_of(campaign))))
    assert second.carry["run"] == 2
    assert campaigns.open(name_of(campaign)).closed == 1


def test_what_is_no_finished_run_of_a_kept_campaign_is_let_be(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    unfinished = campaign.run(2, 1)
    orphan = play_on(EmbersCampaign.new(99).run(2, 1), 400)
    for session in (unfinished, orphan, play_on(Session.new(MINIATURE, 2, 1), 400)):
        campaigns.close(session)
    assert campaigns.open(name_of(campaign)).closed == 0


def test_a_campaign_that_cannot_be_read_says_so_when_its_run_ends(
    campaigns: Campaigns, storage: ScriptedStorage
) -> None:
    campaign = begun(campaigns)
    run = play_on(campaign.run(2, 1), 400)
    storage.path("campaigns", name_of(campaign)).write_bytes(b"half")
    with pytest.raises(SaveError):
        campaigns.close(run)


def test_a_damaged_campaign_is_opened_from_the_generation_before(
    campaigns: Campaigns, storage: ScriptedStorage
) -> None:
    campaign = begun(campaigns)
    campaigns.save(campaign)
    storage.path("campaigns", name_of(campaign)).write_bytes(b"half")
    again = campaigns.open(name_of(campaign))
    assert (again.plain()["state"], again.closed) == (campaign.plain()["state"], campaign.closed)


@pytest.mark.parametrize("name", ["embers-0123.json", "chess-0123.json", "notes.json", "../x.json"])
def test_what_is_no_campaign_is_listed_with_the_reason(campaigns: Campaigns, name: str) -> None:
    kept = campaigns.look(name)
    assert kept.campaign is None
    assert kept.trouble
    assert (kept.players, kept.title, kept.info) == ([], "", None)


def test_a_campaign_is_renamed_and_removed(campaigns: Campaigns) -> None:
    name = name_of(begun(campaigns))
    campaigns.rename(campaigns.look(name), " Spring ")
    assert campaigns.look(name).title == "Spring"
    campaigns.remove(name)
    assert campaigns.names() == []


def test_tables_and_campaigns_are_listed_together_the_newest_first(
    campaigns: Campaigns, saves: Saves, storage: ScriptedStorage
) -> None:
    saves.save("old.json", Session.new(MINIATURE, 2, 1))
    campaign = begun(campaigns)
    saves.save("new.json", Session.new(MINIATURE, 2, 1))
    age(storage, "tables", "new.json", 100)
    assert newest_first(saves, campaigns) == [
        (saves, "new.json"),
        (campaigns, name_of(campaign)),
        (saves, "old.json"),
    ]


def test_continue_follows_a_campaign_from_run_to_run(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns, nights=1)
    found = latest(saves, campaigns)
    assert isinstance(found, KeptCampaign)
    while not campaign.won:
        name = campaigns.set_out(campaign)
        running = latest(saves, campaigns)
        assert isinstance(running, Kept)
        assert running.name == name
        run = play_on(saves.open(name), 400, campaign.closed)
        saves.save(name, run)
        campaigns.close(run)
        opened = campaigns.open(name_of(campaign))
        assert isinstance(opened, EmbersCampaign)
        campaign = opened
        assert isinstance(latest(saves, campaigns), KeptCampaign) == (not campaign.won)
    assert latest(saves, campaigns) is None


def test_a_campaign_touched_after_its_run_still_leads_to_the_run(campaigns: Campaigns, saves: Saves) -> None:
    campaign = begun(campaigns)
    name = campaigns.set_out(campaign)
    campaigns.rename(campaigns.look(name_of(campaign)), "Spring")
    found = latest(saves, campaigns)
    assert isinstance(found, Kept)
    assert found.name == name


def test_a_table_is_opened_once_while_nothing_changes(
    campaigns: Campaigns, saves: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves.save("over.json", play_on(Session.new(MINIATURE, 2, 1), 400))
    saves.save("going.json", Session.new(MINIATURE, 2, 1))
    opened: list[str] = []
    look = saves.look
    monkeypatch.setattr(saves, "look", lambda name: opened.append(name) or look(name))
    for _ in range(3):
        found = latest(saves, campaigns)
        assert found is not None
        assert found.name == "going.json"
    assert len(opened) == len(set(opened))
    saves.save("going.json", play_on(Session.new(MINIATURE, 2, 1), 400))
    assert latest(saves, campaigns) is None


def test_a_full_disk_does_not_set_out(campaigns: Campaigns, storage: ScriptedStorage) -> None:
    campaign = begun(campaigns)
    storage.refuse = 28
    with pytest.raises(StorageTrouble, match="Not enough storage"):
        campaigns.set_out(campaign)
    storage.refuse = None
    assert "run" not in campaigns.open(name_of(campaign)).table


@pytest.mark.ui
def test_home_sets_out_on_the_next_run_and_the_list_shows_the_campaign(
    open_shell: Callable[..., Any],
) -> None:
    app = open_shell()
    campaign = begun(app.campaigns)
    page = app.navigator.page
    page.refresh()
    frames(4)
    assert (page.ids.strip.game, page.ids.strip.facts) == ("Winter", "Campaign, run 1")
    tap_on(page.ids.strip)
    settle(lambda: app.navigator.current == "table")
    assert app.navigator.page.session.carry["campaign"] == campaign.identity
    app.navigator.home()
    app.go("tables")
    frames(4)
    rows = app.navigator.page.ids.rows.children
    assert {row.status.split(" \u00b7 ")[0] for row in rows} == {"Campaign, run 1", "Mira to play"}
    assert {row.heading for row in rows} == {"Winter"}


@pytest.mark.ui
def test_the_table_closes_its_run_when_it_is_over(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    campaign = EmbersCampaign.new(7)
    campaign.table = {"players": [{"strength": "medium"}, {"strength": "medium"}], "name": ""}
    app.campaigns.save(campaign)
    app.go("table", name=app.campaigns.set_out(campaign))
    settle(lambda: app.navigator.current == "result")
    assert app.campaigns.open(name_of(campaign)).closed == 1
