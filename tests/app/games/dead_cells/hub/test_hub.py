"""The hub with real fingers: from home to the next decision, starts, cards that change hands, the group."""

from collections.abc import Callable
from itertools import chain
from typing import Any

import pytest
from kivy.app import App

from app.games.dead_cells.hub.path import windows
from app.games.dead_cells.hub.telling import end_of
from app.table.desk.plan import Box
from engine.games.dead_cells import GAME, Campaign
from engine.games.dead_cells.cards.kinds import DECKS
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.games.dead_cells.hub.grown_campaigns import campaign_of, keep
from tests.app.lessons.lesson_fingers import answers
from tests.app.real_games import offer
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui

WON = 8
"""After so many runs the first boss has fallen."""


@pytest.fixture
def hub(open_shell: Callable[..., Any]) -> Callable[..., Any]:
    """Give hub(campaign, size): the page of a campaign."""

    def start(campaign: Campaign, size: tuple[int, int] = WIDE) -> Any:
        app = open_shell(size)
        offer(app, "dead_cells")
        app.go("dead_cells_hub", name=keep(app, campaign))
        frames(6)
        return app.navigator.page

    return start


def app_of(_page: Any) -> Any:
    return App.get_running_app()


def touch(page: Any, part: str, ref: Any) -> None:
    """Touch a place of a sheet, wherever it lies on the page."""
    spot = page.parts[part].spots[ref]
    page.ids.scroll.scroll_to(spot, animate=False)
    frames(4)
    tap_on(spot)
    frames(4)


def say(page: Any, words: str) -> None:
    """Give the answer of the open dialog that begins with these words."""
    app = app_of(page)
    before = app.dialogs.top
    tap_on(next(each for each in answers(app) if each.text.startswith(words)))
    settle(lambda: app.dialogs.top is not before)
    frames(20)


def rows(page: Any) -> list[Any]:
    """The rows of the list that lies open."""
    return app_of(page).dialogs.top.ids.place.children[0].children[::-1]


def kept(page: Any) -> Campaign:
    """The campaign of the page as it lies on the disk."""
    campaign = app_of(page).campaigns.open(page.kept.name)
    assert isinstance(campaign, Campaign)
    return campaign


@pytest.mark.parametrize(("size", "under_way"), [(PHONE, True), (WIDE, False)])
def test_two_taps_lead_from_home_to_the_next_decision(
    open_shell: Callable[..., Any], size: tuple[int, int], under_way: bool
) -> None:
    app = open_shell(size)
    offer(app, "dead_cells")
    campaign = campaign_of(2)
    keep(app, campaign)
    if under_way:
        app.campaigns.set_out(campaign)
    home = app.navigator.page
    home.ids.games.add_widget(home._card("dead_cells", app.catalogue["dead_cells"]))
    frames(6)
    card = next(card for card in home.ids.games.children if card.key == "dead_cells")
    taps = [tap_on(card)]
    settle(lambda: app.navigator.current == "dead_cells_hub")
    frames(4)
    taps.append(tap_on(app.navigator.page.ids.go))
    settle(lambda: app.navigator.current == "table")
    session = app.navigator.page.session
    assert len(taps) == 2
    assert session.deciders
    assert session.carry["run"] == 3


def test_home_leads_to_the_first_touch_while_nothing_was_begun(open_shell: Callable[..., Any]) -> None:
    app = open_shell(WIDE)
    offer(app, "dead_cells")
    home = app.navigator.page
    home.open_card(home._card("dead_cells", app.catalogue["dead_cells"]))
    assert app.navigator.current == "first_touch"


def test_what_nobody_has_reached_stays_under_clouds(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(4))
    shown = page.parts["path"].sketch.shown
    assert {"window_b1", "window_b2", "cloud_3"} <= set(shown)
    assert not {"window_b4", "window_b7", "window_c2", "window_c3"} & set(shown)
    said = " ".join(text for part in page.parts.values() for text in part.sketch.said)
    assert "Time Keeper" not in said
    assert "Castle" not in said


@pytest.mark.parametrize("width", [340.0, 760.0, 1260.0])
def test_windows_of_the_path_never_meet(hub: Callable[..., Any], width: float) -> None:
    page = hub(campaign_of(WON))
    height = page.parts["path"]._drawing.height(width, page.standing)
    boxes = [window.box for window in windows(Box(0, 0, width, height), page.standing)]
    for place, one in enumerate(boxes):
        assert one.x >= 0
        assert one.y >= 0
        assert one.x + one.width <= width
        assert one.y + one.height <= height
        for other in boxes[place + 1 :]:
            apart_across = one.x + one.width <= other.x or other.x + other.width <= one.x
            assert apart_across or one.y + one.height <= other.y or other.y + other.height <= one.y


def test_a_fallen_boss_opens_a_start_and_a_finger_chooses_it(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(WON))
    assert page.standing.start == DECKS["B1"]
    touch(page, "path", ("place", DECKS["B4"]))
    say(page, "Start the next run here")
    assert page.standing.start == DECKS["B4"]
    tap_on(page.ids.go)
    app = app_of(page)
    settle(lambda: app.navigator.current == "table")
    assert app.navigator.page.session.carry["start"] == "B4"


def test_every_run_tells_how_it_ended(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(WON))
    app = app_of(page)
    touch(page, "runs", ("run", 7))
    assert app.dialogs.top.title == "Run 8"
    assert app.dialogs.top.body.startswith("The Concierge is beaten.")
    say(page, "Close")
    touch(page, "runs", "all runs")
    told = [row.words for row in rows(page)]
    assert len(told) == WON
    assert any("died of poison at the end of round" in words for words in told)
    assert any("bled to death" in words for words in told)


def test_a_run_of_which_nobody_knows_the_reason_says_so() -> None:
    campaign = campaign_of(1)
    run = campaign.runs[0]._replace(how=0, who=-1, foe=0)
    assert end_of(run) == "Nobody wrote down how it ended."


def test_a_run_that_is_kept_is_watched_again(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(2))
    app = app_of(page)
    tap_on(page.ids.go)
    settle(lambda: app.navigator.current == "table")
    session = app.saves.open(kept_run(page))
    while session.deciders:
        session.play(session.deciders[0], GAME.policy(session.state, session.deciders[0], 1)[0])
    app.saves.save(kept_run(page), session)
    app.campaigns.close(session)
    app.navigator.home()
    app.go("dead_cells_hub")
    frames(4)
    touch(page, "runs", ("run", 2))
    say(page, "Watch it again")
    settle(lambda: app.navigator.current == "replay")


def kept_run(page: Any) -> str:
    return str(kept(page).table["run"])


def test_an_improved_card_changes_decks_before_a_run(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(WON))
    owner = next(place for place, deck in enumerate(page.standing.library) if max(deck) > 199)
    touch(page, "decks", ("own", owner))
    row = next(row for row in rows(page) if row.go)
    row.dispatch("on_chosen")
    gone_or_next(page)
    other = next(each for each in answers(app_of(page)) if each.text != "Cancel")
    tap_on(other)
    gone()
    before, after = campaign_of(WON).carried["library"], kept(page).carried["library"]
    assert len(after[owner]) == len(before[owner]) - 1
    assert sorted(chain(*after)) == sorted(chain(*before))


def gone_or_next(page: Any) -> None:
    """Wait until the list has made way for the question behind it."""
    settle(
        lambda: app_of(page).dialogs.top is not None and app_of(page).dialogs.top.title.startswith("Whose")
    )
    frames(20)


def test_a_mutation_that_lies_aside_comes_back_for_another(hub: Callable[..., Any]) -> None:
    campaign = campaign_of(WON)
    aside = campaign.carried["aside"]
    assert aside
    page = hub(campaign)
    touch(page, "board", "board")
    next(row for row in rows(page) if row.go).dispatch("on_chosen")
    app = app_of(page)
    settle(lambda: app.dialogs.top is not None and "makes room" in app.dialogs.top.title)
    rows(page)[0].dispatch("on_chosen")
    gone()
    carried = kept(page).carried
    assert aside[0] not in carried["aside"]
    assert len(carried["aside"]) == len(aside)


def test_nothing_changes_hands_while_a_run_is_under_way(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(WON))
    app = app_of(page)
    app.campaigns.set_out(page.kept.campaign)
    page.show(page.kept.name)
    frames(4)
    assert page.begin == "Continue run 9"
    touch(page, "decks", ("own", 0))
    assert not any(row.go for row in rows(page))
    say(page, "Close")
    tap_on(page.ids.group)
    assert app.navigator.current == "dead_cells_hub"
    assert app.toast.text.startswith("A run is under way")


def test_the_group_of_the_next_run_is_free(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(2, seats=3))
    app = app_of(page)
    tap_on(page.ids.group)
    settle(lambda: app.navigator.current == "setup")
    setup = app.navigator.page
    assert [player.name for player in setup.plan.players] == ["Mira", "Odo", "Jo"]
    assert setup.plan.figures(4) == [2, 0, 1]
    assert not setup.ids.options.children
    setup.step_players(-1)
    setup.play_as(None, "rose", 3)
    frames(4)
    tap_on(setup.ids.begin)
    settle(lambda: app.navigator.current == "table")
    session = app.navigator.page.session
    assert (session.seats, session.carry["run"]) == (2, 3)
    assert set(session.carry["prisoners"]) == {3, 0}
    assert app.navigator.trail == ["home", "dead_cells_hub", "table"]


def test_equipment_and_bought_cards_are_told_and_the_rest_is_not(hub: Callable[..., Any]) -> None:
    page = hub(campaign_of(WON))
    touch(page, "decks", ("deck", 0))
    assert len(rows(page)) == page.standing.taken[0]
    assert "unseen" in app_of(page).dialogs.top.body
    say(page, "Close")
    touch(page, "decks", "gear")
    assert len(rows(page)) == len(page.standing.gear)
