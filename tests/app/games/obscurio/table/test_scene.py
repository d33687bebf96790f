"""Every scene of the library: what comes on stage is laid out, what has left is not."""

from typing import Any

import pytest

from tests.app.fingers import frames
from tests.app.games.obscurio.table.hands import Hands, described, sit_down
from tests.app.sizes import WIDE

pytestmark = pytest.mark.ui


def test_larger_text_lays_out_the_scene_that_is_shown_and_no_other(open_shell: Any, monkeypatch: Any) -> None:
    app = open_shell(WIDE)
    hands = Hands(app, sit_down(app, described()))
    hands.until("study")
    left = hands.scene
    hands.until("choose")
    shown = hands.scene
    assert shown is not left
    laid: list[Any] = []
    for scene in (left, shown):
        monkeypatch.setattr(scene, "arrange", lambda scene=scene: laid.append(scene))
    app.settings.text_size = 150
    frames(4)
    assert set(laid) == {shown}
