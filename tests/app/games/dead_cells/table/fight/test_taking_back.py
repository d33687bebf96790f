"""A card that was laid comes back into its hand: on the hand page, by undo, and at the curtain."""

from typing import Any

import pytest

from engine.games.dead_cells.rules.committing import TAKE_BACK
from tests.app.fingers import frames, tap_on
from tests.app.games.dead_cells.table.fight.fighting import at_step, come_to_rest, scene_at, sit_down
from tests.app.sizes import LOW, PHONE, WIDE

pytestmark = pytest.mark.ui


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


def lay_first_card(page: Any) -> int:
    """The person who is asked lays the first card of the hand; gives the card."""
    come_to_rest(page)
    scene = scene_at(page)
    card: int = scene.choosing.cards[0]
    tap_on(scene.spots["hand", card])
    tap_on(scene.spots["main"])
    frames(2)
    return card


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_the_first_of_two_cards_is_taken_back_on_the_hand_page(open_shell: Any, size: Any) -> None:
    app = open_shell(size=size, animation="off")
    page = sit_down(app, at_step(1, "commit"))
    before = page.session.state.plain()
    card = lay_first_card(page)
    assert page.session.state.active[0] == [card]
    tap_on(scene_at(page).spots["take_back"])
    assert page.session.state.plain() == before
    assert card in scene_at(page).choosing.cards


def test_undo_takes_the_laid_card_back_once_nothing_is_chosen(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(1, "commit"))
    lay_first_card(page)
    scene = scene_at(page)
    tap_on(scene.spots["hand", scene.choosing.cards[0]])
    tap_on(page.ids.desk.ids.undo)
    assert scene.choosing.action is None
    assert len(page.session.state.active[0]) == 1
    tap_on(page.ids.desk.ids.undo)
    assert page.session.state.active[0] == []
    assert page.session.log[-1][1] == TAKE_BACK


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_at_the_curtain_the_card_of_the_person_before_is_taken_back(open_shell: Any, size: Any) -> None:
    app = open_shell(size=size, animation="off")
    page = sit_down(app, at_step(3, "commit"))
    first = page.session.deciders[0]
    lay_first_card(page)
    veil = page.ids.curtain
    assert page.curtain_is_down
    assert page.name_of(first) in veil.change
    tap_on(veil.ids.change)
    frames(2)
    assert page.session.log[-1] == (first, TAKE_BACK)
    assert page.session.deciders == (first,)
    assert page.curtain_is_down
    assert veil.name == page.name_of(first)
    assert not veil.change


def test_whoever_looks_now_can_give_the_card_before_back_and_sees_nothing_of_it(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "commit"))
    first = page.session.deciders[0]
    card = lay_first_card(page)
    come_to_rest(page)
    scene = scene_at(page)
    assert page.viewer != first
    assert card not in scene.view["active"][first]
    tap_on(scene.spots["take_back"])
    frames(2)
    assert page.session.log[-1] == (first, TAKE_BACK)
    assert page.curtain_is_down


def test_nothing_can_be_taken_back_once_all_cards_lie_open(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(1, "commit"))
    lay_first_card(page)
    lay_first_card(page)
    come_to_rest(page)
    assert scene_at(page).laid is None
    assert "take_back" not in scene_at(page).spots
