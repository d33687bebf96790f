"""What is asked on the way: every answer says what it does, and shows at the panels what it would change."""

from typing import Any

import pytest

from app.games.dead_cells.table.props.changes import after, group_after
from app.games.dead_cells.table.props.reading import item_lines
from app.games.dead_cells.table.spoils.questions import ASKING, question_of
from engine import Session
from tests.app.fingers import frames, tap_on
from tests.app.games.dead_cells.table.way.walking import answer, asked, at, card_of, scene_at, sit_down, step
from tests.app.sizes import LOW, PHONE, WIDE

pytestmark = pytest.mark.ui

ASKED = ("wound", "choose_first", "give_scroll", "give_vial", "give_item", "drop", "pay")


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


def on_a_tile(session: Session) -> bool:
    """An either/or that a tile asks."""
    return asked(session) == "choose" and session.state.round < 0


@pytest.mark.parametrize("name", ASKED)
def test_every_answer_has_words_and_stands_for_a_legal_action(name: str) -> None:
    session = at(2 if name == "drop" else 4, step(name))
    seat = session.deciders[0]
    question = question_of(session.view(seat), session.legal(seat))
    assert question is not None
    assert [each.action for each in question.answers] == session.legal(seat)
    assert all(each.title and each.go for each in question.answers)
    assert question.sentence


def test_either_or_says_both_sides() -> None:
    session = at(3, on_a_tile)
    question = question_of(session.view(None), session.legal(session.deciders[0]))
    assert question is not None
    assert len({each.title for each in question.answers}) == len(question.answers)


@pytest.mark.parametrize("name", ["give_scroll", "give_vial", "give_item", "choose_first"])
def test_the_panel_of_whoever_would_get_it_says_so(open_shell: Any, name: str) -> None:
    page = sit_down(open_shell(size=WIDE, animation="off"), at(4, step(name)))
    view = page.session.view(None)
    action = page.session.legal(page.session.deciders[0])[-1]
    people = group_after(view, after(view, action), page)
    changed = [each.fighter for each in people if each.tried]
    assert action[1] in changed
    assert next(each for each in people if each.fighter == action[1]).note


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_a_touch_on_a_prisoner_is_an_answer_too(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at(4, step("give_scroll")))
    scene, fighter = scene_at(page), page.session.legal(page.session.deciders[0])[0][1]
    tap_on(scene.spots["prisoner", fighter])
    frames(2)
    assert card_of(page, ("give", fighter)).tried
    before = len(page.session.log)
    tap_on(scene.spots["prisoner", fighter])
    frames(4)
    assert page.session.log[before][1] == ("give", fighter)


def test_a_card_for_a_test_is_chosen_behind_the_curtain(open_shell: Any) -> None:
    page = sit_down(open_shell(size=PHONE, animation="off"), at(2, step("pay")))
    seat = page.session.deciders[0]
    assert page.viewer == seat
    before = len(page.session.log)
    answer(page, page.session.legal(seat)[0])
    assert page.session.log[before][1][0] == "pay"


def test_a_card_that_nobody_has_seen_is_not_shown_at_a_panel(open_shell: Any) -> None:
    session = at(1, on_a_tile)
    view = session.view(0)
    page = sit_down(open_shell(size=PHONE, animation="off"), session)
    for action in session.legal(0):
        people = group_after(view, after(view, action), page)
        for now, then in zip(view["worn"], people, strict=False):
            assert set(then.worn) <= {*now, *view["gear_top"]}


def test_what_bells_and_curses_take_is_told_before_it_goes() -> None:
    view = at(2, step("choose_way")).view(None) | {"details": [0], "tracks": [[2, 0, 1], [0, 0, 0]]}
    lost = question_of(view | {"step": "step_back"}, [("lose_step", 0), ("lose_step", 2)])
    assert lost is not None
    assert all(each.lines for each in lost.answers)
    given = question_of(view | {"step": "give_up", "worn": [[101, 102], []]}, [("drop", 0), ("drop", 1)])
    assert given is not None
    assert [each.title for each in given.answers] == ["Pocket crossbow", "Split maul"]


def test_every_question_of_the_way_is_asked_here() -> None:
    assert {*ASKED, "choose", "step_back", "give_up"} == set(ASKING)


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_who_gives_a_piece_away_reads_what_it_does(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at(4, step("give_item")))
    item = page.session.view(None)["details"][0]
    strip = page.ids.desk.ids.strip.strip
    said = strip.title + (strip.hint if strip.hinted else "")
    assert all(line in said for line in item_lines(item))


def test_a_phone_that_lies_says_what_few_answers_do(open_shell: Any) -> None:
    page = sit_down(open_shell(size=LOW, animation="off"), at(3, step("give_scroll")))
    answers = scene_at(page).answers
    assert len(answers.cards) == 3
    assert not any(card.brief for card in answers.cards)
    assert answers.needed <= answers.height
