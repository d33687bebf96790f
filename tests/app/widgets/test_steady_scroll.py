"""A page that scrolls comes to rest on its words, however long the device was away."""

import pytest
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from app.rulebook.passages import Passages
from app.widgets.page import Page
from app.widgets.steady_scroll import SteadyScroll, SteadyScrollView

pytestmark = pytest.mark.ui


def pulled(room: float) -> SteadyScroll:
    """A page that was drawn beyond its end and let go."""
    effect = SteadyScroll(min=0, max=-room)
    effect.value = effect.min + 150
    effect.velocity = 900
    return effect


@pytest.mark.parametrize("asleep", [0.0, 0.3, 2.0, 60.0, 86_400.0])
def test_a_bounce_interrupted_by_a_pause_ends_within_the_page(house, asleep):
    effect = pulled(400)
    for seconds in [1 / 60] * 3 + [asleep] + [1 / 60] * 600:
        effect.update_velocity(seconds)
        assert -1000 <= effect.value <= 600
    assert -400 <= effect.value <= 0
    assert effect.velocity == 0


def test_everything_that_scrolls_does_so_steadily(house, show):
    page, scroll = Page(), ScrollView()
    scroll.add_widget(Widget(size_hint_y=None, height=3000))
    page.add_widget(scroll)
    show(page)
    assert isinstance(scroll.effect_y, SteadyScroll)


@pytest.mark.parametrize("kind", [SteadyScrollView, Passages])
def test_however_often_a_page_is_scrolled_one_listener_knows_the_colour_of_its_bar(house, show, kind):
    scroll = kind()
    if kind is SteadyScrollView:
        scroll.add_widget(Widget(size_hint_y=None, height=3000))
    show(scroll)
    for step in range(20):
        scroll.scroll_y = step / 20
    assert len(scroll.get_property_observers("bar_color")) <= 1
