"""Several campaigns side by side, their names, their files, and a second thought before one is lost."""

from collections.abc import Callable
from typing import Any

import pytest

from app.services.exchange import Incoming
from app.shell.arriving import arrive
from engine.games.dead_cells import Campaign
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.games.dead_cells.hub.grown_campaigns import campaign_of, keep
from tests.app.lessons.lesson_fingers import answers
from tests.app.real_games import offer
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui


@pytest.fixture
def app(open_shell: Callable[..., Any]) -> Any:
    """The app with two campaigns, the younger one on its page."""
    app = open_shell(WIDE)
    offer(app, "dead_cells")
    keep(app, campaign_of(1, "Autumn", seed=6))
    app.go("dead_cells_hub", name=keep(app, campaign_of(2)))
    frames(6)
    return app


def say(app: Any, words: str) -> None:
    frames(20)
    before = app.dialogs.top
    tap_on(next(each for each in answers(app) if each.text.startswith(words)))
    settle(lambda: app.dialogs.top is not before)
    frames(20)


def files(app: Any) -> list[Incoming]:
    """What lies in the folder for files."""
    return app.services.exchange.lying()


def rows(app: Any) -> list[Any]:
    return app.dialogs.top.ids.place.children[0].children[::-1]


def test_another_campaign_is_opened_from_the_list(app: Any) -> None:
    page = app.navigator.page
    assert page.title == "Winter"
    tap_on(page.ids.campaigns)
    frames(6)
    assert [row.heading for row in rows(app)] == ["Winter", "Autumn"]
    assert [bool(row.go) for row in rows(app)] == [False, True]
    rows(app)[1].dispatch("on_chosen")
    gone()
    assert (page.title, page.standing.number) == ("Autumn", 2)


def test_a_new_campaign_begins_beside_the_others(app: Any) -> None:
    tap_on(app.navigator.page.ids.campaigns)
    say(app, "New campaign")
    settle(lambda: app.navigator.current == "setup")
    frames(4)
    tap_on(app.navigator.page.ids.begin)
    settle(lambda: app.navigator.current == "table")
    assert len(app.campaigns.of_game("dead_cells")) == 3


def test_a_campaign_gets_another_name(app: Any) -> None:
    page = app.navigator.page
    tap_on(page.ids.menu)
    say(app, "Rename")
    frames(6)
    app.dialogs.top.ids.place.children[0].text = "Spring"
    say(app, "Rename")
    assert page.title == "Spring"
    assert app.campaigns.look(page.kept.name).title == "Spring"


def test_a_campaign_is_sent_as_one_sealed_file_and_the_same_is_not_sent_twice(app: Any) -> None:
    page = app.navigator.page
    for _ in range(2):
        tap_on(page.ids.menu)
        say(app, "Send this campaign")
        assert app.dialogs.top.title == "Saved as a file"
        say(app, "Got it")
    (file,) = files(app)
    assert file.name.startswith("Winter-")
    assert Campaign.unsealed(file.read()).plain() == page.kept.campaign.plain()


def test_a_campaign_that_was_deleted_comes_back_from_its_file(app: Any) -> None:
    page = app.navigator.page
    before, name = page.kept.campaign.plain(), page.kept.name
    tap_on(page.ids.menu)
    say(app, "Delete")
    say(app, "Back up first")
    assert app.campaigns.of_game("dead_cells").count(name) == 1
    say(app, "Delete")
    assert name not in app.campaigns.of_game("dead_cells")
    assert page.title == "Autumn"
    tap_on(page.ids.campaigns)
    say(app, "Open a file")
    tap_on(rows(app)[0])
    gone()
    assert page.kept.name == name
    assert page.kept.campaign.plain()["state"] == before["state"]


def test_cancel_keeps_a_campaign(app: Any) -> None:
    page = app.navigator.page
    tap_on(page.ids.menu)
    say(app, "Delete")
    say(app, "Cancel")
    assert page.kept.name in app.campaigns.of_game("dead_cells")


def test_the_last_campaign_that_goes_leads_home(app: Any) -> None:
    page = app.navigator.page
    for _ in range(2):
        tap_on(page.ids.menu)
        say(app, "Delete")
        say(app, "Delete")
    assert app.navigator.current == "home"


def test_a_campaign_that_has_gone_on_is_not_overwritten_by_its_file(app: Any) -> None:
    page, name = app.navigator.page, keep(app, campaign_of(2))
    file = Incoming("winter", lambda: app.campaigns.content(name))
    older = file.read()
    arrive(file)
    assert app.toast.text == "You already have this campaign."
    keep(app, campaign_of(3))
    for _ in range(2):  # the second time its copy is here
        arrive(Incoming("winter", lambda: older))
        copy = page.kept.name
        assert copy != name
        assert (app.campaigns.open(name).closed, app.campaigns.open(copy).closed) == (3, 2)
    assert len(app.campaigns.of_game("dead_cells")) == 3


@pytest.mark.parametrize("data", [b"nothing", b"{}", b'{"app": "lanterne", "format": 9}'])
def test_a_file_that_is_no_campaign_is_refused_and_nothing_is_kept(app: Any, data: bytes) -> None:
    before = app.campaigns.of_game("dead_cells")
    arrive(Incoming("odd", lambda: data))
    assert app.toast.text
    assert app.campaigns.of_game("dead_cells") == before


def test_a_full_disk_is_told_and_the_campaign_stays(app: Any) -> None:
    app.services.exchange.refuse = 28
    tap_on(app.navigator.page.ids.menu)
    say(app, "Send this campaign")
    assert app.toast.text.startswith("Not enough storage")
