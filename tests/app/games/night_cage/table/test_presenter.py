"""The Night Cage played with real fingers: placing, stepping with its preview, keys, and whole games."""

from typing import Any

import pytest
from kivy.app import App

from app.board.pieces import GROW_SECONDS
from app.games.night_cage.table.scenery import GREAT_PIT
from app.look.player_colours import HUES
from engine.core import dice
from tests.app.fingers import drag, frames, key, press_and_hold, settle, tap, tap_on
from tests.app.games.night_cage.conftest import PEOPLE
from tests.app.games.night_cage.table.touching import (
    STEP,
    UNWATCHED,
    begin,
    place_on_screen,
    sit_at,
    tower_of,
)
from tests.app.real_games import offer, open_table
from tests.app.sizes import PHONE, WIDE
from tests.engine.games.night_cage.positions import EAST, EMPTY_MAP, table
from tools.scenes.stage import asked, moments

MOST_TOUCHES = 700


def touch_something(page: Any, luck: int) -> int:
    """Do one legal thing by touch alone; gives the next luck."""
    presenter = page.presenter
    found = presenter.targets
    if page.tray.holding:
        known, (cell, luck) = len(page.session.log), dice.pick(luck, sorted(found.places))
        tap(*place_on_screen(page, cell))
        frames(1)
        if len(page.session.log) == known:
            tap_on(page.tray.ids.tick)
    elif found.cells and (not found.buttons or luck % 3):
        cell, luck = dice.pick(luck, sorted(found.cells))
        tap(*place_on_screen(page, cell))
        frames(1)
        if presenter.considering.picked is not None:
            tap(*place_on_screen(page, cell))
    else:
        button, luck = dice.pick(luck, page.ids.desk.ids.choices.buttons)
        tap_on(button)
    frames(2)
    return dice.below(luck, 2)[1]


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, pytest.param(WIDE, marks=pytest.mark.thorough)])
def test_a_whole_game_is_played_with_fingers(sit_down, size):
    page, luck = sit_down(size, seats=4, seed=11), dice.seeded(4)
    app = App.get_running_app()
    for _ in range(MOST_TOUCHES):
        if page.session.outcome is not None:
            break
        before = len(page.session.log)
        luck = touch_something(page, luck)
        settle(lambda known=before: len(page.session.log) > known)
    settle(lambda: app.navigator.current == "result")
    assert page.session.outcome is not None
    assert app.statistics.of("night_cage").played == 1


def test_the_starting_tile_is_dragged_onto_the_dark_and_turned(sit_down):
    page = sit_down(WIDE)
    piece = page.tray.ids.piece
    x, y = place_on_screen(page, 14)
    drag(piece.to_window(*piece.center), (x, y - 64), steps=12)
    tap_on(page.tray.ids.right)
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[0] == (0, ("start", 14, 1))


@pytest.mark.parametrize(
    ("waiting", "said"),
    [
        ("fall", "Choose a row or column to fall along first"),
        ("block", "First decide whether to block the hit"),
        ("snuff", "Choose a lit tile with no prisoner on it, unless none is left"),
    ],
)
def test_a_touch_on_a_cell_that_answers_nothing_is_told_what_is_asked(open_shell, waiting, said):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    session = next(each for each in moments("night_cage") if asked(each) == waiting)
    page = open_table(app, session, PEOPLE[:4])
    at = page.session.view(None)["at"]
    lost = next(cell for cell in range(36) if cell not in page.presenter.targets.cells and cell not in at)
    tap(*place_on_screen(page, lost))
    settle(lambda: app.toast.showing)
    assert app.toast.text == said


def test_a_refused_cell_says_why(sit_down):
    page = begin(sit_down(WIDE))
    far = next(
        cell
        for cell in range(36)
        if cell not in page.presenter.targets.cells and cell != page.session.view(0)["at"][0]
    )
    tap(*place_on_screen(page, far))
    frames(2)
    assert App.get_running_app().toast.text


def test_a_long_press_explains_a_tile(sit_down):
    page = begin(sit_down(WIDE))
    app = App.get_running_app()
    press_and_hold(*place_on_screen(page, page.session.view(0)["at"][0]), lambda: app.dialogs.top is not None)
    assert app.dialogs.top.title == "Starting tile"
    assert "Mira" in app.dialogs.top.body


def test_the_tower_tells_what_is_left_and_the_odds(sit_down):
    page = begin(sit_down(PHONE))
    app = App.get_running_app()
    tap_on(tower_of(page).children[-1])
    frames(3)
    rows = app.dialogs.top.ids.place.children[0].children
    assert sum(int(row.count) for row in rows) == page.session.view(0)["stack"]


def test_the_eye_shows_every_line_of_sight(sit_down):
    page = begin(sit_down(WIDE))
    key("v")
    assert tower_of(page).seeing
    key("v")
    assert not tower_of(page).seeing


def test_prisoners_are_called_as_the_table_calls_them(sit_down):
    page = begin(sit_down(WIDE))
    assert page.describe(("stay",)).startswith("Mira")


def test_alone_the_four_prisoners_are_called_by_their_colours(sit_down):
    page = begin(sit_down(PHONE, seats=1))
    names = [panel.name for panel in page.ids.desk.ids.seats.panels]
    assert names == ["Blue", "Red", "Bone", "Green"]


def test_the_prompt_speaks_to_the_prisoner_whose_turn_it_is(sit_down):
    page = sit_down(PHONE, seats=2)
    strip = page.ids.desk.ids.strip
    called = []
    while page.session.state.todo[-1][0] in ("start", "place"):
        if page.session.state.todo[-1][0] == "start":
            called.append((strip.player, strip.mark))
        page.play(page.session.legal(page.asked)[0])
    assert called == [
        ("Blue", "mark_blue"),
        ("Bone", "mark_bone"),
        ("Red", "mark_red"),
        ("Green", "mark_green"),
    ]


def test_the_dirge_is_dragged_about_and_comes_down_only_after_the_tick(sit_down):
    from tests.engine.games.night_cage.test_dirge import second_omen

    page = sit_down(WIDE)
    page.tabletop.session.state = second_omen("B3").state
    page.refresh()
    frames(3)
    handles = sorted(page.presenter.targets.cells)
    first, last = handles[0], handles[-1]
    drag(place_on_screen(page, first), place_on_screen(page, last))
    assert page.presenter.considering.picked == page.presenter.targets.cells[last]
    assert not page.session.log
    drag(place_on_screen(page, last), place_on_screen(page, first))
    chosen = page.presenter.considering.picked
    assert chosen == page.presenter.targets.cells[first]
    tap_on(page.ids.desk.ids.choices.buttons[0])
    assert page.session.log == [(0, chosen)]


@pytest.mark.parametrize(("animation", "opens"), [("normal", True), ("off", False)])
def test_the_pit_of_the_dirge_opens_before_ones_eyes(sit_down, animation, opens):
    from tests.engine.games.night_cage.test_dirge import second_omen

    page = sit_down(WIDE, settings={"animation": animation})
    page.tabletop.session.state = second_omen("B3").state
    page.refresh()
    frames(3)
    page.play(next(iter(page.presenter.targets.cells.values())))
    page.play(("endure",))
    settle(lambda: GREAT_PIT in page.board.pieces)
    pit = page.board.pieces._pieces[GREAT_PIT]
    assert (pit.size[1] < 3) == opens
    settle(lambda: pit.size[1] == 3)
    assert GROW_SECONDS <= 0.7


def test_a_question_mark_tells_every_key(sit_down):
    sit_down(WIDE)
    key("?")
    dialog = App.get_running_app().dialogs.top
    assert "show lines of sight" in dialog.body
    assert "undo" in dialog.body


def test_in_the_set_up_it_is_the_turn_of_whoever_looks_for_a_place(sit_down):
    page = sit_down(WIDE)
    while page.session.state.todo[-1] != ("start", 2):
        page.play(page.session.legal(page.asked)[0])
    frames(3)
    assert [panel.active for panel in page.seats.panels] == [False, False, True, False]
    assert page.presenter.colour == HUES["bone"].light


def test_a_tile_that_is_tried_shows_its_joints_until_it_is_taken_back(open_shell):
    page, _ = sit_at(open_shell, UNWATCHED)
    page.play(STEP)
    frames(3)
    strip = page.ids.desk.ids.strip
    tried = strip.hint
    assert page.board.overlay.chosen.joins
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert not page.board.overlay.chosen.joins
    assert strip.hint != tried


def test_a_touch_lays_a_tile_that_lies_only_one_way(open_shell):
    page, _ = sit_at(open_shell, UNWATCHED, stack=["x", "t", "t"])
    page.play(STEP)
    frames(3)
    assert page.tray.ghost is None
    cell = min(page.presenter.targets.places)
    tap(*place_on_screen(page, cell))
    frames(2)
    assert page.session.log[1] == (0, ("place", cell, 0))


def test_a_tile_that_is_tried_lies_bright_on_the_board_and_in_the_tray(sit_down):
    page = sit_down(WIDE)
    page.play(("start", 14, 0))
    frames(3)
    board, cell = page.board, min(page.presenter.targets.places)
    page.tray.drop(cell)
    frames(2)
    tile = board.tiles.at(cell)
    assert (tile.tint, tile.lifted, tile.turns) == ((1, 1, 1, 1), 1.04, page.tray.placing.turns)
    assert any(lamp.pos == board.grid.centre(cell) for lamp in board.light.lamps)
    assert len(board.overlay.ghosts.drawn) == 0
    assert board.overlay.chosen.cell == cell
    assert page.tray.ids.piece._colour.a == 1
    tap_on(page.ids.desk.ids.undo)
    frames(2)
    assert board.tiles.at(cell) is None
    assert board.overlay.chosen.cell is None


def test_a_tile_whose_cell_is_fixed_lies_there_at_once_to_be_turned(open_shell):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    fallen = table(EMPTY_MAP, "falling row 3", stack=["t"]).play("land", "B3")
    page = open_table(app, fallen.session, PEOPLE[:4])
    assert page.tray.ghost == (fallen.cell("B3"), 0)
    tap(*place_on_screen(page, fallen.cell("B3")))
    tap_on(page.tray.ids.tick)
    frames(3)
    assert page.session.log[-1][1] == ("place", fallen.cell("B3"), 1)


def test_the_final_flickers_are_announced(open_shell):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    row = "......\n┼┼G┼┼.\n" + "......\n" * 4
    keyed = [f"{cell} key" for cell in ("A2", "B2", "D2", "E2")]
    page = open_table(app, table(row, *keyed, stack=["t"], reserve=False).session, PEOPLE[:4])
    page.play(("stay",))
    settle(lambda: app.toast.showing)
    assert app.toast.text == "The stack is empty: the Final Flickers begin"


def test_who_is_hit_is_said(open_shell):
    app = open_shell(WIDE)
    offer(app, "night_cage")
    seen = table("......\n.┼┼W..\n" + "......\n" * 4, "B2 nerve 0", stack=["t"] * 9)
    page = open_table(app, seen.session, PEOPLE[:4])
    page.play(("move", EAST))
    settle(lambda: app.toast.showing)
    assert "is hit: 3 tiles lost" in app.toast.text


def test_the_panel_of_who_is_asked_glows_and_the_turn_has_a_pennant(sit_down):
    page = sit_down(WIDE)
    session = next(each for each in moments("night_cage") if asked(each) == "block" and _out_of_turn(each))
    page = open_table(App.get_running_app(), session, PEOPLE[:4])
    frames(3)
    view = session.view(None)
    panels = page.seats.panels
    assert [panel.active for panel in panels] == [number == view["details"][0] for number in range(4)]
    assert [panel.turn for panel in panels] == [number == view["active"] for number in range(4)]


def _out_of_turn(session):
    """Whether somebody is asked whose turn it is not."""
    view = session.view(None)
    return view["details"][0] != view["active"]
