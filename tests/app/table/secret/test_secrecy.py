"""The curtain of a table: who is not asked sees and touches nothing."""

import pytest

from tests.app.fingers import frames, resize, tap, tap_on
from tests.app.sizes import WIDE
from tests.app.table.sitting import hold_seal, sit_down


def test_the_curtain_is_down_until_the_right_player_holds_the_seal(open_shell):
    page = sit_down(open_shell(), ("", ""))
    assert page.curtain_is_down
    assert page._before.view["hand"] == []
    tap(20, 20)
    frames(5)
    assert page.curtain_is_down
    hold_seal(page)
    assert page.eyes.holder == 0
    assert len(page._before.view["hand"]) == 2


def test_nothing_behind_the_curtain_can_be_touched(open_shell):
    page = sit_down(open_shell(), ("", ""))
    tap_on(page.ids.desk.ids.menu)
    frames(2)
    assert not page.close_top()


def test_the_curtain_falls_when_the_next_player_is_asked(open_shell):
    page = sit_down(open_shell(), ("", ""), voting=False)
    hold_seal(page)
    tap_on(page.presenter._buttons.children[-1])
    frames(2)
    assert page.session.log == [(0, ("roll",))]
    assert page.curtain_is_down
    assert page.ids.curtain.name == "Odo"


@pytest.mark.parametrize("why", ["pause", "rotation"])
def test_the_curtain_falls_by_itself(open_shell, why):
    app = open_shell()
    page = sit_down(app, ("", ""))
    hold_seal(page)
    if why == "pause":
        app.on_pause()
    else:
        resize(*WIDE)
    frames(3)
    assert page.curtain_is_down
    assert page._before.view["hand"] == []


def test_alone_at_the_table_there_is_no_curtain(open_shell):
    page = sit_down(open_shell(), ("", "medium"))
    assert not page.curtain_is_down
    assert len(page._before.view["hand"]) == 2
