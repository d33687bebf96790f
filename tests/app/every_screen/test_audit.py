"""The audit finds what it is there to find: a screen that passes has really been looked at."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.graphics import Color, Rectangle
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.slider import Slider
from kivy.uix.widget import Widget

from tests.app.every_screen.audit import audit
from tests.app.every_screen.colour_vision import EYES, apart, contrast, seen
from tests.app.fingers import frames

pytestmark = [pytest.mark.ui, pytest.mark.painted]
CREAM, DARK = (0.97, 0.91, 0.78, 1), (0.05, 0.04, 0.03, 1)


class Named(Slider):
    title = "Volume"


@pytest.fixture
def page(show: Callable[..., Any]) -> Callable[..., list[str]]:
    """Give page(*widgets): the faults of these widgets on a dark sheet of 400 x 400."""

    def faults(*widgets: Any) -> list[str]:
        sheet = FloatLayout()
        with sheet.canvas.before:
            Color(*DARK)
            Rectangle(size=(400, 400))
        for widget in widgets:
            sheet.add_widget(widget)
        show(sheet, (400, 400))
        return audit(sheet)

    return faults


def button(
    text: str = "Go", size: tuple[float, float] = (120, 50), pos: tuple[float, float] = (20, 20), **more: Any
) -> Button:
    return Button(text=text, size_hint=(None, None), size=size, pos=pos, font_size=17, **more)


def label(text: str, size: tuple[float, float] = (300, 40), **more: Any) -> Label:
    given = {"color": CREAM, "font_size": 17, "pos": (20, 200), **more}
    return Label(text=text, size_hint=(None, None), size=size, **given)


def test_a_good_page_has_no_faults(page: Any) -> None:
    assert page(button(), label("The night is long")) == []


def test_a_target_below_48_is_found(page: Any) -> None:
    assert "only 120 x 40" in page(button(size=(120, 40)))[0]


def test_a_target_outside_the_window_is_found(page: Any) -> None:
    assert any("outside" in fault for fault in page(button(pos=(20, -10))))


def test_a_target_at_the_side_is_found(page: Any) -> None:
    assert any("sticks out" in fault for fault in page(button(pos=(330, 20))))


def test_two_targets_under_one_finger_are_found(page: Any) -> None:
    assert page(button(), button("Stop", pos=(100, 40))) == [
        "Button 'Go' and Button 'Stop' lie over each other"
    ]


def test_a_control_within_a_control_must_say_the_same(page: Any) -> None:
    outer = button("Open", size=(300, 100), pos=(20, 20))
    inner = button("Close", pos=(30, 30))
    outer.add_widget(inner)
    assert any("lie over each other" in fault for fault in page(outer))
    inner.text = "Open"
    assert audit(outer.parent, with_ink=False) == []


def test_a_target_without_a_name_is_found(page: Any) -> None:
    nameless = Slider(size_hint=(None, None), size=(200, 48))
    assert "neither title nor text" in page(nameless)[0]
    assert page(Named(size_hint=(None, None), size=(200, 48))) == []


def test_a_cut_label_is_found(page: Any) -> None:
    assert "needs" in page(label("a line that is far too long for its place", size=(80, 30)))[0]


def test_lines_that_were_dropped_are_found(page: Any) -> None:
    words = label("one two three four five six seven", size=(60, 50))
    words.text_size = words.size
    assert any("needs a height" in fault for fault in page(words))


def test_a_shortened_label_is_found(page: Any) -> None:
    words = label("a name that is far too long", size=(80, 30), shorten=True)
    words.text_size = (80, None)
    assert any("is shortened" in fault for fault in page(words))


def test_a_torn_word_is_found(page: Any) -> None:
    words = label("Kaleidoscope", size=(40, 200))
    words.text_size = (40, None)
    assert any("does not fit" in fault for fault in page(words))


def test_small_type_is_found(page: Any) -> None:
    assert "smaller than 15" in page(label("fine print", font_size=12))[0]


def test_pale_words_are_found(page: Any) -> None:
    assert "contrast" in page(label("hardly there", color=(0.3, 0.28, 0.25, 1)))[0]


def test_words_on_a_bright_sheet_are_measured_against_that_sheet(page: Any) -> None:
    bright = Widget(size_hint=(None, None), size=(400, 200), pos=(0, 150))
    with bright.canvas:
        Color(1, 0.8, 0.4, 1)
        Rectangle(size=(400, 200), pos=(0, 150))
    assert any("contrast" in fault for fault in page(bright, label("cream on gold")))


def test_large_words_need_less_contrast(page: Any) -> None:
    tone = (0.45, 0.42, 0.38, 1)
    assert page(label("large", font_size=26, color=tone, size=(300, 60))) == []
    assert page(label("small", font_size=17, color=tone, pos=(20, 300))) != []


def test_covered_words_are_found(page: Any) -> None:
    lid = Widget(size_hint=(None, None), size=(400, 400))
    with lid.canvas:
        Color(*DARK)
        Rectangle(size=(400, 400))
    assert "cannot be seen" in page(label("under the lid"), lid)[0]


def test_what_lies_further_down_is_scrolled_to(page: Any) -> None:
    column = BoxLayout(orientation="vertical", size_hint_y=None, height=1200)
    for number in range(12):
        column.add_widget(button(f"Row {number}", size_hint_y=None, height=30 if number == 11 else 60))
    scroll = ScrollView(size_hint=(None, None), size=(400, 300))
    scroll.add_widget(column)
    faults = page(scroll)
    assert [fault for fault in faults if "Row 11" in fault and "only" in fault]
    assert not [fault for fault in faults if "outside" in fault]


def test_what_cannot_be_scrolled_to_is_found(page: Any) -> None:
    column = BoxLayout(size_hint_y=None, height=600)
    column.add_widget(button("Lost", size_hint_y=None, height=60))
    scroll = ScrollView(size_hint=(None, None), size=(400, 300), do_scroll_y=False, scroll_y=1)
    scroll.add_widget(column)
    assert any("Lost" in fault and "outside" in fault for fault in page(scroll))


def test_words_are_back_after_they_were_measured(page: Any) -> None:
    words = label("still here")
    page(words)
    frames(1)
    assert words.canvas.children[-1].size == tuple(words.texture_size)


def test_contrast_runs_from_1_to_21() -> None:
    assert contrast((0, 0, 0), (1, 1, 1)) == pytest.approx(21)
    assert contrast((0.5, 0.5, 0.5), (0.5, 0.5, 0.5)) == 1


@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, 2.5, 0), (50, 0, -2.5), 4.3065),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.9730, -42.5619), 2.0373),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_distances_are_those_of_the_published_test_data(one: Any, other: Any, distance: float) -> None:
    assert apart(one, other) == pytest.approx(distance, abs=1e-4)


def test_red_and_green_are_close_for_eyes_without_red() -> None:
    red, green = (0.6, 0.25, 0.1), (0.3, 0.4, 0.1)
    assert apart(seen(red, "normal"), seen(green, "normal")) > 30
    assert apart(seen(red, "deuteranopia"), seen(green, "deuteranopia")) < 10
    assert set(EYES) == {"normal", "protanopia", "deuteranopia", "tritanopia"}
