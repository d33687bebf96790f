"""The monster's walk beside the box: from the tombstone, step by step, to the new position and the end."""

import pytest

from app.games.finstere_flure.drawing.scenery import MONSTER
from app.services.motion_detector import Shaken
from engine.games.finstere_flure.rules.board import SIDES, cell_at
from engine.games.finstere_flure.rules.tombstones import NAMES
from engine.games.finstere_flure.state import ESCAPED, OUTSIDE
from tests.app.fingers import frames, gone, settle, tap_on
from tests.app.games.finstere_flure.companion.beside_the_box import choose, press, reach, state, touch
from tests.app.sizes import PHONE, WIDE

pytestmark = pytest.mark.ui


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_a_round_from_the_tombstone_to_the_new_position(companion, size):
    _, page = companion(size)
    page.companion.move_pawn(0, cell_at(5, 0))
    page.changed()
    press(page, "Reveal a tombstone")
    view, walk = page.view, page.companion.walk()
    assert view.stepping.open
    assert page.companion.waiting is not None
    stepper = view.stepping.stepper
    on = next(each for each in stepper.walk() if getattr(each, "icon", "") == "step_on")
    for _ in range(len(view.stepping.moments) - 1):
        tap_on(on)
        frames(2)
    assert view.words.startswith("Last look.")
    press(page, "Done on our board")
    assert not view.stepping.open
    assert state(page).monster == walk.after.monster
    assert SIDES[state(page).facing] == SIDES[walk.after.facing]
    assert state(page).at[0] == OUTSIDE
    assert (state(page).turn, state(page).first) == (1, 1)


def test_every_step_of_the_walk_says_why(companion):
    _, page = companion(WIDE)
    page.companion.move_pawn(0, cell_at(5, 0))
    page.flip()
    page.view.stepping.go_to(1)
    assert page.view.words.startswith(f"Step 1 of {page.companion.waiting.steps}.")
    assert page.view.words.endswith("The monster sees a pawn to the east, 5 cells away.")


def test_a_walk_runs_by_itself_where_there_are_animations(companion):
    _, page = companion(WIDE, animation="fast")
    page.flip()
    assert page.view.stepping.stepper.running
    settle(lambda: page.view.stepping.place >= 1)


def test_the_board_can_be_put_right_before_the_monster_walks(companion):
    _, page = companion(WIDE)
    page.flip()
    assert page.close_top()
    assert not page.view.stepping.open
    touch(page, 0, 0)
    assert page.view.hand.held == MONSTER
    touch(page, 4, 4)
    press(page, "Rotate")
    assert (state(page).monster, SIDES[state(page).facing]) == (cell_at(4, 4), "S")
    assert page.close_top()
    press(page, "Move the monster")
    assert page.view.stepping.open
    assert page.view.stepping.moments[0].view["monster"] == cell_at(4, 4)


def test_the_tombstone_of_the_box_is_told(companion):
    app, page = companion(PHONE, "We do, and enter them")
    press(page, "Enter the tombstone")
    faces = [each for each in app.dialogs.top.walk() if type(each).__name__ == "StoneFace"]
    tap_on(next(face for face in faces if face.stone.steps == 10))
    gone()
    assert page.companion.waiting.steps == 10
    assert page.view.stepping.open


def test_prey_cannot_be_the_first_tombstone_of_the_box(companion):
    app, page = companion(PHONE, "We do, and enter them")
    said = []
    app.say = said.append
    page.tell(NAMES["X"])
    assert said == ["The first tombstone must be a number: draw another one."]
    assert page.companion.waiting is None


def test_a_shake_turns_nothing_up_while_a_walk_waits(companion):
    app, page = companion(WIDE)
    app.services.motion.give(Shaken())
    frames(2)
    assert page.companion.waiting is not None
    app.services.motion.give(Shaken())
    frames(2)
    assert len(state(page).seen) == 1


def test_undo_takes_the_tombstone_and_its_walk_back(companion):
    _, page = companion(WIDE)
    page.flip()
    assert page.undo_title.startswith("tombstone")
    page.undo()
    assert not page.view.stepping.open
    assert page.undo_title == ""
    assert len(state(page).deck) == 8


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


def test_the_second_stage_is_announced_when_it_begins(companion):
    app, page = companion(WIDE)
    said = []
    app.say = said.append
    page.companion.set_turn(6)
    page.flip()
    page.view.done()
    assert said == ["The second stage begins: from now on, eaten pawns are eliminated."]
    assert (page.view.stage, page.view.turn) == (2, 0)


def test_who_has_won_is_said_large(companion):
    _, page = companion(WIDE)
    for pawn in (0, 1, 2):
        page.companion.move_pawn(pawn, ESCAPED)
    page.changed()
    assert page.view.words == "Blue wins: all but one of their pawns have escaped."
