"""What rests is drawn once, and looks as if it were drawn every time."""

from typing import Any

import pytest
from kivy.graphics import Callback, Canvas, Color, Rectangle
from kivy.uix.widget import Widget

from app.widgets.cached_picture import CachedPicture
from tests.app.fingers import frames

pytestmark = [pytest.mark.ui, pytest.mark.painted]

SIZE = (64, 48)


class Scene:
    """A widget that shows one canvas through a picture, and something beside it that moves."""

    def __init__(self, window: Any) -> None:
        self.widget = Widget(size_hint=(None, None), size=SIZE)
        self.still, self.part, self.drawn = CachedPicture(), Canvas(), 0
        with self.part:
            Callback(self._count)
            self.colour = Color(1, 0, 0, 0.5)
            Rectangle(pos=(0, 0), size=SIZE)
        with self.widget.canvas:
            Color(0, 0, 1, 1)
            self.moving = Rectangle(pos=(0, 0), size=SIZE)
        self.still.hold(self.part)
        self.still.fit(*SIZE)
        self.widget.canvas.add(self.still)
        window.add_widget(self.widget)

    def _count(self, _callback: Any) -> None:
        self.drawn += 1

    def pixel(self, tmp_path: Any) -> tuple[int, ...]:
        from PIL import Image

        path = str(tmp_path / "still.png")
        self.widget.export_to_png(path)
        return Image.open(path).getpixel((20, 20))


@pytest.fixture
def scene(window: Any) -> Any:
    """A scene in the window."""
    found = Scene(window)
    frames(3)
    yield found
    window.remove_widget(found.widget)


def test_a_part_that_rests_is_not_drawn_again_while_something_else_moves(scene: Scene) -> None:
    before = scene.drawn
    for step in range(10):
        scene.moving.pos = (step, 0)
        frames(1)
    assert scene.drawn == before


def test_a_part_that_changes_is_drawn_again(scene: Scene, tmp_path: Any) -> None:
    before = scene.drawn
    scene.colour.rgba = (0, 1, 0, 1)
    frames(2)
    assert scene.drawn > before
    assert scene.pixel(tmp_path)[:3] == pytest.approx((0, 255, 0), abs=3)


def test_half_a_veil_mixes_with_what_lies_below_as_if_drawn_there(scene: Scene, tmp_path: Any) -> None:
    assert scene.pixel(tmp_path)[:3] == pytest.approx((127, 0, 127), abs=4)


def test_a_part_that_is_let_go_is_gone_from_the_picture(scene: Scene, tmp_path: Any) -> None:
    assert scene.still.let_go(scene.part)
    assert not scene.still.let_go(scene.part)
    frames(2)
    assert scene.pixel(tmp_path)[:3] == pytest.approx((0, 0, 255), abs=3)


def test_forgotten_textures_are_drawn_again(scene: Scene) -> None:
    before = scene.drawn
    scene.still.renew()
    frames(2)
    assert scene.drawn > before
