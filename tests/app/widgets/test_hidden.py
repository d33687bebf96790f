"""What nobody can see costs nothing."""

from typing import Any

import pytest
from kivy.graphics import Callback
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from app.widgets.hidden import Hidden
from tests.app.fingers import frames


class Cover(Hidden, Widget):
    """A cover that counts how often it is drawn."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.drawn = 0
        self.canvas.add(Callback(self._count))

    def _count(self, _callback: Any) -> None:
        self.drawn += 1


@pytest.fixture
def cover(window: Any) -> Any:
    """A cover without opacity between two other widgets."""
    root, found = FloatLayout(), Cover(opacity=0)
    for widget in (Widget(), found, Widget()):
        root.add_widget(widget)
    window.add_widget(root)
    frames(3)
    yield found
    window.remove_widget(root)


def _redraw(cover: Cover) -> None:
    cover.parent.canvas.ask_update()
    frames(1)


def test_a_cover_without_opacity_is_not_drawn(cover: Cover) -> None:
    before = cover.drawn
    _redraw(cover)
    assert cover.drawn == before


def test_a_cover_that_appears_is_drawn_between_its_neighbours(cover: Cover) -> None:
    before = cover.drawn
    cover.opacity = 0.5
    frames(2)
    assert cover.drawn > before
    above, _, below = cover.parent.children
    sheets = cover.parent.canvas
    assert sheets.indexof(below.canvas) < sheets.indexof(cover.canvas) < sheets.indexof(above.canvas)


def test_a_cover_that_vanishes_again_is_drawn_no_more(cover: Cover) -> None:
    cover.opacity = 1
    frames(2)
    cover.opacity = 0
    frames(2)
    before = cover.drawn
    _redraw(cover)
    assert cover.drawn == before


def test_a_cover_that_is_not_drawn_can_be_given_away(cover: Cover) -> None:
    parent = cover.parent
    parent.remove_widget(cover)
    cover.opacity = 1
    frames(1)
    assert cover.canvas not in parent.canvas.children
