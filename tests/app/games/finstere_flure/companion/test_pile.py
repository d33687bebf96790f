"""The companion that keeps only the tombstones: turned up by touch, by shaking, or told from the box."""

import pytest

from app.services.motion_detector import Shaken
from tests.app.fingers import frames, tap_on
from tests.app.games.finstere_flure.companion.beside_the_box import press, state
from tests.app.sizes import PHONE

pytestmark = pytest.mark.ui


def test_the_pile_alone_turns_a_tombstone_up_with_one_touch_or_a_shake(companion):
    app, page = companion(PHONE, "Tombstones only")
    tap_on(page.view.ids.stone)
    frames(3)
    assert len(state(page).seen) == 1
    assert page.view.words.endswith("steps")
    app.services.motion.give(Shaken())
    frames(3)
    assert len(state(page).seen) == 2
    press(page, "Reveal a tombstone")
    assert len(state(page).seen) == 3
    assert page.view.round_words == "Stage 1, round 3 of 7"


def test_a_whole_game_of_fourteen_tombstones(companion):
    _, page = companion(PHONE, "Tombstones only")
    for _ in range(14):
        page.flip()
    assert page.view.stage == 2
    assert page.view.round_words == "Stage 2, last round"
    before = page.companion.plain()
    page.flip()
    assert page.companion.plain() == before


def test_the_tombstones_of_the_box_are_touched_in_the_pile(companion):
    _, page = companion(PHONE, "Tombstones only", "We do, and enter them")
    faces = page.view.ids.left._kinds
    tap_on(next(face for face in faces if face.stone.steps == 8))
    frames(3)
    assert page.companion.waiting.steps == 8
    assert next(face for face in faces if face.stone.steps == 8).count == 1
