"""The end of a run: why, the way into its replay, cells, the card in words, and the next run."""

from collections.abc import Iterator
from typing import Any

import pytest

from app.games.dead_cells.table.run_end.cause import cause_of
from app.games.dead_cells.table.run_end.decks import card_of as told_of
from app.games.dead_cells.table.run_end.decks import decks_of
from app.games.dead_cells.table.run_end.ledger import LOOKING, parts_of
from app.games.dead_cells.table.run_end.why import frames_of
from app.table.log import since
from engine import Session
from engine.games.dead_cells import GAME
from engine.games.dead_cells.cards.catalogue import UPGRADE_DECKS, UPGRADES
from engine.games.dead_cells.cards.kinds import DECKS, START, Mutation
from engine.games.dead_cells.rules.ending import DEATH
from engine.games.dead_cells.rules.gaining import CELLS
from engine.games.dead_cells.words import names
from tests.app.fingers import Finger, frames, settle, tap_on
from tests.app.games.dead_cells.table.way.walking import (
    PEOPLE,
    answer,
    asked,
    at,
    course,
    scene_at,
    sit_down,
    step,
)
from tests.app.real_games import offer
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def with_full_pockets() -> Session:
    """A run of a campaign whose pockets for the start are full, at the question which one gives way."""
    full = [
        number
        for number, card in UPGRADES.items()
        if isinstance(card, Mutation) and card.pocket == START and number // 100 != DECKS["SV"]
    ]
    campaign = GAME.campaign().new(3)
    campaign.carried = {**campaign.carried, "pockets": [full[:4], [], [], []]}
    for seed in range(300):
        session = campaign.run(2, seed)
        for seat, action in _buying(session, seed):
            if asked(session) == "pocket":
                return session
            session.play(seat, action)
    raise LookupError("no run buys a fifth mutation")


def _buying(session: Session, seed: int) -> Iterator[tuple[int, Any]]:
    """The quick player's course, but every cell goes into Survival."""
    for seat, action in course(session, seed):
        bought = asked(session) == "buy_upgrade" and ("upgrade", 0) in session.legal(seat)
        yield seat, ("upgrade", 0) if bought else action


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_sentence_names_who_fell_and_to_whom(seats: int) -> None:
    session = at(seats, step("last_look"))
    past = since(session, "placed", None)
    cause = cause_of(past, DEATH)
    assert not cause.won
    assert cause.title
    told = [cause.by, cause.where]
    assert "".join(told).count(str(names.place(session.state.place))) == 1
    assert all(blow.victim == cause.figure for blow in cause.blows[-1:])
    assert all(blow.step < len(session.log) for blow in cause.blows)
    assert [blow.last for blow in cause.blows].count(True) == bool(cause.blows)


def test_a_picture_of_the_last_fight_opens_the_replay_there(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at(2, lambda session: step("last_look")(session) and cause(session).blows))
    scene = scene_at(page)
    blow = cause(page.session).blows[0]
    frame = frames_of(parts_of(scene._sheet, LOOKING).why, len(cause(page.session).blows))[0]
    tap_on(scene.spots["blow", frame.x])
    settle(lambda: app.navigator.page is not page)
    assert app.navigator.page.name == "replay"
    assert app.navigator.page.step == blow.step


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_finger_along_the_wick_looks_through_the_fight_and_the_button_opens_the_replay_there(
    open_shell: Any, size: tuple[int, int]
) -> None:
    app = open_shell(size=size, animation="off")
    page = sit_down(app, at(2, lambda session: step("last_look")(session) and cause(session).blows))
    scene = scene_at(page)
    wick = scene.spots["wick"]
    course_of_fight = scene._cause.course
    seen = set()
    finger = Finger(wick.x + 30, wick.center_y).down()
    for share in range(1, 9):
        finger.hop(wick.x + wick.width * share / 9, wick.center_y)
        seen.add(scene._at)
    finger.up()
    assert len(seen) > 3
    assert 0 < scene._at < len(course_of_fight)
    assert told(scene, course_of_fight[scene._at].words)
    tap_on(scene.spots["play"])
    settle(lambda: app.navigator.page is not page)
    assert app.navigator.page.step == course_of_fight[scene._at].step


def test_the_course_of_a_fight_is_all_of_its_actions_and_ends_with_the_fall() -> None:
    session = at(2, step("last_look"))
    course_of_fight = cause(session).course
    steps = [turning.step for turning in course_of_fight]
    assert steps == list(range(steps[0], len(session.log)))
    assert course_of_fight[-1].words


def cause(session: Session) -> Any:
    """Why this run ended."""
    return cause_of(since(session, "placed", None), DEATH)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_deck_that_is_tried_rings_its_cells_and_a_second_touch_takes_its_lowest_card(
    open_shell: Any, size: tuple[int, int]
) -> None:
    session = at(2, lambda session: asked(session) == "buy_upgrade" and session.state.bag[CELLS] >= 2)
    page = sit_down(open_shell(size=size, animation="off"), session)
    scene = scene_at(page)
    cells = session.state.bag[CELLS]
    tap_on(scene.spots["deck", 0])
    frames(2)
    assert scene._lit() == 0
    assert scene._after["bag"][CELLS] < cells
    assert not told(scene, UPGRADE_DECKS[0][1][0].name)
    tap_on(scene.spots["deck", 0])
    frames(4)
    assert page.session.state.taken[0] == 1
    assert told(scene, UPGRADE_DECKS[0][1][0].name)


def told(scene: Any, words: str) -> bool:
    """Whether these words are on the glass."""
    return any(words in line for line in scene.easel.sketches["group"].said)


def test_no_card_is_named_before_it_is_bought() -> None:
    view = at(2, step("buy_upgrade")).view(None)
    words = " ".join(deck.name for deck in decks_of(view))
    assert not any(card.name in words for _, cards in UPGRADE_DECKS for card in cards)


def test_every_upgrade_can_be_read() -> None:
    for number in UPGRADES:
        card = told_of(number)
        assert card.name
        assert card.kind
        assert all(card.lines)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_full_pockets_ask_which_one_gives_way(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), with_full_pockets())
    new = page.session.state.todo[-1][1]
    old = page.session.state.pockets[START][1]
    answer(page, ("replace", old))
    assert new in page.session.state.pockets[START]
    assert old in page.session.state.aside


def test_set_up_begins_a_campaign_and_the_result_goes_on_with_it(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    offer(app, "dead_cells")
    app.go("setup", key="dead_cells")
    frames(4)
    page = app.navigator.page
    page.plan.play_as(0, 3, 4)
    page._show_players()
    tap_on(page.ids.begin)
    frames(8)
    table = app.navigator.page
    assert table.session.carry
    assert 3 in table.session.state.prisoners
    play_out(table)
    settle(lambda: app.navigator.page is not table)
    settle(lambda: not app.navigator.transition.is_active)
    result = app.navigator.page
    assert result.next_run == 2
    tap_on(result.ids.again)
    settle(lambda: app.navigator.current == "dead_cells_hub")
    frames(6)
    tap_on(app.navigator.page.ids.go)
    settle(lambda: app.navigator.current == "table")
    assert app.navigator.page.session.carry["run"] == 2
    assert app.navigator.page.session.state.prisoners == table.session.state.prisoners


def play_out(page: Any) -> None:
    """Let the quick player end the run."""
    for seat, action in course(page.session, 1):
        page.tabletop.play(seat, action)
    frames(4)


def test_who_plays_whom_is_exchanged_rather_than_doubled(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    offer(app, "dead_cells")
    app.go("setup", key="dead_cells")
    frames(4)
    page = app.navigator.page
    page.plan.play_as(0, 1, 4)
    assert page.plan.figures(4) == [1, 0]
    page.plan.play_as(1, 3, 4)
    assert page.plan.figures(4) == [1, 3]
    assert len(PEOPLE) == 4


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_who_fell_and_by_whom_is_said_to_its_last_word(open_shell: Any, size: tuple[int, int]) -> None:
    """In the narrow column of an upright tablet a title has three lines."""
    session = at(4, step("last_look"))
    why = cause(session)
    page = sit_down(open_shell(size=size, animation="off"), session)
    said = " ".join(scene_at(page).easel.sketches["group"].said)
    assert why.title in said
    assert why.by in said
