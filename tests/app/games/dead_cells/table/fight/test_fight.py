"""A whole fight with real fingers, and what the scene shows before anything is decided."""

from typing import Any

import pytest

from app.games.dead_cells.table.fight.sheet import sheet_of
from app.games.dead_cells.table.hand.cards import card_name
from app.games.dead_cells.table.paint.sketch import Picture
from app.games.dead_cells.table.props.reading import row_lines
from app.games.dead_cells.table.scenes import FIGHT
from engine import Session
from engine.games.dead_cells.queries import card_rows
from engine.games.dead_cells.rules.places import effect_at
from engine.games.dead_cells.state import SLOTS
from tests.app.fingers import drag, frames, press_and_hold, settle, tap, tap_on
from tests.app.games.dead_cells.table.fight.fighting import (
    PEOPLE,
    answer_with_fingers,
    at_step,
    come_to_rest,
    is_fighting,
    scene_at,
    sit_down,
    spot_of,
)
from tests.app.real_games import keep, offer
from tests.app.sizes import LOW, PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


@pytest.fixture(autouse=True)
def quick_seal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The seal is held for a moment only: what counts is that it is held."""
    monkeypatch.setattr("app.table.secret.curtain.HOLD_SECONDS", 0.05)


@pytest.mark.parametrize(
    ("seats", "size"), [(1, PHONE), (2, PHONE), (4, PHONE), (1, WIDE), (4, WIDE), (2, LOW)]
)
def test_fingers_play_a_whole_fight(open_shell: Any, seats: int, size: tuple[int, int]) -> None:
    app = open_shell(size=size)
    page = sit_down(app, at_step(seats, "passer" if seats == 4 else "commit"))
    answered = 0
    while is_fighting(page):
        answer_with_fingers(page)
        come_to_rest(page)
        answered += 1
        assert answered < 80
    assert answered >= 3
    assert not any(page.session.state.foes)


def test_a_first_tap_tries_and_undo_puts_it_back(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "victim"))
    scene = scene_at(page)
    before = list(page.session.log)
    tap_on(spot_of(scene, scene.answers[0].ref))
    assert scene.tried == scene.answers[0].action
    assert page.ids.desk.undo_title
    tap_on(page.ids.desk.ids.undo)
    assert scene.tried is None
    assert list(page.session.log) == before


def test_with_direct_touches_one_tap_is_enough(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off", confirm="direct")
    page = sit_down(app, at_step(3, "victim"))
    scene = scene_at(page)
    before = len(page.session.log)
    tap_on(spot_of(scene, scene.answers[0].ref))
    assert len(page.session.log) == before + 1


def pictures(scene: Any, part: str, name: str) -> int:
    """How often a sprite is seen in one part of the glass."""
    easel = scene.front if part in scene.front.sketches else scene.back
    return [op.name for op in easel.sketches[part] if isinstance(op, Picture)].count(name)


@pytest.mark.parametrize(
    ("size", "part"), [(PHONE, "answers"), (LOW, "answers"), (WIDE, "panels"), (TALL, "panels")]
)
def test_hearts_that_would_go_are_torn_before_the_tap(
    open_shell: Any, size: tuple[int, int], part: str
) -> None:
    app = open_shell(size=size, animation="off")

    def bare(state: Any) -> bool:
        return state.todo[-1][1] < SLOTS and not any(state.shields) and min(state.hearts) > 2

    page = sit_down(app, at_step(3, "victim", bare))
    scene = scene_at(page)
    assert pictures(scene, part, "icon_heart_torn") == sum(answer.price.hurt for answer in scene.answers) > 0
    if part == "answers":
        words = scene.back.sketches[part].said
        assert all(answer.price.words in words for answer in scene.answers)


def test_what_is_tried_changes_what_is_foreseen(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "target", lambda state: state.round == 1))
    scene = scene_at(page)
    seen = set()
    for answer in list(scene.answers):
        tap_on(spot_of(scene, answer.ref))
        assert scene.tried == answer.action
        seen.add(scene.ahead)
    assert len(seen) == len(scene.answers)


def test_the_numbers_stand_in_the_grid_and_in_words(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    session = at_step(3, "target", lambda state: state.round == 1 and sum(map(bool, state.foes)) > 2)
    page = sit_down(app, session)
    scene = scene_at(page)
    assert scene.ahead.steps
    assert all(step.words in scene.back.sketches["follow"].said for step in scene.ahead.steps[:2])
    assert pictures(scene, "follow", "disc_order") >= 1


def test_holding_a_figure_reads_its_card(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "victim", lambda state: state.foes[2]))
    scene = scene_at(page)
    spot = scene.spots["foe", 2]
    press_and_hold(*spot.to_window(*spot.center), until=lambda: app.dialogs.top is not None)
    frames(2)
    assert app.dialogs.top.title


def test_the_question_mark_says_the_rule_of_this_step(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "victim"))
    button = page.ids.desk.ids.strip.strip.ids.buttons.children[0]
    tap_on(button)
    settle(lambda: app.dialogs.top is not None)
    named = [each for each in app.dialogs.top.walk() if getattr(each, "text", "") == "Show rule"]
    tap_on(named[0])
    settle(lambda: app.navigator.current == "rules")
    assert app.navigator.page.book.title == "Dead Cells"


def test_a_touch_hurries_what_moves_and_decides_nothing(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="normal")
    page = sit_down(app, at_step(3, "victim"))
    come_to_rest(page)
    scene = scene_at(page)
    page.play(scene.answers[0].action)
    frames(2)
    assert scene.moving
    count = len(page.session.log)
    come_to_rest(page)
    assert not scene.moving
    assert len(page.session.log) == count


@pytest.mark.parametrize("seats", [1, 3])
def test_a_hint_points_at_a_figure_or_a_card(open_shell: Any, seats: int) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(seats, "victim" if seats == 3 else "commit", open_hands=True))
    scene = scene_at(page)
    for action in scene.legal:
        assert page.presenter.point_out(action)


def test_every_line_of_a_fight_is_told_with_the_names_of_the_prisoners(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "victim"))
    said = page.voice.say(page.session.game.tell(("hurt", -1, "", SLOTS, 1)))
    assert "a prisoner" not in said
    assert page.presenter.hue_of(("hurt", -1, "", SLOTS, 1)) == "blue"
    assert page.presenter.hue_of(("hurt", -1, "", 2, 1)) == ""


def test_a_card_drawn_onto_the_stage_is_played(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "commit", open_hands=True))
    scene = scene_at(page)
    card = scene.choosing.cards[1]
    spot = scene.spots["hand", card]
    before = len(page.session.log)
    drag(spot.to_window(*spot.center), (scene.center_x * 0.6, scene.top - 120))
    assert len(page.session.log) == before + 1
    assert page.session.log[-1][1][1] == card


def test_a_card_let_go_elsewhere_stays_in_the_hand(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "commit", open_hands=True))
    scene = scene_at(page)
    spot = scene.spots["hand", scene.choosing.cards[1]]
    before = len(page.session.log)
    drag(spot.to_window(*spot.center), (scene.width - 40, 120))
    assert len(page.session.log) == before
    assert scene.choosing.card == scene.choosing.cards[1]


def test_several_victims_of_one_blow_each_show_their_price(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")

    def double(state: Any) -> bool:
        entry = state.todo[-1]
        return (
            entry[1] < SLOTS and not entry[5] and effect_at(*entry[2:5]).many == 2 and not any(state.shields)
        )

    page = sit_down(app, at_step(3, "victim", double))
    assert all(answer.price.hurt for answer in scene_at(page).answers)


def test_a_touched_round_opens_on_a_phone_and_closes_with_the_next_step(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "victim", lambda state: state.round == 1))
    scene = scene_at(page)

    def rows() -> Any:
        sheet = sheet_of(scene.view, scene.ahead, scene.memory.met)
        return scene.measures(scene.view, sheet).rows

    third = rows()[3]
    tap(*scene.to_window(scene.x + third.x + third.width / 2, scene.y + third.y + third.height / 2))
    assert rows()[3].height > third.height
    page.play(scene.answers[0].action)
    assert rows()[scene.view["round"]].height == max(row.height for row in rows())


def test_holding_a_committed_card_in_the_grid_reads_it(open_shell: Any) -> None:
    app = open_shell(size=WIDE, animation="off")
    page = sit_down(app, at_step(3, "victim"))
    scene = scene_at(page)
    sheet = sheet_of(scene.view, scene.ahead, scene.memory.met)
    column = scene.measures(scene.view, sheet).card_cell(2, 0)
    point = scene.to_window(scene.x + column.x + column.width / 2, scene.y + column.y + column.height / 2)
    press_and_hold(*point, until=lambda: app.dialogs.top is not None)
    assert card_name(sheet.cards[0].number) in str(app.dialogs.top.title)


def test_the_bag_is_read_with_a_tap(open_shell: Any) -> None:
    app = open_shell(size=PHONE, animation="off")
    page = sit_down(app, at_step(3, "victim"))
    tap_on(scene_at(page).spots["bag"])
    settle(lambda: app.dialogs.top is not None)


@pytest.mark.parametrize("size", [PHONE, LOW, WIDE])
def test_a_replay_shows_every_moment_of_a_run_and_asks_nothing(
    open_shell: Any, size: tuple[int, int]
) -> None:
    app = open_shell(size=size, animation="off")
    offer(app, "dead_cells")
    session = Session.new("dead_cells", seats=2, seed=4)
    while session.deciders and len(session.log) < 40:
        session.play(session.deciders[0], session.legal(session.deciders[0])[0])
    people = [{"name": name, "hue": hue} for name, hue in PEOPLE[:2]]
    session.table = {"players": people, "name": ""}
    app.navigator.go("replay", name=keep(app, session))
    frames(3)
    replay = app.navigator.page
    fights = 0
    for step in range(replay.last + 1):
        replay.go_to(step)
        frames(1)
        if replay.presenter.own_surface.playing == FIGHT:
            fights += 1
            assert not replay.presenter.own_surface.scene.answers
    assert fights > 5


@pytest.mark.parametrize("size", [PHONE, LOW])
def test_on_a_phone_the_card_that_is_tried_asks_for_the_second_tap(
    open_shell: Any, size: tuple[int, int]
) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at_step(3, "victim"))
    scene = scene_at(page)
    assert "Tap again" not in scene.back.sketches["answers"].said
    tap_on(spot_of(scene, scene.answers[0].ref))
    assert scene.back.sketches["answers"].said.count("Tap again") == 1


def test_a_finger_leaves_no_ring_behind_and_a_key_shows_where_it_is(open_shell: Any) -> None:
    """The ring would stand round an answer of the next question that nobody has touched."""
    page = sit_down(open_shell(size=PHONE, animation="off"), at_step(3, "victim"))
    scene = scene_at(page)
    spot = spot_of(scene, scene.answers[0].ref)
    tap_on(spot)
    assert spot.focus
    assert not spot.ringed
    spot.focus = False
    spot.focus = True
    assert spot.ringed


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_lone_player_reads_what_the_chosen_card_does(open_shell: Any, size: tuple[int, int]) -> None:
    page = sit_down(open_shell(size=size, animation="off"), at_step(1, "commit"))
    scene = scene_at(page)
    tap_on(scene.spots["hand", scene.choosing.cards[0]])
    lines = row_lines(card_rows(scene.choosing.cards[0]))
    assert lines
    assert "\n".join(lines) in scene.back.sketches["answers"].said


def test_a_question_goes_on_after_a_name_and_begins_a_sentence_without_one(open_shell: Any) -> None:
    page = sit_down(open_shell(size=WIDE, animation="off"), at_step(3, "victim"))
    strip = page.ids.desk.ids.strip
    assert strip.title == "Odo: who gets the shield?"
    strip.player = ""
    assert strip.title == "Who gets the shield?"
