"""The market: who is asked now, what a purchase would leave, blueprints that go onto the deck first."""

from typing import Any

import pytest

from app.games.dead_cells.table.market.booths import COMING, NOW, PAST, fair_of
from app.games.dead_cells.table.market.offers import offers_of
from app.games.dead_cells.table.scenes import MARKET, scene_of
from engine import Session
from engine.core import dice
from engine.games.dead_cells.cards.people import COLLECTOR, HEALER, MERCHANT
from engine.games.dead_cells.rules.gaining import TEETH
from tests.app.fingers import frames, tap_on
from tests.app.games.dead_cells.table.way.walking import answer, asked, at, card_of, scene_at, sit_down, step
from tests.app.sizes import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def buying_from(person: int) -> Any:
    """Whether this person sells now."""
    return lambda session: asked(session) == "buy" and session.state.todo[-1][1] == person


def states(session: Session) -> list[str]:
    """How the three booths stand."""
    return [booth.state for booth in fair_of(session.view(None)).booths]


def test_the_three_stand_on_the_wick_from_left_to_right() -> None:
    assert states(at(2, step("heal"))) == [NOW, COMING, COMING]
    assert states(at(2, buying_from(MERCHANT))) == [PAST, NOW, COMING]
    assert states(at(2, buying_from(COLLECTOR))) == [PAST, PAST, NOW]


def test_blueprints_lie_on_the_deck_before_the_merchant_shows_anything() -> None:
    session = at(3, step("order"))
    fair = fair_of(session.view(None))
    assert fair.collected > 1
    assert [booth.state for booth in fair.booths] == [COMING] * 3
    seat = session.deciders[0]
    while asked(session) == "order":
        session.play(seat, session.legal(seat)[0])
    top = session.view(None)["gear_top"]
    assert fair_of(session.view(None)).collected == 0
    assert len(top) + len(session.view(None)["revealed"]) >= fair.collected


def test_what_the_collector_has_lies_face_down_until_the_spark_is_there() -> None:
    session = at(2, buying_from(MERCHANT))
    collector = fair_of(session.view(None)).booths[COLLECTOR]
    assert collector.goods == ()
    assert fair_of(at(2, buying_from(COLLECTOR)).view(None)).booths[COLLECTOR].goods


def test_a_merchant_on_the_way_stands_alone_and_says_what_cannot_be_had() -> None:
    session = at(2, step("shop"))
    fair = fair_of(session.view(None))
    assert [booth.person for booth in fair.booths] == [MERCHANT]
    question = offers_of(session.view(None), session.legal(session.deciders[0]))
    assert question is not None
    legal = session.legal(session.deciders[0])
    assert all(bool(each.shut) == (each.action not in legal) for each in question.answers)


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_purchase_that_is_tried_shows_what_would_be_left(open_shell: Any, size: tuple[int, int]) -> None:
    session = at(2, step("heal"))
    page = sit_down(open_shell(size=size, animation="off"), session)
    scene, teeth = scene_at(page), session.state.bag[TEETH]
    action = session.legal(session.deciders[0])[0]
    tap_on(card_of(page, action))
    frames(2)
    assert scene._after["bag"][TEETH] < teeth
    assert page.session.state.bag[TEETH] == teeth
    tap_on(card_of(page, action))
    frames(4)
    assert page.session.state.bag[TEETH] < teeth


@pytest.mark.parametrize("size", [WIDE, TALL])
def test_on_a_tablet_answers_lie_under_the_booth_of_whoever_is_asked(
    open_shell: Any, size: tuple[int, int]
) -> None:
    scene = scene_at(sit_down(open_shell(size=size, animation="off"), at(2, buying_from(MERCHANT))))
    frames(4)
    answers, booths = scene.answers, scene.picture
    assert answers.top <= booths.y
    assert booths.height < 0.62 * scene.height
    assert booths.x + booths.width * 0.3 < answers.center_x < booths.x + booths.width * 0.7


def test_what_was_bought_is_given_at_the_market(open_shell: Any) -> None:
    session = at(3, buying_from(MERCHANT))
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    answer(page, session.legal(session.deciders[0])[0])
    assert asked(page.session) == "give_item"
    assert scene_of(page.session.view(None)) == MARKET
    assert page.presenter.own_surface.playing == MARKET
    answer(page, ("give", 1))
    assert len(page.session.state.worn[1]) >= 1


def test_no_more_is_one_tap(open_shell: Any) -> None:
    session = at(2, buying_from(COLLECTOR))
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    before = len(page.session.log)
    tap_on(card_of(page, ("done",)))
    frames(4)
    assert page.session.log[before][1] == ("done",)


def test_the_market_ends_when_the_group_sets_off(open_shell: Any) -> None:
    session = at(3, step("set_off"))
    assert states(session) == [PAST] * 3
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    assert page.presenter.own_surface.playing == MARKET
    answer(page, ("shed", *next(action[1:] for action in session.legal(session.deciders[0]) if action[1:])))
    assert sum(map(len, page.session.state.worn)) == sum(map(len, session.state.worn)) - 1
    tap_on(card_of(page, ("set_off",)))
    frames(4)
    assert page.session.log[-1][1] == ("set_off",)


def test_the_healer_is_left_out_of_nothing() -> None:
    question = offers_of((session := at(2, step("heal"))).view(None), session.legal(session.deciders[0]))
    assert question is not None
    assert [each.action for each in question.answers] == session.legal(session.deciders[0])
    assert HEALER == 0


def test_what_a_merchant_purges_is_read_before_it_goes(open_shell: Any) -> None:
    data = {"moment": "way", "place": "B4", "players": 2, "seed": 3}
    session, luck = Session.scenario("dead_cells", data), dice.seeded(3)
    while asked(session) != "purge":
        seat = session.deciders[0]
        action, luck = session.game.policy(session.state, seat, luck)
        session.play(seat, action)
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    scene = scene_at(page)
    assert "for good" in scene.ask(scene._shown).sentence
    goods = [answer for answer in scene.answers.answers if answer.action[0] == "purge"]
    assert goods
    assert all(answer.lines and answer.picture and answer.go for answer in goods)
