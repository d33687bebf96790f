"""What a considered step would cost is told before it is done: at its victims, the candle and the button."""

from typing import Any

import pytest
from kivy.app import App

from engine import Session
from engine.games.night_cage.queries import consequences
from tests.app.fingers import frames, settle
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.games.night_cage.table.test_strike import tower_of
from tests.app.real_games import open_table
from tests.app.sizes import LOW, PHONE, SHORT, WIDE
from tests.engine.games.night_cage.rulings import ruling
from tools.scenes.games.night_cage import about_to_be_hit
from tools.scenes.stage import Found, asked, first, moments

pytestmark = pytest.mark.ui


@pytest.fixture(scope="module")
def danger() -> Found:
    """Somebody has a step for which two would pay."""
    return first(about_to_be_hit, "night_cage")


def considered(sit_down: Any, danger: Found, size: tuple[int, int], animation: str = "off") -> Any:
    """The table on which that step is thought of."""
    sit_down(size, settings={"animation": animation})
    page = open_table(App.get_running_app(), danger.session.clone(), PEOPLE[:4])
    page.presenter.considering.pick(danger.preview)
    frames(3)
    return page


@ruling(37)
@pytest.mark.parametrize("size", [PHONE, WIDE, LOW])
def test_victims_the_candle_and_the_button_tell_the_price(sit_down: Any, danger: Found, size: Any) -> None:
    page = considered(sit_down, danger, size)
    hits = consequences(danger.session.view(None), danger.preview).hits
    warned = {number for number, panel in enumerate(page.seats.panels) if panel.warned}
    assert warned == {number for number, _ in hits}
    assert {page.seats.panels[number].status for number in warned} == {"Would be hit"}
    tower = tower_of(page)
    assert tower.doomed == sum(tiles for _, tiles in hits)
    assert tower.words == f"tiles left, then {tower.count - tower.doomed}"
    assert tower.ids.candle.rest < tower.ids.candle.wax
    button = page.ids.desk.ids.choices.buttons[0]
    assert (button.text, button.kind) == ("Move here", "danger")
    assert button.title == page.describe(danger.preview)


def test_a_thought_that_is_given_up_costs_nothing(sit_down: Any, danger: Found) -> None:
    page = considered(sit_down, danger, WIDE)
    page.presenter.considering.forget()
    frames(3)
    assert not any(panel.warned for panel in page.seats.panels)
    assert (tower_of(page).doomed, tower_of(page).words) == (0, "tiles left")


def costly_step(step: str, kind: str) -> tuple[Session, Any]:
    """A moment of this step with a step that leads over nothing or into a pit, as the engine describes it."""
    for session in moments("night_cage"):
        seat = session.deciders[0]
        for action in session.legal(seat) if asked(session) == step else ():
            if action[0] == "move" and kind in session.describe(action, seat):
                return session.clone(), action
    raise LookupError(kind)


@pytest.mark.parametrize(
    ("step", "kind", "label"),
    [
        ("choose", "into the dark", "Into the dark"),
        ("choose", "into the pit", "Into the pit"),
        ("again", "move again", "Move here: 1 Nerve"),
        ("again", "jump into the pit", "Into the pit: 1 Nerve"),
    ],
)
def test_the_button_says_where_a_step_leads_and_what_it_spends(
    sit_down: Any, step: str, kind: str, label: str
) -> None:
    sit_down(PHONE)
    session, action = costly_step(step, kind)
    page = open_table(App.get_running_app(), session, PEOPLE[:4])
    page.presenter.considering.look_at(action)
    page.presenter.considering.ask()
    frames(2)
    assert page.ids.desk.ids.choices.buttons[0].text == label


def test_until_a_blow_has_fallen_nobody_else_is_asked(sit_down: Any, danger: Found) -> None:
    page = considered(sit_down, danger, WIDE, "normal")
    strip, strike = page.ids.desk.ids.strip, page.presenter._strike
    thought = strip.strip.title
    glowing = [panel.active for panel in page.seats.panels]
    page.presenter.considering.confirm()
    while strike.playing:
        assert strip.strip.title == thought
        assert [panel.active for panel in page.seats.panels] == glowing
        assert not any(panel.dimmed for panel in page.seats.panels if panel.active)
        assert strip.message == ""
        frames(1)
    frames(2)
    assert strip.strip.title != thought
    assert [panel.active for panel in page.seats.panels].count(True) == 1


def test_what_a_blow_cost_is_read_beside_the_next_question(sit_down: Any) -> None:
    """It was said beside the old one and lay over the new one, both half seen."""
    sit_down(WIDE, settings={"animation": "normal"})
    session, action = paid_at_once()
    page = open_table(App.get_running_app(), session, PEOPLE[:4])
    page.play(action)
    toast = App.get_running_app().toast
    seen = set()
    settle(lambda: seen.add(toast.opacity) or not page.presenter._strike.playing)
    for _ in range(30):
        frames(1)
        seen.add(toast.opacity)
    assert seen == {0}
    assert "lost" in page.ids.desk.ids.strip.message


def paid_at_once() -> tuple[Session, Any]:
    """A step after which somebody pays who has no Nerve to be asked about."""
    for session in moments("night_cage"):
        seat = session.deciders[0]
        for action in session.legal(seat):
            kinds = [event[0] for event in session.clone().play(seat, action)]
            if {"attacked", "burned"} <= set(kinds) and "over" not in kinds:
                return session.clone(), action
    raise LookupError("nobody pays")


def with_many_answers() -> Session:
    """A moment in which a key can be given to three others."""
    for session in moments("night_cage"):
        kinds = [action[0] for action in session.legal(session.deciders[0])]
        if kinds.count("give") == 3:
            return session.clone()
    raise LookupError("nobody stands with three others")


@ruling(82)
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", [PHONE, SHORT, LOW])
def test_who_may_give_a_key_reads_every_answer(sit_down: Any, size: Any, language: str) -> None:
    """Whole sentences had three lines on buttons of two."""
    sit_down(size, settings={"language": language})
    page = open_table(App.get_running_app(), with_many_answers(), PEOPLE[:4])
    frames(6)
    buttons = page.ids.desk.ids.choices.buttons
    assert len(buttons) >= 4
    for button in buttons:
        assert button.words_height <= button.height, button.text
    given = {button.text for button in buttons if any(name in button.text for name, _ in PEOPLE)}
    assert len(given) >= 3
