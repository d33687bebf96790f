"""Whoever watches a game again can run it, walk through it and branch off: in every game, in every window."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.metrics import dp

from app.games import kits
from app.table.after.replay import ReplayBar
from app.table.players import Player
from engine import GAMES, Session
from tests.app.complaints import Complaints
from tests.app.every_screen.open.miniature import HUES, NAMES
from tests.app.fingers import frames, resize, tap_on
from tests.app.real_games import keep, offer
from tests.app.sizes import DESKTOP, LEAST_LOW, LOW, PHONE, SHORT, SMALL, TALL, WIDE

pytestmark = pytest.mark.ui
MOVES = 12
PLAYED = [key for key, kit in kits().items() if kit.table and key in GAMES]
"""The games that are played at a table here."""


def watched(app: Any, key: str) -> Any:
    """The replay of a young table of a game."""
    offer(app, key)
    session = Session.new(GAMES[key], 4, 1)
    players = [Player(name, hue)._asdict() for name, hue in zip(NAMES, HUES, strict=True)]
    session.table = {"players": players, "name": ""}
    for _ in range(MOVES):
        seat = session.deciders[0]
        session.play(seat, session.legal(seat)[0])
    app.go("replay", name=keep(app, session))
    frames(6)
    return app.navigator.page


def in_sight(widget: Any, size: tuple[int, int]) -> bool:
    """Whether all of a widget lies in the window, is drawn, and can be pressed."""
    left, bottom = widget.to_window(widget.x, widget.y)
    inside = (
        left >= 0 and bottom >= 0 and left + widget.width <= size[0] and bottom + widget.height <= size[1]
    )
    seen = all(each.opacity for each in (widget, widget.parent, widget.parent.parent))
    return inside and seen and min(widget.size) >= 48 and not widget.disabled


@pytest.mark.parametrize("key", PLAYED)
def test_every_games_replay_has_its_controls_in_every_window(
    open_shell: Callable[..., Any], key: str
) -> None:
    page = watched(open_shell(PHONE), key)
    controls = page.ids.bar.ids
    for size in (PHONE, TALL, WIDE, DESKTOP, SHORT, LOW, LEAST_LOW, SMALL):
        resize(*size)
        frames(4)
        hidden = [name for name in ("back", "run", "on", "slider") if not in_sight(controls[name], size)]
        ways = [name for name in ("branch", "branch_icon") if in_sight(controls[name], size)]
        assert (hidden, len(ways)) == ([], 1), (key, size)


@pytest.mark.parametrize("key", PLAYED)
def test_a_finger_walks_through_any_game(open_shell: Callable[..., Any], key: str) -> None:
    page = watched(open_shell(PHONE), key)
    tap_on(page.ids.bar.ids.on)
    tap_on(page.ids.bar.ids.on)
    tap_on(page.ids.bar.ids.back)
    assert page.step == 1
    tap_on(page.ids.bar.ids.run)
    assert page.running


def test_a_bar_of_any_width_knows_whether_it_is_low(house: Any, show: Callable[..., Any]) -> None:
    """Words that fit beside a narrow edge only: the bar went to and fro between its two forms for ever."""
    bar = ReplayBar(size_hint=(None, None))
    show(bar)
    with Complaints() as complaints:
        for height in (dp(186), dp(194)):
            for width in range(200, 340, 2):
                bar.size = dp(width), height
                frames(2)
    complaints.speak_up()
