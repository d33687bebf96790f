"""The companion beside the box, driven with fingers."""

import json

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView

from app.catalogue import Playable
from app.finstere_flure.companion import FILE
from app.finstere_flure.scenery import MONSTER
from app.services.motion_detector import Shaken
from engine.finstere_flure import GAME
from engine.finstere_flure.board import ENTRANCE, SIDES, cell_at
from engine.finstere_flure.companion import FortressKeeper
from engine.finstere_flure.mirroring import Piece, in_the_box, piece_at
from engine.finstere_flure.pieces import BLUE, LINE, SQUARE, STONE
from engine.finstere_flure.state import ESCAPED, OUTSIDE
from engine.finstere_flure.tombstones import NAMES
from tests.app.fingers import Finger, drag, frames, resize, settle, tap, tap_on
from tests.app.screens.conftest import PHONE, TALL, WIDE

pytestmark = pytest.mark.ui


def reach(app, widget):
    """Scroll the dialog until a widget of it is seen."""
    scroll = next(each for each in app.dialogs.top.walk() if isinstance(each, ScrollView))
    scroll.scroll_to(widget, animate=False)
    frames(12)


def open_the_table(app):
    """Press the one answer of the dialog that asks for a new table."""
    button = app.dialogs.top.ids.answers.children[0]
    reach(app, button)
    tap_on(button)
    gone()


def gone():
    """Wait until no dialog is seen any more: while one fades it still takes every touch."""
    settle(lambda: not any(isinstance(each, ModalView) for each in Window.children))
    frames(4)


def chip(app, words):
    """The chip of the open dialog that says this."""
    return next(
        each
        for each in app.dialogs.top.walk()
        if getattr(each, "text", "") == words and hasattr(each, "icon")
    )


def choose(app, words):
    """Touch a chip of the open dialog."""
    found = chip(app, words)
    reach(app, found)
    tap_on(found)
    frames(2)


@pytest.fixture
def companion(open_shell):
    """Give companion(size, *chips): the page with a fresh table, after these chips were touched."""

    def start(size=PHONE, *chips, fresh=True, before=None, **settings):
        app = open_shell(size, **settings)
        if before is not None:
            app.services.storage.write("settings", FILE, before)
        app.catalogue["finstere_flure"] = Playable(GAME, "app.finstere_flure.table", "finstere_flure")
        app.navigator.go("companion", key="finstere_flure")
        frames(6)
        if fresh:
            for words in chips:
                choose(app, words)
            open_the_table(app)
        return app, app.navigator.page._content

    return start


def saved():
    """A save with a tombstone turned up."""
    keeper = FortressKeeper.opened(4, GAME.info.settle({}), "basic", True, True, 1)
    keeper.draw()
    return json.dumps({"hues": ["blue", "red", "bone", "green"], "keeper": keeper.plain()}).encode()


def on_glass(page, cell):
    """The middle of a cell of the rules in the window."""
    board = page.view.board
    return board.to_window(*board.place_of(page.view.lie.shown(cell)))


def touch(page, column, row):
    tap(*on_glass(page, cell_at(column, row)))
    frames(2)


def press(page, words):
    """Press the button with these words."""
    frames(3)
    tap_on(next(each for each in page.walk() if getattr(each, "text", "") == words and hasattr(each, "kind")))
    frames(3)


def take(page, pawn):
    """Take a pawn from the roster, through its player's mark where that is needed."""
    roster = page.view.roster
    if not roster.roomy:
        tap_on(roster._marks[pawn >> 2])
        frames(2)
    faces = [face for row in roster._faces for face in row]
    tap_on(next(face for face in faces if face.pawn == pawn))
    frames(2)


def state(page):
    return page.keeper.state


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_one_touch_leads_from_the_box_to_the_basic_board(companion, size):
    _, page = companion(size)
    assert page.keeper.mirrors
    assert state(page).seats == 4
    assert sum(bool(byte & 7) for byte in state(page).board) == 11


@pytest.mark.parametrize("size", [PHONE, TALL, WIDE])
def test_a_pawn_enters_and_moves_by_touch(companion, size):
    _, page = companion(size)
    take(page, 6)
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    assert state(page).at[6] == ENTRANCE
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    touch(page, 13, 10)
    assert state(page).at[6] == cell_at(13, 10)
    assert page.view.hand.held is None


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_pawn_is_dragged(companion, size):
    _, page = companion(size)
    page.keeper.move_pawn(3, cell_at(13, 8))
    page.changed()
    drag(on_glass(page, cell_at(13, 8)), on_glass(page, cell_at(11, 8)))
    frames(2)
    assert state(page).at[3] == cell_at(11, 8)


def test_a_second_finger_puts_a_dragged_pawn_back(companion):
    _, page = companion(WIDE)
    page.keeper.move_pawn(3, cell_at(13, 8))
    page.changed()
    finger = Finger(*on_glass(page, cell_at(13, 8))).down().to(*on_glass(page, cell_at(11, 8)))
    other = Finger(*on_glass(page, cell_at(5, 5))).down()
    finger.up()
    other.up()
    frames(2)
    assert state(page).at[3] == cell_at(13, 8)
    assert page.view.hand.held is None


def test_a_stone_that_was_pushed_is_moved_by_two_touches_or_a_drag(companion):
    _, page = companion(WIDE)
    touch(page, 2, 2)
    touch(page, 3, 2)
    assert piece_at(state(page), cell_at(3, 2)) == Piece(STONE, cell_at(3, 2))
    drag(on_glass(page, cell_at(12, 3)), on_glass(page, cell_at(13, 3)))
    frames(2)
    assert piece_at(state(page), cell_at(13, 3)) == Piece(STONE, cell_at(13, 3))


def test_a_pawn_out_of_the_fortress_is_told_by_a_button(companion):
    _, page = companion(WIDE)
    take(page, 4)
    press(page, "Out")
    assert state(page).at[4] == ESCAPED
    take(page, 4)
    press(page, "Outside")
    assert state(page).at[4] == OUTSIDE


def test_where_nobody_can_stand_is_said(companion):
    app, page = companion(WIDE)
    said = []
    app.say = said.append
    take(page, 4)
    page.view.hand.put(cell_at(2, 2))
    assert said == ["Nobody can stand there."]
    assert state(page).at[4] == OUTSIDE


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_round_from_the_tombstone_to_the_new_position(companion, size):
    _, page = companion(size)
    page.keeper.move_pawn(0, cell_at(5, 0))
    page.changed()
    press(page, "Turn a tombstone up")
    view, walk = page.view, page.keeper.walk()
    assert view.stepping.open
    assert page.keeper.waiting is not None
    stepper = view.stepping.stepper
    on = next(each for each in stepper.walk() if getattr(each, "icon", "") == "step_on")
    for _ in range(len(view.stepping.moments) - 1):
        tap_on(on)
        frames(2)
    assert view.words.startswith("Last look.")
    press(page, "Done as shown")
    assert not view.stepping.open
    assert state(page).monster == walk.after.monster
    assert SIDES[state(page).facing] == SIDES[walk.after.facing]
    assert state(page).at[0] == OUTSIDE
    assert (state(page).turn, state(page).first) == (1, 1)


def test_every_step_of_the_walk_says_why(companion):
    _, page = companion(WIDE)
    page.keeper.move_pawn(0, cell_at(5, 0))
    page.flip()
    page.view.stepping.go_to(1)
    assert page.view.words.startswith(f"Step 1 of {page.keeper.waiting.steps}.")
    assert page.view.words.endswith("The monster sees somebody to the east, 5 cells away.")


def test_a_walk_runs_by_itself_where_there_are_animations(companion):
    _, page = companion(WIDE, animation="fast")
    page.flip()
    assert page.view.stepping.stepper.running
    settle(lambda: page.view.stepping.place >= 1, 15)


def test_the_board_can_be_put_right_before_the_monster_walks(companion):
    _, page = companion(WIDE)
    page.flip()
    assert page.close_top()
    assert not page.view.stepping.open
    touch(page, 0, 0)
    assert page.view.hand.held == MONSTER
    touch(page, 4, 4)
    press(page, "Turn")
    assert (state(page).monster, SIDES[state(page).facing]) == (cell_at(4, 4), "S")
    assert page.close_top()
    press(page, "Let the monster walk")
    assert page.view.stepping.open
    assert page.view.stepping.moments[0].view["monster"] == cell_at(4, 4)


def test_the_tombstone_of_the_box_is_told(companion):
    app, page = companion(PHONE, "We do, and tell the app")
    press(page, "Tell the tombstone")
    faces = [each for each in app.dialogs.top.walk() if type(each).__name__ == "StoneFace"]
    tap_on(next(face for face in faces if face.stone.steps == 10))
    gone()
    assert page.keeper.waiting.steps == 10
    assert page.view.stepping.open


def test_prey_cannot_be_the_first_tombstone_of_the_box(companion):
    app, page = companion(PHONE, "We do, and tell the app")
    said = []
    app.say = said.append
    page.tell(NAMES["X"])
    assert said == ["The first tombstone must be a number: draw on."]
    assert page.keeper.waiting is None


def test_undo_takes_the_tombstone_and_its_walk_back(companion):
    _, page = companion(WIDE)
    page.flip()
    assert page.undo_title.startswith("tombstone")
    page.undo()
    assert not page.view.stepping.open
    assert page.undo_title == ""
    assert len(state(page).deck) == 8


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_bare_board_is_laid_with_fingers(companion, size):
    _, page = companion(size, "A bare one")
    view = page.view
    assert view.laying
    others = view.shelf.ids.others.pieces
    line = next(each for each, kind in zip(others, view.shelf.kinds, strict=True) if kind == LINE)
    start = line.to_window(*line.center)
    x, y = on_glass(page, cell_at(6, 5))
    drag(start, (start[0], start[1] + 40), (x, y - 64), steps=10)
    frames(2)
    assert in_the_box(state(page), advanced=True)[LINE] == 0
    square = view.shelf.kinds.index(SQUARE)
    tap_on(view.shelf.ids.others.pieces[square])
    frames(2)
    touch(page, 11, 5)
    assert piece_at(state(page), cell_at(11, 5)) == Piece(SQUARE, cell_at(11, 5))
    press(page, "Remove")
    assert piece_at(state(page), cell_at(11, 5)) is None
    press(page, "The board is right")
    assert not view.laying


def test_a_pool_is_drawn_away_only_while_pieces_are_laid(companion):
    _, page = companion(WIDE)
    drag(on_glass(page, cell_at(9, 3)), on_glass(page, cell_at(9, 6)))
    frames(2)
    assert state(page).pools[0] == cell_at(8, 2)
    page.view.board.reset_view()
    page.view.lay_pieces()
    frames(3)
    drag(on_glass(page, cell_at(9, 3)), on_glass(page, cell_at(10, 7)))
    frames(2)
    assert state(page).pools[0] == cell_at(9, 6)


def test_a_teleporter_is_turned_by_a_button(companion):
    _, page = companion(WIDE, "Carousel")
    cell = next(cell for cell in range(176) if (piece := piece_at(state(page), cell)) and piece.kind == BLUE)
    before = state(page).board[cell] >> 6
    tap(*on_glass(page, cell))
    frames(2)
    press(page, "Turn")
    assert state(page).board[cell] >> 6 == (before + 1) % 4


def test_round_marker_and_tombstones_are_corrected_by_touch(companion):
    app, page = companion(WIDE)
    tap_on(page.view.ids.stones)
    frames(4)
    sheet = next(each for each in app.dialogs.top.walk() if type(each).__name__ == "Correcting")
    for _ in range(7):
        tap_on(sheet.ids.round.ids.plus)
        frames(1)
    assert (state(page).turn, state(page).stage) == (7, 2)
    choose(app, "Bone")
    assert state(page).first == 2
    face = sheet.ids.stones.children[-1]
    reach(app, face)
    tap_on(face)
    frames(2)
    assert list(state(page).seen) == [0]


def test_who_has_won_is_said_large(companion):
    _, page = companion(WIDE)
    for pawn in (0, 1, 2):
        page.keeper.move_pawn(pawn, ESCAPED)
    page.changed()
    assert page.view.words == "Blue has won: all pawns but one are out."


def test_the_second_stage_is_announced_when_it_begins(companion):
    app, page = companion(WIDE)
    said = []
    app.say = said.append
    page.keeper.set_turn(6)
    page.flip()
    page.view.done()
    assert said == ["The second stage begins: who is eaten now is lost."]
    assert (page.view.stage, page.view.turn) == (2, 0)


def test_the_board_turns_with_the_glass(companion):
    _, page = companion(WIDE)
    page.keeper.move_pawn(3, cell_at(13, 8))
    page.changed()
    assert page.view.lie.turns == 0
    resize(*PHONE)
    frames(6)
    assert page.view.lie.turns == 1
    tap(*on_glass(page, cell_at(13, 8)))
    frames(2)
    assert page.view.hand.pawn == 3


def test_seats_are_the_colours_in_the_order_in_which_they_were_touched(companion):
    _, page = companion(WIDE, "1  Blue", "Slate")
    assert page.hues == ["red", "bone", "green", "slate"]
    assert page.name_of(3) == "Slate"


def test_one_person_cannot_play(companion):
    app, page = companion(WIDE, fresh=False)
    for words in ("1  Blue", "1  Red", "1  Bone"):
        choose(app, words)
    button = app.dialogs.top.ids.answers.children[0]
    reach(app, button)
    tap_on(button)
    frames(12)
    assert page.keeper is None
    assert app.dialogs.top is not None


def test_the_pile_alone_turns_a_tombstone_up_with_one_touch_or_a_shake(companion):
    app, page = companion(PHONE, "Only the tombstones")
    tap_on(page.view.ids.stone)
    frames(3)
    assert len(state(page).seen) == 1
    assert page.view.words.endswith("steps")
    app.services.motion.give(Shaken())
    frames(3)
    assert len(state(page).seen) == 2
    press(page, "Turn a tombstone up")
    assert len(state(page).seen) == 3
    assert page.view.round_words == "Stage 1, round 3 of 7"


def test_a_shake_turns_nothing_up_while_a_walk_waits(companion):
    app, page = companion(WIDE)
    app.services.motion.give(Shaken())
    frames(2)
    assert page.keeper.waiting is not None
    app.services.motion.give(Shaken())
    frames(2)
    assert len(state(page).seen) == 1


def test_a_whole_game_of_fourteen_tombstones(companion):
    _, page = companion(PHONE, "Only the tombstones")
    for _ in range(14):
        page.flip()
    assert page.view.stage == 2
    assert page.view.round_words == "Stage 2, last round"
    before = page.keeper.plain()
    page.flip()
    assert page.keeper.plain() == before


def test_the_tombstones_of_the_box_are_touched_in_the_pile(companion):
    _, page = companion(PHONE, "Only the tombstones", "We do, and tell the app")
    faces = page.view.ids.left._kinds
    tap_on(next(face for face in faces if face.stone.steps == 8))
    frames(3)
    assert page.keeper.waiting.steps == 8
    assert next(face for face in faces if face.stone.steps == 8).count == 1


def test_everything_is_kept_when_the_app_is_killed(companion):
    _, page = companion(WIDE)
    take(page, 6)
    tap(*on_glass(page, ENTRANCE))
    frames(2)
    page.flip()
    kept = page.keeper.plain()
    _, again = companion(PHONE, fresh=False)
    assert again.keeper.plain() == kept
    assert again.hues == ["blue", "red", "bone", "green"]
    press(again, "Let the monster walk")
    assert again.view.stepping.open


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: b"\xff\xfe\x00garbled",
        lambda data: b"[]",
        lambda data: b"null",
        lambda data: json.dumps({**json.loads(data), "keeper": {}}).encode(),
        lambda data: json.dumps({**json.loads(data), "keeper": None}).encode(),
    ],
)
def test_a_garbled_save_asks_for_a_new_table(companion, spoil):
    _, page = companion(WIDE, before=spoil(saved()))
    assert page.keeper is not None
    assert page.undo_title == ""


def test_colours_that_make_no_sense_are_replaced(companion):
    data = {**json.loads(saved()), "hues": ["slate", 7, "nonsense", "slate"]}
    _, page = companion(WIDE, fresh=False, before=json.dumps(data).encode())
    assert page.hues == ["slate", "blue", "red", "bone"]


def test_a_table_under_way_is_not_cleared_without_a_question(companion):
    app, page = companion(WIDE)
    page.flip()
    page.open_menu()
    frames(3)
    answers = {answer.text: answer for answer in app.dialogs.top.ids.answers.children}
    tap_on(answers["A new table"])
    frames(20)
    assert "Clear the table" in {answer.text for answer in app.dialogs.top.ids.answers.children}
    app.dialogs.close_top()
    assert page.keeper.waiting is not None


def test_the_words_follow_the_language(companion):
    app, page = companion(WIDE)
    app.settings.language = "fr"
    frames(3)
    assert page.name_of(1) == "Rouge"
