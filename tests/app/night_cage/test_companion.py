"""The companion beside the box, driven with fingers."""

import pytest

from app.catalogue import Playable
from app.services.motion_detector import Shaken
from engine.night_cage import GAME
from tests.app.fingers import frames, settle, tap_on
from tests.app.screens.conftest import PHONE, WIDE
from tests.app.screens.conftest import open_shell as open_shell


@pytest.fixture
def companion(open_shell):
    """Give companion(size): the page with a fresh table for four, the app being the tower."""

    def start(size=PHONE, fresh=True):
        app = open_shell(size)
        app.catalogue["night_cage"] = Playable(GAME, "app.night_cage.table", "night_cage")
        app.navigator.go("companion", key="night_cage")
        frames(4)
        if fresh:
            for _ in range(3):
                tap_on(app.dialogs.top.ids.answers.children[-1])
                settle(lambda: True)
                frames(12)
        return app, app.navigator.page._content

    return start


def test_three_touches_lead_from_the_box_to_a_tower(companion):
    _, page = companion()
    assert page.keeper.prisoners == 4
    assert page.stack == 74
    assert page.draws


def test_one_touch_draws_a_tile_and_one_takes_it_back(companion):
    _, page = companion()
    buttons = [w for w in page.walk() if getattr(w, "text", "") == "Draw a tile"]
    tap_on(buttons[0])
    frames(2)
    assert page.stack == 73
    assert page.drawn_name
    page.undo()
    assert page.stack == 74


def test_a_shake_draws_too(companion):
    app, page = companion()
    app.services.motion.give(Shaken())
    frames(2)
    assert page.stack == 73


def test_a_touch_on_a_kind_discards_it(companion):
    _, page = companion(WIDE)
    name = page.ids.kinds.children[-1].ids.words
    tap_on(name)
    frames(2)
    assert sum(page.keeper.now.gone) == 1


def test_the_tower_is_kept_when_the_app_is_killed(companion):
    _, page = companion()
    page.draw()
    page.draw()
    _, again = companion(fresh=False)
    assert again.stack == 72
    assert again.keeper.now == page.keeper.now
