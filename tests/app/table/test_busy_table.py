"""A table on which something moves draws only that: nothing that rests is made again."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.graphics import Callback
from kivy.graphics.instructions import InstructionGroup, VertexInstruction
from kivy.uix.label import Label

from engine import GAMES, Session
from engine.core import dice
from tests.app.fingers import frames, resize, settle, wait
from tests.app.real_games import offer, open_table
from tests.app.sizes import PHONE, WIDE
from tests.app.table.sitting import sit_down

LIGHT = (1.0, 0.8, 0.4, 1.0)
BUSY_FRAMES = 20
MOST_DRAWS = 12
"""Of a real table in the middle of a game. Each costs a frame more than hundreds of triangles do."""
ACTIONS = 60
PEOPLE = (("Mira", "blue"), ("Odo", "red"), ("Lene", "bone"), ("Kasimir", "green"))
QUIET_SECONDS = 1.2
"""So long nothing is drawn again at a table that has come to rest: bars of scrolled lists fade before."""


class Counted:
    """How often the resting picture, the window and the words of a table are made."""

    def __init__(self, page: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.rested = self.drawn = self.worded = 0
        self.page, written = page, Label.texture_update
        page.ids.desk._below.hold(Callback(lambda _: self._count("rested")))
        page.board.canvas.add(Callback(lambda _: self._count("drawn")))

        def write(label: Any, *largs: Any) -> None:
            self._count("worded")
            written(label, *largs)

        monkeypatch.setattr(Label, "texture_update", write)
        settle(self._rests)

    def _rests(self) -> bool:
        before = self.rested, self.worded
        self.page.board.overlay.marks.flash([0], LIGHT)
        wait(QUIET_SECONDS)
        return before == (self.rested, self.worded)

    def _count(self, name: str) -> None:
        setattr(self, name, getattr(self, name) + 1)

    def while_it_is_busy(self) -> tuple[int, int, int]:
        """Let cells flash for some frames and give the three counts of that time."""
        before = self.rested, self.drawn, self.worded
        self.page.board.overlay.marks.flash([0], LIGHT)
        frames(BUSY_FRAMES)
        after = self.rested, self.drawn, self.worded
        return after[0] - before[0], after[1] - before[1], after[2] - before[2]


@pytest.fixture(params=[PHONE, WIDE], ids=["phone", "wide"])
def counted(
    request: pytest.FixtureRequest, open_shell: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> Counted:
    """A table of two, counted, that has come to rest."""
    app = open_shell(request.param, animation="normal")
    page = sit_down(app, ("", ""))
    settle(lambda: not app.navigator.transition.is_active and not page.board.moving)
    return Counted(page, monkeypatch)


def test_nothing_that_rests_is_drawn_or_written_again_while_the_board_is_busy(counted: Counted) -> None:
    rested, drawn, worded = counted.while_it_is_busy()
    assert drawn > BUSY_FRAMES // 2
    assert (rested, worded) == (0, 0)


def test_a_camera_that_moves_draws_the_floor_again(counted: Counted) -> None:
    before = counted.rested
    counted.page.board.zoom_in()
    frames(2)
    assert counted.rested > before


def test_another_sentence_is_written_and_drawn(counted: Counted) -> None:
    rested, worded = counted.rested, counted.worded
    counted.page.ids.desk.ids.strip.sentence = "something else"
    frames(3)
    assert counted.rested > rested
    assert counted.worded > worded


def test_a_raised_curtain_and_a_silent_toast_are_not_drawn(open_shell: Callable[..., Any]) -> None:
    app = open_shell()
    page = sit_down(app, ("", "medium"))
    frames(3)
    for cover in (page.ids.curtain.__self__, app.toast):
        assert not cover.opacity
        assert cover.canvas not in cover.parent.canvas.children


def test_only_a_prompt_that_lies_on_the_board_is_drawn_above_it(open_shell: Callable[..., Any]) -> None:
    desk = sit_down(open_shell(WIDE), ("", "")).ids.desk
    for side in (0, 1, 2, 3):
        desk.face(side)
        frames(3)
        assert desk._above not in desk.canvas.after.children
    desk.face(0)
    desk.ids.strip.mark, desk.ids.strip.sentence = "", "what everybody hears, and at length " * 20
    settle(lambda: desk._above in desk.canvas.after.children)


def test_a_turned_device_keeps_one_picture_of_all_that_rests(open_shell: Callable[..., Any]) -> None:
    desk = sit_down(open_shell(PHONE), ("", "")).ids.desk
    resize(*WIDE)
    frames(3)
    assert tuple(desk._below._sheet.size) == WIDE
    assert tuple(desk._below._sheet.pos) == (0, 0)


def draws(group: InstructionGroup) -> int:
    """How often the device is asked to draw for what a group holds."""
    return sum(
        draws(child) if isinstance(child, InstructionGroup) else isinstance(child, VertexInstruction)
        for child in group.children
    )


@pytest.mark.parametrize("key", ["night_cage", "finstere_flure"])
def test_a_whole_table_that_moves_is_a_handful_of_draws(open_shell: Callable[..., Any], key: str) -> None:
    app = open_shell(WIDE)
    offer(app, key)
    page = open_table(app, half_played(key), PEOPLE)
    frames(3)
    assert len(list(page.board.pieces)) >= 4
    assert 3 <= draws(page.board.scene.canvas) <= MOST_DRAWS


def half_played(key: str) -> Session:
    """A game of four after some turns, played by its own rule of thumb."""
    session, luck = Session.new(GAMES[key], 4, 3), dice.seeded(3)
    while len(session.log) < ACTIONS:
        seat = session.deciders[0]
        action, luck = session.game.policy(session.state, seat, luck)
        session.play(seat, action)
    return session
