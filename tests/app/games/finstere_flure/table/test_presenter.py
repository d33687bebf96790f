"""Finstere Flure played with real fingers: choosing, routes, dragging, keys, refusals, and whole games."""

from typing import Any

import pytest
from kivy.app import App

from app.games.finstere_flure.drawing.orientation import TURNED, UPRIGHT
from app.games.finstere_flure.table.routes import DOTTED, SLID
from engine.core import dice
from engine.games.finstere_flure.rules.board import ENTRANCE, EXIT, cell_at
from tests.app.counting import counted
from tests.app.fingers import frames, key, press_and_hold, resize, settle, tap, tap_on, two_fingers
from tests.app.games.finstere_flure.table.touching import (
    buttons,
    drag_through,
    move_something,
    on_glass,
    press,
    tap_cell,
    tap_pawn,
)
from tests.app.sizes import PHONE, TALL, WIDE

MOST_MOVES = 400
DIRECT = {"confirm": "direct"}
HALL = {"players": 2, "round": 3, "monster": {"at": [0, 8], "facing": "E"}}


def told(*pawns: Any, **more: Any) -> dict[str, Any]:
    """A scene with these pawns of the two players."""
    data = {**HALL, "monster": {"at": [15, 4], "facing": "N"}, "pawns": [list(mine) for mine in pawns]}
    return {**data, **more}


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, pytest.param(PHONE, marks=pytest.mark.thorough)])
def test_a_whole_game_for_four_is_played_with_fingers(sit_down, size):
    page, luck = sit_down(size, seats=4, seed=11), dice.seeded(4)
    for _ in range(MOST_MOVES):
        if page.session.outcome is not None:
            break
        before = len(page.session.log)
        luck = move_something(page, luck)
        assert len(page.session.log) > before
    app = App.get_running_app()
    settle(lambda: app.navigator.current == "result")
    assert app.statistics.of("finstere_flure").played == 1


def test_a_touched_pawn_shows_where_it_can_end(sit_down):
    page = sit_down(WIDE, scenario=told([[5, 5]]))
    tap_pawn(page, 0)
    marks = page.board.overlay.marks
    assert page.presenter.moving.pawn == 0
    assert set(marks.reach_cells) == {cell_at(5, 4), cell_at(5, 6), cell_at(4, 5), cell_at(6, 5)}


def test_a_first_touch_shows_the_route_and_a_second_goes_it(sit_down):
    page = sit_down(WIDE, scenario=told([], [], pawns=[["outside", "outside", [5, 5]]]))
    tap_pawn(page, 2)
    tap_cell(page, cell_at(7, 5))
    assert page.session.log == []
    assert page.presenter.moving.route.path[-1] == cell_at(7, 5)
    tap_cell(page, cell_at(7, 5))
    actions = [action for _, action in page.session.log]
    assert actions == [("pawn", 2), ("step", 1), ("step", 1), ("end",)]


def test_the_ghost_of_a_pushed_stone_is_seen_before_the_push(sit_down):
    page = sit_down(WIDE, scenario=told([[2, 1]]))
    tap_pawn(page, 0)
    tap_cell(page, cell_at(2, 2))
    assert page.presenter.moving.route.pushed == {cell_at(2, 2): cell_at(2, 3)}
    assert len(page.board.overlay.ghosts.drawn) > 0
    press(page, "Move here")
    assert page.session.view(None)["board"][cell_at(2, 3)]


def test_cells_to_which_a_pool_carries_are_marked_and_plain_ones_are_not(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [7, 2]]]))
    tap_pawn(page, 2)
    marks = page.board.overlay.marks
    assert cell_at(10, 2) in marks.wave_cells
    assert set(marks.wave_cells) < set(marks.reach_cells)
    assert cell_at(6, 2) in set(marks.reach_cells) - set(marks.wave_cells)


@pytest.mark.parametrize(("end", "glides"), [((10, 2), 1), ((6, 2), 0)])
def test_the_way_over_a_pool_is_one_stroke_and_steps_are_dots(sit_down, end, glides):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [7, 2]]]))
    tap_pawn(page, 2)
    tap_cell(page, cell_at(*end))
    styles = [line.style for line in page.presenter.moving.route_lines()]
    assert (styles.count(DOTTED), styles.count(SLID)) == (1, glides)


def test_where_one_wishes_it_a_single_touch_goes_the_route(sit_down):
    page = sit_down(WIDE, scenario=told([[5, 5]]), settings=DIRECT)
    tap_pawn(page, 0)
    tap_cell(page, cell_at(5, 4))
    assert page.session.log[-1] == (0, ("end",))


def test_a_pawn_outside_waits_beside_the_board_and_can_be_touched_there(sit_down):
    page = sit_down(PHONE)
    tap_pawn(page, 3)
    assert page.presenter.moving.pawn == 3
    tap_cell(page, ENTRANCE)
    press(page, "Move here")
    assert page.session.view(None)["at"][3] == ENTRANCE


def test_a_pawn_outside_is_chosen_in_its_panel_too(sit_down):
    page = sit_down(WIDE)
    picture = list(reversed(page.seats.panels[0].ids.slots.children))[2]
    tap(*picture.to_window(picture.x + picture.side / 2, picture.center_y))
    frames(2)
    assert page.presenter.moving.pawn == 2


def test_touching_a_panel_goes_through_the_pawns_that_wait(sit_down):
    page = sit_down(PHONE)
    panel = page.seats.panels[0]
    chosen = []
    for _ in range(3):
        tap(panel.x + 10, panel.top - 6)
        frames(2)
        chosen.append(page.presenter.moving.pawn)
    assert chosen == [0, 1, 2]


def test_a_pawn_may_only_be_flipped(sit_down):
    page = sit_down(PHONE, scenario=told([[5, 5]]))
    tap_pawn(page, 0)
    press(page, "Stay and flip")
    assert [action for _, action in page.session.log] == [("pawn", 0), ("end",)]


def test_the_exit_is_touched_to_leave(sit_down):
    page = sit_down(WIDE, scenario=told([["outside"], []], pawns=[["outside", "outside", [1, 0]]]))
    tap_pawn(page, 2)
    tap_cell(page, EXIT)
    press(page, "Escape")
    assert page.session.log[-1] == (0, ("leave",))


def test_a_pawn_leaves_over_another_that_stands_in_the_door(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[[[0, 0], "outside", [1, 0]]]))
    tap_pawn(page, 2)
    tap_cell(page, EXIT)
    press(page, "Escape")
    assert page.session.log[-1] == (0, ("leave",))


def test_a_drawn_way_is_shown_as_the_finger_passes_and_played_when_the_move_ends(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 2)])
    assert page.session.log == []
    assert page.presenter.moving.view["at"][2] == cell_at(6, 2)
    press(page, "End move")
    actions = [action for _, action in page.session.log]
    assert actions == [("pawn", 2), ("step", 1), ("step", 0), ("step", 0), ("end",)]


def test_a_drawn_way_that_the_settings_confirm_is_played_when_the_finger_is_lifted(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]), settings=DIRECT)
    drag_through(page, 2, [cell_at(6, 4)])
    assert [action for _, action in page.session.log] == [("pawn", 2), ("step", 1), ("end",)]


@pytest.mark.parametrize("way", ["touched", "drawn"])
def test_a_move_is_saved_once_shown_once_and_taken_back_at_once(sit_down, way):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]], [[3, 3]]]))
    counts = counted(page)
    if way == "touched":
        tap_pawn(page, 2)
        tap_cell(page, cell_at(6, 2))
        press(page, "Move here")
    else:
        drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 2)])
        press(page, "End move")
    assert len(page.session.log) == 5
    assert counts == {"saved": 1, "shown": 1}
    assert page.ids.desk.undo_title == "Mira's 4/3 moves to G-Y"
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert page.session.log == []


def test_a_stone_that_is_drawn_away_is_pushed_once(sit_down):
    page = sit_down(WIDE, scenario=told([[2, 1]]))
    drag_through(page, 0, [cell_at(2, 2)])
    assert page.presenter.moving.view["board"][cell_at(2, 3)]
    assert not page.session.view(None)["board"][cell_at(2, 3)]
    press(page, "End move")
    assert page.session.view(None)["board"][cell_at(2, 3)]


def test_what_is_drawn_is_kept_while_nothing_happens_and_undo_shortens_it(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3)])
    page.refresh()
    assert page.presenter.moving.view["at"][2] == cell_at(6, 3)
    assert page.ids.desk.undo_title == "the last step"
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert page.presenter.moving.view["at"][2] == cell_at(6, 4)
    drag_through(page, 2, [cell_at(7, 4)])
    press(page, "End move")
    assert [action for _, action in page.session.log] == [("pawn", 2), ("step", 1), ("step", 1), ("end",)]


def test_dragging_back_over_the_last_cell_takes_the_step_back(sit_down):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3), cell_at(6, 4), cell_at(5, 4)])
    assert page.session.log == []
    assert page.presenter.moving.pawn == 2


def test_a_dragged_pawn_is_never_under_the_finger(sit_down):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    finger = drag_through(page, 2, [cell_at(6, 4)], up=False)
    piece = page.board.pieces._pieces[2]
    bottom = page.board.to_window(*page.board.camera.to_screen(*piece.corner))[1]
    assert bottom > finger.y + 20
    finger.up()
    frames(2)


def test_dragging_over_a_pool_slides_once(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [7, 2]]]))
    drag_through(page, 2, [cell_at(8, 2), cell_at(9, 2), cell_at(10, 2)])
    press(page, "End move")
    assert page.session.view(None)["at"][2] == cell_at(10, 2)
    assert len([action for _, action in page.session.log if action[0] == "step"]) == 1


def test_a_second_finger_takes_everything_back(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    first = drag_through(page, 2, [cell_at(6, 4), cell_at(6, 3)], up=False)
    two_fingers(first.x + 200, first.y)
    first.up()
    frames(3)
    assert page.session.log == []


@pytest.mark.parametrize(
    ("chosen", "cell", "rule"),
    [(None, (5, 4), "not your pawn"), (0, (5, 4), "on another pawn"), (0, (12, 9), "in one step")],
)
def test_a_refused_touch_says_the_rule(sit_down, chosen, cell, rule):
    page = sit_down(WIDE, scenario=told([[5, 5]], [[5, 4]]))
    if chosen is not None:
        tap_pawn(page, chosen)
    tap_cell(page, cell_at(*cell))
    assert rule in App.get_running_app().toast.text
    assert page.session.log == []


def test_arrows_step_enter_ends_and_z_takes_back(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    for _ in range(3):
        key("tab")
    assert page.presenter.moving.pawn == 2
    key("right")
    key("up")
    key("z")
    assert page.session.log == []
    assert page.presenter.moving.view["at"][2] == cell_at(6, 4)
    key("enter")
    frames(2)
    assert [action for _, action in page.session.log] == [("pawn", 2), ("step", 1), ("end",)]


def test_arrows_go_where_they_point_on_a_turned_board(sit_down):
    page = sit_down(PHONE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    assert page.presenter.board_orientation == TURNED
    for _ in range(3):
        key("tab")
    before = on_glass(page, page.presenter.moving.view["at"][2])
    key("right")
    after = on_glass(page, page.presenter.moving.view["at"][2])
    assert after[0] > before[0]
    assert after[1] == pytest.approx(before[1])


def test_turning_the_window_keeps_the_pawn_and_its_route(sit_down):
    page = sit_down(WIDE, scenario=told([], pawns=[["outside", "outside", [5, 4]]]))
    drag_through(page, 2, [cell_at(6, 4)])
    tap_cell(page, cell_at(6, 2))
    assert page.presenter.board_orientation == UPRIGHT
    resize(*TALL)
    frames(6)
    assert page.presenter.board_orientation == TURNED
    assert page.presenter.moving.route.cell == cell_at(6, 2)
    tap_cell(page, cell_at(6, 2))
    assert page.session.log[-1] == (0, ("end",))


def test_the_last_walk_is_stepped_through_with_its_reasons(sit_down):
    page = sit_down(PHONE, seats=2)
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        luck = move_something(page, luck)
    tap_on(page.presenter.side_panel.ids.walk)
    frames(3)
    stepping, strip = page.presenter.stepping, page.ids.desk.ids.strip
    assert strip.sentence.startswith("Tombstone: ")
    key("right")
    key("right")
    frames(2)
    assert stepping.place == 2
    assert strip.sentence.startswith("Step 2 of")
    moment = stepping.moments[2]
    assert page.board.pieces.where("monster") == page.presenter.scenery.monster_place(moment.view["monster"])
    key("left")
    assert stepping.place == 1
    tap_on(stepping.stepper.children[1].children[0])
    frames(3)
    assert not stepping.open
    assert strip.player == "Mira" or strip.player == "Odo"


def test_a_walk_is_still_there_after_the_table_was_left(sit_down):
    page = sit_down(PHONE, seats=2)
    luck = dice.seeded(1)
    while page.session.view(None)["turn"] == 0:
        luck = move_something(page, luck)
    app, name = App.get_running_app(), page.tabletop.name
    app.navigator.home()
    settle(lambda: page.tabletop is None)
    app.navigator.go("table", name=name)
    frames(6)
    key("w")
    assert app.navigator.page.presenter.stepping.open


def test_the_forecast_belongs_to_what_is_considered_now(sit_down):
    page = sit_down(WIDE, scenario=told([[14, 4]], [[3, 3]]))
    panel, overlay = page.presenter.side_panel, page.board.overlay
    assert not panel.previewing
    tap_on(panel.ids.preview)
    frames(2)
    assert len(page.presenter.forecast_now().lines) >= 1
    assert page.ids.desk.ids.strip.hint.startswith("Then the monster eats")
    pawn = page.presenter.moving.playable[0]
    page.play(("pawn", pawn), ("end",))
    frames(4)
    assert not panel.previewing
    assert overlay.dials.shown == ()


def test_the_prompt_tells_the_walk_and_the_next_player_is_asked_after_it(sit_down):
    page = sit_down(WIDE, seats=2, settings={"animation": "normal"})
    seen = []
    page.ids.desk.ids.strip.bind(sentence=lambda _strip, words: seen.append(words))
    while not page.presenter.walking:
        legal = page.session.legal(page.asked)
        page.play(next((each for each in legal if each[0] in ("pawn", "end")), legal[0]))
        frames(1)
    assert not any(panel.active for panel in page.seats.panels)
    settle(lambda: any(", step 1 of " in words for words in seen))
    skip = page.ids.desk.ids.strip.choices[0]
    assert skip.text == "Skip"
    skip.act()
    frames(3)
    assert not page.presenter.animation.playing
    assert sum(panel.active for panel in page.seats.panels) == 1
    assert ", step" not in page.ids.desk.ids.strip.sentence


def test_while_a_pawn_goes_the_table_is_still_its_players(sit_down):
    page = sit_down(WIDE, seats=2, settings={"animation": "normal"})
    mover = page.asked
    page.play(*first_way_in(page))
    frames(1)
    assert page.presenter.animation.playing
    assert page.asked != mover
    assert page.ids.desk.ids.strip.player == page.name_of(mover)
    assert [panel.active for panel in page.seats.panels].index(True) == mover
    settle(lambda: not page.presenter.animation.playing)
    assert page.ids.desk.ids.strip.player == page.name_of(page.asked)
    assert [panel.active for panel in page.seats.panels].index(True) == page.asked


def first_way_in(page):
    """A pawn comes in and stays where it is then."""
    trial, deed = page.session.clone(), []
    for kind in ("pawn", "enter", "end"):
        deed.append(next(each for each in trial.legal(page.asked) if each[0] == kind))
        trial.play(page.asked, deed[-1])
    return deed


def test_a_tap_skips_the_walk_and_means_nothing_else(sit_down):
    page = sit_down(PHONE, seats=2, settings={"animation": "normal"})
    moving = page.presenter.moving
    while page.session.view(None)["turn"] == 0:
        page.presenter.hurry()
        pawn = moving.playable[0]
        moving.consider(pawn)
        moving.go(next(iter(moving.routes.values())))
    settle(lambda: not App.get_running_app().navigator.transition.is_active)
    assert page.presenter.animation.playing
    tap(*on_glass(page, cell_at(8, 7)))
    frames(2)
    assert not page.presenter.animation.playing
    assert not App.get_running_app().toast.text
    assert moving.playable


def test_seven_players_have_room_on_a_phone(sit_down):
    page = sit_down(PHONE, seats=7)
    panels = page.seats.panels
    assert len(panels) == 7
    assert all(min(panel.size) >= 48 for panel in panels)
    assert page.board.camera.scale >= 22
    luck = dice.seeded(2)
    for _ in range(7):
        luck = move_something(page, luck)
    assert page.session.view(None)["asked"] == [0]


def test_a_long_press_explains_with_the_way_to_the_rule(sit_down):
    page = sit_down(WIDE)
    app = App.get_running_app()
    press_and_hold(*on_glass(page, cell_at(8, 2)), lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Blood pool"
    app.dialogs.close_top()


def test_a_hint_points_at_the_board(sit_down):
    page = sit_down(WIDE, scenario=told([[5, 5]]))
    assert page.presenter.point_out(("pawn", 0)) == [cell_at(5, 5)]
    page.play(("pawn", 0))
    assert page.presenter.point_out(("step", 1)) == [cell_at(6, 5)]


def test_a_line_of_the_log_shows_its_cells(sit_down):
    page = sit_down(PHONE, scenario=told([[5, 5]]))
    shown = page.presenter.board_orientation.shown
    event = ("walked", -1, "5a.9", cell_at(3, 3), cell_at(4, 3))
    assert page.presenter.cells_of(event) == [shown(cell_at(3, 3)), shown(cell_at(4, 3))]


def test_there_is_nothing_to_press_while_nobody_is_chosen(sit_down):
    assert buttons(sit_down(PHONE)) == []


def test_a_question_mark_tells_the_keys_of_the_pawns(sit_down):
    sit_down(WIDE)
    key("?")
    body = App.get_running_app().dialogs.top.body
    assert all(words in body for words in ("select the next pawn", "replay the last walk", "undo"))
